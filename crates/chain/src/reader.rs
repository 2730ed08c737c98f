//! Reads the chain for a payload's claims: it reads every endpoint that the buyer chose alone, and settles the claims in
//! the view of each.

use core::cell::RefCell;
use core::cmp::Reverse;

use futures_util::future::join_all;
use proofs::prover::OracleProver;

use super::client::Client;
use super::networks::Network;
use super::one::{One, Reported, Task};
use super::operators;
use super::reading::{Reading, Transcript};
use super::source::Subject;
use super::transport::Clock;
use verify::claims::{
    self, Claims, Fault, Listed, Replies, Searches, Settled, Witnesses, add_reply,
};

/// The terms of a reading.
#[derive(Clone, Copy)]
pub struct Terms<'r> {
    /// The payload's network, if the table knows it.
    pub network: Option<&'r Network>,
    /// The moment at which the payload was loaded, in seconds since 1970.
    pub loaded: u64,
    /// True if the reading waits for blocks that an endpoint does not have yet: up to four minutes.
    pub waits: bool,
}

/// Reads the replies that the claims need, of each endpoint alone, and settles them together. The replies for the verdict
/// come first: `early` receives the settlement while those for the oracle's proofs are still to be read, or while an endpoint is
/// asked again for newer blocks; the reading then [waits](Reading::waits).
///
/// `proofs` are replies of another source that prove themselves ([`claims::proofs`]): each counts in the view of an endpoint
/// that gives its block's hash.
///
/// # Examples
///
/// ```
/// use chain::client::Client;
/// use chain::transport::{Bounds, Clock, LocalBoxFuture, HttpReply, SendError, Transport};
/// use chain::deployment::{self, Lists};
/// use chain::networks;
/// use chain::reader::{self, Terms};
/// use futures_util::FutureExt;
/// use verify::claims::{Replies, Fault};
/// use std::rc::Rc;
///
/// /// Reaches nothing.
/// struct Offline;
///
/// impl Transport for Offline {
///     fn send(&self, _: String, _: Bounds) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
///         Box::pin(async { Err(SendError::Unreachable) })
///     }
/// }
/// # struct Instantly;
/// # impl Clock for Instantly {
/// #     fn now(&self) -> u64 {
/// #         0
/// #     }
/// #     fn sleep(&self, _: u32) -> LocalBoxFuture<'_, ()> {
/// #         Box::pin(async {})
/// #     }
/// # }
///
/// # let payload = fixtures::payload("pull-alone.json");
/// let verification = verify::check(payload, &mut |_| {})?;
/// let claims = verification.claims.expect("a proof that can be judged");
///
/// let clock = Rc::new(Instantly);
/// let clients = [Client::new("node.example".into(), Box::new(Offline), clock.clone())];
/// let listed = deployment::listed(Some("base"), &Lists::default());
/// let terms = Terms { network: networks::by_label("base"), loaded: 0, waits: false };
/// let mut early = |_: &_, _| {};
/// let proofs = Replies::new();
/// let read = reader::read(&claims, &listed, &proofs, &clients, terms, &*clock, &mut early);
/// let (settled, reading) = read.now_or_never().expect("nothing is waited for");
///
/// assert_eq!(reading.endpoints, [("node.example".to_owned(), Some(Fault::Unreachable))]);
/// assert!(settled.steps.iter().all(|step| !step.passed() && !step.failed()));
/// # Ok::<(), verify::PayloadError>(())
/// ```
pub async fn read(
    claims: &Claims,
    listed: &Listed,
    proofs: &Replies,
    clients: &[Client],
    terms: Terms<'_>,
    clock: &dyn Clock,
    early: &mut dyn FnMut(&Settled, Reading<Transcript>),
) -> (Settled, Reading<Transcript>) {
    let clients = clients.get(..Witnesses::MAX).unwrap_or(clients);
    let Some(contract) = claims.contract() else {
        let settled = claims.settle(listed, &Replies::new(), &OracleProver);
        return (settled, Reading::new());
    };
    let subject = Subject {
        contract,
        needed: claims.newest_block().unwrap_or(0),
        network: terms.network,
        loaded: terms.loaded,
    };
    let searches = Searches::default();
    let task = Task {
        claims,
        listed,
        subject,
        clock,
        waits: terms.waits,
        searches: &searches,
    };
    let record = Record {
        task,
        proofs,
        clients,
        reported: RefCell::new(vec![None; clients.len()]),
    };
    let early = RefCell::new(early);
    let groups = operators::groups(clients).into_iter();
    let ones = join_all(groups.map(async |group| {
        let (mut group, mut tried) = (group.into_iter(), Vec::new());
        for index in group.by_ref() {
            if let Some(client) = clients.get(index) {
                tried.push(One::read(client, index, task).await);
            }
            if tried.last().is_some_and(One::has_view) {
                break;
            }
        }
        // views-8
        group.for_each(|index| record.reports(index, Reported::unasked(Fault::SameOperator)));
        let Some(mut one) = tried.pop() else {
            return tried;
        };
        for one in &tried {
            record.reports(one.index(), one.reported());
        }
        let index = one.index();
        let tell = |reported| {
            if let Some((settled, reading)) = record.has_verdict(index, reported) {
                (early.borrow_mut())(&settled, reading);
            }
        };
        // views-32
        if task.waits && one.lacks_blocks(task) {
            tell(Reported {
                waits: true,
                ..one.reported()
            });
            one = one.wait(index, task).await;
        }
        tell(one.reported());
        one.answer_open(task, |settled| settled.open).await;
        tried.push(one);
        tried
    }))
    .await;
    let mut ones: Vec<One<'_>> = ones.into_iter().flatten().collect();
    // No endpoint is asked about what another shows, but to confirm the blocks of its proofs.
    let proofs = record.proofs_of(&ones);
    // asking-1
    join_all(ones.iter_mut().map(|one| one.confirm(task, &proofs))).await;
    record.take(&ones)
}

