//! Words the first screen of a verdict, which the start script draws until the page does: the tree of elements that the
//! page draws too.

use answer::{Answer, Group, Mark, Shape};
use page::model::seal::Seal;
use serde_json::{Value, json};
use words::{catalogue, say};

/// Returns the first screen of an answer as JSON (src/ui/shell/first.js). An element is a list: its tag, its
/// attributes, and its children, of which a text is one.
pub fn of(answer: &Answer) -> String {
    json!({
        "language": catalogue::language().tag(),
        "title": words::document_title(answer),
        "said": words::verdict_said(answer, &words::after_reasons(answer)),
        "promise": say!(frame_promise),
        "sample": say!(about_sample_mark),
        "rest": say!(part_rest_missing),
        "reload": say!(trouble_reload),
        "verdict": verdict(answer),
        "questions": questions(answer),
    })
    .to_string()
}

/// Returns an element of this class.
fn of_class(tag: &str, class: &str, children: Vec<Value>) -> Value {
    element(tag, json!({ "class": class }), children)
}

fn element(tag: &str, attributes: Value, children: Vec<Value>) -> Value {
    let mut element = vec![tag.into(), attributes];
    element.extend(children);
    Value::Array(element)
}

/// Returns a text that reads in its own direction.
fn apart(text: String) -> Vec<Value> {
    vec![element("bdi", json!({}), vec![text.into()])]
}

fn verdict(answer: &Answer) -> Value {
    let heading = words::heading(answer.headline);
    let heading = element("span", json!({}), vec![heading.into()]);
    let mut head = vec![element("h1", json!({}), vec![seal(answer), heading])];
    head.extend(chips(answer));
    let beneath = words::beneath(answer);
    head.extend(beneath.map(|words| of_class("p", "verdict-beneath", apart(words))));

    let mut lines = vec![of_class("p", "verdict-lead", apart(words::lead(answer)))];
    let note = |name: &str, value: &str, words: String| {
        element("p", json!({ "class": "note", name: value }), vec![words.into()])
    };
    let limits = words::limits_of_pass(answer);
    lines.extend(limits.map(|words| note("data-limits", "", words)));
    let server = words::server_says_no(answer);
    lines.extend(server.map(|words| note("data-server", "no", words.into())));
    let tool = words::tool_mark(answer);
    lines.extend(tool.map(|words| note("data-tool-mark", "", words.into())));
    // This keeps the place of the difference.
    lines.extend(answer.failed().map(|_| of_class("div", "mismatch", Vec::new())));
    element(
        "div",
        json!({ "class": "verdict", "data-verdict": answer.verdict.name() }),
        vec![
            of_class("div", "verdict-head", head),
            of_class("div", "verdict-words", lines),
        ],
    )
}

fn seal(answer: &Answer) -> Value {
    let seal = Seal::of(Some(answer.headline));
    let path = |class: &str, d: &str| element("path", json!({ "class": class, "d": d }), Vec::new());
    let mut shapes = vec![match seal.rays {
        0 => element(
            "circle",
            json!({
                "class": "unsealed", "cx": "32", "cy": "32", "r": "28.5",
                "stroke-dasharray": "3.6 3.56",
            }),
            Vec::new(),
        ),
        _ => element(
            "path",
            json!({ "class": "rays", "transform": "scale(.01)", "d": seal.rayed() }),
            Vec::new(),
        ),
    }];
    if let Some([ring, fine]) = seal.rings {
        shapes.extend([path("ring", ring), path("ring fine", fine)]);
    }
    shapes.push(path("sign", seal.sign));
    let attributes = json!({ "class": "seal", "viewBox": "0 0 64 64", "aria-hidden": "true" });
    element("svg", attributes, shapes)
}

fn chips(answer: &Answer) -> Option<Value> {
    let chips = answer.chips.iter().filter(|chip| **chip != answer::Chip::Sample);
    let each = chips.map(|chip| {
        let attributes = json!({ "data-chip": chip.name() });
        element("li", attributes, vec![words::chip(*chip).into()])
    });
    let each: Vec<_> = each.collect();
    (!each.is_empty()).then(|| of_class("ul", "chips", each))
}

fn questions(answer: &Answer) -> Value {
    let heading = element(
        "h2",
        json!({ "class": "unseen", "id": "questions" }),
        vec![say!(questions_heading).into()],
    );
    let mut all = vec![heading];
    all.extend(Group::ALL.into_iter().filter_map(|group| question(answer, group)));
    let attributes = json!({ "class": "questions", "aria-labelledby": "questions" });
    element("section", attributes, all)
}

fn question(answer: &Answer, group: Group) -> Option<Value> {
    let given = answer.question(group)?;
    let said = words::answer(group, &given.said, &answer.subject, words::cause_before_reading);
    let lines = vec![
        element("h3", json!({}), vec![words::question(group, answer.kind).into()]),
        of_class("span", "question-answer", apart(said)),
    ];
    let summary = vec![
        mark(given.mark),
        of_class("span", "question-words", lines),
        of_class("span", "question-tally", vec![words::tally(given.tally).into()]),
    ];
    let attributes = json!({
        "class": "question", "id": group.name(), "data-group": group.name(),
        "data-mark": given.mark.name(),
    });
    Some(element("details", attributes, vec![element("summary", json!({}), summary)]))
}

fn mark(mark: Mark) -> Value {
    let path = |d: &str| element("path", json!({ "d": d }), Vec::new());
    let circle = |class: &str, r: &str| {
        let attributes = json!({ "class": class, "cx": "12", "cy": "12", "r": r });
        element("circle", attributes, Vec::new())
    };
    let shapes = match mark.shape() {
        Shape::Ring => vec![circle("ring", "9")],
        Shape::Dashes => vec![element(
            "circle",
            json!({
                "class": "ring", "cx": "12", "cy": "12", "r": "9", "stroke-dasharray": "3.2 2.45",
            }),
            Vec::new(),
        )],
        Shape::Half => vec![
            circle("ring", "9"),
            element("path", json!({ "class": "half", "d": "M12 3a9 9 0 0 0 0 18z" }), Vec::new()),
        ],
        Shape::Tick => vec![path("m5 12.8 4.6 4.6L19 7")],
        Shape::Full => vec![circle("disk", "10"), path("m7.6 12.6 3 3 5.8-6.4")],
        Shape::Cross => vec![circle("disk", "10"), path("m8.4 8.4 7.2 7.2m0-7.2-7.2 7.2")],
    };
    let mut attributes = json!({ "class": "mark", "data-mark": mark.name() });
    if let (Some(basis), Some(attributes)) = (mark.basis_name(), attributes.as_object_mut()) {
        attributes.insert("data-basis".into(), basis.into());
    }
    let shape = json!({ "viewBox": "0 0 24 24", "aria-hidden": "true" });
    let word = vec![words::mark_word(mark).into(), say!(joint_colon).into()];
    let children = vec![element("svg", shape, shapes), of_class("span", "unseen", word)];
    element("span", attributes, children)
}
