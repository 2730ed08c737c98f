//! Checks that `docs/report.md` lists each code once, on one line.

use std::fs;

use serde_json::Value;

use super::{ROOT, hold, schema};

/// The types that have codes, in the document's order, each with its place in the report.
const TYPES: [(&str, &str); 27] = [
    ("Kind", "`kind`"),
    ("Verdict", "`verdict`"),
    ("HeadlineCode", "`headline`"),
    ("ChipCode", "`chips`"),
    ("NetworkKind", "`network.kind`"),
    ("QuestionCode", "`questions[].id`"),
    ("AnswerCode", "`questions[].status`"),
    ("StatusCode", "`steps[].status`"),
    ("BasisCode", "`basis` of a question or a step"),
    ("Trusted", "`trust[].code`"),
    ("OnList", "`trust[].listed`"),
    ("Who", "`trust[].who`"),
    ("Maker", "`trust[].made`"),
    ("StepId", "`steps[].id`"),
    ("Own", "`steps[].cause.code`, of the check itself"),
    ("Unread", "`steps[].cause.code`, of the chain"),
    ("Fault", "`fault.code` of an endpoint"),
    (
        "Inconsistency",
        "`how.code` of an endpoint that contradicts itself",
    ),
    ("PointCode", "`point` of a finding"),
    ("EntryKind", "`entry` of a finding"),
    ("Place", "`place.type` of a finding"),
    ("Value", "`type` of a value"),
    ("FormCode", "`value` of a form"),
    ("Grade", "`grade.code` of a finding"),
    ("FinalityCode", "`reading.block.finality`"),
    ("ErrorCode", "`error.code`"),
    ("Schema", "`schema`"),
];

/// Returns the codes of a type, each with its fields and its line.
fn codes(schema: &Value) -> Vec<(String, Vec<String>, String)> {
    let each = schema["oneOf"].as_array().map_or(&[][..], Vec::as_slice);
    let each = each.iter().map(|one| {
        let tag = ["code", "type"]
            .into_iter()
            .find(|tag| one["properties"].get(tag).is_some());
        let code = match tag {
            Some(tag) => &one["properties"][tag]["const"],
            None => &one["const"],
        };
        let fields = one["properties"].as_object();
        let own = |name: &&String| Some(name.as_str()) != tag;
        let fields = fields.map(|all| all.keys().filter(own).cloned().collect());
        let line = one["description"]
            .as_str()
            .expect("a line")
            .replace('\n', " ");
        (
            code.as_str().expect("a code").to_owned(),
            fields.unwrap_or_default(),
            line,
        )
    });
    each.collect()
}

#[test]
fn the_document_lists_each_code_once() {
    let schema = schema();
    let mut tables = String::new();
    for (name, place) in TYPES {
        let codes = codes(&schema["$defs"][name]);
        assert!(!codes.is_empty(), "{name}");
        let has_fields = codes.iter().any(|(_, fields, _)| !fields.is_empty());
        tables += &format!("\n### {place}\n\n");
        tables += match has_fields {
            true => "| code | fields | |\n| --- | --- | --- |\n",
            false => "| code | |\n| --- | --- |\n",
        };
        for (code, fields, line) in codes {
            let fields: Vec<_> = fields.iter().map(|field| format!("`{field}`")).collect();
            tables += &match has_fields {
                true => format!("| `{code}` | {} | {line} |\n", fields.join(", ")),
                false => format!("| `{code}` | {line} |\n"),
            };
        }
    }
    for (name, of_type) in schema["$defs"].as_object().expect("definitions") {
        let is_listed = TYPES.iter().any(|(known, _)| known == name);
        let has_codes = of_type["oneOf"].as_array().is_some();
        assert_eq!(has_codes, is_listed, "{name}");
    }
    let document = fs::read_to_string(format!("{ROOT}/docs/report.md")).expect("the document");
    let (before, rest) = document.split_once("<!-- codes -->\n").expect("its place");
    let (_, after) = rest.split_once("<!-- end -->").expect("its end");
    let made = [before, "<!-- codes -->\n", &tables, "\n<!-- end -->", after].concat();
    hold("docs/report.md", &made);
}
