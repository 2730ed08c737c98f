//! The chain steps of both kinds of payload.

use super::answer::Answered;
use super::draws::{Draws, Origin};
use super::merge::{self, Settled, ViewSteps};
use super::notarised::{NotarisedBlock, Notary};
use super::proven::{self, Proven};
use super::view::{Shown, View};
use super::work::Work;
use super::{held, oracle_proof, seed_origin};
use crate::answers::{Address, Answer, Answers, Question, Unread, Witnesses, inconsistent};
use crate::claim::{Claims, Listed, UsedCoordinator};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::pull::{Entry, PullClaims};
use crate::step::{Cause, Finding, Place, Point, Step, StepId, StepRun};
use values::chain::Prover;
use values::hash::{Hash32, keccak};
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
    let work = Work::default();
    let notary = Notary::new(listed, answers, prover, &work);
    let proven = proven::alone(claims, contract, listed, &notary);
    let groups = merge::groups(answers);
    let two_chains = two_chains(answers);
    let contradicting = inconsistent(answers);
    let mut settled = Settled::default();
    for by in &groups {
        let first = by.indices().next().map_or(Witnesses::NONE, Witnesses::of);
        let view = View::new(contract, listed, claims.newest_block(), first, answers);
        let own = contradicting.iter().find(|(one, _)| first.include(*one));
        let own = own.map(|(_, how)| Unread::Inconsistent(*by, *how));
        let (steps, coordinators) = match own.or_else(|| two_chains.clone()) {
            Some(unread) => (claims.unread(&Cause::Unread(unread)), Vec::new()),
            None => {
                let (steps, served) = view_steps(claims, &view, *by, prover);
                (with_proven(claims, steps, &proven, &view), served)
            }
        };
        settled.open.extend(view.into_open());
        settled.views.push(ViewSteps {
            by: *by,
            steps,
            coordinators,
        });
    }
    if groups.is_empty() {
        settled.open = vec![Question::Head];
        settled.steps = claims.unread(&Cause::ContractNotRead);
    } else {
        settled.steps = merge::merged(&settled.views);
    }
    settled.open = order::set(settled.open).into_iter().collect();
    settled.coordinators = merge::served(&settled.views);
    settled.block = block(claims, contract, &notary, answers);
    settled.proven = proven.steps;
    settled
}

