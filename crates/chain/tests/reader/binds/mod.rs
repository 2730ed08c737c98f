//! Changes each value of an honest proof in several ways. `table.txt` has the value, the change, and the step that finds
//! it. With `PACKPROOF_WRITE=1` the test writes it.

mod payload;
mod saved;
mod tree;
mod unbound;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use serde_json::Value;

use tree::{CHANGES, Change, changed, leaves, name};

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/reader/binds/table.txt");

/// Returns the table of a proof, and the values that nothing binds.
fn table(
    title: &str,
    proof: &Value,
    found: impl Fn(&Value) -> String,
) -> (String, BTreeSet<String>) {
    assert_eq!(found(proof), "nothing", "{title}: the honest proof");
    let mut paths = Vec::new();
    leaves(proof, &mut Vec::new(), &mut paths);
    let mut rows: BTreeMap<String, BTreeMap<Change, BTreeSet<String>>> = BTreeMap::new();
    for path in &paths {
        let row = rows.entry(saved::short(&name(path))).or_default();
        for change in CHANGES {
            let finds = found(&changed(proof, path, change));
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
that the named ones cannot pass: the verdict is never \"Verified\".

";

const OF_SAVED: &str = "\
## A saved proof

A saved proof is opened without a network. `question` and `answer` are those of each recorded answer, `by` its endpoints, and `reading` is
the rest of `recorded.reading`. \"No file\" means that the page refuses to open it; \"less proven\", that the block of the request is not proven;
\"not told\", that the recorded answers do not confirm the named steps, which are no part of the verdict.

";

/// Returns the list of values that nothing binds, which must be these.
fn listed(unbound: &BTreeSet<String>, reasons: &[(&str, &str)]) -> String {
    let listed: BTreeSet<String> = reasons.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(*unbound, listed, "values that nothing binds");
    let rows = reasons
        .iter()
        .map(|(name, reason)| format!("| `{name}` | {reason} |\n"));
    format!(
        "| value | why |\n| --- | --- |\n{}",
        rows.collect::<String>()
    )
}

#[test]
fn every_value_is_bound_or_listed_as_unbound() {
    let event = PackEvent::with_pulls();
    let payload = serde_json::from_str(&event.payload()).expect("JSON");
    let of_event = |payload: &Value| payload::found(payload, &event.chain);
    let (of_event, mut unbound) = table("A pack event", &payload, of_event);
    let (shop, sales) = Shop::with_dependents();
    let pull = shop.proof(sales.target).payload();
    let payload = serde_json::from_slice(&pull).expect("JSON");
    let of_pull = |payload: &Value| payload::found(payload, &shop.chain);
    let (of_pull, of_pull_unbound) = table("A Pack pull", &payload, of_pull);
    unbound.extend(of_pull_unbound);
    let unbound = listed(&unbound, &unbound::OF_PAYLOAD);

    let file = saved::saved(&event.payload(), &event.chain);
    let honest = saved::opened(&file).unwrap_or_else(|refused| panic!("{refused}"));
    let found = |changed: &Value| saved::found(changed, &honest);
    let (of_saved_event, mut unbound_of_saved) = table("A saved pack event", &file, found);
    let pull = String::from_utf8(pull).expect("text");
    let file = saved::saved(&pull, &shop.chain);
    let honest = saved::opened(&file).unwrap_or_else(|refused| panic!("{refused}"));
    let found = |changed: &Value| saved::found(changed, &honest);
    let (of_saved_pull, of_pull_unbound) = table("A saved Pack pull", &file, found);
    unbound_of_saved.extend(of_pull_unbound);
    // The payload inside is bound as it is alone, with its network's label as well.
    unbound_of_saved.retain(|name| {
        let field = name.strip_prefix("payload.");
        field.is_none_or(|field| unbound::OF_PAYLOAD.iter().all(|(name, _)| *name != field))
    });
    let unbound_of_saved = listed(&unbound_of_saved, &unbound::OF_SAVED);
    let document = format!(
        "{HEAD}{of_event}\n{of_pull}\n## What nothing binds\n\n{unbound}\n{OF_SAVED}{of_saved_event}\n{of_saved_pull}\n## What nothing binds in a saved proof\n\n{unbound_of_saved}"
    );
    if std::env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(TABLE, &document).expect("written");
    }
    let committed = fs::read_to_string(TABLE).unwrap_or_default();
    assert!(
        committed == document,
        "table.txt is of another check: write it with PACKPROOF_WRITE=1"
    );
}
