//! Pack events: the report replayed under its own algorithm version (D1 to D10).
//!
//! The steps, in order, are those of [`check`].

pub mod commitments;
mod dealt;
pub mod deck;
pub mod draws;
mod expected_value;
mod payload;
pub mod remaining;
mod rows;
mod subject;

use super::claims::{Claims, EventClaims};
use super::fields::{Fields, Published};
use super::hash::Hash32;
use super::json::Document;
use super::order;
use super::report::{Cause, Check, Kind, Place, Point, Step, StepId, count};
use super::steps::Steps;
use super::subject::{EventSubject, Subject};
use super::{Checked, Progress};
pub use dealt::Dealt;
use deck::Spelling;
pub use payload::Algo;
use payload::{DeckEntry, EventPayload, Pull};
use remaining::Remaining;
pub use rows::{Rows, Wanted};

/// Checks a report, telling each step as it settles.
pub fn check<'a>(
    bytes: &'a [u8],
    document: &'a Document<'_>,
    observe: &mut dyn FnMut(Progress),
) -> Checked {
    let mut fields = Fields::new(document);
    let read = EventPayload::read(&mut fields);
    let v2 = matches!(&read, Ok(payload) if payload.algo == Algo::V2);
    let mut subject = subject::subject(&fields.object, v2);
    let buffer = fields.object.get("stop_ev_buffer").ok().flatten();
    let mut steps = Steps::new(Kind::PackEvent, StepId::of_event(v2), observe);
    steps.settle(fields.settle());
    let (mut rows, mut dealt) = (Rows::default(), Dealt::default());
    let mut claims = None;
    match read {
        Ok(payload) => {
            claims = Some(Claims::Event(claim(&payload, &subject)));
            let deck = payload.deck.as_ref().value().filter(|_| payload.is_whole);
            subject.cards = deck.map(|deck| count(deck.len()));
            let pulls = payload.pulls.as_ref().value();
            subject.pulls = pulls.map_or(0, |pulls| count(pulls.len()));
            steps.settle(replayable(&payload));
            steps.settle(event_id(&payload));
            steps.settle(deck_hash(&payload));
            if v2 {
                steps.settle(salt(&payload));
                steps.settle(deck_commitment(&payload));
            }
            dealt = Dealt::new(bytes, &payload, buffer);
            let draws = draws(&payload, bytes, &mut steps, &mut rows, &mut dealt);
            steps.settle(draws);
            steps.rest(&Cause::ContractNotRead);
        }
        Err(Published::Is(reason)) => steps.rest(&Cause::NotReplayable(reason)),
        Err(_) => steps.rest(&Cause::Because(StepId::Payload)),
    }
    Checked {
        report: steps.report(Subject::Event(Box::new(subject))),
        claims,
        rows,
        pull: None,
        dealt,
    }
}

/// What the chain must say of the event.
fn claim(payload: &EventPayload<'_>, subject: &EventSubject) -> EventClaims {
    EventClaims {
        contract: subject.contract.parsed(),
        event_id: payload
            .pack_event_id
            .map(|id| commitments::vrf_event_id(&id)),
        anchored: match payload.algo {
            Algo::V1 => payload.deck_hash,
            Algo::V2 => payload.deck_commitment,
        },
        may_be_early: payload.may_be_early(),
        seed: payload.random_seed.map(|seed| seed.0),
        request: subject.vrf_request_id.as_deref().and_then(Hash32::from_hex),
    }
}

