//! Shows each row of what must stay true of a chain and its endpoints: the operator's acts by one honest endpoint that
//! keeps everything, and liars and honest trouble beside one. A star marks what the check got wrong before it read each
//! endpoint alone.

mod attack;
mod audit;
mod code;
mod cost;
mod endpoints;
mod events;
mod honest;
mod inventions;
mod operator;
mod proofs;
mod proofs_alone;
mod second;
mod tellings;

use fixtures::chain::endpoint::{Endpoint, settle};
use fixtures::chain::{Chain, listed, listed_with_logs};
use fixtures::pack_event::PackEvent;
use fixtures::shop::proof::Proof;
use fixtures::world::World;
use verify::claims::{Claims, Listed};
use verify::hash::Hash32;
use verify::position::Position;
use verify::report::{Report, Status, StepId, Verdict};

/// The statement of the shop about a word; `None` leaves it out.
type Told = Option<(Position, Hash32)>;

/// Numbers logs within their transactions.
fn number_within_transactions(chain: &mut Chain) {
    let logs = chain.logs.clone();
    for log in &mut chain.logs {
        let before = logs
            .iter()
            .filter(|other| other.transaction == log.transaction && other.position < log.position);
        log.position.log_index = u32::try_from(before.count()).expect("few");
    }
}

/// A payload that agrees with itself.
struct Payload {
    report: Report,
    claims: Claims,
}

impl Payload {
    /// Reads a proof.
    fn of(proof: &Proof) -> Self {
        let (report, claims) = proof.check();
        let claims = Claims::Pull(Box::new(claims));
        Self { report, claims }
    }

    /// Reads an event's report.
    fn of_event(event: &PackEvent) -> Self {
        let (report, claims) = event.check();
        Self { report, claims }
    }

    /// Returns the report by these endpoints.
    fn by_listed(&self, listed: &Listed, endpoints: &[Endpoint<'_>]) -> Report {
        let settled = settle(&self.claims, listed, endpoints);
        self.report.clone().with_chain(&settled)
    }

    /// Returns the report by these endpoints, with the contract's logs listed.
    fn by(&self, endpoints: &[Endpoint<'_>]) -> Report {
        self.by_listed(&listed_with_logs(), endpoints)
    }

    /// Returns the reports by one honest endpoint: with the contract's logs listed, and without.
    fn on(&self, chain: &Chain) -> [Report; 2] {
        let endpoints = [Endpoint::of(chain)];
        [listed_with_logs(), listed()].map(|listed| self.by_listed(&listed, &endpoints))
    }
}

/// Returns the payload of a proof of a purchase that tells the honest words but these.
fn told(world: &World, target: usize, others: &[(usize, Told)]) -> Payload {
    let mut words = world.honest_words();
    for (number, told) in others {
        words[*number] = *told;
    }
    Payload::of(&world.proof(target, &words).expect("a proof"))
}

/// Describes what did not pass.
fn summary(report: &Report) -> String {
    let steps = report.steps.iter().filter(|step| !step.passed());
    let lines = steps.map(|step| format!("\n{:?} {:?} {:?}", step.id, step.status, step.findings));
    format!("{:?}{}", report.verdict, lines.collect::<String>())
}

/// Asserts the verdict.
fn is(report: &Report, verdict: Verdict) {
    assert_eq!(report.verdict, verdict, "{}", summary(report));
}

/// Asserts that the chain neither verifies nor contradicts it.
fn is_open(report: &Report) {
    let is_open = !matches!(report.verdict, Verdict::Verified | Verdict::NotVerified);
    assert!(is_open, "{}", summary(report));
}

/// Asserts that it is not this verdict.
fn is_not(report: &Report, verdict: Verdict) {
    assert_ne!(report.verdict, verdict, "{}", summary(report));
}

/// Asserts that a step failed.
fn fails_step(report: &Report, id: StepId) {
    let mut steps = report.steps.iter();
    let step = steps.find(|step| step.id == id).expect("a step");
    assert!(
        matches!(step.status, Status::Failed { .. }),
        "{}",
        summary(report)
    );
}
