//! Walks every history within a bound, and every payload of each.

use std::collections::BTreeMap;
use std::fmt;

use fixtures::chain::endpoint::{Endpoint, settle};
use fixtures::chain::listed;
use fixtures::shop::proof::Proof;
use verify::claims::Claims;
use verify::report::{Report, StepId, Verdict};

use super::event;
use super::history::History;
use super::payload::{Lie, Reach, lies};
use super::reading::{NOT_LISTED, Reading, reading};
use super::truth::Truth;

/// The bound of a walk.
#[derive(Clone, Copy, Debug)]
pub struct Bound {
    /// The most purchases.
    pub purchases: usize,
    /// The most moves on the chain that an honest sale would not make.
    pub moves: usize,
    /// The most lies in a payload.
    pub lies: usize,
    /// The range of lies.
    pub reach: Reach,
    /// True if the walk includes a pack event.
    pub has_event: bool,
}

/// The results of a walk.
#[derive(Default)]
pub struct Walked {
    pub histories: u64,
    pub payloads: u64,
    /// The number of payloads, by the result of the direct reading and the verdict.
    pub verdicts: BTreeMap<(String, &'static str), u64>,
    /// The forbidden pairs of reading and verdict, with the first example of each.
    pub wrong: BTreeMap<(String, &'static str), String>,
}

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
        for (made, cost) in history.possible(bound.purchases, bound.has_event) {
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

    /// Judges every payload of a history.
    fn look(&mut self, history: &History, bound: Bound) {
        self.histories += 1;
        for told in history.reports() {
            let (report, claims) = event::report(told);
            let oracle = listed();
            let truth = Truth {
                chain: &history.chain,
                listed: &oracle.coordinators,
            };
            let read = event::reading(truth, told);
            self.note(history, &told, read, settled(history, report, Some(claims)));
        }
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
        let bytes = proof.payload();
        let payload = serde_json::from_slice(&bytes).expect("an object");
        let keys: Vec<_> = history
            .purchases
            .iter()
            .map(super::history::Purchase::key)
            .collect();
        let oracle = listed();
        let truth = Truth {
            chain: &history.chain,
            listed: &oracle.coordinators,
        };
        let read = reading(truth, &keys, (proof, &payload));
        let checked = verify::check(bytes, &mut |_| {}).expect("a payload");
        let report = settled(history, checked.report, checked.claims);
        self.note(history, &(proof.target, told), read, report);
    }

    fn note(&mut self, history: &History, told: &dyn fmt::Debug, read: Reading, report: Report) {
        self.payloads += 1;
        let is_right = match read {
            Reading::True => report.verdict == Verdict::Verified,
            Reading::Blurred(_) => {
                matches!(report.verdict, Verdict::Verified | Verdict::VerifiedInPart)
            }
            Reading::Loose => true,
            Reading::Untold(NOT_LISTED) => report.verdict == Verdict::OriginUnknown,
            Reading::Untold(_) => report.verdict == Verdict::VerifiedInPart,
            Reading::False(_) => report.verdict != Verdict::Verified,
        };
        let key = (format!("{read:?}"), report.verdict.name());
        *self.verdicts.entry(key.clone()).or_default() += 1;
        if !is_right && !self.wrong.contains_key(&key) {
            let failed = report.steps.iter().filter(|step| !step.passed());
            let failed: Vec<(StepId, _)> = failed.map(|step| (step.id, &step.status)).collect();
            let moves = &history.moves;
            let wrong = format!("{moves:?}\n  told {told:?}\n  {failed:?}");
            self.wrong.insert(key, wrong);
        }
    }
}

/// Returns the report with its chain steps settled.
fn settled(history: &History, report: Report, claims: Option<Claims>) -> Report {
    if report.verdict != Verdict::VerifiedOffline {
        return report;
    }
    let claims = claims.expect("claims");
    let settled = settle(&claims, &listed(), &[Endpoint::of(&history.chain)]);
    report.with_chain(&settled.steps)
}
