//! Judges the payloads of a history, and counts the verdicts beside the readings.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fixtures::chain::endpoint::{Endpoint, settle};
use fixtures::chain::{listed, listed_with_logs};
use fixtures::export;
use fixtures::shop::proof::Proof;
use fixtures::world::{LIKED, World};
use verify::claims::{Claims, Listed};
use verify::hash::Hash32;
use verify::position::Position;
use verify::report::{Report, Step, StepId, Verdict};

use super::truth::{Reading, TURNED, Truth};

/// The statement of the shop about a word; `None` leaves it out.
pub type Told = Option<(Position, Hash32)>;

/// The results of a walk.
#[derive(Default)]
pub struct Judge {
    pub histories: u64,
    pub payloads: u64,
    /// The number of payloads, by their reading and verdict.
    pub verdicts: BTreeMap<(String, &'static str), u64>,
    /// The wrong verdicts, with the first example of each kind and their number.
    pub wrong: BTreeMap<String, (String, u64)>,
}

impl fmt::Display for Judge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (histories, payloads) = (self.histories, self.payloads);
        writeln!(f, "{histories} histories, {payloads} payloads")?;
        for ((read, verdict), count) in &self.verdicts {
            writeln!(f, "  {count} {verdict}: {read}")?;
        }
        for (kind, (example, count)) in &self.wrong {
            writeln!(f, "  WRONG, {count} times: {kind}\n    {example}")?;
        }
        Ok(())
    }
}

impl Judge {
    /// Judges every payload of a history: each purchase as the target, with each telling of each word.
    pub fn exhaustively(&mut self, world: &World) {
        self.histories += 1;
        let numbers = 0..world.purchases.len();
        let told: Vec<Vec<Told>> = numbers.map(|number| tellings(world, number)).collect();
        for target in 0..world.purchases.len() {
            let mut awards = BTreeSet::new();
            for words in combined(&told) {
                let verdict = world
                    .proof(target, &words)
                    .and_then(|proof| self.pull(world, &proof, &words));
                if let Some((Verdict::Verified, award)) = verdict {
                    awards.insert(award);
                }
            }
            self.is_one(world, "awards of one pull", awards.len());
        }
        self.reports(world);
    }

    /// Judges every report of the event: each transaction that wrote a log of it, with each word.
    pub fn reports(&mut self, world: &World) {
        let event = &world.event;
        if world.chain.consumer.events.newest(&event.id) != Some(event.value) {
            return;
        }
        let logs = world.chain.logs.iter();
        let holding = logs.filter(|log| log.values().any(|value| value == event.id));
        let named: BTreeSet<Hash32> = holding.map(|log| log.transaction).collect();
        let coordinator = &world.chain.coordinators[&fixtures::chain::COORDINATOR];
        let real = world
            .real
            .iter()
            .filter_map(|real| coordinator.word_of(&real.id));
        let seeds: BTreeSet<Hash32> = real.chain([LIKED]).collect();
        let mut verified = BTreeSet::new();
        for named in named {
            for seed in &seeds {
                let mut told = event.clone();
                (told.transaction, told.seed) = (named, *seed);
                let read = Truth::of(world).of_event(&told);
                let (report, claims) = told.check();
                if self.both(
                    world,
                    &format!("event {named} {seed}"),
                    read,
                    &report,
                    &claims,
                ) {
                    verified.insert(*seed);
                }
            }
        }
        self.is_one(world, "seeds of one event", verified.len());
    }

    pub fn is_one(&mut self, world: &World, what: &str, count: usize) {
        if count > 1 {
            self.notes(
                format!("{count} verified {what}"),
                format!("{:?}", world.acts),
            );
        }
    }

    fn notes(&mut self, kind: String, example: String) {
        self.wrong.entry(kind).or_insert((example, 0)).1 += 1;
    }

    /// Judges a proof, and returns its verdict with its award; `None` if it contradicts itself.
    pub fn pull(
        &mut self,
        world: &World,
        proof: &Proof,
        told: &dyn fmt::Debug,
    ) -> Option<(Verdict, Option<uuid::Uuid>)> {
        let checked = export::checked(proof.payload());
        if checked.report.verdict != Verdict::VerifiedOffline {
            return None;
        }
        let claims = checked.claims.expect("claims");
        let Claims::Pull(pull) = &claims else {
            panic!("claims of a pull");
        };
        let read = Truth::of(world).of_pull(pull);
        let example = format!("pull {} told {told:?}", proof.target);
        let is_verified = self.both(world, &example, read, &checked.report, &claims);
        let verdict = match is_verified {
            true => Verdict::Verified,
            false => Verdict::NotConfirmed,
        };
        Some((verdict, proof.awards()[&proof.target]))
    }

