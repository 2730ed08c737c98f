//! Sends calls to one endpoint in batches, waits while the endpoint is busy, and returns an answer or a fault for each
//! call. The plan sets the size of a batch and the width of a range.

use core::cell::Cell;
use std::rc::Rc;

use super::failure::{Failure, Remedy};
use super::known::Known;
use super::limits;
use super::plan::Plan;
use super::results;
use super::rpc::{self, Call, CallResult, RpcResult};
use super::transport::{Bounds, Clock, SendError, Transport};
use super::waiting::Waiting;
use verify::claims::Fault;

/// A client of one endpoint, with the facts that it has learnt about the endpoint.
pub struct Client {
    host: String,
    transport: Box<dyn Transport>,
    clock: Rc<dyn Clock>,
    plan: Plan,
    round_trips: Cell<u32>,
    /// The endpoint's newest block; 0 before it is known.
    newest: Cell<u64>,
}

impl Client {
    /// Creates a client of an endpoint about which nothing is known.
    pub fn new(host: String, transport: Box<dyn Transport>, clock: Rc<dyn Clock>) -> Self {
        Self {
            host,
            transport,
            clock,
            plan: Plan::new(Rc::default()),
            round_trips: Cell::new(0),
            newest: Cell::new(0),
        }
    }

    /// Uses the facts that earlier readings learnt about the endpoint.
    pub fn knowing(mut self, known: Rc<Known>) -> Self {
        self.plan = Plan::new(known);
        self
    }

    /// Returns the name of the endpoint's host.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Returns the number of requests that were sent.
    pub fn round_trips(&self) -> u32 {
        self.round_trips.get()
    }

    /// Returns the plan of this reading for the endpoint.
    pub(crate) const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Notes the endpoint's newest block. A node behind the same address may still lack it.
    pub(crate) fn has_reached(&self, block: u64) {
        self.newest.set(block);
    }

    /// Waits for this many milliseconds.
    pub(crate) async fn sleep(&self, milliseconds: u32) {
        self.clock.sleep(milliseconds).await;
    }

