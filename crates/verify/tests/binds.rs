//! Changes each value of an honest proof in several ways. `docs/binds.md` has the table: the value, the change, and the
//! step that finds it. With `PACKPROOF_WRITE=1` the test writes the table.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fixtures::chain::endpoint::{self, Endpoint};
use fixtures::chain::{Chain, listed};
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use serde_json::{Value, json};
use verify::report::{Status, Verdict};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/binds.md");

/// A way to change a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    Another,
    Absent,
    Null,
    OtherType,
}

/// Values that no step binds, each with the reason.
const UNBOUND: [(&str, &str); 18] = [
    (
        "coverage.from.block",
        "states more than the rules need; a span that is too short fails `window`",
    ),
    ("coverage.from.log_index", "as above"),
    ("coverage.to.block", "as above"),
    ("coverage.to.log_index", "as above"),
    ("max_depth", "a setting of the shop's own verifier"),
    (
        "pulls[].card.id",
        "for display: the deck entry `pack_card_id` decides",
    ),
    ("pulls[].card.market_price", "for display: a price of today"),
    ("pulls[].card.title", "for display"),
    ("pulls[].card_token_id", "for display"),
    ("pulls[].pull_id", "the shop's own id of the pull"),
    (
        "pulls[].pulled_at",
        "the shop's own clock; the order is `sequence_index`",
    ),
    ("pulls[].username", "for display: `user_id` decides"),
    (
        "purchase_anchor_tx_hash",
        "a link for people; the check reads the contract",
    ),
    ("records.*.username", "for display"),
    (
        "request_tx_hash",
        "a link for people; the check reads the contract",
    ),
    ("verified", "the shop's own statement"),
    (
        "version_anchor_tx_hash",
        "a link for people; the check reads the contract",
    ),
    (
        "vrf_network",
        "the reader refuses an endpoint whose chain id is another network's, and names a network that it does not know",
    ),
];

const CHANGES: [Change; 4] = [
    Change::Another,
    Change::Absent,
    Change::Null,
    Change::OtherType,
];

/// The path from one member to the next: keys, and places in lists.
type Path = Vec<Segment>;

#[derive(Clone, Debug)]
enum Segment {
    Key(String),
    Place(usize),
}

