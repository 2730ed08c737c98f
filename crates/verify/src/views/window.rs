//! The logs of a pull's windows in one view, and their indexes.

use super::chain_logs::elsewhere::{self, Found};
use super::chain_logs::kinds::Kinds;
use super::coordinator::{self, Fulfilment, Request};
use super::view::{Open, Shown, View};
use super::word_origin::request::Origin;
use crate::pull::{DrawClaim, Entry, PullClaims};
use crate::replies::{Log, Span, Unread};
use crate::step::{Cause, LogKind, StepId};
use values::hash::Hash32;
use values::order::{self, OrderedMap, OrderedSet};
use values::position::Position;

/// The logs of a pull's windows, as a view shows them.
pub(crate) struct Windows<'v, 'a> {
    /// The view.
    pub view: &'v View<'a>,
    /// The claims.
    pub claims: &'v PullClaims,
    /// The blocks of the judged windows.
    pub span: Span,
    /// The replies with the logs of the contract and the listed coordinators: of the windows, then of single blocks of judged
    /// entries.
    read: Vec<(Span, Shown<&'a [Log]>)>,
    /// The contract's logs, in the chain's order.
    logs: Vec<&'a Log>,
    /// These logs by each of their values.
    by_value: OrderedMap<Hash32, Vec<&'a Log>>,
    /// These logs by their transactions.
    by_transaction: OrderedMap<Hash32, Vec<&'a Log>>,
    /// The judged draws' pull keys.
    judged: OrderedSet<Hash32>,
    /// The supplied entries.
    supplied: OrderedMap<(LogKind, Hash32), Entry>,
    /// The listed coordinators' fulfilments in the windows.
    pub fulfilments: Shown<Vec<Fulfilment<'a>>>,
    /// The fulfilments by their ids.
    fulfilments_of: OrderedMap<Hash32, Vec<Fulfilment<'a>>>,
    /// The listed coordinators' requests in the windows, of every contract, by their ids.
    requests_of: OrderedMap<Hash32, Vec<Request<'a>>>,
    /// The kinds of the contract's logs.
    pub kinds: Shown<Kinds>,
    /// The logs of judged entries that are not at their places.
    pub found: Shown<Found<'a>>,
    /// The request of each draw with its fulfilment, in the order of the claims.
    pub origins: Vec<Shown<Origin<'a>>>,
}

impl<'v, 'a> Windows<'v, 'a> {
    /// Reads the windows.
    ///
    /// # Errors
    ///
    /// The cause for which nothing of them can be read.
    pub(crate) fn read(view: &'v View<'a>, claims: &'v PullClaims) -> Shown<Self> {
        view.head()?;
        if let Some(cause) = claims.without_draws() {
            return Err(cause.into());
        }
        // left_out-1
        let from = claims.draws.iter().map(|draw| draw.as_of.block).min();
        let to = claims.draws.first().and_then(|target| target.word);
        // views-38
        let (from, to) = from.zip(to).ok_or(Cause::Because(StepId::Word))?;
        let span = Span {
            from,
            to: to.position.block,
        };
        let read = replies(view, claims, span);
        let shown = read.iter().filter_map(|(_, logs)| logs.as_ref().ok());
        let logs = shown.flat_map(|logs| logs.iter());
        let logs = logs.filter(|log| log.address == view.contract);
        let logs: Vec<&'a Log> = coordinator::in_order(logs).collect();
        let by_value = logs.iter().flat_map(|log| {
            let values = order::set(log.values()).into_iter();
            values.map(move |value| (value, *log))
        });
        let by_value = order::grouped(by_value);
        let by_transaction = order::grouped(logs.iter().map(|log| (log.transaction, *log)));
        let mut supplied: Vec<Entry> = claims.entries.clone();
        supplied.reverse();
        let supplied = supplied
            .into_iter()
            .map(|entry| ((entry.kind, entry.key), entry));
        let window = read
            .first()
            .map_or(Err(Open::Waits), |(_, reply)| reply.clone());
        let listed = window.map(|logs| {
            let listed = &view.listed.coordinators;
            let own = logs.iter().filter(|log| listed.contains(&log.address));
            coordinator::in_order(own).collect::<Vec<&'a Log>>()
        });
        let requests = listed.iter().flatten().copied().filter_map(Request::read);
        let requests_of = order::grouped(requests.map(|request| (request.id, request)));
        let fulfilments = listed.map(|logs| {
            let fulfilments = logs.into_iter().filter_map(Fulfilment::read);
            fulfilments.collect::<Vec<Fulfilment<'a>>>()
        });
        let each = fulfilments.iter().flatten();
        let fulfilments_of = order::grouped(each.map(|own| (own.id, *own)));
        let mut windows = Self {
            view,
            claims,
            span,
            logs,
            by_value,
            by_transaction,
            judged: order::set(claims.draws.iter().map(|draw| draw.name.pull_key)),
            supplied: supplied.collect(),
            fulfilments,
            fulfilments_of,
            requests_of,
            kinds: Err(Open::Waits),
            found: Err(Open::Waits),
            origins: Vec::new(),
            read,
        };
        let waits = |(_, reply): &(Span, Shown<_>)| matches!(reply, Err(Open::Waits));
        if !windows.read.iter().any(waits) {
            // kinds-2
            windows.kinds = Kinds::learn(view, &claims.samples(), |entry| windows.log_of(entry));
        }
        windows.found = elsewhere::found(&windows);
        windows.origins = windows.origins();
        Ok(windows)
    }

