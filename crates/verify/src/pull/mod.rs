//! Pack pulls: the proof replayed under packs_v1, for the target and every draw in its window.
//!
//! The steps, in order, are those of [`check`]; the numbers are the "a valid proof shows" list.

pub mod dependent;
mod history;
pub mod look;
pub mod odds;
mod path;
mod payload;
pub mod recipe;
mod replay;
mod rules;
pub mod selection;
mod subject;
mod timeline;
pub mod version;
mod window;

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::Checked;
use super::Progress;
use super::claims::{Claims, DrawClaim, PullClaims};
use super::event::Rows;
use super::fields::{Fields, Published};
use super::hash::Hash32;
use super::json::Document;
use super::order;
use super::report::{
    Cause, Check, DrawName, Kind, LogKind, NotReplayable, Place, Point, Status, Step, StepId,
    Value, count, cut,
};
use super::steps::Steps;
use super::subject::{PullSubject, Subject};
use history::{Found, History};
pub use payload::Entry;
use payload::{Filed, PullPayload};
use replay::Outcome;
pub use replay::Replay;
use version::Version;
use window::{Draw, Window};

/// How many draws are replayed between two messages.
const DRAWS_A_MESSAGE: u64 = 64;

/// Checks a proof, telling each step as it settles.
pub fn check(document: &Document<'_>, observe: &mut dyn FnMut(Progress)) -> Checked {
    let mut fields = Fields::new(document);
    let payload = PullPayload::read(&mut fields);
    let mut subject = subject::subject(&fields.object, &payload);
    let mut steps = Steps::new(Kind::PackPull, StepId::of_pull(), observe);
    if let Some(name) = payload.other_recipe().filter(|_| !is_committed(&payload)) {
        let why = NotReplayable::UnknownRecipe(cut(name));
        // Whatever else was read of it counts for nothing.
        let mut fields = Fields::new(document);
        fields.required::<Cow<'_, str>>("selection_version");
        steps.settle(fields.settle());
        return unjudged(steps, Cause::NotReplayable(why), subject);
    }
    steps.settle(fields.settle());
    let history = payload
        .chain_events
        .as_ref()
        .value()
        .cloned()
        .map(History::new);
    let target = match (&history, payload.target) {
        (Some(history), Published::Is(key)) => window::target(&payload, history, key),
        _ => None,
    };
    let mut kept = None;
    let mut claims = PullClaims {
        contract: subject.contract.parsed(),
        ..PullClaims::default()
    };
    match (&history, target) {
        (Some(history), Some(target)) => {
            let (window, walked) = Window::walk(&payload, history, target);
            let roots = Roots::of(&window);
            claim(&mut claims, &payload, &subject, &window, history, &roots);
            let recipe = recipe_step(&payload, Some(&window));
            let unknown = match &recipe.status {
                Status::Skipped(cause @ Cause::NotReplayable(_)) => Some(cause.clone()),
                _ => None,
            };
            steps.settle(recipe);
            if let Some(cause) = unknown {
                return unjudged(steps, cause, subject);
            }
            steps.settle(history.check());
            if payload.other_recipe().is_some() {
                steps.rest(&Cause::Because(StepId::Recipe));
            } else {
                steps.settle(walked);
                let ground = Ground {
                    payload: &payload,
                    history,
                    roots: &roots,
                };
                let replay = replay(&ground, &window, &mut steps);
                subject::draw(&mut subject, &window, &replay);
                subject::commitment(&mut subject, &window, &roots);
                subject::timeline(&mut subject, &window, history, &roots);
                claims.moments = order::set(subject.timeline.blocks());
                let rolls = odds::rolls(&window, &replay, &roots);
                subject.odds = odds::odds(&window, &replay, &roots);
                subject.realised = odds::together(&rolls).into_iter().next();
                kept = Some(Kept { replay, rolls });
            }
        }
        (Some(history), None) => {
            steps.settle(recipe_step(&payload, None));
            steps.settle(history.check());
        }
        (None, _) => steps.settle(recipe_step(&payload, None)),
    }
    steps.rest(&Cause::Because(StepId::Payload));
    Checked {
        report: steps.report(Subject::Pull(Box::new(subject))),
        claims: Some(Claims::Pull(Box::new(claims))),
        rows: Rows::default(),
        pull: kept,
        dealt: Default::default(),
    }
}

