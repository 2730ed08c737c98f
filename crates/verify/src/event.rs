//! Checks pack events: it replays the report under the algorithm version that it names
//! (`docs/protocol.md#pack-events`).
//!
//! The steps, in order, are those of [`check`].

mod algo;
mod claims;
pub mod commitments;
pub mod draws;
mod payload;
mod replay;

use crate::fields::{Fields, Published};
use crate::step::{Cause, Kind, Place, Point, Progress, Step, StepId, StepRun, Steps, count};
pub use algo::Algo;
pub use claims::EventClaims;
use payload::{DeckEntry, EventPayload, Pull};
pub use replay::EventReplay;
use values::deck::{self, Spelling};
use values::hash::Hash32;
use values::json::Document;
use values::order;
use values::remaining::Remaining;

/// Checks a report, and reports its progress. `None` if its version is unknown; then nothing else is judged.
pub fn check(
    document: &Document,
    observe: &mut dyn FnMut(Progress),
) -> (Vec<Step>, Option<EventReplay>) {
    let mut fields = Fields::new(document);
    let read = EventPayload::read(&mut fields);
    let v2 = matches!(&read, Ok(payload) if payload.algo == Algo::V2);
    let mut steps = Steps::new(Kind::PackEvent, StepId::of_event(v2), observe);
    let claims = read
        .as_ref()
        .ok()
        .map(|payload| EventClaims::of(payload, &fields.object));
    steps.keep(fields.finish());
    let (payload, claims) = match (read, claims) {
        (Ok(payload), Some(claims)) => (payload, claims),
        (Err(Published::Is(reason)), _) => {
            return (steps.finish(&Cause::NotReplayable(reason)), None);
        }
        _ => return (steps.finish(&Cause::Because(StepId::Payload)), None),
    };
    let mut replay = EventReplay::new(&payload, document, claims);
    steps.keep(replayable(&payload));
    steps.keep(event_id(&payload));
    steps.keep(deck_hash(&payload));
    if v2 {
        steps.keep(salt(&payload));
        steps.keep(deck_commitment(&payload));
    }
    let draws = draws(&payload, document, &mut steps, &mut replay);
    steps.keep(draws);
    (steps.finish(&Cause::ContractNotRead), Some(replay))
}

/// Checks that the report publishes the values of a replay: a known version, an ended event, its seed and its salt
/// (`docs/protocol.md#replayable`).
fn replayable(payload: &EventPayload<'_>) -> Step {
    let mut run = StepRun::new(StepId::Replayable);
    let version = Some(payload.algo.name());
    run.present(Point::AlgoVersion, &Place::Payload, version);
    match (payload.not_replayable(), &payload.is_active) {
        (Some(reason), _) => run.lacks(Cause::NotReplayable(reason)),
        (None, Published::Is(is_active)) => {
            let is_active = if *is_active { "true" } else { "false" };
            run.same(Point::EventEnded, &Place::Payload, is_active, "false");
        }
        // An event without `is_active` has ended.
        (None, Published::Absent) => {}
        (None, Published::Malformed) => run.lacks(Cause::Because(StepId::Payload)),
    }
    let seeds = [
        (Point::SeedPublished, &payload.random_seed),
        (Point::SaltPublished, &payload.seed_salt),
    ];
    for (point, seed) in seeds {
        match seed {
            Published::Is(seed) => {
                run.present(point, &Place::Payload, Some(seed.0));
            }
            Published::Malformed => run.lacks(Cause::Because(StepId::Payload)),
            // If a required value is absent, its cause is recorded above; v1 has no salt.
            Published::Absent => {}
        }
    }
    run.finish()
}

/// Checks that `vrf_event_id` is the hash of the event's id (`docs/protocol.md#event_id`).
fn event_id(payload: &EventPayload<'_>) -> Step {
    let mut run = StepRun::new(StepId::EventId);
    match (&payload.vrf_event_id, &payload.pack_event_id) {
        (Published::Is(published), Published::Is(pack_event_id)) => {
            let computed = commitments::vrf_event_id(pack_event_id);
            run.same(Point::EventId, &Place::Payload, *published, computed);
        }
        (Published::Absent, _) => run.lacks(Cause::NotPublished("vrf_event_id".into())),
        (_, Published::Absent) => run.lacks(Cause::NotPublished("pack_event_id".into())),
        _ => run.lacks(Cause::Because(StepId::Payload)),
    }
    run.finish()
}

/// Checks that `deck_hash` is the deck's, under either spelling (`docs/protocol.md#deck_hash`).
fn deck_hash(payload: &EventPayload<'_>) -> Step {
    let mut run = StepRun::new(StepId::DeckHash);
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
            // An early report's deck that lacks values may have been hashed with them.
            let whole = !payload.may_be_early() || !deck.iter().any(DeckEntry::has_a_gap);
            match computed {
                Ok(computed) if computed == published || whole => {
                    run.same(Point::DeckHash, &Place::Payload, published, computed);
                }
                Ok(_) => run.lacks(Cause::NotPublished("deck_snapshot".into())),
                Err(_) => run.lacks(Cause::Because(StepId::Payload)),
            }
        }
        (_, Published::Absent) => run.lacks(Cause::NotPublished("deck_snapshot".into())),
        (Published::Absent, _) => run.lacks(Cause::NotPublished("deck_hash".into())),
        _ => run.lacks(Cause::Because(StepId::Payload)),
    }
    run.finish()
}