/// What a replay needs is published: a known version, an ended event, its seed and its salt.
fn replayable(payload: &EventPayload<'_>) -> Step {
    let mut check = Check::new(StepId::Replayable);
    let version = match payload.algo {
        Algo::V1 => "v1",
        Algo::V2 => "v2",
    };
    check.present(Point::AlgoVersion, &Place::Payload, Some(version));
    match (payload.not_replayable(), &payload.is_active) {
        (Some(reason), _) => check.lacks(Cause::NotReplayable(reason)),
        (None, Published::Is(is_active)) => {
            let is_active = if *is_active { "true" } else { "false" };
            check.same(Point::EventEnded, &Place::Payload, is_active, "false");
        }
        // An event of which nothing says that it runs has ended.
        (None, Published::Absent) => {}
        (None, Published::Malformed) => check.lacks(Cause::Because(StepId::Payload)),
    }
    let seeds = [
        (Point::SeedPublished, &payload.random_seed),
        (Point::SaltPublished, &payload.seed_salt),
    ];
    for (point, seed) in seeds {
        match seed {
            Published::Is(seed) => {
                check.present(point, &Place::Payload, Some(seed.0));
            }
            Published::Malformed => check.lacks(Cause::Because(StepId::Payload)),
            // Absent where it must be there, it was named above; v1 has no salt.
            Published::Absent => {}
        }
    }
    check.settle()
}

/// D4.
fn event_id(payload: &EventPayload<'_>) -> Step {
    let mut check = Check::new(StepId::EventId);
    match (&payload.vrf_event_id, &payload.pack_event_id) {
        (Published::Is(published), Published::Is(pack_event_id)) => {
            let computed = commitments::vrf_event_id(pack_event_id);
            check.same(Point::EventId, &Place::Payload, *published, computed);
        }
        (Published::Absent, _) => check.lacks(Cause::NotPublished("vrf_event_id".into())),
        (_, Published::Absent) => check.lacks(Cause::NotPublished("pack_event_id".into())),
        _ => check.lacks(Cause::Because(StepId::Payload)),
    }
    check.settle()
}

/// D1, under either spelling.
fn deck_hash(payload: &EventPayload<'_>) -> Step {
    let mut check = Check::new(StepId::DeckHash);
    match (payload.deck_hash, &payload.deck) {
        (Published::Is(published), Published::Is(deck)) => {
            let hashed = |spelling| deck::deck_hash(deck.iter().map(|entry| entry.raw), spelling);
            let utf8 = hashed(Spelling::Utf8);
            let computed = if utf8 == Ok(published) {
                utf8
            } else {
                let ascii = hashed(Spelling::Ascii);
                if ascii == Ok(published) {
                    ascii
                } else {
                    utf8.or(ascii)
                }
            };
            // A deck of an early report that lacks values may be one that was hashed with them.
            let whole = !payload.may_be_early() || !deck.iter().any(DeckEntry::has_a_gap);
            match computed {
                Ok(computed) if computed == published || whole => {
                    check.same(Point::DeckHash, &Place::Payload, published, computed);
                }
                Ok(_) => check.lacks(Cause::NotPublished("deck_snapshot".into())),
                Err(_) => check.lacks(Cause::Because(StepId::Payload)),
            }
        }
        (_, Published::Absent) => check.lacks(Cause::NotPublished("deck_snapshot".into())),
        (Published::Absent, _) => check.lacks(Cause::NotPublished("deck_hash".into())),
        _ => check.lacks(Cause::Because(StepId::Payload)),
    }
    check.settle()
}

/// D3.
fn salt(payload: &EventPayload<'_>) -> Step {
    let mut check = Check::new(StepId::Salt);
    match (&payload.seed_commitment, &payload.seed_salt) {
        (Published::Is(published), Published::Is(salt)) => {
            let computed = commitments::seed_commitment(&salt.0);
            check.same(Point::SeedCommitment, &Place::Payload, *published, computed);
        }
        (_, Published::Absent) => check.lacks(Cause::NotPublished("seed_salt".into())),
        _ => check.lacks(Cause::Because(StepId::Payload)),
    }
    check.settle()
}

/// D2.
fn deck_commitment(payload: &EventPayload<'_>) -> Step {
    let mut check = Check::new(StepId::DeckCommitment);
    let parts = (
        payload.deck_commitment,
        payload.deck_hash,
        payload.seed_commitment,
    );
    if let (Published::Is(published), Published::Is(deck), Published::Is(seed)) = parts {
        let computed = commitments::deck_commitment(&deck, &seed);
        check.same(Point::DeckCommitment, &Place::Payload, published, computed);
    } else {
        check.lacks(Cause::Because(StepId::Payload));
    }
    check.settle()
}

