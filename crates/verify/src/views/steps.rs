//! The chain steps of both kinds of payload.

use super::answer::Answered;
use super::draws::Draws;
use super::merge::{self, Merged, ViewSteps};
use super::view::{Shown, View};
use super::{held, oracle_proof, seed_origin};
use crate::answers::{Answers, Unread, Witnesses, inconsistent};
use crate::claims::{Claims, Listed};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::pull::{DrawClaim, Entry, PullClaims};
use crate::step::{Cause, Finding, Place, Point, Step, StepId, StepRun};
use values::chain::Prover;
use values::order;

/// Settles the chain steps by the answers of every endpoint that was asked.
pub fn settle(claims: &Claims, listed: &Listed, answers: &Answers, prover: &dyn Prover) -> Merged {
    let Some(contract) = claims.contract() else {
        let steps = claims.unread(&Cause::Unread(Unread::NoContract));
        return Merged::of(
            vec![ViewSteps {
                by: Witnesses::NONE,
                steps,
            }],
            Vec::new(),
        );
    };
    let needed = needed(claims);
    let contradicting = inconsistent(answers);
    let mut open = Vec::new();
    let mut results = Vec::new();
    for by in merge::groups(answers) {
        let first = by.indices().next().map_or(Witnesses::NONE, Witnesses::of);
        let view = View::new(contract, listed, needed, first, answers);
        let mut steps = steps(claims, &view, by, prover);
        open.extend(view.into_open());
        let own = contradicting.iter().find(|(one, _)| first.include(*one));
        if let Some((_, how)) = own {
            let cause = Cause::Unread(Unread::Inconsistent(by, *how));
            steps = claims.unread(&cause);
        }
        results.push(ViewSteps { by, steps });
    }
    if results.is_empty() {
        // Nobody is asked yet: any endpoint is asked these.
        let nobody = Answers::new();
        let view = View::new(contract, listed, needed, Witnesses::of(0), &nobody);
        let steps = steps(claims, &view, Witnesses::NONE, prover);
        open = view.into_open();
        results.push(ViewSteps {
            by: Witnesses::NONE,
            steps,
        });
    }
    let open = order::set(open).into_iter().collect();
    Merged::of(results, open)
}

/// Returns the newest block that an entry of a judged draw names; 0 if none names one.
fn needed(claims: &Claims) -> u64 {
    let Claims::Pull(claims) = claims else {
        return 0;
    };
    let entries = claims.draws.iter().flat_map(DrawClaim::entries);
    let blocks = entries.map(|entry| entry.position.block);
    blocks.max().unwrap_or(0)
}

fn steps(claims: &Claims, view: &View<'_>, by: Witnesses, prover: &dyn Prover) -> Vec<Step> {
    match claims {
        Claims::Event(claims) => event(claims, view, by, prover),
        Claims::Pull(claims) => pull(claims, view, by, prover),
    }
}

fn step(id: StepId, by: Witnesses, facts: impl IntoIterator<Item = Shown<Finding>>) -> Step {
    let mut run = StepRun::new(id);
    for fact in facts {
        run.takes(fact, by);
    }
    run.finish()
}

fn event(claims: &EventClaims, view: &View<'_>, by: Witnesses, prover: &dyn Prover) -> Vec<Step> {
    let held = step(StepId::Contract, by, event_held(claims, view));
    let origin = step(
        StepId::SeedOrigin,
        by,
        seed_origin::seed_origin(view, claims),
    );
    let proof = seed_origin::answered(view, claims).and_then(|seed| {
        let (request, answer) = (&seed.request, &seed.answer);
        let place = Place::Key(seed.id);
        oracle_proof::word_proof(view, prover, &place, seed.published, (request, answer))
    });
    vec![held, origin, step(StepId::OracleProof, by, [proof])]
}

/// `events(vrf_event_id)` holds the anchored value. A report that publishes none may be an early one: what the contract
/// holds all the same is shown.
fn event_held(claims: &EventClaims, view: &View<'_>) -> Vec<Shown<Finding>> {
    let id = match claims.event_id {
        Published::Is(id) => id,
        Published::Absent => return vec![Err(Cause::NotPublished("pack_event_id".into()))],
        Published::Malformed => return vec![Err(Cause::Because(StepId::Payload))],
    };
    let (point, place) = (Point::ContractAnchor, Place::Key(id));
    let held = match view.anchor(id) {
        Ok(held) => held,
        Err(cause) => return vec![Err(cause)],
    };
    match claims.anchored {
        Published::Is(_) if claims.may_be_early && held.value.is_none() => {
            vec![Err(Cause::NotPublished("random_seed".into()))]
        }
        Published::Is(anchored) => vec![
            match held.value {
                None => event_is_reached(claims, view, held.block),
                Some(_) => Ok(()),
            }
            .map(|()| Finding::shown(point, &place, Some(anchored), held.value)),
        ],
        Published::Absent => {
            let noted = held
                .value
                .map(|held| Ok(Finding::noted(point, &place, held)));
            let lacks = Err(Cause::NotPublished("deck_hash".into()));
            noted.into_iter().chain([lacks]).collect()
        }
        Published::Malformed => vec![Err(Cause::Because(StepId::Payload))],
    }
}