/// The facts that the endpoints of a reading reported.
struct Record<'r> {
    task: Task<'r>,
    proofs: &'r Replies,
    clients: &'r [Client],
    /// The facts of each endpoint, once it has reported those of a verdict.
    reported: RefCell<Vec<Option<Reported>>>,
}

impl Record<'_> {
    /// Keeps an endpoint's report.
    fn reports(&self, index: usize, reported: Reported) {
        if let Some(slot) = self.reported.borrow_mut().get_mut(index) {
            *slot = Some(reported);
        }
    }

    /// Adds an endpoint's report for a verdict. Returns the settlement if every endpoint has reported, and newer blocks or the
    /// oracle's proofs are still to be read.
    fn has_verdict(
        &self,
        index: usize,
        reported: Reported,
    ) -> Option<(Settled, Reading<Transcript>)> {
        self.reports(index, reported);
        let reported: Vec<Reported> = self
            .reported
            .borrow()
            .iter()
            .cloned()
            .collect::<Option<_>>()?;
        let (settled, reading) = self.settled(&reported);
        let is_early = reading.waits || !settled.open.is_empty();
        (is_early && settled.needed.is_empty()).then_some((settled, reading))
    }

    /// Returns the proofs of another source and of the endpoints together.
    fn proofs_of(&self, ones: &[One<'_>]) -> Replies {
        // file-6
        let mut all = self.proofs.clone();
        for one in ones {
            for (question, given) in claims::proofs(&one.replies) {
                for given in given {
                    add_reply(&mut all, question.clone(), given.by, given.reply);
                }
            }
        }
        all
    }

    /// Settles the reports that the endpoints have made by now.
    fn take(&self, ones: &[One<'_>]) -> (Settled, Reading<Transcript>) {
        let reported = (0..self.clients.len()).map(|index| {
            let mut ones = ones.iter();
            let own = ones.find(|one| one.index() == index);
            own.map_or(Reported::unasked(Fault::SameOperator), One::reported)
        });
        self.settled(&reported.collect::<Vec<_>>())
    }

    fn settled(&self, reported: &[Reported]) -> (Settled, Reading<Transcript>) {
        let mut replies = self.proofs.clone();
        for (index, reported) in reported.iter().enumerate() {
            for (question, given) in reported.replies.iter() {
                for given in given {
                    let reply = given.reply.clone();
                    add_reply(&mut replies, question.clone(), Witnesses::of(index), reply);
                }
            }
        }
        let settled = self.task.settle(&replies);
        let mut reading = Reading::new();
        let hosts = self.clients.iter().map(|client| client.host().to_owned());
        let faults = reported.iter().map(|reported| reported.fault.clone());
        reading.endpoints = hosts.zip(faults).collect();
        for (one, how) in claims::inconsistent(&replies) {
            for index in one.indices() {
                if let Some((_, fault)) = reading.endpoints.get_mut(index) {
                    *fault = Some(Fault::Inconsistent(how));
                }
            }
        }
        let mut chains = reported.iter().filter_map(|reported| reported.chain_id);
        let first = chains.next();
        reading.chain_id = first.filter(|first| chains.all(|chain| chain == *first));
        let states = reported
            .iter()
            .filter_map(|reported| reported.state.clone());
        let least = states.max_by_key(|(finality, block)| (*finality, Reverse(block.number)));
        if let Some((finality, block)) = least {
            (reading.finality, reading.block) = (finality, Some(block));
        }
        let trips = self.clients.iter().map(Client::round_trips);
        reading.round_trips = trips.fold(0, u32::saturating_add);
        reading.coordinators.clone_from(&settled.coordinators);
        reading.waits = reported.iter().any(|reported| reported.waits);
        reading.record(replies);
        (settled, reading)
    }
}
