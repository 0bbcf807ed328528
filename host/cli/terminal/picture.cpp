#include "host/cli/terminal/picture.hpp"

#include <algorithm>
#include <map>

#include "host/cli/terminal/places.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {

using Json = nlohmann::json;

namespace {

class Painter {
public:
    Painter(const Json& view, const Lexicon& lexicon, const Company& company, const Paper& paper)
        : view_(view), lexicon_(lexicon), company_(company), paper_(paper), places_(view, lexicon, company) {}

    std::string paint() {
        std::string out = headline();
        out += table();
        for (const std::uint32_t seat : seats()) out += panel(seat);
        out += leftovers();
        out += focus();
        return out;
    }

private:
    std::string headline() const {
        std::vector<std::string> parts = {lexicon_.manifest().value("title", "")};
        if (const int round = view_.value("round", 0); round > 0) parts.push_back("round " + std::to_string(round));
        if (view_.contains("phase") && view_.at("phase").is_string())
            parts.push_back(lexicon_.phase(view_.at("phase")));
        const std::string title = "── " + join(parts, " · ") + " ";
        const std::size_t used = columns_of(title);
        std::string line = title;
        for (std::size_t n = used; n < paper_.width; ++n) line += "─";
        return paper_.ink(Ink::title, line) + "\n";
    }

    std::string table() {
        std::vector<std::vector<std::string>> rows;
        std::vector<std::string> stacks;
        std::string boards;
        for (const Json& component : lexicon_.components().at("components")) {
            if (component.value("owner", "table") == "seat") continue;
            if (component.value("kind", "") == "board") boards += places_.board(component, std::nullopt, paper_);
            else if (auto many = places_.stack(component, std::nullopt)) stacks.push_back(*many);
            else if (auto text = places_.line(component, std::nullopt))
                rows.push_back({paper_.ink(Ink::dim, name_of(component)), *text});
        }
        if (!stacks.empty()) rows.push_back({paper_.ink(Ink::dim, "Face down"), join(stacks, " · ")});
        return aligned(rows, paper_.width, " ") + boards;
    }

    // The others in seat order, and last the one who looks, next to his choices.
    std::vector<std::uint32_t> seats() const {
        std::vector<std::uint32_t> order;
        for (const Json& seat : part(view_, "order")) order.push_back(seat.get<std::uint32_t>());
        for (std::uint32_t seat = 0; seat < company_.names.size(); ++seat) {
            if (std::find(order.begin(), order.end(), seat) == order.end()) order.push_back(seat);
        }
        if (const Json viewer = view_.value("viewer", Json()); viewer.is_number()) {
            const auto own = std::find(order.begin(), order.end(), viewer.get<std::uint32_t>());
            if (own != order.end()) std::rotate(own, own + 1, order.end());
        }
        return order;
    }

    std::string panel(std::uint32_t seat) {
        std::vector<std::string> facts;
        std::vector<std::vector<std::string>> rows;
        std::string boards;
        for (const Json& component : lexicon_.components().at("components")) {
            // A track of the table may have a marker for each seat.
            if (auto fact = places_.fact(component, seat)) facts.push_back(*fact);
            else if (component.value("owner", "table") != "seat") continue;
            else if (component.value("kind", "") == "board") boards += places_.board(component, seat, paper_);
            else if (auto text = places_.line(component, seat))
                rows.push_back({"    " + paper_.ink(Ink::dim, name_of(component)), *text});
        }
        for (const std::string& mark : places_.marks("seat:" + std::to_string(seat)))
            facts.push_back(paper_.ink(Ink::number, mark));
        const std::string head =
            " " + paper_.seat(seat, company_.sign(seat) + " " + company_.names[seat]) + (facts.empty() ? "" : "  ");
        return "\n" + paragraph(head, join(facts, " · "), paper_.width) + aligned(rows, paper_.width) + boards;
    }

    // Whatever the module shows at a place that no component above has taken.
    std::string leftovers() {
        std::vector<std::vector<std::string>> rows;
        for (const auto& [name, text] : places_.unused()) rows.push_back({paper_.ink(Ink::dim, name), text});
        return rows.empty() ? "" : "\n" + aligned(rows, paper_.width, " ");
    }

    std::string focus() {
        std::string out;
        for (const Json& frame : part(view_, "focus")) {
            std::string text = frame.value("text", "");
            const std::string at = frame.contains("at") ? places_.title(frame.at("at")) : "";
            if (!at.empty()) text = text.empty() ? at : at + ": " + text;
            if (!text.empty()) out += paragraph(" " + paper_.ink(Ink::number, "▸ "), text, paper_.width);
        }
        return out.empty() ? out : "\n" + out;
    }

    const Json& view_;
    const Lexicon& lexicon_;
    const Company& company_;
    const Paper& paper_;
    Places places_;
};

}  // namespace

std::string picture(const Json& view, const Lexicon& lexicon, const Company& company, const Paper& paper) {
    return Painter(view, lexicon, company, paper).paint();
}

}  // namespace sitdown::host::cli