/// A value that is missing says something if the block that was read is after the anchoring receipt's, or of this minute.
fn event_is_reached(claims: &EventClaims, view: &View<'_>, block: u64) -> Shown<()> {
    let head = view.head()?;
    let receipt = claims.request.map(|hash| view.receipt(hash));
    let is_reached = match receipt {
        Some(Ok(receipt)) => receipt.block <= block,
        Some(Err(cause)) if cause == super::view::WAITS => return Err(cause),
        _ => head.is_fresh && block >= head.newest,
    };
    let needed = receipt
        .and_then(Result::ok)
        .map_or(head.newest, |receipt| receipt.block);
    match (is_reached, head.is_known) {
        (true, true) => Ok(()),
        (true, false) => Err(Cause::Unread(Unread::NoContract)),
        (false, _) => Err(Cause::Unread(Unread::NotReached {
            newest: block,
            needed,
        })),
    }
}

fn pull(claims: &PullClaims, view: &View<'_>, by: Witnesses, prover: &dyn Prover) -> Vec<Step> {
    let contract = step(StepId::Contract, by, pull_held(claims, view));
    let draws = Draws::read(view, claims);
    let facts = match &draws {
        Ok(draws) => [
            word_origin(draws),
            chain_logs(draws),
            word_proofs(draws, prover),
        ],
        Err(cause) => [(); 3].map(|()| vec![Err(cause.clone())]),
    };
    let of_windows = [StepId::WordOrigin, StepId::ChainLogs, StepId::OracleProof];
    let of_windows = of_windows.into_iter().zip(facts);
    let of_windows = of_windows.map(|(id, facts)| step(id, by, facts));
    [contract].into_iter().chain(of_windows).collect()
}

/// `events` and `getPull` hold what the proof says.
fn pull_held(claims: &PullClaims, view: &View<'_>) -> Vec<Shown<Finding>> {
    let mut facts = Vec::new();
    for draw in &claims.draws {
        let place = Place::Draw(draw.name);
        let (id, root) = (draw.version_event_id, draw.version_root);
        facts.push(held::anchored(
            view,
            Point::ContractVersion,
            &place,
            id,
            root,
            view.needed,
        ));
        let (id, value) = (draw.purchase_event_id, draw.purchase_commitment);
        facts.push(held::anchored(
            view,
            Point::ContractPurchase,
            &place,
            id,
            value,
            view.needed,
        ));
        let (key, event_id) = (draw.name.pull_key, draw.version_event_id);
        facts.push(held::requested(view, &place, key, event_id, view.needed));
        facts.extend(match &draw.word {
            Some(word) => held::word(view, &place, word).transpose(),
            None => Some(Err(Cause::Because(StepId::Word))),
        });
    }
    for other in &claims.others {
        // The dates of what classifies the word are not judged: at worst its values are still to come.
        let since = |entry: Entry| view.needed.max(entry.position.block);
        let place = Place::Key(other.request.key);
        let (id, root) = (other.anchor.key, other.anchor.value);
        facts.push(held::anchored(
            view,
            Point::ContractOtherRoot,
            &place,
            id,
            root,
            since(other.anchor),
        ));
        let (key, event_id) = (other.request.key, other.request.value);
        let since = since(other.request);
        facts.push(held::requested(view, &place, key, event_id, since));
    }
    if claims.draws.is_empty() {
        facts.push(Err(Cause::Because(StepId::Payload)));
    }
    facts
}

fn word_origin(draws: &Draws<'_, '_>) -> Vec<Shown<Finding>> {
    let mut facts = Vec::new();
    for (draw, origin) in draws.claims.draws.iter().zip(&draws.origins) {
        match draws.word_origin(draw, origin) {
            Ok(found) => facts.extend(found.into_iter().map(Ok)),
            Err(cause) => facts.push(Err(cause)),
        }
        // An answer that the contract gave to something else leaves the draw without an origin.
        if let Err(cause @ Cause::Unread(Unread::AnsweredElsewhere(_))) =
            draws.word_date(draw, origin)
        {
            facts.push(Err(cause));
        }
    }
    facts
}

fn chain_logs(draws: &Draws<'_, '_>) -> Vec<Shown<Finding>> {
    let claims = draws.claims;
    let anchors = claims
        .draws
        .iter()
        .flat_map(|draw| [draw.version_anchor, draw.purchase_anchor, draw.request]);
    let anchors = order::set(anchors.flatten()).into_iter();
    let mut facts: Vec<Shown<Finding>> = anchors.map(|entry| draws.entry_date(&entry)).collect();
    for (draw, origin) in claims.draws.iter().zip(&draws.origins) {
        facts.push(draws.word_date(draw, origin));
    }
    facts.extend(draws.left_out());
    facts
}

fn word_proofs(draws: &Draws<'_, '_>, prover: &dyn Prover) -> Vec<Shown<Finding>> {
    let judged = draws.claims.draws.iter().zip(&draws.origins);
    let facts = judged.map(|(draw, origin)| {
        let (request, answered) = origin.clone()?;
        match (answered, draw.word) {
            (Answered::By(answer), Some(word)) => {
                let place = Place::Draw(draw.name);
                let logged = (&request, &answer);
                oracle_proof::word_proof(draws.view, prover, &place, word.value, logged)
            }
            (_, None) => Err(Cause::Because(StepId::Word)),
            _ => Err(Cause::Because(StepId::WordOrigin)),
        }
    });
    facts.collect()
}