    /// Asks the endpoint all the calls, and returns the answers in their order.
    pub async fn ask(&self, calls: &[Call]) -> Vec<RpcResult> {
        self.plan.add(calls);
        let mut answers: Vec<RpcResult> = vec![Err(Fault::Busy); calls.len()];
        let mut left: Vec<Waiting> = (0..calls.len()).map(Waiting::new).collect();
        let mut wait = limits::FIRST_WAIT_MS;
        let mut at_once = usize::MAX;
        loop {
            if self.plan.is_half_over() {
                // asking-27
                left.retain(|one| {
                    let call = calls.get(one.index).filter(|call| call.is_window);
                    let range = call.and_then(|call| call.range.as_ref());
                    if let Some(range) = range {
                        let refused = Fault::NoLogs(range.from, range.to);
                        set(&mut answers, one.index, Err(refused));
                    }
                    range.is_none()
                });
            }
            if left.is_empty() {
                break;
            }
            let (chunk, rest) = self.next(calls, left, at_once);
            left = rest;
            let sent: Vec<&Call> = chunk
                .iter()
                .filter_map(|one| calls.get(one.index))
                .collect();
            let came = match self.forbidden(&sent) {
                Some(fault) => vec![Err(Failure::last(fault)); sent.len()],
                None => self.exchange(&sent).await,
            };
            // Ranges that are refused together may be too wide, each of them.
            let is_of_ranges = sent.iter().all(|call| call.range.is_some());
            let is_whole = !is_of_ranges && is_whole(&came);
            let answered = came.iter().filter(|answer| answer.is_ok()).count();
            let mut again = Vec::new();
            let (mut is_busy, mut asked_wait, mut is_split) = (false, None, false);
            for ((mut one, call), result) in chunk.iter().copied().zip(&sent).zip(came) {
                let failure = match result {
                    Ok(value) => {
                        self.plan.answered(call.blocks());
                        // A window with many logs needs many slices.
                        let is_shown = value.as_array().is_some_and(|logs| !logs.is_empty());
                        self.plan.needs(u64::from(call.is_slice && is_shown));
                        set(&mut answers, one.index, Ok(value));
                        continue;
                    }
                    Err(failure) => failure,
                };
                let remedy = self.remedy(call, &failure);
                set(&mut answers, one.index, Err(failure.fault.clone()));
                asked_wait = asked_wait.max(failure.retry_after);
                match one.fails(remedy, self.tries(call, &failure)) {
                    // asking-26
                    _ if remedy == Remedy::Parts && sent.len() > 1 => {
                        at_once = sent.len().div_euclid(2);
                        again.push(one);
                    }
                    true => {
                        is_busy |= remedy == Remedy::Wait;
                        again.push(one);
                    }
                    false if remedy != Remedy::None && is_whole => {
                        is_split = true;
                        again.push(Waiting::new(one.index));
                    }
                    false => self.gives_up(call, &failure),
                }
            }
            if is_split {
                self.plan.split(sent.len());
                wait = limits::FIRST_WAIT_MS;
            }
            // An endpoint that has never answered, and fails a call sent alone, answers no call.
            if !self.plan.has_answered() && sent.len() == 1 && again.is_empty() {
                let fault = chunk
                    .first()
                    .and_then(|one| answers.get(one.index))
                    .cloned();
                for one in &left {
                    set(
                        &mut answers,
                        one.index,
                        fault.clone().unwrap_or(Err(Fault::Busy)),
                    );
                }
                break;
            }
            if is_busy {
                if answered > 0 {
                    // The endpoint may count each call: as many go together as it answered.
                    (at_once, wait) = (answered, limits::FIRST_WAIT_MS);
                }
                // A date that has passed asks for no wait, and means the same as a refusal without a date.
                let asked_wait = asked_wait.filter(|seconds| *seconds > 0);
                let pause = asked_wait.map_or(wait, |seconds| seconds.saturating_mul(1_000));
                if self.plan.may_wait(pause) {
                    let pause = u32::try_from(pause).unwrap_or(u32::MAX);
                    self.clock.sleep(pause).await;
                    wait = wait.saturating_mul(2);
                } else {
                    again.clear();
                }
            }
            again.append(&mut left);
            left = again;
        }
        answers
    }

    /// Returns the calls that go together next, and those that are left. A call goes alone if its range may be too wide,
    /// or its answer has a separate limit.
    fn next(
        &self,
        calls: &[Call],
        left: Vec<Waiting>,
        at_once: usize,
    ) -> (Vec<Waiting>, Vec<Waiting>) {
        let is_alone = |one: &Waiting| {
            let call = calls.get(one.index);
            call.is_none_or(|call| call.most_bytes.is_some() || self.plan.is_open(call))
        };
        let (mut alone, mut together): (Vec<Waiting>, Vec<Waiting>) =
            left.into_iter().partition(is_alone);
        if together.is_empty() {
            let rest = alone.split_off(alone.len().min(1));
            return (alone, rest);
        }
        let allowed = usize::try_from(self.plan.left()).unwrap_or(usize::MAX);
        let size = self.plan.batch().min(at_once).min(allowed).max(1);
        let size = size.min(together.len());
        let mut rest = together.split_off(size);
        rest.append(&mut alone);
        (together, rest)
    }

    /// Returns the fault of calls that the plan does not allow.
    fn forbidden(&self, sent: &[&Call]) -> Option<Fault> {
        if self.plan.has_hung() {
            return Some(Fault::Busy);
        }
        let range = sent.iter().find_map(|call| call.range.as_ref());
        // asking-25
        let refused = range.map_or(Fault::Busy, |range| Fault::NoLogs(range.from, range.to));
        // An earlier call narrowed the ranges below this one.
        let is_search = sent.iter().any(|call| call.is_search);
        let is_wider = range.is_some_and(|range| range.blocks() > self.plan.width()) && !is_search;
        (is_wider || !self.plan.may_send(sent.len())).then_some(refused)
    }