/// A proof of which the steps to come cannot be judged here.
fn unjudged(mut steps: Steps<'_>, cause: Cause, subject: PullSubject) -> Checked {
    steps.rest(&cause);
    Checked {
        report: steps.report(Subject::Pull(Box::new(subject))),
        claims: None,
        rows: Rows::default(),
        pull: None,
        dealt: Default::default(),
    }
}

/// Whether the proof's version was committed under this recipe, whatever the proof calls it: its
/// `version_root` is this recipe's root of the target's version.
fn is_committed(payload: &PullPayload<'_>) -> bool {
    let record = payload.own().and_then(Filed::record);
    let version = record.and_then(|record| payload.versions.get(record.version));
    version
        .is_some_and(|version| payload.version_root == Published::Is(recipe::version_root(version)))
}

/// What is kept of a replay, for what is asked of the proof after its check.
#[derive(Clone, Debug)]
pub struct Kept {
    /// What the recipe gives for every draw.
    pub replay: Replay,
    /// Where the rolls fell, by version.
    pub rolls: Vec<odds::VersionRolls>,
}

/// What a draw's own steps are checked against.
struct Ground<'g> {
    payload: &'g PullPayload<'g>,
    history: &'g History,
    roots: &'g Roots,
}

/// What the chain must say of the draws and of the other words in their windows.
fn claim(
    claims: &mut PullClaims,
    payload: &PullPayload<'_>,
    subject: &PullSubject,
    window: &Window<'_>,
    history: &History,
    roots: &Roots,
) {
    let draws = window.draws.iter().filter(|draw| !draw.is_foreign());
    claims.draws = draws
        .filter_map(|draw| {
            let Root { root, event_id, .. } = roots.get(draw)?;
            let unavailable_hash = recipe::unavailable_hash(&draw.record.unavailable);
            let as_of = draw.record.as_of;
            let purchase_event_id = recipe::purchase_event_id(&draw.record.purchase_id);
            Some(DrawClaim {
                name: draw.name,
                version_event_id: *event_id,
                version_root: *root,
                purchase_event_id,
                purchase_commitment: recipe::purchase_commitment(root, &unavailable_hash, as_of),
                as_of,
                version_anchor: history.get(LogKind::Anchored, event_id).entry(),
                purchase_anchor: history.get(LogKind::Anchored, &purchase_event_id).entry(),
                request: draw.request.entry(),
                word: draw.word.entry(),
            })
        })
        .collect();
    claims.others.clone_from(&window.others);
    claims.entries = payload
        .chain_events
        .as_ref()
        .value()
        .cloned()
        .unwrap_or_default();
    claims.transactions = subject
        .transactions
        .iter()
        .filter_map(|(_, hash)| Hash32::from_hex(hash))
        .collect();
}

/// Every `selection_version` is packs_v1: the proof's own, and each needed record's.
fn recipe_step(payload: &PullPayload<'_>, window: Option<&Window<'_>>) -> Step {
    let mut check = Check::new(StepId::Recipe);
    let point = Point::SelectionVersion;
    match &payload.selection_version {
        Published::Is(name) => {
            check.same(point, &Place::Payload, name.as_ref(), recipe::NAME);
        }
        _ => check.lacks(Cause::Because(StepId::Payload)),
    }
    match window {
        Some(window) => {
            for draw in &window.draws {
                drawn_under(&mut check, draw);
            }
            if let Some(name) = &window.foreign {
                let why = NotReplayable::DependentOfUnknownRecipe(cut(name));
                check.gives_up(Cause::NotReplayable(why));
            }
        }
        None => {
            if let (Some(pull_key), Some(name)) = (
                payload.target.value(),
                payload.own().and_then(Filed::recipe),
            ) {
                let target = DrawName {
                    pull_key,
                    purchase_id: None,
                    target: true,
                };
                check.same(point, &Place::Draw(target), name, recipe::NAME);
            }
            check.lacks(Cause::Because(StepId::Payload));
        }
    }
    check.settle()
}

/// A record's `selection_version` is packs_v1.
fn drawn_under(check: &mut Check, draw: &Draw<'_>) {
    let name = draw.record.selection_version.as_ref();
    check.same(Point::SelectionVersion, &draw.place(), name, recipe::NAME);
}

