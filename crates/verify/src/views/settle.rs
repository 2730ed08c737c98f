//! Settles claims in the view of each endpoint, together with the proofs.

use super::merge::{self, Settled, ViewSteps};
use super::notarised::{Notarised, NotarisedBlock, Notary};
use super::proven::{self, Proven};
use super::view::{Open, View};
use super::work::Work;
use super::{event, pull};
use crate::claim::{Claims, Listed, UsedCoordinator};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::replies::{Address, Log, Question, Replies, Unread, Witnesses, ask, inconsistent};
use crate::step::{Cause, Step, StepId};
use crate::views::chain_logs::searches::Searches;
use values::chain::Prover;
use values::order;

impl Claims {
    /// Settles the chain steps with the replies that there are, in the view of each endpoint, and merges them.
    ///
    /// # Examples
    ///
    /// ```
    /// use verify::claims::{Reply, Replies, Fault, Listed, NoProver, Unread, Witnesses, add_reply};
    ///
    /// # let payload = fixtures::payload("pull-alone.json");
    /// let verification = verify::check(payload, &mut |_| {})?;
    /// let claims = verification.claims.expect("a proof that can be judged");
    ///
    /// // Nothing is answered yet: a question is open.
    /// let mut replies = Replies::new();
    /// let settled = claims.settle(&Listed::default(), &replies, &NoProver);
    /// assert!(!settled.open.is_empty());
    ///
    /// // The first endpoint does not answer it, which leaves the steps skipped.
    /// for question in settled.open {
    ///     let fault = Fault::Unreachable;
    ///     let unread = Unread::Endpoint { host: "node.example".into(), fault };
    ///     add_reply(&mut replies, question, Witnesses::of(0), Reply::Unread(unread));
    /// }
    /// let settled = claims.settle(&Listed::default(), &replies, &NoProver);
    /// let report = verification.report.with_chain(&settled);
    /// assert_eq!(report.verdict, verify::report::Verdict::VerifiedOffline);
    /// # Ok::<(), verify::PayloadError>(())
    /// ```
    pub fn settle(&self, listed: &Listed, replies: &Replies, prover: &dyn Prover) -> Settled {
        self.settle_again(listed, replies, prover, &Searches::default())
    }

    /// Settles the chain steps, and reuses the searches of earlier settlements of the same reading.
    pub fn settle_again(
        &self,
        listed: &Listed,
        replies: &Replies,
        prover: &dyn Prover,
        searches: &Searches,
    ) -> Settled {
        settle(self, listed, replies, prover, searches)
    }
}

