//! Checks that no payload, saved proof or endpoint keeps a check busy without end: the work is in proportion to the
//! input. A settlement that compares too many entries and logs with each other gives up, which is no verdict.

use explain::pull::Blocked;
use explain::{Explanation, Subject};
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{at, hash};
use fixtures::shop::Shop;
use serde_json::{Value, json};
use verify::claims::{Inconsistency, Unread, Witnesses};
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::Entry;
use verify::report::LogKind::{self, Anchored, Fulfilled, Requested};
use verify::report::{StepId, Verdict};

const PULL: &str = "pull-first-choice-taken.json";

/// Returns an entry that belongs to no pull, with a key made from this number.
fn nobodys(kind: LogKind, number: u32, position: Position) -> Entry {
    let mut key = [7; 32];
    key[..4].copy_from_slice(&number.to_be_bytes());
    Entry {
        kind,
        key: Hash32::new(key),
        position,
        value: hash(8),
    }
}

/// The check looked for each entry that no rule needs among all the logs: with many of both it never finished. Now it
/// does not look for them.
// views-36
#[test]
fn many_entries_that_no_rule_needs_cost_nothing() {
    let (shop, sales) = Shop::with_dependents();
    let inside = shop.entry(Requested, sales.target).position.block;
    for kind in [Anchored, Requested, Fulfilled] {
        let mut proof = shop.proof(sales.target);
        let last = shop.entry(Fulfilled, sales.target).position.block;
        let block = if kind == Fulfilled { last + 1 } else { inside };
        let many = (0..4_000).map(|number| nobodys(kind, number, at(block, 100 + number)));
        proof.entries.extend(many);
        let result = proof.check_on(&shop.chain);
        result.is_verified();
    }
}

/// A chain has one log at a position, but an endpoint can return any number. The check compared each with the others,
/// and the settlement gave up. The endpoint contradicts itself, and words that belong to no pull fail nothing.
// views-18
#[test]
fn many_logs_at_one_position_are_a_contradiction() {
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof(sales.target);
    let word = shop.entry(Fulfilled, sales.target);
    let crowded = |many: u32| {
        Endpoint::of(&shop.chain).with_chain(|chain| {
            let own = chain.log_at(word.position).clone();
            let others = (0..many).map(|number| {
                let mut log = own.clone();
                log.topics[1] = nobodys(Fulfilled, number, word.position).key;
                log.transaction = Hash32::ZERO;
                log
            });
            chain.logs = others.chain(chain.logs.clone()).collect();
        })
    };
    let two = Inconsistency::TwoLogs(word.position);
    let result = proof.check_with(&[crowded(30_000)]);
    let alone = Unread::Inconsistent(Witnesses::of(0), two);
    assert_eq!(result.unread(StepId::ChainLogs), &alone);
    assert_eq!(result.unread(StepId::WordOrigin), &alone);
}

/// The page's facts about a card that went to another draw were read from that draw's record once for each card: with a
/// card that stands 20,000 times, and a record of 20,000 members, 400,000,000 members were read.
#[test]
fn a_record_is_read_once_and_a_report_is_bounded() {
    const MANY: usize = 20_000;
    let mut proof: Value = serde_json::from_slice(fixtures::payload(PULL)).expect("JSON");
    let target = proof["target_pull_key"].as_str().expect("a key").to_owned();
    let checked = verify::check(fixtures::payload(PULL), &mut |_| {}).expect("a payload");
    let shown = Explanation::of(checked).overview;
    let Subject::Pull(pull) = &shown.subject else {
        panic!("a pull");
    };
    let taken = pull.candidates.iter().find_map(|candidate| {
        let taker = match &candidate.blocked {
            Some(Blocked::Awarded(taker)) => taker,
            _ => return None,
        };
        Some((candidate.card, taker.pull_key))
    });
    let (card, taker) = taken.expect("a card that went to another draw");
    let band = usize::try_from(pull.awarded_band.expect("a band")).expect("small");
    let leaves = &mut proof["records"][&target]["version"]["bands"][band]["leaves"];
    let leaf = json!([card.to_string(), 5]);
    leaves
        .as_array_mut()
        .expect("a list")
        .extend(vec![leaf; MANY]);
    let record = &mut proof["records"][&taker.to_string()];
    record["username"] = json!("n".repeat(MANY));
    for number in 0..MANY {
        record[format!("unread {number}")] = json!(0);
    }
    let bytes = serde_json::to_vec(&proof).expect("JSON");
    let checked = verify::check(bytes, &mut |_| {}).expect("a payload");
    assert_eq!(checked.report.verdict, Verdict::NotVerified);
    let shown = Explanation::of(checked).overview;
    let Subject::Pull(pull) = &shown.subject else {
        panic!("a pull");
    };
    assert_eq!(pull.candidates.len(), 500);
    for candidate in &pull.candidates {
        if let Some(Blocked::Awarded(taker)) = &candidate.blocked {
            let name = taker.username.as_ref().expect("a name");
            assert_eq!(name.chars().count(), 2_001, "cut, and marked as cut");
        }
    }
}
