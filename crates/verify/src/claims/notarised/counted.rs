//! Nothing left out, by counting: which requests lie between two proven ones
//! (`docs/protocol.md#counted-requests`).

use values::order::OrderedSet;

use serde::{Deserialize, Serialize};

use super::receipt::Notarised;
use crate::answers::Address;
use crate::claims::evidence::counting;
use crate::claims::evidence::logged::LoggedRequest;
use crate::claims::listed::Listed;
use crate::claims::work::Work;
use crate::numbering::Series;
use values::hash::Hash32;
use values::order;

/// The requests of a contract under one subscription, as far as two proven ones bound them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestCount {
    /// The coordinator that counts them.
    pub coordinator: Address,
    /// The subscription.
    pub subscription: Hash32,
    /// The count of the first proven request.
    pub first: u64,
    /// The count of the last proven one.
    pub last: u64,
    /// The number of requests between the two.
    pub between: u64,
    /// The number of these that are proven too. Anyone can compute the id of a request, so one that is only told shows
    /// nothing.
    pub seen: u64,
    /// True if the coordinator is of v2, which counts from the beginning again when the contract leaves the subscription
    /// and comes back. Then a count shows nothing about what lies between.
    pub restarts: bool,
}

impl RequestCount {
    /// Returns whether no request of this subscription is missing between the two.
    pub const fn is_complete(&self) -> bool {
        self.between == self.seen && !self.restarts
    }
}

/// The counts of the proven requests, for each listed coordinator and subscription that has two of them. Whoever runs
/// another coordinator chooses its counts.
pub(crate) fn counted(
    contract: Address,
    listed: &Listed,
    notarised: &[Notarised<'_>],
    work: &Work,
) -> Vec<RequestCount> {
    let is_own = |request: &LoggedRequest| request.sender == contract.as_topic();
    let requests = notarised.iter().flat_map(|each| &each.requests);
    let requests = requests
        .map(|own| own.asked)
        .filter(|request| is_own(request) && listed.coordinators.contains(&request.coordinator));
    let requests = order::set(requests).into_iter();
    let proven = order::grouped(requests.map(|request| {
        let of = (request.coordinator, request.subscription);
        (of, request)
    }));
    let proven = proven.into_iter();
    let proven = proven.filter(|(_, requests)| requests.len() > 1);
    let counts = proven.filter_map(|(of, requests)| {
        let (coordinator, subscription) = of;
        let numbers = numbers(contract, subscription, &requests, work);
        let (first, last) = (*numbers.first()?, *numbers.last()?);
        let is_between = |number: &&u64| first < **number && **number < last;
        (first < last).then(|| RequestCount {
            coordinator,
            subscription,
            first,
            last,
            between: last.saturating_sub(first).saturating_sub(1),
            seen: crate::count::count(numbers.iter().filter(is_between).count()),
            restarts: requests.iter().any(|request| request.restarts),
        })
    });
    counts.collect()
}

/// The counts that these requests' ids have.
fn numbers(
    consumer: Address,
    subscription: Hash32,
    requests: &[LoggedRequest],
    work: &Work,
) -> OrderedSet<u64> {
    let requests = requests.iter().map(|request| {
        let series = Series {
            key_hash: request.key_hash,
            consumer,
            subscription,
        };
        (series, request.id)
    });
    let counted = counting::all(requests, work).into_values();
    order::set(counted.map(|(number, _)| number))
}