    /// Judges a payload with the contract's logs listed, and without. Returns whether either verifies it.
    fn both(
        &mut self,
        world: &World,
        told: &str,
        read: Reading,
        report: &Report,
        claims: &Claims,
    ) -> bool {
        let by_list = self.one(
            world,
            told,
            read,
            (report, claims),
            &listed_with_logs(),
            true,
        );
        let learnt = self.one(world, told, read, (report, claims), &listed(), false);
        by_list || learnt
    }

    fn one(
        &mut self,
        world: &World,
        told: &str,
        read: Reading,
        (report, claims): (&Report, &Claims),
        listed: &Listed,
        is_listed: bool,
    ) -> bool {
        self.payloads += 1;
        let settled = settle(claims, listed, &[Endpoint::of(&world.chain)]);
        let report = report.clone().with_chain(&settled);
        let verdict = report.verdict;
        // Without listed signatures a log may be told apart from none of the others.
        let is_right = match (read, is_listed || !has_doubtful_logs(world)) {
            (Reading::True, true) => verdict == Verdict::Verified,
            (Reading::True | Reading::Loose(_), _) => verdict != Verdict::NotVerified,
            (Reading::Open(TURNED), true) => verdict != Verdict::NotVerified,
            (Reading::Open(_), _) => !matches!(verdict, Verdict::Verified | Verdict::NotVerified),
            (Reading::Fails(_), _) if is_listed => verdict == Verdict::NotVerified,
            // A kind is not learnt from an entry that is not so.
            (Reading::Never(_) | Reading::Fails(_), _) => verdict != Verdict::Verified,
        };
        let lists = if is_listed { "listed" } else { "learnt" };
        let key = (format!("{read:?}, {lists}"), verdict.name());
        *self.verdicts.entry(key).or_default() += 1;
        if !is_right {
            let kind = format!("{read:?}, {lists}: {}", verdict.name());
            let of = |step: &Step| step.id.is_of_chain() && !step.passed();
            let steps: Vec<(StepId, String)> = report
                .steps
                .iter()
                .filter(|step| of(step))
                .map(|step| {
                    (
                        step.id,
                        short(&format!("{:?} {:?}", step.status, step.findings)),
                    )
                })
                .collect();
            self.notes(kind, format!("{:?}\n    {told}\n    {steps:?}", world.acts));
        }
        verdict == Verdict::Verified
    }
}

fn short(text: &str) -> String {
    text.chars().take(600).collect()
}

/// Returns whether the contract wrote logs that a reader without listed signatures may not tell apart: those of a set
/// coordinator, and those that the operator made look alike.
fn has_doubtful_logs(world: &World) -> bool {
    use fixtures::world::{Act, OfEvent};
    let is_doubtful = |act: &Act| {
        matches!(
            act,
            Act::OwnRequest(..) | Act::OwnDeliver(..) | Act::Mimic(..)
        ) || matches!(act, Act::Event(of) if *of != OfEvent::Create)
    };
    // A failed callback beside a word's log that no judged entry teaches: in its transaction, or a Break's.
    let fails = world
        .acts
        .iter()
        .any(|act| matches!(act, Act::Fulfil(_, true)));
    let has_other =
        world.acts.contains(&Act::Join) || world.purchases.iter().any(|own| own.is_break);
    world.acts.iter().any(is_doubtful) || (fails && has_other)
}

/// Returns the ways to tell a pull's word: left out, each place with each word that anybody gave for it, and one that
/// nobody gave.
pub fn tellings(world: &World, number: usize) -> Vec<Told> {
    let tellable = world.tellable(number);
    let mut told = BTreeSet::new();
    for (position, _) in &tellable {
        told.extend(tellable.iter().map(|(_, value)| (*position, *value)));
        told.insert((*position, LIKED));
    }
    let key = world.purchases[number].key();
    let pull = world.chain.consumer.pulls.newest(&key);
    // An invented word, right behind the newest log, and the oracle's before anybody delivered it.
    if let Some(pull) = pull.filter(|pull| pull.requested) {
        let behind = world.chain.tip().next().expect("a position");
        let coordinator = &world.chain.coordinators[&fixtures::chain::COORDINATOR];
        told.insert((behind, LIKED));
        told.extend(
            coordinator
                .word_of(&pull.request_id)
                .map(|word| (behind, word)),
        );
    }
    let told = told.into_iter().map(Some);
    [None].into_iter().chain(told).collect()
}

/// Returns every way to tell all words together.
fn combined(told: &[Vec<Told>]) -> Vec<Vec<Told>> {
    let mut all = vec![Vec::new()];
    for each in told {
        let with = all.iter().flat_map(|before: &Vec<Told>| {
            each.iter().map(|own| {
                let mut told = before.clone();
                told.push(*own);
                told
            })
        });
        all = with.collect();
    }
    all
}
