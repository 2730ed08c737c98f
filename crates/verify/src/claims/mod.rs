//! What the chain must say for a payload to be true, and how its answers settle that.
//!
//! No I/O: [`Claims::settle`] is given the answers there are, and returns the chain steps with the
//! questions that are still open. A reader (a live endpoint, three of them, a saved file) comes back
//! with more answers until none is open. Absence is never evidence: what no answer shows leaves a
//! step skipped. Every answer keeps its witnesses, and a fact that endpoints contradict each other on
//! is neither for the proof nor against it.
//!
//! # Facts
//!
//! A judged draw (the target, and every draw of its windows) needs these facts. Each has one place in
//! `facts`:
//!
//! | fact | step | settled by |
//! | --- | --- | --- |
//! | its version and its purchase are anchored | `contract` (`held`) | state |
//! | its word was requested for its version, and delivered | `contract` (`held`) | state |
//! | its word is from the oracle | `word_origin` (`origin`) | state names the request; the coordinator's two logs |
//! | its anchors, its request and its word are dated right | `chain_logs` (`dated`) | a log; else state at two blocks; else the coordinator's log |
//! | nothing is left out of its window | `chain_logs` (`omitted`) | logs of the window, classified by state |
//!
//! An event needs its value anchored (`contract`), and its seed to be the oracle's word for the
//! anchoring transaction (`seed_origin`, in `seed`). Only what a rule needs is read, and only that
//! decides what can be read: other supplied entries are shown as [`Unneeded`].
//!
//! # Evidence
//!
//! Each kind of evidence has one place in [`evidence`]:
//!
//! | evidence | what it says | what it cannot say |
//! | --- | --- | --- |
//! | state, by the two getters | what the contract holds now | when it came to hold it |
//! | state at two blocks | in which block the contract came to hold it | where in the block; most endpoints keep no old state |
//! | a log of the consumer | where a value was written | of what kind it is, unless state has shown the signature's meaning |
//! | a receipt | what one transaction wrote, all of it | that no other transaction wrote the same |
//! | the coordinator's logs | what the oracle was asked, and what it answered | whose request it is, unless its sender or its number says so |
//! | logs that are not shown | nothing | |

pub mod evidence;
mod facts;
mod judged;
mod listed;
mod prover;
mod steps;
mod unneeded;
mod window;
mod work;

pub use crate::answers::{
    Address, Answer, AnswerSummary, Answers, At, Fault, Head, Log, LogQuery, PullState, Question,
    Receipt, Told, Transaction, Unread, WitnessedAnswer, Witnesses, add_answer,
};
pub use crate::event::EventClaims;
pub use crate::pull::{DrawClaim, NonPackWord, PullClaims};
pub use facts::OracleProofs;
pub use listed::{Listed, UsedCoordinator};
pub use prover::{NoProver, OracleRequest, Prover, Unproven};
pub use unneeded::{EntryMatch, Unneeded};

use crate::step::{Cause, Step};
use evidence::lookup::AnswerLookup;
use work::Work;

/// What the chain must say for a payload.
#[derive(Clone, Debug)]
pub enum Claims {
    /// Of a pack event.
    Event(EventClaims),
    /// Of a Pack pull.
    Pull(Box<PullClaims>),
}

/// The chain steps as far as the answers reach.
#[derive(Clone, Debug)]
pub struct Settled {
    /// The chain steps of the payload's kind, in their order.
    pub steps: Vec<Step>,
    /// What must be asked before the steps are final; empty when they are.
    pub open: Vec<Question>,
    /// The coordinators that served the judged words, as far as they were seen.
    pub coordinators: Vec<UsedCoordinator>,
    /// The supplied entries that no rule needs.
    pub unneeded: Vec<Unneeded>,
    /// The words that the oracle's proof may show.
    pub proofs: OracleProofs,
}

impl Settled {
    /// Checks the oracle's proofs, and finishes `oracle_proof` with what they show.
    pub fn prove(&mut self, prover: &dyn Prover) {
        if self.proofs.is_empty() {
            return;
        }
        let proven = self.proofs.prove(prover);
        let mut steps = self.steps.iter_mut();
        if let Some(step) = steps.find(|step| step.id == proven.id) {
            *step = proven;
        }
    }
}

impl Claims {
    /// The contract that the payload names, if it is an address.
    pub fn contract(&self) -> Option<Address> {
        match self {
            Self::Event(claims) => claims.contract,
            Self::Pull(claims) => claims.contract,
        }
    }

    /// The newest block that a judged entry names. A report of an event names none.
    pub fn newest_block(&self) -> Option<u64> {
        match self {
            Self::Event(_) => None,
            Self::Pull(claims) => claims.newest_block(),
        }
    }

    /// Settles the chain steps with the answers there are. `oracle_proof` is left for [`Settled::prove`].
    ///
    /// # Examples
    ///
    /// ```
    /// use verify::claims::{Answer, Answers, Fault, Listed, Unread, Witnesses, add_answer};
    ///
    /// # let payload = fixtures::payload("pull-alone.json");
    /// let verification = verify::check(payload, &mut |_| {})?;
    /// let claims = verification.claims.expect("a proof that can be judged");
    ///
    /// // Nothing is answered yet: the questions are open.
    /// let mut answers = Answers::new();
    /// let settled = claims.settle(&Listed::default(), &answers);
    /// assert!(!settled.open.is_empty());
    ///
    /// // The first endpoint does not answer them, which leaves the steps skipped.
    /// for question in settled.open {
    ///     let fault = Fault::Unreachable;
    ///     let unread = Unread::Endpoint { host: "node.example".into(), fault };
    ///     let given = answers.entry(question).or_default();
    ///     add_answer(given, Witnesses::of(0), Answer::Unread(unread));
    /// }
    /// let settled = claims.settle(&Listed::default(), &answers);
    /// let report = verification.report.with_chain(&settled.steps);
    /// assert_eq!(report.verdict, verify::report::Verdict::VerifiedOffline);
    /// # Ok::<(), verify::Unreadable>(())
    /// ```
    pub fn settle(&self, listed: &Listed, answers: &Answers) -> Settled {
        let work = Work::default();
        let mut lookup = AnswerLookup::new(answers, listed, &work);
        let mut unneeded = Vec::new();
        let mut proofs = OracleProofs::default();
        let (steps, coordinators) = match (self, self.contract()) {
            (Self::Event(claims), Some(contract)) => {
                claims.settle(contract, &mut lookup, &mut proofs)
            }
            (Self::Pull(claims), Some(contract)) => {
                claims.settle(contract, &mut lookup, &mut proofs, &mut unneeded)
            }
            (_, None) => (self.unread(&Cause::Unread(Unread::NoContract)), Vec::new()),
        };
        Settled {
            steps,
            open: lookup.open(),
            coordinators,
            unneeded,
            proofs,
        }
    }

    /// The chain steps when nothing could be read, and why.
    pub fn unread(&self, cause: &Cause) -> Vec<Step> {
        let ids = match self {
            Self::Event(_) => &steps::event::STEPS[..],
            Self::Pull(_) => &steps::pull::STEPS[..],
        };
        let skipped = |id: &_| Step::skipped(*id, cause.clone());
        ids.iter().map(skipped).collect()
    }
}
