//! The walk: every history within a bound, and of each every payload.

use std::collections::BTreeMap;
use std::fmt;

use fixtures::chain::endpoint::{Endpoint, settle};
use fixtures::chain::listed;
use fixtures::shop::proof::Proof;
use verify::report::{StepId, Verdict};

use super::history::History;
use super::payload::{Lie, Reach, lies};
use super::reading::{Reading, reading};
use super::truth::Truth;

/// How far a walk goes.
#[derive(Clone, Copy, Debug)]
pub struct Bound {
    /// How many purchases there are at most.
    pub purchases: usize,
    /// How many moves on the chain are not what every honest sale does.
    pub moves: usize,
    /// How many lies a payload holds.
    pub lies: usize,
    /// What is lied about.
    pub reach: Reach,
}

/// What was walked.
#[derive(Default)]
pub struct Walked {
    pub histories: u64,
    pub payloads: u64,
    /// By what the direct reading says, and the verdict.
    pub verdicts: BTreeMap<(String, &'static str), u64>,
    /// What must not be.
    pub wrong: Vec<String>,
}

/// How many wrong verdicts are shown.
const SHOWN: usize = 12;

impl fmt::Display for Walked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} histories, {} payloads",
            self.histories, self.payloads
        )?;
        for ((read, verdict), count) in &self.verdicts {
            writeln!(f, "  {count} {verdict}: {read}")?;
        }
        Ok(())
    }
}

impl Walked {
    /// Walks every history within a bound.
    pub fn of(bound: Bound) -> Self {
        let mut walked = Self::default();
        walked.on(&History::open(), bound, bound.moves);
        walked
    }

    fn on(&mut self, history: &History, bound: Bound, left: usize) {
        for (made, cost) in history.possible(bound.purchases) {
            let Some(left) = left.checked_sub(cost) else {
                continue;
            };
            let next = history.with(made);
            if made.is_made() {
                self.look(&next, bound);
            }
            self.on(&next, bound, left);
        }
    }

    /// Every payload of a history.
    fn look(&mut self, history: &History, bound: Bound) {
        self.histories += 1;
        for purchase in &history.purchases {
            if let Some(proof) = history.proof(purchase) {
                self.tell(history, &proof, &mut Vec::new(), bound);
            }
        }
    }

    fn tell(&mut self, history: &History, proof: &Proof, told: &mut Vec<Lie>, bound: Bound) {
        self.judge(history, proof, told);
        if told.len() == bound.lies {
            return;
        }
        for lie in lies(proof, history, bound.reach) {
            let lied = lie.told(proof);
            told.push(lie);
            self.tell(history, &lied, told, bound);
            told.pop();
        }
    }

    fn judge(&mut self, history: &History, proof: &Proof, told: &[Lie]) {
        self.payloads += 1;
        let bytes = proof.payload();
        let payload = serde_json::from_slice(&bytes).expect("an object");
        let keys: Vec<_> = history.purchases.iter().map(|own| own.key()).collect();
        let oracle = listed();
        let truth = Truth {
            chain: &history.chain,
            listed: &oracle.coordinators,
        };
        let read = reading(truth, &keys, (proof, &payload));
        let checked = verify::check(bytes, &mut |_| {}).expect("a payload");
        let mut report = checked.report;
        if report.verdict == Verdict::VerifiedOffline {
            let claims = checked.claims.expect("claims");
            let settled = settle(&claims, &oracle, &[Endpoint::of(&history.chain)]);
            report = report.with_chain(&settled.steps);
        }
        let is_right = match read {
            Reading::True => report.verdict == Verdict::Verified,
            Reading::Blurred(_) => {
                matches!(report.verdict, Verdict::Verified | Verdict::VerifiedInPart)
            }
            Reading::Loose => true,
            Reading::Untold(_) => report.verdict == Verdict::VerifiedInPart,
            Reading::False(_) => report.verdict != Verdict::Verified,
        };
        let key = (format!("{read:?}"), report.verdict.name());
        *self.verdicts.entry(key).or_default() += 1;
        if !is_right && self.wrong.len() < SHOWN {
            let failed = report.steps.iter().filter(|step| !step.passed());
            let failed: Vec<(StepId, _)> = failed.map(|step| (step.id, &step.status)).collect();
            let moves = &history.moves;
            self.wrong.push(format!(
                "{moves:?}\n  target {} told {told:?}\n  read {read:?}, verdict {:?}\n  {failed:?}",
                proof.target, report.verdict
            ));
        }
    }
}
