//! Checks one draw in each step of a pull.

use super::checked_proof::CheckedProof;
use super::draw::Draw;
use super::history::Found;
use super::packs_v1;
use super::payload::Entry;
use super::replay::Drawn;
use super::roots::Root;
use super::rules;
use crate::fields::Published;
use crate::step::{Cause, LogKind, Point, StepId, StepRun, Value};

/// Checks that a record's `selection_version` is packs_v1 (`docs/protocol.md#recipe`).
pub(crate) fn recipe(run: &mut StepRun, draw: &Draw) {
    let name = draw.record.selection_version.as_str();
    run.same(Point::SelectionVersion, &draw.place(), name, packs_v1::NAME);
}

/// Checks that the record's key is that of its purchase (`docs/protocol.md#pull_key`).
pub(crate) fn pull_key(run: &mut StepRun, draw: &Draw, _: &CheckedProof) {
    let computed = packs_v1::pull_key(&draw.record.purchase_id).hash();
    run.same(Point::PullKey, &draw.place(), draw.name.pull_key, computed);
}

/// Checks the rules of the version (`docs/protocol.md#version_rules`).
pub(crate) fn version_rules(run: &mut StepRun, draw: &Draw, _: &CheckedProof) {
    rules::sanity(run, &draw.version, draw.name);
}

/// Checks that the request and the proof name the recomputed version (`docs/protocol.md#version_root`).
pub(crate) fn version_root(run: &mut StepRun, draw: &Draw, pull: &CheckedProof) {
    let Some(&Root { root, event_id, .. }) = pull.roots.get(draw) else {
        return run.lacks(Cause::Because(StepId::Payload));
    };
    let place = draw.place();
    if let Some(request) = one(run, draw.request) {
        match request {
            Some(request) => {
                run.same(Point::RequestedVersion, &place, request.value, event_id);
            }
            None => {
                run.differs(
                    Point::RequestPresent,
                    &place,
                    Value::Nothing,
                    draw.name.pull_key,
                );
            }
        }
    }
    if draw.name.target {
        let own = [
            (Point::ProofVersionRoot, pull.payload.version_root, root),
            (
                Point::ProofVersionEventId,
                pull.payload.version_event_id,
                event_id,
            ),
        ];
        for (point, published, computed) in own {
            match published {
                Published::Is(published) => {
                    run.same(point, &place, published, computed);
                }
                _ => run.lacks(Cause::Because(StepId::Payload)),
            }
        }
    }
}

/// Checks that the version was anchored before the request (`docs/protocol.md#version_anchor`).
pub(crate) fn version_anchor(run: &mut StepRun, draw: &Draw, pull: &CheckedProof) {
    let Some(&Root { root, event_id, .. }) = pull.roots.get(draw) else {
        return run.lacks(Cause::Because(StepId::Payload));
    };
    let place = draw.place();
    let Some(anchor) = one(run, pull.history.get(LogKind::Anchored, &event_id)) else {
        return;
    };
    let held = anchor.map(|anchor| anchor.value);
    run.same(Point::AnchoredRoot, &place, held, Some(root));
    let Some(anchor) = anchor else {
        return;
    };
    if let Some(request) = requested(run, draw) {
        let point = Point::VersionBeforeRequest;
        run.below(point, &place, anchor.position, request.position);
    }
}

/// Checks that the purchase was anchored after `as_of` and before the request (`docs/protocol.md#purchase_anchor`).
pub(crate) fn purchase_anchor(run: &mut StepRun, draw: &Draw, pull: &CheckedProof) {
    let Some(&Root { root, .. }) = pull.roots.get(draw) else {
        return run.lacks(Cause::Because(StepId::Payload));
    };
    let place = draw.place();
    let event_id = draw.purchase_event_id();
    let Some(anchor) = one(run, pull.history.get(LogKind::Anchored, &event_id)) else {
        return;
    };
    let computed = draw.purchase_commitment(&root);
    let held = anchor.map(|anchor| anchor.value);
    run.same(Point::PurchaseCommitment, &place, held, Some(computed));
    let Some(anchor) = anchor else {
        return;
    };
    let point = Point::PurchaseAfterAsOf;
    run.above(point, &place, anchor.position, draw.record.as_of);
    if let Some(request) = requested(run, draw) {
        let point = Point::PurchaseBeforeRequest;
        run.below(point, &place, anchor.position, request.position);
    }
}

/// Checks that every band with odds still had a card at sale (`docs/protocol.md#stock`).
pub(crate) fn stock(run: &mut StepRun, draw: &Draw, _: &CheckedProof) {
    rules::stock(run, draw);
}

/// Checks that the word arrived after the request (`docs/protocol.md#word`).
pub(crate) fn word(run: &mut StepRun, draw: &Draw, _: &CheckedProof) {
    let place = draw.place();
    match one(run, draw.word) {
        Some(Some(word)) => {
            if let Some(request) = requested(run, draw) {
                let point = Point::WordAfterRequest;
                run.above(point, &place, word.position, request.position);
            }
        }
        Some(None) => {
            run.differs(
                Point::WordPresent,
                &place,
                Value::Nothing,
                draw.name.pull_key,
            );
        }
        None => {}
    }
}

/// Checks that the replayed award is the record's (`docs/protocol.md#replay`).
pub(crate) fn claimed_award(run: &mut StepRun, draw: &Draw, drawn: &Result<Drawn, Cause>) {
    match drawn {
        Ok(drawn) => {
            let computed = drawn.award.map(|(_, card)| card);
            let point = Point::ClaimedAward;
            run.same(point, &draw.place(), draw.record.claimed_award, computed);
        }
        Err(cause) => run.lacks(cause.clone()),
    }
}

/// Returns the entry under a key. If the history contradicts itself there, it records that gap and returns `None`.
fn one(run: &mut StepRun, found: Found) -> Option<Option<Entry>> {
    match found {
        Found::Nothing => Some(None),
        Found::One(entry) => Some(Some(entry)),
        Found::Contradicted => {
            run.lacks(Cause::Because(StepId::History));
            None
        }
    }
}

/// Returns the draw's request. If it is missing, the step `version_root` reports that.
fn requested(run: &mut StepRun, draw: &Draw) -> Option<Entry> {
    let request = one(run, draw.request)?;
    if request.is_none() {
        run.lacks(Cause::Because(StepId::VersionRoot));
    }
    request
}