/// The steps before the replay that every draw has of its own.
const OF_A_DRAW: [StepId; 7] = [
    StepId::PullKey,
    StepId::VersionRules,
    StepId::VersionRoot,
    StepId::VersionAnchor,
    StepId::PurchaseAnchor,
    StepId::Stock,
    StepId::Word,
];

/// The steps that follow the window, for the target and every dependent.
fn replay(ground: &Ground<'_>, window: &Window<'_>, steps: &mut Steps<'_>) -> Replay {
    for id in OF_A_DRAW {
        let mut check = Check::new(id);
        let mut versions = BTreeMap::new();
        for draw in &window.draws {
            // A version's own rules are checked once, and named by the first draw that uses it.
            let once = id == StepId::VersionRules && !draw.is_foreign();
            if !once || versions.insert(draw.record.version, ()).is_none() {
                of_draw(id, &mut check, draw, ground);
            }
        }
        steps.settle(check.settle());
    }
    let total = count(window.stops.len());
    let replay = Replay::run(window, |done| {
        let done = count(done).saturating_add(1);
        if done.is_multiple_of(DRAWS_A_MESSAGE) {
            steps.replayed(done, total);
        }
    });
    steps.settle(claimed_awards(window, &replay));
    steps.settle(award(ground.payload, &replay));
    replay
}

/// One of a draw's own steps.
fn of_draw(id: StepId, check: &mut Check, draw: &Draw<'_>, ground: &Ground<'_>) {
    let (history, root) = (ground.history, ground.roots.get(draw));
    match id {
        _ if draw.is_foreign() => check.lacks(Cause::Because(StepId::Recipe)),
        StepId::PullKey => pull_key(check, draw),
        StepId::VersionRules => rules::sanity(check, draw.version, draw.name),
        StepId::VersionRoot => version_root(check, draw, ground.payload, root),
        StepId::VersionAnchor => version_anchor(check, draw, history, root),
        StepId::PurchaseAnchor => purchase_anchor(check, draw, history, root),
        StepId::Stock => rules::stock(check, draw),
        _ => word(check, draw),
    }
}

/// The recomputed roots of the versions in a window, each computed once.
struct Roots(BTreeMap<usize, Root>);

/// A recomputed `version_root`, the lines that it is the hash of, and its `version_event_id`.
struct Root {
    lines: Vec<Vec<u8>>,
    root: Hash32,
    event_id: Hash32,
}

impl Root {
    fn of(version: &Version) -> Self {
        let lines = recipe::version_lines(version);
        let root = recipe::root_of(&lines);
        let event_id = recipe::version_event_id(&root);
        Self {
            lines,
            root,
            event_id,
        }
    }
}

impl Roots {
    fn of(window: &Window<'_>) -> Self {
        let mut roots = BTreeMap::new();
        for draw in &window.draws {
            let root = || Root::of(draw.version);
            roots.entry(draw.record.version).or_insert_with(root);
        }
        Self(roots)
    }

    fn get(&self, draw: &Draw<'_>) -> Option<&Root> {
        self.0.get(&draw.record.version)
    }
}

/// Valid proof 1.
fn pull_key(check: &mut Check, draw: &Draw<'_>) {
    let computed = recipe::pull_key(&draw.record.purchase_id);
    check.same(Point::PullKey, &draw.place(), draw.name.pull_key, computed);
}

