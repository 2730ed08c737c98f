//! The values that the chain must have for a payload to be true, and how its answers settle that.
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
//! Each fact is settled once, by a `Settlement`, against one ledger (`evidence::ledger`): the answers, and the receipts that
//! the oracle's proofs show. `Settlement::compare` compares a published value with the ledger's, told or proven.
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

mod agreed;
pub mod evidence;
mod facts;
mod judged;
pub mod limits;
mod listed;
mod notarised;
mod settled;
mod settlement;
mod steps;
mod unneeded;
mod window;
mod words;
pub(crate) mod work;

pub use crate::answers::{
    Address, Answer, AnswerSummary, Answers, At, CoordinatorVersion, Fault, Head, Inclusion,
    Inconsistency, Log, LogQuery, PullState, Question, Receipt, Told, Transaction, Unread,
    WitnessedAnswer, Witnesses, add_answer, inconsistent,
};
pub use crate::event::EventClaims;
pub use crate::pull::{DrawClaim, NonPackWord, PullClaims};
pub use listed::{Listed, ListedLog, UsedCoordinator};
pub use notarised::NotarisedBlock;
pub use settled::Settled;
pub use unneeded::{EntryMatch, Unneeded};
pub use values::chain::{
    NoProver, NotIncluded, OracleRequest, ProvenBlock, ProvenLog, ProvenReceipt, Prover, Unproven,
    word,
};
pub use words::OracleProofs;

use crate::answers::consistent;
use crate::fields::Published;
use crate::step::{Cause, Step, StepId};
use agreed::Seen;
use core::mem;
use evidence::ledger::Ledger;
use notarised::{Found, Receipts};
use settled::OfWindows;
use settlement::Settlement;
use values::hash::Hash32;
use values::order;
use work::Work;

/// The values that the chain must have for a payload to be true.
#[derive(Clone, Debug)]
pub enum Claims {
    /// Of a pack event.
    Event(EventClaims),
    /// Of a Pack pull.
    Pull(Box<PullClaims>),
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

    /// The id of the event, or the key of the target: what a log of its request holds.
    fn key(&self) -> Option<Hash32> {
        match self {
            Self::Event(claims) => match claims.event_id {
                Published::Is(id) => Some(id),
                _ => None,
            },
            Self::Pull(claims) => claims.draws.first().map(|target| target.name.pull_key),
        }
    }

    /// Settles the chain steps with the answers there are. [`Claims::prove`] finishes `oracle_proof`.
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
    ///     add_answer(&mut answers, question, Witnesses::of(0), Answer::Unread(unread));
    /// }
    /// let settled = claims.settle(&Listed::default(), &answers);
    /// let report = verification.report.with_chain(&settled.steps);
    /// assert_eq!(report.verdict, verify::report::Verdict::VerifiedOffline);
    /// # Ok::<(), verify::PayloadError>(())
    /// ```
    pub fn settle(&self, listed: &Listed, answers: &Answers) -> Settled {
        self.settle_with(listed, answers, &Receipts::default())
    }

    /// Settles the chain steps, and checks the oracle's proofs and the receipts that they lead to. A log in a proven receipt
    /// counts, although an endpoint does not show it.
    pub fn prove(&self, listed: &Listed, answers: &Answers, prover: &dyn Prover) -> Settled {
        let Some(contract) = self.contract() else {
            return self.settle(listed, answers);
        };
        // Proving has a budget of its own: no proof takes the work that a fact needs.
        let work = &Work::default();
        let found = notarised::prove(contract, listed, answers, prover, work);
        let block = self.block(contract, answers, &found);
        let receipts = Receipts::of(contract, listed, found.notarised);
        let mut settled = self.settle_with(listed, answers, &receipts);
        settled.block = block;
        settled.prove_words(prover, work);
        settled.follow_causes();
        if matches!(self, Self::Event(_)) {
            settled.rests_on_proofs();
        }
        settled.looks = settled.looks.saturating_add(work.spent());
        settled
    }