/// An endpoint has a view once it has answered [`Question::Head`].
fn settle(
    claims: &Claims,
    listed: &Listed,
    replies: &Replies,
    prover: &dyn Prover,
    searches: &Searches,
) -> Settled {
    // views-1
    let Some(contract) = claims.contract() else {
        return Settled {
            steps: claims.unread(&Cause::Unread(Unread::NoContract)),
            ..Settled::default()
        };
    };
    let notary = Notary::new(listed, replies, prover);
    let groups = merge::groups(replies);
    let contradicting = inconsistent(replies);
    let mut settled = Settled::default();
    let of_file = Work::default();
    for by in &groups {
        let own = Work::default();
        // file-5
        let work = if searches.is_file() { &of_file } else { &own };
        let first = by.indices().next().map_or(Witnesses::NONE, Witnesses::of);
        let newest = claims.newest_block();
        let mut view = View::new(contract, listed, newest, first, replies, (work, searches));
        // views-3
        let head = match view.head() {
            Ok(head) => head,
            Err(Open::Cause(Cause::Unread(unread))) => {
                // views-4
                settled.silent.push((*by, unread));
                continue;
            }
            Err(_) => {
                let open = view.into_open();
                settled.open.extend(open.needed.iter().cloned());
                settled.needed.extend(open.needed);
                continue;
            }
        };
        if !head.is_known {
            // views-40
            view.listed = listed.on(head.chain_id);
        }
        let own = contradicting.iter().find(|(one, _)| first.include(*one));
        let own = own.map(|(_, how)| match head.is_doubted {
            // views-28
            true => Unread::NotSettled,
            false => Unread::Inconsistent(*by, *how),
        });
        let (steps, coordinators) = match own {
            // views-27
            Some(unread) => (claims.unread(&Cause::Unread(unread)), Vec::new()),
            None => {
                let (steps, served) = steps(claims, &view, *by, prover);
                let steps = steps
                    .into_iter()
                    .map(|step| match head.is_doubted && step.failed() {
                        // views-28
                        true => Step::skipped(step.id, Cause::Unread(Unread::NotSettled)),
                        false => step,
                    });
                // proven-9
                let counts = |own: &Notarised| {
                    let (block, hash) = own.number_and_hash();
                    view.ask_for_proof(ask::BlockHash { block }) == Ok(hash)
                };
                let proven = proven::alone(claims, contract, listed, (&notary, &counts));
                (with_proven(claims, steps.collect(), &proven, &view), served)
            }
        };
        let open = view.into_open();
        settled.open.extend(open.needed.iter().cloned());
        settled.open.extend(open.of_proofs);
        settled.needed.extend(open.needed);
        settled.views.push(ViewSteps {
            by: *by,
            chain: (!head.is_known).then_some(head.chain_id),
            steps,
            coordinators,
        });
    }
    if groups.is_empty() {
        settled.open = vec![Question::Head];
        settled.needed = vec![Question::Head];
    }
    // The order of the endpoints does not choose the cause.
    // views-16
    let silent = settled.silent.iter().map(|(_, unread)| unread).min();
    settled.steps = match (settled.views.is_empty(), silent) {
        // views-6
        (false, _) => merge::merged(&settled.views),
        // views-7
        (true, Some(unread)) if settled.open.is_empty() => {
            claims.unread(&Cause::Unread(unread.clone()))
        }
        (true, _) => claims.unread(&Cause::ContractNotRead),
    };
    settled.open = order::set(settled.open).into_iter().collect();
    settled.needed = order::set(settled.needed).into_iter().collect();
    settled.coordinators = merge::served(&settled.views);
    settled.block = block(claims, contract, &notary, replies);
    // file-1
    settled.proven = proven::alone(claims, contract, listed, (&notary, &|_| true)).steps;
    settled
}

/// Adds what proofs show to a view that leaves it open or finds the same.
fn with_proven(claims: &Claims, steps: Vec<Step>, alone: &Proven, view: &View<'_>) -> Vec<Step> {
    let with = |step: Step| {
        let mut proven = alone.steps.iter();
        let proven = proven.find(|proven| proven.id == step.id);
        let proven = proven.filter(|proven| {
            // proven-10
            (step.passed() && proven.passed())
                || (step.cause().is_some() && may_add(claims, step.id, alone, view))
        });
        let step = proven.cloned().unwrap_or(step);
        // proven-21
        step.proven_by(&alone.findings)
    };
    steps.into_iter().map(with).collect()
}

/// Returns whether a proof settles a step that the view leaves open. Logs of a contract whose code was not compared do not
/// show its state, and a receipt does not name its transaction: the view must show that.
fn may_add(claims: &Claims, id: StepId, alone: &Proven, view: &View<'_>) -> bool {
    match (id, claims) {
        // proven-11
        (StepId::Contract, _) => view.code().is_ok(),
        (StepId::SeedOrigin, Claims::Event(claims)) => {
            let receipt = claims.request.map(|hash| view.ask(ask::Receipt { hash }));
            let content = |log: &Log| (log.address, log.topics.clone(), log.data.clone());
            receipt.and_then(Result::ok).is_some_and(|receipt| {
                let (shown, proven) = (receipt.logs.iter(), alone.logs.iter());
                // proven-12
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
    replies: &Replies,
) -> Option<Result<NotarisedBlock, Unread>> {
    let word = match claims {
        Claims::Event(EventClaims {
            seed: Published::Is(seed),
            ..
        }) => *seed,
        Claims::Event(_) => return None,
        Claims::Pull(claims) => claims.draws.first()?.word?.value,
    };
    notary.block_of(contract, word, replies)
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