/// Checks that `seed_commitment` is the salt's (`docs/protocol.md#salt`).
fn salt(payload: &EventPayload<'_>) -> Step {
    let mut run = StepRun::new(StepId::Salt);
    match (&payload.seed_commitment, &payload.seed_salt) {
        (Published::Is(published), Published::Is(salt)) => {
            let computed = commitments::seed_commitment(&salt.0);
            run.same(Point::SeedCommitment, &Place::Payload, *published, computed);
        }
        (_, Published::Absent) => run.lacks(Cause::NotPublished("seed_salt".into())),
        _ => run.lacks(Cause::Because(StepId::Payload)),
    }
    run.finish()
}

/// Checks that `deck_commitment` binds the deck and the salt (`docs/protocol.md#deck_commitment`).
fn deck_commitment(payload: &EventPayload<'_>) -> Step {
    let mut run = StepRun::new(StepId::DeckCommitment);
    let parts = (
        payload.deck_commitment,
        payload.deck_hash,
        payload.seed_commitment,
    );
    if let (Published::Is(published), Published::Is(deck), Published::Is(seed)) = parts {
        let computed = commitments::deck_commitment(&deck, &seed);
        run.same(Point::DeckCommitment, &Place::Payload, published, computed);
    } else {
        run.lacks(Cause::Because(StepId::Payload));
    }
    run.finish()
}

/// Checks that the pulls are 1 to N, and that each gives the card that it names (`docs/protocol.md#draws`).
fn draws(
    payload: &EventPayload<'_>,
    document: &Document,
    steps: &mut Steps<'_>,
    replay: &mut EventReplay,
) -> Step {
    let mut run = StepRun::new(StepId::Draws);
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
    // The check also replays the values that a running event publishes: a difference counts against it.
    match (payload.not_replayable(), inputs.is_some()) {
        (Some(reason), _) => run.lacks(Cause::NotReplayable(reason)),
        (None, false) => run.lacks(Cause::Because(StepId::Payload)),
        (None, true) => {}
    }
    if let Some((seed, deck)) = inputs
        && in_sequence(&mut run, &pulls, deck.len())
    {
        let tag = payload.algo.tag();
        replay.is_replayed = true;
        let tell = |pull: &Pull<'_>, position, agrees| {
            replay.pulls.push((document.handle(pull.raw), Some(agrees)));
            replay.taken.push(position);
        };
        walk(&mut run, &seed, tag, deck, &pulls, steps, tell);
    }
    if replay.pulls.is_empty() {
        let unjudged = pulls.iter().map(|pull| (document.handle(pull.raw), None));
        replay.pulls = unjudged.collect();
    }
    run.finish()
}

/// Checks that there are no more pulls than cards, and that the pulls are exactly 1 to N (`docs/protocol.md#draws`).
fn in_sequence(run: &mut StepRun, pulls: &[&Pull<'_>], cards: usize) -> bool {
    let few = run.at_most(
        Point::PullCount,
        &Place::Payload,
        count(pulls.len()),
        count(cards),
    );
    let strange = (1..)
        .zip(pulls)
        .find(|(expected, pull)| pull.sequence_index != *expected);
    if let Some((expected, pull)) = strange {
        run.same(
            Point::SequenceIndex,
            &Place::Pull(pull.sequence_index),
            pull.sequence_index,
            expected,
        );
    }
    few && strange.is_none()
}

/// Walks the pulls in order over the shrinking deck (`docs/protocol.md#d8`).
fn walk<'p>(
    run: &mut StepRun,
    seed: &Hash32,
    tag: &[u8],
    deck: &[DeckEntry<'_>],
    pulls: &[&'p Pull<'_>],
    steps: &mut Steps<'_>,
    mut tell: impl FnMut(&'p Pull<'_>, usize, bool),
) {
    const PULLS_A_MESSAGE: u64 = 2_048;
    let Some(mut remaining) = Remaining::all(deck.len()) else {
        run.lacks(Cause::Because(StepId::Payload));
        return;
    };
    let total = count(pulls.len());
    for (done, pull) in (0_u64..).zip(pulls) {
        let hash = draws::pull_hash(seed, pull.sequence_index, &pull.user_id.0, tag);
        // The deck has at least as many cards as there are pulls, by the count before.
        let Some(position) = draws::draw(&mut remaining, &hash) else {
            return;
        };
        let drawn = deck
            .get(position)
            .and_then(|entry| entry.pack_card_id.as_deref());
        let agrees = run.same(
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
