//! Checks Pack pulls: it replays the proof, for the target and every draw in its window.
//!
//! The steps, in order, are those of [`check`] (`docs/protocol.md#pack-pulls`).

mod checked_proof;
mod claims;
mod draw;
mod draw_steps;
mod history;
mod message;
pub mod packs_v1;
mod payload;
mod replay;
mod roots;
pub mod rules;
pub mod selection;
pub mod version;
mod window;

use std::borrow::Cow;

use crate::fields::{Fields, Published};
use crate::step::{
    Cause, DrawName, Kind, NotReplayable, Place, Point, Progress, Status, Step, StepId, StepRun,
    Steps, count,
};
pub use checked_proof::CheckedProof;
pub use claims::{DrawClaim, PullClaims};
pub use draw::Draw;
pub use history::{Found, History};
pub use message::Message;
pub use payload::{Entry, ParsedRecord, PullPayload, Record, TRANSACTIONS};
pub use replay::{BlockReason, Drawn, Replay};
pub use roots::{Root, Roots};
use values::json::{Document, truncate};
use values::order::GrowingSet;
pub use window::{NonPackWord, Window, WindowItem, WordKind};

/// The number of draws replayed between two messages.
const DRAWS_A_MESSAGE: u64 = 64;

/// A function that checks one draw for a step.
type DrawStep = fn(&mut StepRun, &Draw, &CheckedProof);

/// The steps that check each draw separately, between `window` and `replay`.
const OF_A_DRAW: [(StepId, DrawStep); 7] = [
    (StepId::PullKey, draw_steps::pull_key),
    (StepId::VersionRules, draw_steps::version_rules),
    (StepId::VersionRoot, draw_steps::version_root),
    (StepId::VersionAnchor, draw_steps::version_anchor),
    (StepId::PurchaseAnchor, draw_steps::purchase_anchor),
    (StepId::Stock, draw_steps::stock),
    (StepId::Word, draw_steps::word),
];

/// Checks a proof, and reports its progress. The claims are `None` if the check can judge nothing of it.
pub fn check(
    document: &Document,
    observe: &mut dyn FnMut(Progress),
) -> (Vec<Step>, CheckedProof, Option<PullClaims>) {
    let mut fields = Fields::new(document);
    let mut pull = CheckedProof::new(PullPayload::read(&mut fields));
    let mut steps = Steps::new(Kind::PackPull, StepId::of_pull(), observe);
    if !pull.is_packs_v1 {
        let name = pull.payload.selection_version.as_ref().value();
        let why = NotReplayable::UnknownRecipe(truncate(name.map_or("", String::as_str)));
        // The other fields that were read do not count.
        let mut fields = Fields::new(document);
        fields.required::<Cow<'_, str>>("selection_version");
        steps.keep(fields.finish());
        return (steps.finish(&Cause::NotReplayable(why)), pull, None);
    }
    steps.keep(fields.finish());
    let walked = pull.walk();
    let recipes = recipe_step(&pull);
    let unknown = match &recipes.status {
        Status::Skipped(cause @ Cause::NotReplayable(_)) => Some(cause.clone()),
        _ => None,
    };
    steps.keep(recipes);
    if let Some(cause) = unknown {
        return (steps.finish(&cause), pull, None);
    }
    if matches!(pull.payload.chain_events, Published::Is(_)) {
        steps.keep(pull.history.check());
    }
    let rest = match walked {
        Some(_) if pull.payload.is_relabelled() => StepId::Recipe,
        Some(window) => {
            steps.keep(window);
            for (id, of_a_draw) in OF_A_DRAW {
                steps.keep(of_every_draw(&pull, id, of_a_draw));
            }
            let replay = replay(&pull.window, &mut steps);
            steps.keep(claimed_awards(&pull.window, &replay));
            steps.keep(award(&pull.payload, &replay));
            pull.replay = Some(replay);
            StepId::Payload
        }
        None => StepId::Payload,
    };
    let claims = PullClaims::of(&pull);
    (steps.finish(&Cause::Because(rest)), pull, Some(claims))
}