    /// Checks that the windows were read.
    pub(crate) fn window(&self) -> Shown<()> {
        let reply = self.read.first().map(|(_, reply)| reply);
        reply.map_or(Ok(()), |reply| {
            reply.as_ref().map(|_| ()).map_err(Clone::clone)
        })
    }

    /// Checks that a block was read.
    pub(crate) fn is_read(&self, block: u64) -> Shown<()> {
        let read = self.read.iter().filter(|(span, _)| span.holds(block));
        let mut first = None;
        for (_, reply) in read {
            match reply {
                Ok(_) => return Ok(()),
                Err(cause) => first.get_or_insert(cause),
            };
        }
        let unread = || Cause::Because(StepId::Window).into();
        Err(first.cloned().unwrap_or_else(unread))
    }

    /// Returns the contract's logs of a transaction in a block. A block next to those of the windows is read.
    pub(crate) fn in_transaction(&self, block: u64, hash: Hash32) -> Shown<Vec<&'a Log>> {
        if self.is_read(block).is_ok() {
            return Ok(self.by_transaction.get(&hash).cloned().unwrap_or_default());
        }
        let logs = coordinator::block(self.view, block)?.iter();
        let own = logs.filter(|log| log.address == self.view.contract && log.transaction == hash);
        Ok(own.collect())
    }

    /// Returns the contract's logs of a fulfilment's transaction, in a reply that holds the fulfilment.
    pub(crate) fn together_with(&self, fulfilment: &Fulfilment<'a>) -> Shown<Vec<&'a Log>> {
        let (block, hash) = (fulfilment.position().block, fulfilment.log.transaction);
        let holds = |logs: &[Log]| logs.contains(fulfilment.log);
        let read = self.read.iter().filter(|(span, _)| span.holds(block));
        let mut shown = read.filter_map(|(_, reply)| reply.as_ref().ok());
        let reply = match shown.find(|logs| holds(logs)) {
            Some(logs) => logs,
            None => coordinator::block(self.view, block)?,
        };
        // dates-22
        if !holds(reply) {
            return Err(Unread::EndNotShown(block).into());
        }
        let own = |log: &&Log| log.address == self.view.contract && log.transaction == hash;
        Ok(reply.iter().filter(own).collect())
    }

    /// Returns the contract's logs that hold a value.
    pub(crate) fn with_value(&self, value: &Hash32) -> &[&'a Log] {
        self.by_value.get(value).map_or(&[], Vec::as_slice)
    }

    /// Returns the contract's logs of the windows' blocks, from the reply with the windows.
    pub(crate) fn in_span(&self) -> Shown<impl Iterator<Item = &'a Log>> {
        let (_, logs) = self.read.first().ok_or(Cause::Because(StepId::Window))?;
        let (logs, contract) = (logs.clone()?, self.view.contract);
        Ok(logs.iter().filter(move |log| log.address == contract))
    }

