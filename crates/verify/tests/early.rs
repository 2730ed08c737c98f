//! Checks the chain steps of a report that may be one of an early event, which the contract does not know.

use fixtures::chain::endpoint::{self, Endpoint};
use fixtures::chain::{CONSUMER, Chain, hash, listed};
use fixtures::export;
use serde_json::json;
use verify::event::commitments::vrf_event_id;
use verify::hash::Hash32;
use verify::report::{Cause, Point, Status, Step, StepId};

const ID: uuid::Uuid = uuid::Uuid::from_u128(0x332f_8b12_2408_4fd2_ab90_2f89_11e8_1818);

/// Returns the step `contract` of an early report with this `deck_hash`, on a contract that holds this value.
fn contract(deck_hash: Option<Hash32>, holds: Option<Hash32>) -> Step {
    let report = json!({
        "pack_event_id": ID, "fairness_algo_version": "v1", "is_active": false, "pulls": [],
        "deck_hash": deck_hash, "vrf_consumer_address": CONSUMER, "vrf_network": "base",
    });
    let checked = export::checked(report.to_string());
    let claims = checked.claims.expect("claims");
    let mut chain = Chain::default();
    chain.mine(5);
    if let Some(value) = holds {
        let events = &mut chain.consumer.events;
        events.write(vrf_event_id(&ID), chain.newest, value);
    }
    let settled = endpoint::settle(&claims, &listed(), &[Endpoint::of(&chain)]);
    let mut steps = settled.steps.into_iter();
    steps.find(|step| step.id == StepId::Contract).expect("it")
}

fn not_published(field: &'static str) -> Status {
    Status::Skipped(Cause::NotPublished(field.into()))
}

/// If the contract holds a value under the event's id, the event is not an early one, and the step compares the value.
/// If the contract holds nothing, nothing is wrong.
// contract-1, contract-29
#[test]
fn a_value_that_the_contract_holds_is_compared() {
    let deck_hash = Some(hash(6));
    assert!(contract(deck_hash, deck_hash).passed());
    let other = contract(deck_hash, Some(hash(7)));
    assert!(other.failed());
    assert_eq!(other.findings[0].point, Point::ContractAnchor);
    let nothing = contract(deck_hash, None);
    assert_eq!(nothing.status, not_published("random_seed"));
    assert_eq!(nothing.findings, []);
}

/// A report without `deck_hash` has nothing to compare. The step shows the value that the contract holds, if it holds
/// one.
// contract-30
#[test]
fn a_value_that_the_contract_holds_is_shown() {
    let held = contract(None, Some(hash(7)));
    assert_eq!(held.status, not_published("deck_hash"));
    assert_eq!(held.findings[0].point, Point::ContractAnchor);
    assert_eq!(held.findings[0].computed, hash(7).into());
    let nothing = contract(None, None);
    assert_eq!(nothing.status, not_published("deck_hash"));
    assert_eq!(nothing.findings, []);
}