/// Returns the cause for endpoints of two chains, where nothing says which of them is the payload's.
fn two_chains(answers: &Answers) -> Option<Unread> {
    let heads = answers.get(&Question::Head)?.iter();
    let heads = heads.filter_map(|given| match given.answer {
        Answer::Head(head) if !head.is_known => Some((head.chain_id, given.by)),
        _ => None,
    });
    let chains = order::grouped(heads).into_iter();
    let chains: Vec<(u64, Witnesses)> = chains
        .map(|(chain_id, by)| (chain_id, Witnesses::all(by)))
        .collect();
    (chains.len() > 1).then_some(Unread::TwoChains(chains))
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

/// Adds what proofs show to a view that leaves it open, if its endpoint gives the hashes of their blocks. What the view
/// shows as well is graded proven.
fn with_proven(claims: &Claims, steps: Vec<Step>, alone: &Proven, view: &View<'_>) -> Vec<Step> {
    let confirms = |(number, hash): &(u64, Hash32)| view.block_hash(*number) == Ok(*hash);
    if !alone.blocks.iter().all(confirms) {
        return steps;
    }
    let with = |step: Step| {
        let mut proven = alone.steps.iter();
        let proven = proven.find(|proven| proven.id == step.id);
        match proven.filter(|_| step.cause().is_some() && may_add(claims, step.id, alone, view)) {
            Some(proven) => proven.clone(),
            None => step.proven_by(&alone.findings),
        }
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
            receipt.and_then(Result::ok).is_some_and(|receipt| {
                let mut blocks = alone.blocks.iter();
                blocks.any(|(number, _)| *number == receipt.block)
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

fn steps(
    claims: &Claims,
    view: &View<'_>,
    by: Witnesses,
    prover: &dyn Prover,
) -> (Vec<Step>, Vec<UsedCoordinator>) {
    match claims {
        Claims::Event(claims) => event(claims, view, by, prover),
        Claims::Pull(claims) => pull(claims, view, by, prover),
    }
}

fn step(id: StepId, by: Witnesses, facts: impl IntoIterator<Item = Shown<Finding>>) -> Step {
    let mut run = StepRun::new(id);
    for fact in facts {
        run.takes(fact, by);
    }
    run.finish()
}

/// Returns the step `contract`: values that a contract of another code holds say nothing. An address without code holds
/// none.
fn held_step(view: &View<'_>, by: Witnesses, facts: Vec<Shown<Finding>>) -> Step {
    let none = keccak(&[]);
    match view.code() {
        Ok(()) => step(StepId::Contract, by, facts),
        Err(cause @ Cause::Unread(Unread::OtherCode(_, found))) if found == none => {
            let code = [Err(cause)].into_iter();
            step(StepId::Contract, by, facts.into_iter().chain(code))
        }
        Err(cause) => Step::skipped(StepId::Contract, cause),
    }
}

fn event(
    claims: &EventClaims,
    view: &View<'_>,
    by: Witnesses,
    prover: &dyn Prover,
) -> (Vec<Step>, Vec<UsedCoordinator>) {
    let held = held_step(view, by, event_held(claims, view));
    let origin = step(
        StepId::SeedOrigin,
        by,
        seed_origin::seed_origin(view, claims),
    );
    let served = seed_origin::request(view, claims);
    let proof = seed_origin::answered(view, claims).and_then(|seed| {
        let (request, answer) = (&seed.request, &seed.answer);
        let place = Place::Key(seed.id);
        oracle_proof::asks_for_block(view, request);
        // All are asked at once.
        let (anchor, proof) = (
            seed_origin::anchored(view, claims),
            oracle_proof::word_proof(view, prover, &place, seed.published, (request, answer)),
        );
        anchor.and(proof)
    });
    let served = served.map(|request| (request.coordinator(), 1)).into_iter();
    let steps = vec![held, origin, step(StepId::OracleProof, by, [proof])];
    (steps, used(view, served))
}

/// Returns coordinators, each with the number of words that it served.
fn used(view: &View<'_>, served: impl Iterator<Item = (Address, u64)>) -> Vec<UsedCoordinator> {
    let served = order::grouped(served).into_iter();
    let served = served.map(|(coordinator, words)| UsedCoordinator {
        coordinator,
        is_listed: view.listed.coordinators.contains(&coordinator),
        words: words.into_iter().fold(0, u64::saturating_add),
    });
    served.collect()
}

/// `events(vrf_event_id)` holds the anchored value. A report that publishes none may be an early one: what the contract
/// holds all the same is shown.
fn event_held(claims: &EventClaims, view: &View<'_>) -> Vec<Shown<Finding>> {
    let id = match claims.event_id {
        Published::Is(id) => id,
        Published::Absent => return vec![Err(Cause::NotPublished("pack_event_id".into()))],
        Published::Malformed => return vec![Err(Cause::Because(StepId::Payload))],
    };
    let (point, place) = (Point::ContractAnchor, Place::Key(id));
    let held = match view.anchor(id) {
        Ok(held) => held,
        Err(cause) => return vec![Err(cause)],
    };
    match claims.anchored {
        Published::Is(_) if claims.may_be_early && held.value.is_none() => {
            vec![Err(Cause::NotPublished("random_seed".into()))]
        }
        Published::Is(anchored) => vec![
            match held.value {
                None => event_is_reached(claims, view, held.block),
                Some(_) => Ok(()),
            }
            .map(|()| Finding::shown(point, &place, Some(anchored), held.value)),
        ],
        Published::Absent => {
            let noted = held
                .value
                .map(|held| Ok(Finding::noted(point, &place, held)));
            let lacks = Err(Cause::NotPublished("deck_hash".into()));
            noted.into_iter().chain([lacks]).collect()
        }
        Published::Malformed => vec![Err(Cause::Because(StepId::Payload))],
    }
}

/// A value that is missing says something if the block that was read is after the anchoring receipt's, or of this minute.
fn event_is_reached(claims: &EventClaims, view: &View<'_>, block: u64) -> Shown<()> {
    let head = view.head()?;
    let receipt = claims.request.map(|hash| view.receipt(hash));
    let is_reached = match receipt {
        Some(Ok(receipt)) => receipt.block <= block,
        Some(Err(cause)) if cause == super::view::WAITS => return Err(cause),
        _ => head.is_fresh && block >= head.newest,
    };
    let needed = receipt
        .and_then(Result::ok)
        .map_or(head.newest, |receipt| receipt.block);
    match (is_reached, head.is_known) {
        (true, true) => Ok(()),
        (true, false) => Err(Cause::Unread(Unread::NoContract)),
        (false, _) => Err(Cause::Unread(Unread::NotReached {
            newest: block,
            needed,
        })),
    }
}

fn pull(
    claims: &PullClaims,
    view: &View<'_>,
    by: Witnesses,
    prover: &dyn Prover,
) -> (Vec<Step>, Vec<UsedCoordinator>) {
    for block in &claims.target_blocks {
        view.asks_for_time(*block);
    }
    let contract = held_step(view, by, pull_held(claims, view));
    let draws = Draws::read(view, claims);
    let facts = match &draws {
        Ok(draws) => [
            word_origin(draws),
            chain_logs(draws),
            word_proofs(draws, prover),
        ],
        Err(cause) => [(); 3].map(|()| vec![Err(cause.clone())]),
    };
    let of_windows = [StepId::WordOrigin, StepId::ChainLogs, StepId::OracleProof];
    let of_windows = of_windows.into_iter().zip(facts);
    let of_windows = of_windows.map(|(id, facts)| step(id, by, facts));
    let steps = [contract].into_iter().chain(of_windows).collect();
    let served = draws.iter().flat_map(|draws| &draws.origins);
    let served = served.filter_map(|origin| match origin {
        Ok(origin) => Some((origin.request.coordinator(), 1)),
        Err(Cause::Unread(Unread::UnlistedCoordinator(coordinator))) => Some((*coordinator, 1)),
        Err(_) => None,
    });
    (steps, used(view, served))
}

/// `events` and `getPull` hold what the proof says.
fn pull_held(claims: &PullClaims, view: &View<'_>) -> Vec<Shown<Finding>> {
    let mut facts = Vec::new();
    for draw in &claims.draws {
        let place = Place::Draw(draw.name);
        let (id, root) = (draw.version_event_id, draw.version_root);
        facts.push(held::anchored(
            view,
            Point::ContractVersion,
            &place,
            id,
            root,
            view.needed,
        ));
        let (id, value) = (draw.purchase_event_id, draw.purchase_commitment);
        facts.push(held::anchored(
            view,
            Point::ContractPurchase,
            &place,
            id,
            value,
            view.needed,
        ));
        let (key, event_id) = (draw.name.pull_key, draw.version_event_id);
        facts.push(held::requested(view, &place, key, event_id, view.needed));
        facts.extend(match &draw.word {
            Some(word) => held::word(view, &place, word).transpose(),
            None => Some(Err(Cause::Because(StepId::Word))),
        });
    }
    for other in &claims.others {
        // The dates of what classifies the word are not judged: at worst its values are still to come.
        let since = |entry: Entry| view.needed.max(entry.position.block);
        let place = Place::Key(other.request.key);
        let (id, root) = (other.anchor.key, other.anchor.value);
        facts.push(held::anchored(
            view,
            Point::ContractOtherRoot,
            &place,
            id,
            root,
            since(other.anchor),
        ));
        let (key, event_id) = (other.request.key, other.request.value);
        let since = since(other.request);
        facts.push(held::requested(view, &place, key, event_id, since));
    }
    if claims.draws.is_empty() {
        facts.push(Err(Cause::Because(StepId::Payload)));
    }
    facts
}

fn word_origin(draws: &Draws<'_, '_>) -> Vec<Shown<Finding>> {
    let mut facts = Vec::new();
    for (draw, origin) in draws.claims.draws.iter().zip(&draws.origins) {
        match draws.word_origin(draw, origin) {
            Ok(found) => facts.extend(found.into_iter().map(Ok)),
            Err(cause) => facts.push(Err(cause)),
        }
        // An answer that the contract gave to something else leaves the draw without an origin.
        if let Err(cause @ Cause::Unread(Unread::AnsweredElsewhere(_))) =
            draws.word_date(draw, origin)
        {
            facts.push(Err(cause));
        }
    }
    facts
}

fn chain_logs(draws: &Draws<'_, '_>) -> Vec<Shown<Finding>> {
    let claims = draws.claims;
    let anchors = claims
        .draws
        .iter()
        .flat_map(|draw| [draw.version_anchor, draw.purchase_anchor, draw.request]);
    let anchors = order::set(anchors.flatten()).into_iter();
    let mut facts: Vec<Shown<Finding>> = anchors.map(|entry| draws.entry_date(&entry)).collect();
    for (draw, origin) in claims.draws.iter().zip(&draws.origins) {
        facts.push(draws.word_date(draw, origin));
    }
    facts.extend(draws.left_out());
    facts
}

fn word_proofs(draws: &Draws<'_, '_>, prover: &dyn Prover) -> Vec<Shown<Finding>> {
    if let Some(Ok(Origin {
        request,
        answered: Ok(Answered::By(_)),
    })) = draws.origins.first()
    {
        oracle_proof::asks_for_block(draws.view, request);
    }
    let judged = draws.claims.draws.iter().zip(&draws.origins);
    let facts = judged.map(|(draw, origin)| {
        let Origin { request, answered } = origin.clone()?;
        match (answered?, draw.word) {
            (Answered::By(answer), Some(word)) => {
                let place = Place::Draw(draw.name);
                let logged = (&request, &answer);
                oracle_proof::word_proof(draws.view, prover, &place, word.value, logged)
            }
            (_, None) => Err(Cause::Because(StepId::Word)),
            _ => Err(Cause::Because(StepId::WordOrigin)),
        }
    });
    facts.collect()
}