    /// Returns the newest block of which the reply with the windows holds a log.
    pub(crate) fn newest_shown(&self) -> Shown<Option<u64>> {
        let (_, logs) = self.read.first().ok_or(Cause::Because(StepId::Window))?;
        let blocks = logs.clone()?.iter().map(|log| log.position.block);
        Ok(blocks.max())
    }

    /// Returns the contract's log at a position.
    pub(crate) fn log_at(&self, position: Position) -> Option<&'a Log> {
        let place = self.logs.partition_point(|log| log.position < position);
        self.logs
            .get(place)
            .copied()
            .filter(|log| log.position == position)
    }

    /// Returns a log that holds both values of an entry: the one at its position, or else another.
    fn log_of(&self, entry: &Entry) -> Option<&'a Log> {
        let own = self.log_at(entry.position).into_iter();
        let others = self.with_value(&entry.key).iter().copied();
        let holds = |log: &&Log| {
            [entry.key, entry.value]
                .iter()
                .all(|value| log.values().any(|held| held == *value))
        };
        // kinds-2
        own.chain(others).find(holds)
    }

    /// Returns whether a key is that of a judged draw.
    pub(crate) fn is_judged(&self, key: &Hash32) -> bool {
        self.judged.contains(key)
    }

    /// Returns the supplied entry of a kind and key.
    pub(crate) fn supplied(&self, kind: LogKind, key: Hash32) -> Option<&Entry> {
        self.supplied.get(&(kind, key))
    }

    /// Returns whether a position is in a judged window, as a key's word if one is given. The windows together are one stretch of
    /// the chain: a dependent's word is in the window that it belongs to.
    pub(crate) fn holds(&self, position: Position, key: Option<Hash32>) -> bool {
        let from = self.claims.draws.iter().map(|draw| draw.as_of).min();
        let to = self.claims.draws.first().and_then(|target| target.word);
        from.is_some_and(|from| from < position)
            && to.is_some_and(|to| match key {
                // left_out-9
                Some(key) => (position, key) < (to.position, to.key),
                None => position <= to.position,
            })
    }

    /// Returns the listed coordinators' fulfilments of an id in the windows, in the chain's order.
    pub(crate) fn fulfilments_with(&self, id: &Hash32) -> &[Fulfilment<'a>] {
        self.fulfilments_of.get(id).map_or(&[], Vec::as_slice)
    }

    /// Returns the requests of an id in the windows, of every contract, in the chain's order.
    pub(crate) fn requests_with(&self, id: &Hash32) -> &[Request<'a>] {
        self.requests_of.get(id).map_or(&[], Vec::as_slice)
    }

    /// Returns the requests in the windows, of every contract.
    pub(crate) fn requests_in_windows(&self) -> impl Iterator<Item = &Request<'a>> {
        self.requests_of.values().flatten()
    }
}

/// Asks for the logs of the windows, and of the blocks of judged entries outside them. Where the windows are not shown, the blocks
/// of all judged entries are read by themselves: a payload chooses its windows.
fn replies<'a>(view: &View<'a>, claims: &PullClaims, span: Span) -> Vec<(Span, Shown<&'a [Log]>)> {
    let window = coordinator::window(view, span);
    let is_refused = matches!(window, Err(Open::Cause(_)));
    if is_refused {
        view.asks_for_time(span.from);
    }
    let entries = claims.draws.iter().flat_map(DrawClaim::entries);
    let blocks = entries.map(|entry| entry.position.block);
    // dates-2
    let blocks = order::set(blocks.filter(|block| is_refused || !span.holds(*block)));
    let blocks = blocks.iter().map(|block| {
        let reply = coordinator::block(view, *block);
        (Span::after(*block, 0), reply)
    });
    [(span, window)].into_iter().chain(blocks).collect()
}
