//! Words the first screen of a verdict, which the start script draws until the page does: the tree of elements that the
//! page draws too.

use answer::{Answer, Asks, Chip, Mark, Next};
use page::model::seal::Seal;
use page::model::{mark, paths};
use serde::Serialize;
use words::{Answered, Card, catalogue, say};

/// The first screen of an answer, as the start script reads it (src/ui/shell/first.js).
#[derive(Serialize)]
struct Screen {
    /// The tag of its language.
    language: &'static str,
    /// The title of the tab.
    title: String,
    /// The announcement of the verdict.
    said: String,
    /// The page's promise, next to its name.
    promise: &'static str,
    /// The mark of a sample.
    sample: &'static str,
    /// The sentence for a page that does not come.
    rest: &'static str,
    /// The words of the link that loads the page again.
    reload: &'static str,
    /// The verdict.
    verdict: Node,
    /// The button that confirms the report on the blockchain, if that is its first button.
    actions: Vec<Node>,
    /// The questions with their answers.
    questions: Node,
}

/// An element or a text. In JSON an element is a list: its tag, its attributes, and its children.
#[derive(Serialize)]
#[serde(untagged)]
enum Node {
    Element(&'static str, Vec<Attribute>, Vec<Node>),
    Text(String),
}

/// The name and the value of an attribute.
type Attribute = (&'static str, String);

/// The first screen of a check without a verdict.
pub const NONE: &str = "null";

/// The message before a first screen: the payload has come whole.
pub const ARRIVED: &str = "true";

/// Returns the first screen of an answer as JSON.
pub fn of(answer: &Answer) -> String {
    let card = Card::of(answer);
    let screen = Screen {
        language: catalogue::language().tag(),
        title: words::verdict::document_title(answer),
        said: words::verdict::verdict_said(answer, &card.after),
        promise: say!(frame_promise),
        sample: say!(about_sample_mark),
        rest: say!(part_rest_missing),
        reload: say!(trouble_reload),
        verdict: verdict(answer, card),
        actions: actions(answer),
        questions: questions(answer),
    };
    // Every key is a text, so writing cannot fail.
    serde_json::to_string(&screen).unwrap_or_default()
}

/// Returns an element.
fn element(tag: &'static str, attributes: &[(&'static str, &str)], children: Vec<Node>) -> Node {
    let attributes = attributes.iter();
    let attributes = attributes.map(|(name, value)| (*name, (*value).to_owned()));
    Node::Element(tag, attributes.collect(), children)
}

/// Returns an element without children.
fn alone(tag: &'static str, attributes: &[(&'static str, &str)]) -> Node {
    element(tag, attributes, Vec::new())
}

/// Returns an element of this class.
fn of_class(tag: &'static str, class: &str, children: Vec<Node>) -> Node {
    element(tag, &[("class", class)], children)
}

/// Returns a text as the only child of an element.
fn text(words: impl Into<String>) -> Vec<Node> {
    vec![Node::Text(words.into())]
}

/// Returns a text whose direction of reading is isolated from the text around it.
fn apart(words: String) -> Vec<Node> {
    vec![element("bdi", &[], text(words))]
}

fn verdict(answer: &Answer, card: Card) -> Node {
    let heading = element("span", &[], text(card.heading));
    let mut head = vec![element("h1", &[], vec![seal(answer), heading])];
    head.extend(chips(&card));
    if let Some(words) = card.beneath {
        head.push(of_class("p", "verdict-beneath", apart(words)));
    }
    let mut lines = vec![of_class("p", "verdict-lead", apart(card.lead))];
    let mut note = |name, value, words: Option<String>| {
        if let Some(words) = words {
            lines.push(element(
                "p",
                &[("class", "note"), (name, value)],
                text(words),
            ));
        }
    };
    note("data-limits", "", card.limits);
    note("data-server", "no", card.server_says_no.map(Into::into));
    note("data-tool-mark", "", card.tool_mark.map(Into::into));
    if answer.failed().is_some() {
        // This keeps the place of the difference.
        lines.push(of_class("div", "mismatch", Vec::new()));
    }
    element(
        "div",
        &[
            ("class", "verdict"),
            ("data-verdict", answer.report.verdict.name()),
        ],
        vec![
            of_class("div", "verdict-head", head),
            of_class("div", "verdict-words", lines),
        ],
    )
}