/// Valid proof 2, and the proof's own `version_root` and `version_event_id`.
fn version_root(
    check: &mut Check,
    draw: &Draw<'_>,
    payload: &PullPayload<'_>,
    root: Option<&Root>,
) {
    let Some(&Root { root, event_id, .. }) = root else {
        return check.lacks(Cause::Because(StepId::Payload));
    };
    let place = draw.place();
    if let Some(request) = one(check, draw.request) {
        match request {
            Some(request) => {
                check.same(Point::RequestedVersion, &place, request.value, event_id);
            }
            None => {
                check.differs(
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
            (Point::ProofVersionRoot, payload.version_root, root),
            (
                Point::ProofVersionEventId,
                payload.version_event_id,
                event_id,
            ),
        ];
        for (point, published, computed) in own {
            match published {
                Published::Is(published) => {
                    check.same(point, &place, published, computed);
                }
                _ => check.lacks(Cause::Because(StepId::Payload)),
            }
        }
    }
}

/// Valid proof 3.
fn version_anchor(check: &mut Check, draw: &Draw<'_>, history: &History, root: Option<&Root>) {
    let Some(&Root { root, event_id, .. }) = root else {
        return check.lacks(Cause::Because(StepId::Payload));
    };
    let place = draw.place();
    let Some(anchor) = one(check, history.get(LogKind::Anchored, &event_id)) else {
        return;
    };
    let held = anchor.map(|anchor| anchor.value);
    check.same(Point::AnchoredRoot, &place, held, Some(root));
    let Some(anchor) = anchor else {
        return;
    };
    if let Some(request) = requested(check, draw) {
        let point = Point::VersionBeforeRequest;
        check.below(point, &place, anchor.position, request.position);
    }
}

/// Valid proof 4.
fn purchase_anchor(check: &mut Check, draw: &Draw<'_>, history: &History, root: Option<&Root>) {
    let Some(&Root { root, .. }) = root else {
        return check.lacks(Cause::Because(StepId::Payload));
    };
    let place = draw.place();
    let event_id = recipe::purchase_event_id(&draw.record.purchase_id);
    let Some(anchor) = one(check, history.get(LogKind::Anchored, &event_id)) else {
        return;
    };
    let unavailable_hash = recipe::unavailable_hash(&draw.record.unavailable);
    let computed = recipe::purchase_commitment(&root, &unavailable_hash, draw.record.as_of);
    let held = anchor.map(|anchor| anchor.value);
    check.same(Point::PurchaseCommitment, &place, held, Some(computed));
    let Some(anchor) = anchor else {
        return;
    };
    let point = Point::PurchaseAfterAsOf;
    check.above(point, &place, anchor.position, draw.record.as_of);
    if let Some(request) = requested(check, draw) {
        let point = Point::PurchaseBeforeRequest;
        check.below(point, &place, anchor.position, request.position);
    }
}

/// Valid proof 6.
fn word(check: &mut Check, draw: &Draw<'_>) {
    let place = draw.place();
    match one(check, draw.word) {
        Some(Some(word)) => {
            if let Some(request) = requested(check, draw) {
                let point = Point::WordAfterRequest;
                check.above(point, &place, word.position, request.position);
            }
        }
        Some(None) => {
            check.differs(
                Point::WordPresent,
                &place,
                Value::Nothing,
                draw.name.pull_key,
            );
        }
        None => {}
    }
}

/// Valid proof 7, for every draw.
fn claimed_awards(window: &Window<'_>, replay: &Replay) -> Step {
    let mut check = Check::new(StepId::Replay);
    for (draw, outcome) in window.draws.iter().zip(&replay.outcomes) {
        claimed_award(&mut check, draw, outcome);
    }
    check.settle()
}

/// Valid proof 7, for one draw.
fn claimed_award(check: &mut Check, draw: &Draw<'_>, outcome: &Result<Outcome, Cause>) {
    match outcome {
        Ok(outcome) => {
            let computed = outcome.award.map(|(_, card)| card);
            let point = Point::ClaimedAward;
            check.same(point, &draw.place(), draw.record.claimed_award, computed);
        }
        Err(cause) => check.lacks(cause.clone()),
    }
}

/// The replayed award is the proof's.
fn award(payload: &PullPayload<'_>, replay: &Replay) -> Step {
    let mut check = Check::new(StepId::Award);
    match (payload.award, replay.outcomes.first()) {
        (Published::Is(published), Some(Ok(outcome))) => {
            let computed = outcome.award.map(|(_, card)| card);
            check.same(Point::Award, &Place::Payload, published, computed);
        }
        (Published::Is(_), Some(Err(cause))) => check.lacks(cause.clone()),
        _ => check.lacks(Cause::Because(StepId::Payload)),
    }
    check.settle()
}

/// What stands under a key, unless the history contradicts itself there.
fn one(check: &mut Check, found: Found) -> Option<Option<Entry>> {
    match found {
        Found::Nothing => Some(None),
        Found::One(entry) => Some(Some(entry)),
        Found::Contradicted => {
            check.lacks(Cause::Because(StepId::History));
            None
        }
    }
}

/// The draw's request, whose absence `version_root` reports.
fn requested(check: &mut Check, draw: &Draw<'_>) -> Option<Entry> {
    let request = one(check, draw.request)?;
    if request.is_none() {
        check.lacks(Cause::Because(StepId::VersionRoot));
    }
    request
}
