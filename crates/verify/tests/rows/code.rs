//! The contract's code is believed: by its hash where the deployment lists one.

use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{CODE_HASH, CONSUMER, listed_with_logs};
use fixtures::pack_event::PackEvent;
use fixtures::world::{Act, Terms, World};
use verify::claims::{At, Fault, Question, Reply, Unread};
use verify::hash::{Hash32, keccak};
use verify::report::{Cause, Report, Step, StepId, Verdict};

use super::{Payload, is, is_not, told};

const OTHER: Hash32 = Hash32::new([0x0c; 32]);

/// Returns the report of an honest proof by an endpoint on which the contract has code of this hash, where the deployment
/// lists [`CODE_HASH`].
fn with_code(found: Hash32) -> Report {
    let acts = [
        Act::Anchor(0, Terms::Now),
        Act::Request(0),
        Act::Fulfil(0, false),
    ];
    let world = World::after(Kind::V2_5, &acts);
    let mut listed = listed_with_logs();
    listed.codes.push((CONSUMER, CODE_HASH));
    let endpoint = Endpoint::of(&world.chain).answering(move |question| match question {
        Question::CodeHash(_) => Some(Reply::CodeHash(found)),
        _ => None,
    });
    told(&world, 0, &[]).by_listed(&listed, &[endpoint])
}

// contract-6
#[test]
fn code_of_another_hash_leaves_the_contract_open_and_names_both() {
    is(&with_code(CODE_HASH), Verdict::Verified);
    let report = with_code(OTHER);
    is(&report, Verdict::NotConfirmed);
    let mut steps = report.steps.iter();
    let contract = steps.find(|step| step.id == StepId::Contract);
    let cause = contract.and_then(|step| step.cause());
    let other = Unread::OtherCode(CODE_HASH, OTHER);
    assert_eq!(cause, Some(&Cause::Unread(other)));
}

/// A proof of the contract's logs let the step pass, although the code was another.
#[test]
fn what_other_code_logged_says_nothing_whatever_proves_it() {
    let event = PackEvent::honest();
    let mut listed = listed_with_logs();
    listed.codes.push((CONSUMER, OTHER));
    let payload = Payload::of_event(&event);
    let report = payload.by_listed(&listed, &[Endpoint::of(&event.chain)]);
    is(&report, Verdict::NotConfirmed);
    let mut steps = report.steps.iter();
    let contract = steps.find(|step| step.id == StepId::Contract);
    let other = Unread::OtherCode(OTHER, CODE_HASH);
    let cause = contract.and_then(|step| step.cause());
    assert_eq!(cause, Some(&Cause::Unread(other)));
}

// contract-1, contract-6
#[test]
fn what_other_code_holds_fails_nothing() {
    let event = PackEvent::honest();
    let mut listed = listed_with_logs();
    listed.codes.push((CONSUMER, CODE_HASH));
    let holding = |hash: Hash32| {
        Endpoint::of(&event.chain).answering(move |question| match question {
            Question::CodeHash(_) => Some(Reply::CodeHash(hash)),
            Question::Events(..) => Some(Reply::Events(OTHER)),
            _ => None,
        })
    };
    let by = |hash: Hash32| Payload::of_event(&event).by_listed(&listed, &[holding(hash)]);
    is(&by(CODE_HASH), Verdict::NotVerified);
    is_not(&by(OTHER), Verdict::NotVerified);
}

// views-11, contract-7
#[test]
fn an_address_without_code_holds_nothing() {
    let event = PackEvent::honest();
    let mut listed = listed_with_logs();
    listed.codes.push((CONSUMER, CODE_HASH));
    let without = |question: &Question| match question {
        Question::CodeHash(_) => Some(Reply::CodeHash(keccak(&[]))),
        Question::Events(..) => Some(Reply::Events(Hash32::ZERO)),
        _ => None,
    };
    let endpoint = Endpoint::of(&event.chain).answering(without);
    let report = Payload::of_event(&event).by_listed(&listed, &[endpoint]);
    is(&report, Verdict::NotVerified);
}

/// An endpoint that kept no state of a block answered with no code, and the code counted as compared.
// contract-7
#[test]
fn values_of_an_address_without_code_pass_nothing() {
    is(&with_code(keccak(&[])), Verdict::NotConfirmed);
}

/// The contract was deployed after the block of the state.
// contract-10
#[test]
fn code_that_is_missing_at_the_block_of_the_state_is_read_at_the_newest() {
    let event = PackEvent::honest();
    let mut listed = listed_with_logs();
    listed.codes.push((CONSUMER, CODE_HASH));
    let mut chain = event.chain.clone();
    chain.pinned = Some(chain.newest - 1);
    let endpoint = Endpoint::of(&chain).answering(|question| match question {
        Question::CodeHash(At::Pinned) => Some(Reply::CodeHash(keccak(&[]))),
        Question::CodeHash(_) => Some(Reply::CodeHash(CODE_HASH)),
        _ => None,
    });
    let report = Payload::of_event(&event).by_listed(&listed, &[endpoint]);
    is(&report, Verdict::Verified);
}

/// One node behind the address keeps no state and no code, and is asked for one pull alone.
// contract-14
#[test]
fn an_address_that_answered_as_the_contract_lacks_no_value_that_a_node_does_not_return() {
    let acts = [
        Act::Anchor(0, Terms::Now),
        Act::Request(0),
        Act::Fulfil(0, false),
    ];
    let world = World::after(Kind::V2_5, &acts);
    let key = world.purchases[0].key();
    let endpoint = Endpoint::of(&world.chain).answering(|question| match question {
        Question::GetPull(of, _) if *of == key => Some(fault(Fault::NotTheContract)),
        Question::CodeHash(_) => Some(Reply::CodeHash(keccak(&[]))),
        _ => None,
    });
    let report = told(&world, 0, &[]).by(&[endpoint]);
    let mut steps = report.steps.iter();
    let contract = steps.find(|step| step.id == StepId::Contract);
    let lacks = Unread::EndNotShown(world.chain.newest);
    assert_eq!(contract.and_then(Step::unread), Some(&lacks));
}