    /// The block of the target's own request, or why it is not proven; `None` where it was not asked for.
    fn block(
        &self,
        contract: Address,
        answers: &Answers,
        found: &Found,
    ) -> Option<Result<NotarisedBlock, Unread>> {
        let key = self.key()?;
        let is_of_pull = |claims: &PullClaims, block: u64| {
            let request = claims.draws.first().and_then(|target| target.request);
            request.is_some_and(|request| request.position.block == block)
        };
        // The receipt of a pull's word holds its key too.
        let may_be_own = |block: u64| match self {
            Self::Event(_) => true,
            Self::Pull(claims) => is_of_pull(claims, block),
        };
        let mut proven = found.notarised.iter();
        if let Some(own) =
            proven.find(|each| may_be_own(each.receipt.block.number) && each.holds(contract, &key))
        {
            return Some(Ok(own.block()));
        }
        let is_own = |transaction: &Hash32, block: u64| match self {
            Self::Event(claims) => claims.request == Some(*transaction),
            Self::Pull(claims) => is_of_pull(claims, block),
        };
        let mut unproven = found.unproven.iter();
        if let Some((_, _, why)) = unproven.find(|(hash, block, _)| is_own(hash, *block)) {
            return Some(Err(why.clone()));
        }
        let asked = answers.keys().find_map(|question| match question {
            Question::Inclusion(transaction, ..) => Some(*transaction),
            _ => None,
        });
        // Other requests of the contract have blocks of their own.
        asked.map(|transaction| Err(Unread::NoRequestSeen(transaction)))
    }

    fn settle_with(&self, listed: &Listed, answers: &Answers, receipts: &Receipts) -> Settled {
        let contradicting = inconsistent(answers);
        let answers = &*consistent(answers, &contradicting);
        let ledger = Ledger {
            answers,
            receipts,
            listed,
            needed: self.newest_block().unwrap_or(0),
            view: None,
        };
        // One for all endpoints together and for each view: more views are no more work.
        let work = &Work::default();
        let (mut settled, _) = self.settle_once(ledger, work);
        let mut views = Vec::new();
        for by in agreed::views(&ledger) {
            let view = Some(by);
            let (Settled { steps, open, .. }, disputes) =
                self.settle_once(Ledger { view, ..ledger }, work);
            settled.open.extend(open);
            views.push(Seen {
                by,
                steps,
                disputes,
            });
        }
        settled.steps = agreed::agreed(&ledger, settled.steps, &views);
        settled.follow_causes();
        let set_aside = Witnesses::all(contradicting.iter().map(|(by, _)| *by));
        let nobody_is_left = set_aside.include(ledger.all_witnesses());
        if let Some((by, how)) = contradicting.first().filter(|_| nobody_is_left) {
            // Nothing was seen, because no logs count.
            let cause = Cause::Unread(Unread::Inconsistent(*by, *how));
            let because = |step: Step| step.skipped_for(is_not_seen, cause.clone());
            settled.steps = settled.steps.into_iter().map(because).collect();
        }
        settled.looks = work.spent();
        settled.open = order::set(settled.open).into_iter().collect();
        settled
    }

    /// Settles the steps for all endpoints together, or for the view of one, with the contradictions that a view met.
    fn settle_once(&self, ledger: Ledger<'_>, work: &Work) -> (Settled, Vec<(StepId, Unread)>) {
        let mut case = Settlement::new(ledger, work);
        let (steps, seen) = match (self, self.contract()) {
            (Self::Event(claims), Some(contract)) => claims.settle(contract, &mut case),
            (Self::Pull(claims), Some(contract)) => claims.settle(contract, &mut case),
            (_, None) => {
                let steps = self.unread(&Cause::Unread(Unread::NoContract));
                (steps, OfWindows::default())
            }
        };
        let settled = Settled {
            steps,
            open: case.open(),
            coordinators: seen.served,
            unneeded: seen.unneeded,
            proven: case.proven_steps(self.steps()),
            proofs: mem::take(&mut case.proofs),
            block: None,
            looks: 0,
        };
        (settled, case.disputes())
    }

    /// The chain steps of its kind.
    const fn steps(&self) -> &'static [StepId] {
        match self {
            Self::Event(_) => &steps::event::STEPS,
            Self::Pull(_) => &steps::pull::STEPS,
        }
    }

    /// The chain steps when nothing could be read, and why.
    pub fn unread(&self, cause: &Cause) -> Vec<Step> {
        let skipped = |id: &_| Step::skipped(*id, cause.clone());
        self.steps().iter().map(skipped).collect()
    }
}

/// Returns whether a cause says no more than that something was not seen.
const fn is_not_seen(cause: &Cause) -> bool {
    let Cause::Unread(unread) = cause else {
        return false;
    };
    matches!(
        unread,
        Unread::LogNotSeen(_)
            | Unread::WordNotSeen { .. }
            | Unread::NoRequestSeen(_)
            | Unread::NoAnchorSeen(_)
            | Unread::RequestNotSeen(_)
    )
}