fn seal(answer: &Answer) -> Node {
    let seal = Seal::of(Some(answer.headline));
    let path = |class, d| alone("path", &[("class", class), ("d", d)]);
    let mut shapes = vec![match seal.rays {
        0 => alone(
            "circle",
            &[
                ("class", "unsealed"),
                ("cx", "32"),
                ("cy", "32"),
                ("r", "28.5"),
                ("stroke-dasharray", "3.6 3.56"),
            ],
        ),
        _ => alone(
            "path",
            &[
                ("class", "rays"),
                ("transform", "scale(.01)"),
                ("d", &seal.rayed()),
            ],
        ),
    }];
    if let Some([ring, fine]) = seal.rings {
        shapes.extend([path("ring", ring), path("ring fine", fine)]);
    }
    shapes.push(path("sign", seal.sign));
    let attributes = [
        ("class", "seal"),
        ("viewBox", "0 0 64 64"),
        ("aria-hidden", "true"),
    ];
    element("svg", &attributes, shapes)
}

fn chips(card: &Card) -> Option<Node> {
    let chips = card.chips.iter().filter(|(chip, _)| *chip != Chip::Sample);
    let each = chips.map(|(chip, words)| {
        let words = text(*words);
        element("li", &[("data-chip", chip.name())], words)
    });
    let each: Vec<_> = each.collect();
    (!each.is_empty()).then(|| of_class("ul", "chips", each))
}

/// Returns the button that opens the form to confirm (src/ui/components/confirm.rs), with the room of the button that the
/// page draws next to it. A press opens a sentence, in whose place the page draws the form.
fn actions(answer: &Answer) -> Vec<Node> {
    if answer.next != Next::Confirm(Asks::Contract) {
        return Vec::new();
    }
    let button = [("class", "button primary"), ("data-action", "confirm")];
    let button = element("summary", &button, text(say!(endpoints_ask)));
    let coming = of_class("p", "note form-comes", text(say!(endpoints_form_comes)));
    let confirm = [("class", "confirm first"), ("id", paths::CONFIRM)];
    let room = [("class", "button room"), ("aria-hidden", "true")];
    vec![
        element("details", &confirm, vec![button, coming]),
        element("span", &room, text(say!(share_more))),
    ]
}

fn questions(answer: &Answer) -> Node {
    let heading = text(say!(questions_heading));
    let mut all = vec![element(
        "h2",
        &[("class", "unseen"), ("id", "questions")],
        heading,
    )];
    all.extend(Answered::all(answer, words::cause::cause_before_reading).map(question));
    let attributes = [("class", "questions"), ("aria-labelledby", "questions")];
    element("section", &attributes, all)
}

fn question(said: Answered) -> Node {
    let lines = vec![
        element("h3", &[], text(said.question)),
        of_class("span", "question-answer", apart(said.answer)),
    ];
    let summary = vec![mark(said.mark), of_class("span", "question-words", lines)];
    let attributes = [
        ("class", "question"),
        ("id", said.group.name()),
        ("data-group", said.group.name()),
        ("data-mark", said.mark.name()),
    ];
    let summary = vec![element("summary", &[], summary)];
    element("details", &attributes, summary)
}

fn mark(mark: Mark) -> Node {
    let paths = mark::paths(mark.shape()).iter();
    let shapes = paths.map(|(class, d)| alone("path", &[("class", class), ("d", d)]));
    let mut attributes = vec![("class", "mark"), ("data-mark", mark.name())];
    attributes.extend(mark.basis_name().map(|basis| ("data-basis", basis)));
    let words =
        [words::verdict::mark_word(mark), say!(joint_colon)].map(|words| Node::Text(words.into()));
    let picture = [("viewBox", "0 0 24 24"), ("aria-hidden", "true")];
    let children = vec![
        element("svg", &picture, shapes.collect()),
        of_class("span", "unseen", words.into()),
    ];
    element("span", &attributes, children)
}
