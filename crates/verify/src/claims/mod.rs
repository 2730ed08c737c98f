//! Defines the values that the chain must have for a payload to be true.
//!
//! No I/O: [`Claims::settle`] is given the answers there are, and returns the chain steps with the questions that are still
//! open. A reader (a live endpoint, three of them, a saved file) comes back with more answers until none is open.

mod judged;
mod listed;

pub use crate::answers::{
    Address, Answer, Answers, At, CoordinatorVersion, Fault, Head, Inclusion, Inconsistency, Log,
    LogQuery, PullState, Question, Receipt, Transaction, Unread, WitnessedAnswer, Witnesses,
    add_answer, inconsistent,
};
pub use crate::event::EventClaims;
pub use crate::pull::{DrawClaim, NonPackWord, PullClaims};
pub use crate::views::{NotarisedBlock, Settled, ViewSteps, create_event, merged};
pub use listed::{Listed, ListedLog, UsedCoordinator};
pub use values::chain::{
    NoProver, NotIncluded, OracleRequest, ProvenBlock, ProvenLog, ProvenReceipt, Prover, Unproven,
    pre_seed, request_id, word,
};

use crate::fields::Published;
use crate::step::{Cause, Step, StepId};
use crate::views;
use values::hash::Hash32;

/// The values that the chain must have for a payload to be true.
#[derive(Clone, Debug)]
pub enum Claims {
    /// Of a pack event.
    Event(EventClaims),
    /// Of a Pack pull.
    Pull(Box<PullClaims>),
}

impl Claims {
    /// Returns the contract that the payload names, if it is an address.
    pub fn contract(&self) -> Option<Address> {
        match self {
            Self::Event(claims) => claims.contract,
            Self::Pull(claims) => claims.contract,
        }
    }

    /// Returns the newest block that an entry of a judged draw names. A report of an event names none.
    pub fn newest_block(&self) -> Option<u64> {
        let Self::Pull(claims) = self else {
            return None;
        };
        let entries = claims.draws.iter().flat_map(DrawClaim::entries);
        entries.map(|entry| entry.position.block).max()
    }

    /// Returns the id of the event, or the key of the target: what a log of its request holds.
    pub(crate) fn key(&self) -> Option<Hash32> {
        match self {
            Self::Event(claims) => match claims.event_id {
                Published::Is(id) => Some(id),
                _ => None,
            },
            Self::Pull(claims) => claims.draws.first().map(|target| target.name.pull_key),
        }
    }

    /// Settles the chain steps with the answers that there are, in the view of each endpoint, and merges them.
    ///
    /// # Examples
    ///
    /// ```
    /// use verify::claims::{Answer, Answers, Fault, Listed, NoProver, Unread, Witnesses, add_answer};
    ///
    /// # let payload = fixtures::payload("pull-alone.json");
    /// let verification = verify::check(payload, &mut |_| {})?;
    /// let claims = verification.claims.expect("a proof that can be judged");
    ///
    /// // Nothing is answered yet: a question is open.
    /// let mut answers = Answers::new();
    /// let settled = claims.settle(&Listed::default(), &answers, &NoProver);
    /// assert!(!settled.open.is_empty());
    ///
    /// // The first endpoint does not answer it, which leaves the steps skipped.
    /// for question in settled.open {
    ///     let fault = Fault::Unreachable;
    ///     let unread = Unread::Endpoint { host: "node.example".into(), fault };
    ///     add_answer(&mut answers, question, Witnesses::of(0), Answer::Unread(unread));
    /// }
    /// let settled = claims.settle(&Listed::default(), &answers, &NoProver);
    /// let report = verification.report.with_chain(&settled.steps);
    /// assert_eq!(report.verdict, verify::report::Verdict::VerifiedOffline);
    /// # Ok::<(), verify::PayloadError>(())
    /// ```
    pub fn settle(&self, listed: &Listed, answers: &Answers, prover: &dyn Prover) -> Settled {
        views::settle(self, listed, answers, prover)
    }

    /// Returns the chain steps when nothing could be read, and why.
    pub fn unread(&self, cause: &Cause) -> Vec<Step> {
        let steps: &[StepId] = match self {
            Self::Event(_) => &[StepId::Contract, StepId::SeedOrigin, StepId::OracleProof],
            Self::Pull(_) => &[
                StepId::Contract,
                StepId::WordOrigin,
                StepId::ChainLogs,
                StepId::OracleProof,
            ],
        };
        let skipped = |id: &_| Step::skipped(*id, cause.clone());
        steps.iter().map(skipped).collect()
    }
}