/// Checks that each `selection_version` is packs_v1: the proof's, and that of each needed record
/// (`docs/protocol.md#recipe`).
fn recipe_step(pull: &CheckedProof) -> Step {
    let payload = &pull.payload;
    let mut run = StepRun::new(StepId::Recipe);
    let point = Point::SelectionVersion;
    match &payload.selection_version {
        Published::Is(name) => {
            run.same(point, &Place::Payload, name.as_str(), packs_v1::NAME);
        }
        _ => run.lacks(Cause::Because(StepId::Payload)),
    }
    match pull.target() {
        Some(_) => {
            for draw in &pull.window.draws {
                draw_steps::recipe(&mut run, draw);
            }
            if let Some(name) = &pull.window.unknown_recipe {
                let why = NotReplayable::DependentOfUnknownRecipe(truncate(name));
                run.gives_up(Cause::NotReplayable(why));
            }
        }
        None => {
            if let (Some(pull_key), Some(name)) = (
                payload.target.value(),
                payload.own().and_then(ParsedRecord::recipe),
            ) {
                let target = DrawName {
                    pull_key,
                    purchase_id: None,
                    target: true,
                };
                run.same(point, &Place::Draw(target), name, packs_v1::NAME);
            }
            run.lacks(Cause::Because(StepId::Payload));
        }
    }
    run.finish()
}

/// Runs a step that checks each draw separately.
fn of_every_draw(pull: &CheckedProof, id: StepId, of_a_draw: DrawStep) -> Step {
    let mut run = StepRun::new(id);
    let mut versions = GrowingSet::new();
    for draw in &pull.window.draws {
        // The step checks the rules of a version once, and names the first draw that uses the version.
        let once = id == StepId::VersionRules && !draw.is_relabelled();
        if !once || versions.add(draw.record.version) {
            of_one_draw(&mut run, draw, pull, of_a_draw);
        }
    }
    run.finish()
}

/// Checks one draw for a step, if its record names packs_v1.
fn of_one_draw(run: &mut StepRun, draw: &Draw, pull: &CheckedProof, of_a_draw: DrawStep) {
    if draw.is_relabelled() {
        run.lacks(Cause::Because(StepId::Recipe));
    } else {
        of_a_draw(run, draw, pull);
    }
}

/// Replays the target and every dependent.
fn replay(window: &Window, steps: &mut Steps<'_>) -> Replay {
    let total = count(window.items.len());
    Replay::run(window, |done| {
        let done = count(done).saturating_add(1);
        if done.is_multiple_of(DRAWS_A_MESSAGE) {
            steps.replayed(done, total);
        }
    })
}

/// Checks that every draw's replayed award is its record's (`docs/protocol.md#replay`).
fn claimed_awards(window: &Window, replay: &Replay) -> Step {
    let mut run = StepRun::new(StepId::Replay);
    for (draw, drawn) in window.draws.iter().zip(&replay.drawn) {
        draw_steps::claimed_award(&mut run, draw, drawn);
    }
    run.finish()
}

/// Checks that the replayed award is the proof's (`docs/protocol.md#award`).
fn award(payload: &PullPayload, replay: &Replay) -> Step {
    let mut run = StepRun::new(StepId::Award);
    match (payload.award, replay.drawn.first()) {
        (Published::Is(published), Some(Ok(drawn))) => {
            let computed = drawn.award.map(|(_, card)| card);
            run.same(Point::Award, &Place::Payload, published, computed);
        }
        (Published::Is(_), Some(Err(cause))) => run.lacks(cause.clone()),
        _ => run.lacks(Cause::Because(StepId::Payload)),
    }
    run.finish()
}

impl CheckedProof {
    /// Returns the steps of one draw, by its index in the window. Each has those findings of the report's step that
    /// concern the draw. Empty if there is no such draw.
    pub fn steps_of(&self, index: usize) -> Vec<Step> {
        let Some(draw) = self.window.draws.get(index) else {
            return Vec::new();
        };
        let mut steps = Vec::new();
        let mut publish = |id, of: &dyn Fn(&mut StepRun)| {
            let mut run = StepRun::new(id);
            of(&mut run);
            steps.push(run.finish());
        };
        publish(StepId::Recipe, &|run| draw_steps::recipe(run, draw));
        publish(StepId::Window, &|run| {
            window::cover(run, &self.payload.coverage, draw);
        });
        for (id, of_a_draw) in OF_A_DRAW {
            publish(id, &|run| of_one_draw(run, draw, self, of_a_draw));
        }
        let drawn = self.replay.as_ref().map(|replay| &replay.drawn);
        publish(
            StepId::Replay,
            &|run| match drawn.and_then(|drawn| drawn.get(index)) {
                Some(drawn) => draw_steps::claimed_award(run, draw, drawn),
                None => run.lacks(Cause::Because(StepId::Word)),
            },
        );
        steps
    }
}
