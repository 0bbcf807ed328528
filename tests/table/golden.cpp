#include "golden.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>

#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

namespace fs = std::filesystem;

constexpr int widest = 560;
constexpr int shade = 8;               // steps in which a channel is kept
constexpr int noticed = 40;            // how far a channel must be off to count
constexpr double most_noticed = 0.002; // share of pixels
constexpr double most_off = 1.5;       // mean of all channels

QImage kept(const QImage& whole) {
    QImage small = whole.width() > widest ? whole.scaledToWidth(widest, Qt::SmoothTransformation) : whole;
    small = small.convertToFormat(QImage::Format_RGB32);
    const auto step = [](int channel) { return std::min(255, (channel + shade / 2) / shade * shade); };
    for (int y = 0; y < small.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(small.scanLine(y));
        for (int x = 0; x < small.width(); ++x) line[x] = qRgb(step(qRed(line[x])), step(qGreen(line[x])), step(qBlue(line[x])));
    }
    return small;
}

std::string difference(const QImage& now, const QImage& before) {
    if (now.size() != before.size()) return "it has another size";
    long long sum = 0, far = 0;
    for (int y = 0; y < now.height(); ++y) {
        for (int x = 0; x < now.width(); ++x) {
            const QRgb a = now.pixel(x, y), b = before.pixel(x, y);
            const int off[] = {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))};
            sum += off[0] + off[1] + off[2];
            far += *std::max_element(off, off + 3) > noticed;
        }
    }
    const double pixels = static_cast<double>(now.width()) * now.height();
    const double share = static_cast<double>(far) / pixels, mean = static_cast<double>(sum) / pixels / 3;
    if (share <= most_noticed && mean <= most_off) return {};
    return std::to_string(share * 100) + " % of it looks different, by " + std::to_string(mean) + " on average";
}

}  // namespace

std::string compare_with_golden(const QImage& whole, const std::string& name) {
    const QImage now = kept(whole);
    const fs::path file = fs::path(SITDOWN_GOLDEN_PICTURES) / (name + ".png");
    const char* wish = std::getenv("SITDOWN_GOLDEN");
    if (wish && std::string(wish) == "update") {
        // What is as good as before keeps its bytes.
        const QImage before(to_qt(file.string()));
        if (!before.isNull() && difference(now, before).empty()) return {};
        fs::create_directories(file.parent_path());
        return now.save(to_qt(file.string()), "PNG", 0) ? std::string() : "it could not be written to " + file.string();
    }
    const QImage before(to_qt(file.string()));
    std::string wrong = before.isNull() ? "there is no such picture yet" : difference(now, before);
    if (wrong.empty()) return {};
    const fs::path shown = fs::path(SITDOWN_BUILD) / "golden-now" / (name + ".png");
    fs::create_directories(shown.parent_path());
    now.save(to_qt(shown.string()), "PNG");
    return name + ": " + wrong + ". Look at " + shown.string() + "; if it is right, run the test again with SITDOWN_GOLDEN=update.";
}

}  // namespace sitdown::host
