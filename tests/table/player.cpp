#include "player.hpp"

#include <catch2/catch.hpp>

namespace sitdown::host {

std::vector<QQuickItem*> Player::lit() {
    std::vector<QQuickItem*> out;
    for (QQuickItem* item : stage_.items()) {
        if (!item->inherits("QQuickMouseArea") || !item->property("reference").isValid()) continue;
        const QString light = item->property("light").toString();
        if ((light == "legal" || light == "target") && seen(item)) out.push_back(item);
    }
    return out;
}

// The rest of a long list is behind "N more".
void Player::press(const QString& label) {
    const QString name = "choice:" + label;
    if (!stage_.shown(name)) {
        for (QQuickItem* item : stage_.items()) {
            if (!seen(item) || !item->objectName().startsWith("choice:") || !item->objectName().endsWith(" more")) continue;
            stage_.click(item);
            break;
        }
    }
    stage_.click(name);
}

// A choice of its own at once; a verb only changes the lens, so it is pressed now and then.
bool Player::press_a_button() {
    const QVariantList buttons = stage_.table()->buttons();
    std::vector<QVariantMap> possible;
    for (const QVariant& each : buttons) {
        if (buttons.size() == 1 || !each.toMap().value("lens").toBool()) possible.push_back(each.toMap());
    }
    if (possible.empty()) return false;
    press(any(possible).value("label").toString());
    return true;
}

bool Player::act() {
    LiveTable* table = stage_.table();
    stage_.settle();
    if (table->curtain()) {
        stage_.hold("curtainHold", [&] { return !table->curtain(); });
        return true;
    }
    if (table->over()) return false;
    const QVariantMap ready = table->ready();
    if (!ready.isEmpty()) {
        if (ready.contains("range")) stage_.click("amountButton");
        else press(ready.value("text").toString());
        return true;
    }
    const QVariantList menu = table->menu();
    if (!menu.isEmpty()) {
        press(any(menu).toMap().value("label").toString());
        return true;
    }
    auto things = lit();
    while (!things.empty() && rng_.below(6) != 0) {
        auto& thing = any(things);
        if (stage_.within_reach(thing)) {
            stage_.click(thing);
            return true;
        }
        std::swap(thing, things.back());
        things.pop_back();
    }
    INFO("nothing of what is asked can be clicked: " << table->prompt().toStdString());
    REQUIRE(press_a_button());
    return true;
}

}  // namespace sitdown::host
