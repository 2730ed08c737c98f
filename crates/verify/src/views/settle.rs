//! Settles claims in the view of each endpoint, with what proofs show.

use super::merge::{self, Settled, ViewSteps};
use super::notarised::{NotarisedBlock, Notary};
use super::proven::{self, Proven};
use super::view::View;
use super::{event, pull};
use crate::answers::{Address, Answers, Log, Question, Unread, Witnesses, inconsistent};
use crate::claim::{Claims, Listed, UsedCoordinator};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::step::{Cause, Step, StepId};
use values::chain::Prover;
use values::hash::Hash32;
use values::order;

impl Claims {
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
        settle(self, listed, answers, prover)
    }
}

/// Every endpoint that was asked has a view: one that could not be asked left [`Question::Head`] unread.
fn settle(claims: &Claims, listed: &Listed, answers: &Answers, prover: &dyn Prover) -> Settled {
    let Some(contract) = claims.contract() else {
        return Settled {
            steps: claims.unread(&Cause::Unread(Unread::NoContract)),
            ..Settled::default()
        };
    };
    let notary = Notary::new(listed, answers, prover);
    let proven = proven::alone(claims, contract, listed, &notary);
    let groups = merge::groups(answers);
    let contradicting = inconsistent(answers);
    let mut settled = Settled::default();
    for by in &groups {
        let first = by.indices().next().map_or(Witnesses::NONE, Witnesses::of);
        let view = View::new(contract, listed, claims.newest_block(), first, answers);
        let own = contradicting.iter().find(|(one, _)| first.include(*one));
        let is_doubted = view.head().is_ok_and(|head| head.is_doubted);
        let own = own.map(|(_, how)| match is_doubted {
            true => Unread::NotSettled,
            false => Unread::Inconsistent(*by, *how),
        });
        let (steps, coordinators) = match own {
            Some(unread) => (claims.unread(&Cause::Unread(unread)), Vec::new()),
            None => {
                let (steps, served) = view_steps(claims, &view, *by, prover);
                let steps = steps.into_iter().map(|step| match is_doubted && step.failed() {
                    true => Step::skipped(step.id, Cause::Unread(Unread::NotSettled)),
                    false => step,
                });
                (with_proven(claims, steps.collect(), &proven, &view), served)
            }
        };
        let head = view.head().ok().filter(|head| !head.is_known);
        let open = view.into_open();
        settled.open.extend(open.needed.iter().cloned());
        settled.open.extend(open.of_proofs);
        settled.needed.extend(open.needed);
        settled.views.push(ViewSteps {
            by: *by,
            chain: head.map(|head| head.chain_id),
            steps,
            coordinators,
        });
    }
    if groups.is_empty() {
        settled.open = vec![Question::Head];
        settled.needed = vec![Question::Head];
        settled.steps = claims.unread(&Cause::ContractNotRead);
    } else {
        settled.steps = merge::merged(&settled.views);
    }
    settled.open = order::set(settled.open).into_iter().collect();
    settled.needed = order::set(settled.needed).into_iter().collect();
    settled.coordinators = merge::served(&settled.views);
    settled.block = block(claims, contract, &notary, answers);
    settled.proven = proven.steps;
    settled
}

/// Returns the steps of a view, or why there are none, with the coordinators that it shows.
fn view_steps(
    claims: &Claims,
    view: &View<'_>,
    by: Witnesses,
    prover: &dyn Prover,
) -> (Vec<Step>, Vec<UsedCoordinator>) {
    match view.head() {
        Ok(_) => steps(claims, view, by, prover),
        Err(Cause::Unread(Unread::Endpoint { host, fault })) => {
            let silent = Cause::Unread(Unread::Silent { host, fault });
            (claims.unread(&silent), Vec::new())
        }
        Err(cause) => (claims.unread(&cause), Vec::new()),
    }
}

/// Adds what proofs show to a view that leaves it open or finds the same, if its endpoint gives the hashes of their blocks.
fn with_proven(claims: &Claims, steps: Vec<Step>, alone: &Proven, view: &View<'_>) -> Vec<Step> {
    let confirms = |(number, hash): &(u64, Hash32)| view.block_hash(*number) == Ok(*hash);
    if !alone.blocks.iter().all(confirms) {
        return steps;
    }
    let with = |step: Step| {
        let mut proven = alone.steps.iter();
        let proven = proven.find(|proven| proven.id == step.id);
        let proven = proven.filter(|proven| {
            (step.passed() && proven.passed())
                || (step.cause().is_some() && may_add(claims, step.id, alone, view))
        });
        let step = proven.cloned().unwrap_or(step);
        step.proven_by(&alone.findings)
    };
    steps.into_iter().map(with).collect()
}

/// Returns whether a proof settles a step that the view leaves open. Logs of a contract whose code was not compared say
/// nothing of its state, and a receipt does not name its transaction: the view must show that.
fn may_add(claims: &Claims, id: StepId, alone: &Proven, view: &View<'_>) -> bool {
    match (id, claims) {
        (StepId::Contract, _) => view.code().is_ok(),
        (StepId::SeedOrigin, Claims::Event(claims)) => {
            let receipt = claims.request.map(|named| view.receipt(named));
            let content = |log: &Log| (log.address, log.topics.clone(), log.data.clone());
            receipt.and_then(Result::ok).is_some_and(|receipt| {
                let (shown, proven) = (receipt.logs.iter(), alone.logs.iter());
                shown.map(content).eq(proven.map(content))
            })
        }
        _ => true,
    }
}

/// Returns the proven block of the target's request: of the one whose word the payload publishes.
fn block(
    claims: &Claims,
    contract: Address,
    notary: &Notary,
    answers: &Answers,
) -> Option<Result<NotarisedBlock, Unread>> {
    let word = match claims {
        Claims::Event(EventClaims {
            seed: Published::Is(seed),
            ..
        }) => *seed,
        Claims::Event(_) => return None,
        Claims::Pull(claims) => claims.draws.first()?.word?.value,
    };
    notary.block_of(contract, word, answers)
}

/// Returns the steps of a view that has a head, with the coordinators that it shows.
fn steps(
    claims: &Claims,
    view: &View<'_>,
    by: Witnesses,
    prover: &dyn Prover,
) -> (Vec<Step>, Vec<UsedCoordinator>) {
    match claims {
        Claims::Event(claims) => event::steps(claims, view, by, prover),
        Claims::Pull(claims) => pull::steps(claims, view, by, prover),
    }
}