/// Collects the path of each value that has no value below it.
fn leaves(value: &Value, at: &mut Path, found: &mut Vec<Path>) {
    let mut below = |segment: Segment, value: &Value| {
        at.push(segment);
        leaves(value, at, found);
        at.pop();
    };
    match value {
        Value::Object(members) => {
            for (key, value) in members {
                below(Segment::Key(key.clone()), value);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            for (place, value) in items.iter().enumerate() {
                below(Segment::Place(place), value);
            }
        }
        _ => found.push(at.clone()),
    }
}

/// Returns the path as the table has it: places, and keys that are hashes, stand for all of their kind.
fn name(path: &Path) -> String {
    let names = path.iter().map(|segment| match segment {
        Segment::Place(_) => "[]".to_owned(),
        Segment::Key(key) if key.starts_with("0x") || key.len() == 64 => ".*".to_owned(),
        Segment::Key(key) => format!(".{key}"),
    });
    names.collect::<String>().trim_start_matches('.').to_owned()
}

/// Returns another value of the same type.
fn another(value: &Value) -> Value {
    match value {
        Value::Bool(value) => json!(!value),
        Value::Number(number) => json!(number.as_u64().map_or(1, |number| number + 1)),
        Value::String(text) => {
            // Changes only the last digit or letter: an id stays an id, and a hash a hash.
            let last = text.chars().last().unwrap_or('0');
            let other = if last == '1' { '2' } else { '1' };
            let kept: String = text
                .chars()
                .take(text.chars().count().saturating_sub(1))
                .collect();
            json!(format!("{kept}{other}"))
        }
        Value::Array(_) => json!([1]),
        Value::Null | Value::Object(_) => json!("x"),
    }
}

fn changed(payload: &Value, path: &[Segment], change: Change) -> Value {
    let mut payload = payload.clone();
    let (last, before) = path.split_last().expect("a path");
    let mut at = &mut payload;
    for segment in before {
        at = match segment {
            Segment::Key(key) => &mut at[key],
            Segment::Place(place) => &mut at[*place],
        };
    }
    let new = |old: &Value| match change {
        Change::Null => Value::Null,
        Change::OtherType if old.is_string() => json!(7),
        Change::OtherType => json!("seven"),
        _ => another(old),
    };
    match (last, change) {
        (Segment::Key(key), Change::Absent) => {
            at.as_object_mut().expect("an object").remove(key);
        }
        (Segment::Place(place), Change::Absent) => {
            at.as_array_mut().expect("a list").remove(*place);
        }
        (Segment::Key(key), _) => at[key] = new(&at[key]),
        (Segment::Place(place), _) => at[*place] = new(&at[*place]),
    }
    payload
}

/// Names the steps that find a change, in the table's words.
fn found(payload: &Value, chain: &Chain) -> String {
    let Ok(checked) = verify::check(payload.to_string().into_bytes(), &mut |_| {}) else {
        return "no payload".into();
    };
    let mut report = checked.report;
    if let Some(claims) = &checked.claims {
        let settled = endpoint::settle(claims, &listed(), &[Endpoint::of(chain)]);
        report = report.with_chain(&settled.steps);
    }
    let steps = |wanted: fn(&Status) -> bool| {
        let steps = report.steps.iter().filter(|step| wanted(&step.status));
        let names = steps.map(|step| format!("`{}`", step.id.name()));
        names.collect::<Vec<_>>().join(" ")
    };
    let failed = steps(|status| matches!(status, Status::Failed { .. }));
    match report.verdict {
        Verdict::Verified => "nothing".into(),
        _ if failed.is_empty() => format!(
            "not shown: {}",
            steps(|status| matches!(status, Status::Skipped(_)))
        ),
        _ => failed,
    }
}

/// Returns the table of a payload, and the values that nothing binds.
fn table(title: &str, payload: &Value, chain: &Chain) -> (String, BTreeSet<String>) {
    assert_eq!(
        found(payload, chain),
        "nothing",
        "{title}: the honest proof"
    );
    let mut paths = Vec::new();
    leaves(payload, &mut Vec::new(), &mut paths);
    let mut rows: BTreeMap<String, BTreeMap<Change, BTreeSet<String>>> = BTreeMap::new();
    for path in &paths {
        let row = rows.entry(name(path)).or_default();
        for change in CHANGES {
            let finds = found(&changed(payload, path, change), chain);
            row.entry(change).or_default().insert(finds);
        }
    }
    let mut text = format!(
        "## {title}\n\n| value | another value | absent | null | another type |\n| --- | --- | --- | --- | --- |\n"
    );
    let mut unbound = BTreeSet::new();
    for (name, row) in rows {
        let cells = row
            .values()
            .map(|finds| finds.iter().cloned().collect::<Vec<_>>().join("; or "));
        text += &format!("| `{name}` | {} |\n", cells.collect::<Vec<_>>().join(" | "));
        if row[&Change::Another].contains("nothing") {
            unbound.insert(name);
        }
    }
    (text, unbound)
}

const HEAD: &str = "\
# What a proof binds

Each value of an honest proof is changed in several ways, and the proof is checked again, with its contract read through one honest endpoint. The tables
name the steps that find the change. If a value stands in several places, \"or\" parts what finds it in each. \"Not shown\" means that no step fails, and
that the named ones can no longer pass: the verdict is never \"Verified\". `crates/verify/tests/binds.rs` makes these tables and compares them.

";

#[test]
fn every_value_is_bound_or_listed_as_unbound() {
    let event = PackEvent::with_pulls();
    let payload = serde_json::from_str(&event.payload()).expect("JSON");
    let (of_event, mut unbound) = table("A pack event", &payload, &event.chain);
    let (shop, sales) = Shop::with_dependents();
    let payload = serde_json::from_slice(&shop.proof(sales.target).payload()).expect("JSON");
    let (of_pull, of_pull_unbound) = table("A Pack pull", &payload, &shop.chain);
    unbound.extend(of_pull_unbound);
    let listed: BTreeSet<String> = UNBOUND.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(unbound, listed, "values that nothing binds");
    let reasons = UNBOUND
        .map(|(name, reason)| format!("| `{name}` | {reason} |\n"))
        .concat();
    let document = format!(
        "{HEAD}{of_event}\n{of_pull}\n## What nothing binds\n\n| value | why |\n| --- | --- |\n{reasons}"
    );
    if std::env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(DOCUMENT, &document).expect("written");
    }
    let committed = fs::read_to_string(DOCUMENT).unwrap_or_default();
    assert!(
        committed == document,
        "docs/binds.md is of another check: write it with PACKPROOF_WRITE=1"
    );
}