/// D5 to D9: the pulls are 1 to N, and each gives the card that it names.
fn draws(
    payload: &EventPayload<'_>,
    bytes: &[u8],
    steps: &mut Steps<'_>,
    rows: &mut Rows,
    dealt: &mut Dealt,
) -> Step {
    let mut check = Check::new(StepId::Draws);
    let deck = payload.deck.as_ref().value();
    let mut pulls: Vec<&Pull<'_>> = payload
        .pulls
        .as_ref()
        .value()
        .into_iter()
        .flatten()
        .collect();
    order::sort_by(&mut pulls, |one, other| {
        one.sequence_index.cmp(&other.sequence_index)
    });
    let seed = match (payload.random_seed, payload.algo, payload.seed_salt) {
        (Published::Is(seed), Algo::V1, _) => Some(commitments::effective_seed(seed.0, None)),
        (Published::Is(seed), Algo::V2, Published::Is(salt)) => {
            Some(commitments::effective_seed(seed.0, Some(salt.0)))
        }
        _ => None,
    };
    let inputs = match (seed, deck, &payload.pulls) {
        (Some(seed), Some(deck), Published::Is(_)) if payload.deck_is_distinct => {
            Some((seed, deck))
        }
        _ => None,
    };
    // What a running event publishes is replayed all the same: a difference counts against it.
    match (payload.not_replayable(), inputs.is_some()) {
        (Some(reason), _) => check.lacks(Cause::NotReplayable(reason)),
        (None, false) => check.lacks(Cause::Because(StepId::Payload)),
        (None, true) => {}
    }
    if let Some((seed, deck)) = inputs
        && in_sequence(&mut check, &pulls, deck.len())
    {
        let tag = commitments::tag(payload.algo);
        dealt.replays(payload);
        let tell = |pull: &Pull<'_>, position, agrees| {
            rows.push(bytes, pull, Some(agrees));
            dealt.take(position);
        };
        replay(&mut check, &seed, tag, deck, &pulls, steps, tell);
    }
    if rows.is_empty() {
        for pull in pulls {
            rows.push(bytes, pull, None);
        }
    }
    check.settle()
}

/// Reading 8: no more pulls than cards, and exactly 1 to N.
fn in_sequence(check: &mut Check, pulls: &[&Pull<'_>], cards: usize) -> bool {
    let few = check.at_most(
        Point::PullCount,
        &Place::Payload,
        count(pulls.len()),
        count(cards),
    );
    let strange = (1..)
        .zip(pulls)
        .find(|(expected, pull)| pull.sequence_index != *expected);
    if let Some((expected, pull)) = strange {
        check.same(
            Point::SequenceIndex,
            &Place::Pull(pull.sequence_index),
            pull.sequence_index,
            expected,
        );
    }
    few && strange.is_none()
}

/// D8: walks the pulls in order over the shrinking deck.
fn replay<'p>(
    check: &mut Check,
    seed: &Hash32,
    tag: &[u8],
    deck: &[DeckEntry<'_>],
    pulls: &[&'p Pull<'_>],
    steps: &mut Steps<'_>,
    mut tell: impl FnMut(&'p Pull<'_>, usize, bool),
) {
    const PULLS_A_MESSAGE: u64 = 2_048;
    let Some(mut remaining) = Remaining::all(deck.len()) else {
        check.lacks(Cause::Because(StepId::Payload));
        return;
    };
    let total = count(pulls.len());
    for (done, pull) in (0_u64..).zip(pulls) {
        let hash = draws::pull_hash(seed, pull.sequence_index, &pull.user_id.0, tag);
        // As many cards as pulls were counted before.
        let Some(position) = draws::draw(&mut remaining, &hash) else {
            return;
        };
        let drawn = deck
            .get(position)
            .and_then(|entry| entry.pack_card_id.as_deref());
        let agrees = check.same(
            Point::PulledCard,
            &Place::Pull(pull.sequence_index),
            Some(pull.pack_card_id.as_ref()),
            drawn,
        );
        tell(pull, position, agrees);
        if done.is_multiple_of(PULLS_A_MESSAGE) {
            steps.replayed(done, total);
        }
    }
}
