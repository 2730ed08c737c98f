//! The requests whose answers were seen, by block: each may state the hash of its block.

use crate::answers::Address;
use crate::claims::evidence::told_logs::ToldLogs;
use crate::claims::listed::Listed;
use values::hash::Hash32;
use values::order::{OrderedMap, grouped};

/// A request of a listed coordinator and key, and its answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Served {
    /// The transaction of the request.
    pub request: Hash32,
    /// The transaction that answered it, and its block.
    pub answered: (Hash32, u64),
}

/// The requests that were seen with their answers, and those without.
#[derive(Debug)]
pub(crate) struct Requests {
    /// The first of each block.
    pub served: OrderedMap<u64, Served>,
    /// The requests whose answers were not seen, by block.
    pub open: OrderedMap<u64, Vec<(Address, Hash32)>>,
}

impl Requests {
    /// Reads the requests that the logs tell.
    pub(crate) fn of(told: &ToldLogs<'_>, listed: &Listed) -> Self {
        let answers = told.fulfilments().map(|(log, answer)| {
            let id = (log.address, answer.request_id);
            (id, (log.position, log.transaction))
        });
        let answers = grouped(answers);
        let (mut served, mut open) = (Vec::new(), Vec::new());
        for (log, request) in told.requests() {
            let is_listed = listed.coordinators.contains(&log.address)
                && listed.key_hashes.contains(&request.key_hash);
            if !is_listed {
                continue;
            }
            let of_id = answers
                .get(&(log.address, request.id))
                .into_iter()
                .flatten();
            let mut later = of_id.filter(|(position, _)| *position > log.position);
            let block = log.position.block;
            match later.next() {
                Some((position, transaction)) => {
                    let request = Served {
                        request: log.transaction,
                        answered: (*transaction, position.block),
                    };
                    served.push((block, request));
                }
                None => open.push((block, (log.address, request.id))),
            }
        }
        Self {
            // The last one is kept: the block's first.
            served: served.into_iter().rev().collect(),
            open: grouped(open),
        }
    }
}