    /// Returns the remedy for the failure of one call. The nodes behind one address learn of a block at different times.
    fn remedy(&self, call: &Call, failure: &Failure) -> Remedy {
        let newest = self.newest.get();
        // asking-5
        let is_new = |block: u64| block.saturating_add(limits::NEW_BLOCKS) > newest;
        match failure.remedy {
            Remedy::Less
                if newest > 0 && call.block.is_some_and(is_new) && !self.plan.is_open(call) =>
            {
                Remedy::Wait
            }
            remedy => remedy,
        }
    }

    /// Returns the most times that a call is sent: a range fewer times, if it hangs, or if the endpoint refused a range in
    /// this way before.
    fn tries(&self, call: &Call, failure: &Failure) -> u32 {
        let is_range = call.range.is_some();
        let is_hang = failure.fault == Fault::Busy && failure.remedy == Remedy::Less;
        let is_known = call
            .blocks()
            .is_some_and(|blocks| self.plan.has_refused(blocks, &failure.fault));
        match failure.remedy {
            _ if call.is_optional => 1,
            Remedy::Less if call.is_search => 1,
            Remedy::Less if is_range && (is_hang || is_known) => 1,
            Remedy::Wait if is_range && is_known => limits::TRIES_OF_A_REFUSED_CALL,
            _ => limits::TRIES,
        }
    }

    /// Narrows ranges after the last try of a call. Some endpoints call a wide range a rate.
    fn gives_up(&self, call: &Call, failure: &Failure) {
        let blocks = call.blocks().filter(|_| !call.is_search);
        if let Some(blocks) = blocks.filter(|_| failure.remedy != Remedy::None) {
            self.plan.narrow(blocks, &failure.fault);
        }
    }

    /// Sends one request, and returns the answer or the failure of each call.
    async fn exchange(&self, sent: &[&Call]) -> Vec<CallResult> {
        let trips = self.round_trips.get().saturating_add(1);
        self.round_trips.set(trips);
        let is_open = sent.iter().any(|call| self.plan.is_open(call));
        let bounds = Bounds {
            bytes: sent.iter().find_map(|call| call.most_bytes),
            seconds: if is_open && self.plan.has_answered() {
                limits::SECONDS_OF_A_RANGE
            } else {
                limits::SECONDS
            },
        };
        let begun = self.clock.now();
        let reply = self.transport.send(rpc::request(sent), bounds).await;
        // The time that a machine slept is not counted beyond the limit of the request.
        let took = self.clock.now().saturating_sub(begun);
        let took = u32::try_from(took).unwrap_or(u32::MAX).min(bounds.seconds);
        self.plan.took(match reply {
            Err(SendError::TimedOut) => bounds.seconds,
            _ => took,
        });
        if reply
            .as_ref()
            .map_or_else(|error| error.is_answer(), |_| true)
        {
            self.plan.hear();
        }
        // One silence ends a reading in which nothing came, even if the endpoint answered an earlier one.
        let has_answered =
            self.plan.has_answered() && (self.plan.is_heard() || reply != Err(SendError::TimedOut));
        let answers = reply
            .map_err(|error| Failure::unsent(error, has_answered))
            .and_then(|reply| results::read(&reply, sent.len()));
        answers.unwrap_or_else(|failure| vec![Err(failure); sent.len()])
    }
}

fn set(answers: &mut [RpcResult], index: usize, answer: RpcResult) {
    if let Some(slot) = answers.get_mut(index) {
        *slot = answer;
    }
}

/// Returns whether several calls failed in the same way: the endpoint refuses them together.
fn is_whole(came: &[CallResult]) -> bool {
    let Some((Err(first), others)) = came.split_first() else {
        return false;
    };
    let is_same = |other: &CallResult| other.as_ref().err() == Some(first);
    !others.is_empty() && others.iter().all(is_same)
}
