//! Sends calls to one endpoint in batches, waits while the endpoint is busy, and returns an answer or a fault for each
//! call. The [`Plan`] sets the size of a batch and the width of a range.

use std::rc::Rc;

use super::hashes::Hashes;
use super::limits;
use super::plan::{Known, Plan};
use super::refusal::{Asked, Failure, INTERNAL, Refusal, meaning};
use super::rpc::{self, Call, CallResult, RpcResult};
use super::transport::{Bounds, Clock, Reply, Transport};
use core::cell::Cell;
use verify::claims::Fault;

/// A client of one endpoint, with the facts that it has learnt about the endpoint.
pub struct RpcClient {
    host: String,
    transport: Box<dyn Transport>,
    clock: Rc<dyn Clock>,
    plan: Plan,
    hashes: Hashes,
    round_trips: Cell<u32>,
}

/// The result of sending calls together.
enum Sent {
    /// One answer for each call.
    Answered(Vec<RpcResult>),
    /// No answers: the caller must send the calls again, fewer together.
    Split,
}

impl RpcClient {
    /// Creates a client of an endpoint about which nothing is known.
    pub fn new(host: String, transport: Box<dyn Transport>, clock: Rc<dyn Clock>) -> Self {
        Self {
            host,
            transport,
            clock,
            plan: Plan::new(Rc::default()),
            hashes: Hashes::default(),
            round_trips: Cell::new(0),
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

    /// Returns the plan of this reading for the endpoint.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Returns the number of requests that were sent.
    pub fn round_trips(&self) -> u32 {
        self.round_trips.get()
    }

    /// Asks the endpoint all the calls, and returns the answers in their order.
    pub async fn ask(&self, calls: &[Call]) -> Vec<RpcResult> {
        self.plan.add(calls);
        let mut answers: Vec<RpcResult> = Vec::with_capacity(calls.len());
        let mut before_refusal = None;
        let mut is_of_calls = false;
        while let Some(rest) = calls.get(answers.len()..).filter(|rest| !rest.is_empty()) {
            if let Some(call) = rest.first().filter(|call| self.plan.is_wider(call)) {
                // An earlier call narrowed the ranges below this one.
                let fault = call.blocks().map_or(Fault::TooLarge, Fault::TooManyBlocks);
                answers.push(Err(fault));
                continue;
            }
            let size = self.plan.together(rest.iter());
            let chunk = rest.get(..size).unwrap_or(rest);
            let before = self.plan.batch().get();
            match self.send(chunk).await {
                Sent::Answered(chunk) => {
                    // The endpoint also refuses this call alone, so the batch was not the reason. If the endpoint
                    // refuses the next batch too, the other calls go alone.
                    if size == 1
                        && chunk.iter().all(Result::is_err)
                        && !is_of_calls
                        && let Some(before) = before_refusal.take()
                    {
                        is_of_calls = true;
                        self.plan.batch().set(before);
                    }
                    answers.extend(chunk);
                }
                Sent::Split => {
                    before_refusal.get_or_insert(before);
                }
            }
        }
        if let Some(before) = before_refusal.filter(|_| is_of_calls) {
            self.plan.batch().set(before);
        }
        answers
    }

    /// Sends calls together, and sends those again for which the endpoint is busy.
    async fn send(&self, calls: &[Call]) -> Sent {
        let mut answers: Vec<RpcResult> = vec![Err(Fault::Busy); calls.len()];
        // The calls that are left, each with the number of times that it was sent.
        let mut left: Vec<(usize, u32)> = (0..calls.len()).map(|index| (index, 0)).collect();
        let mut given_up = Vec::new();
        let mut at_once = calls.len();
        let mut wait = limits::FIRST_WAIT_MS;
        let mut is_of_batch = false;
        let most = if calls.iter().all(|call| call.is_optional) {
            1
        } else if calls.iter().all(|call| call.is_slice) {
            limits::TRIES_OF_A_PART
        } else {
            limits::TRIES
        };
        while !left.is_empty() {
            let later = left.split_off(at_once.min(left.len()));
            let now: Vec<usize> = left.iter().map(|(index, _)| *index).collect();
            let sent: Vec<&Call> = now.iter().filter_map(|index| calls.get(*index)).collect();
            let has_hung = self.plan.has_hung();
            if has_hung || !self.plan.may_send(sent.len()) {
                let fault = |call: &Call| match call.blocks() {
                    _ if has_hung => Fault::TimedOut,
                    Some(blocks) => Fault::TooManyBlocks(blocks),
                    None if call.is_slice => Fault::TooManyBlocks(1),
                    None => Fault::Busy,
                };
                left.extend(later);
                let left: Vec<usize> = left.iter().map(|(index, _)| *index).collect();
                self.answer(&mut answers, &left, calls, |call| Err(fault(call)));
                break;
            }
            let came = self.exchange(&sent).await;
            let asked_pause = match &came {
                Ok((_, asked)) => *asked,
                Err(failure) => failure.retry_after,
            };
            let mut busy_indices = Vec::new();
            match came {
                Err(failure) => {
                    let refusal = meaning(&failure, self.asked(&sent));
                    if sent.len() > 1 && self.has_open_range(&sent) && may_be_of_a_range(&failure) {
                        self.plan.part_ranges();
                        return Sent::Split;
                    }
                    if refusal == Refusal::Busy {
                        is_of_batch = speaks_of_a_batch(&failure);
                        let fault = busy(failure.fault);
                        self.answer(&mut answers, &now, calls, |_| Err(fault.clone()));
                        busy_indices.clone_from(&now);
                        let tries = left.first().map_or(0, |(_, tries)| tries.saturating_add(1));
                        if fault == Fault::Busy && tries >= limits::TRIES_OF_A_BATCH {
                            at_once = self.plan.narrow_batch(now.len());
                        }
                    } else if sent.len() > 1 && refusal != Refusal::Blocked {
                        self.plan.split(sent.len());
                        return Sent::Split;
                    } else {
                        self.narrow(calls, &now, &refusal);
                        self.answer(&mut answers, &now, calls, |_| Err(failure.fault.clone()));
                    }
                }
                Ok((came, _)) => {
                    for (index, answer) in now.iter().zip(came) {
                        let Some(call) = calls.get(*index) else {
                            continue;
                        };
                        let (answer, is_busy) = self.of_call(call, answer);
                        if is_busy && !call.is_optional {
                            busy_indices.push(*index);
                        }
                        if let Some(slot) = answers.get_mut(*index) {
                            *slot = answer;
                        }
                    }
                    let answered = now.len().saturating_sub(busy_indices.len());
                    self.plan.answered_together(answered);
                    if answered > 0 && !busy_indices.is_empty() {
                        // The endpoint counts each call: as many go together as it answered.
                        at_once = answered;
                        wait = limits::FIRST_WAIT_MS;
                    }
                }
            }
            left.retain_mut(|(index, tries)| {
                *tries = tries.saturating_add(1);
                let is_busy = busy_indices.contains(index);
                if is_busy && *tries >= most {
                    given_up.push(*index);
                }
                is_busy && *tries < most
            });
            left.extend(later);
            if left.is_empty() || busy_indices.is_empty() {
                continue;
            }
            // A date that has passed asks for no wait, and says no more than a refusal without one.
            let asked_pause = asked_pause.filter(|seconds| *seconds > 0);
            let pause = asked_pause.map_or(wait, |seconds| seconds.saturating_mul(1_000));
            if !self.plan.may_wait(pause) {
                return Sent::Answered(answers);
            }
            let pause = u32::try_from(pause).unwrap_or(u32::MAX);
            self.clock.sleep(pause).await;
            wait = wait.saturating_mul(2);
        }
        // Only a try shows whether a limit is one of time, of width or of calls.
        let sent: Vec<&Call> = calls.iter().collect();
        if given_up.len() == calls.len() && given_up.len() > 1 {
            if self.has_open_range(&sent) {
                self.plan.part_ranges();
                return Sent::Split;
            }
            if is_of_batch {
                self.plan.split(calls.len());
                return Sent::Split;
            }
        }
        // A rate limit has another reason than a width that the endpoint has answered before.
        given_up.retain(|index| {
            let is_rate = answers.get(*index) == Some(&Err(Fault::Busy));
            let blocks = calls.get(*index).and_then(Call::blocks);
            !(is_rate && blocks.is_some_and(|blocks| self.plan.fits(blocks)))
        });
        self.narrow(calls, &given_up, &Refusal::TooWide(None));
        Sent::Answered(answers)
    }

    /// Reads the reply to one call, and returns with it whether the endpoint is busy.
    fn of_call(&self, call: &Call, answer: CallResult) -> (RpcResult, bool) {
        let failure = match answer {
            Ok(result) => {
                self.plan.answered(call.blocks());
                let seen = self.hashes.see(&result);
                let result = seen.map(|()| result).map_err(Fault::Inconsistent);
                return (result, false);
            }
            Err(failure) => failure,
        };
        match meaning(&failure, self.asked(&[call])) {
            Refusal::Busy => (Err(busy(failure.fault)), true),
            Refusal::TooWide(stated) => {
                self.plan.narrow(call.blocks().unwrap_or(1), stated);
                (Err(failure.fault), false)
            }
            _ => (Err(failure.fault), false),
        }
    }

    /// Returns the facts that the classifier of refusals needs beside the failure.
    fn asked<'q>(&self, sent: &[&'q Call]) -> Asked<'q> {
        let range = match sent {
            [one] => one.range.as_ref(),
            _ => None,
        };
        Asked {
            range,
            together: sent.len(),
            has_answered: self.plan.has_answered(),
            fits: range.is_some_and(|range| self.plan.fits(range.blocks())),
            is_new: sent
                .iter()
                .any(|call| call.newest.is_some_and(|block| self.hashes.is_new(block))),
        }
    }

    /// Returns whether any call has a range that may be too wide, which goes alone first.
    fn has_open_range(&self, sent: &[&Call]) -> bool {
        let is_open = |call: &&Call| call.blocks().is_some_and(|blocks| !self.plan.fits(blocks));
        self.plan.has_answered() && sent.iter().any(is_open)
    }

    /// Narrows ranges if the refusal means that these are too wide.
    fn narrow(&self, calls: &[Call], refused: &[usize], refusal: &Refusal) {
        let Refusal::TooWide(stated) = refusal else {
            return;
        };
        let blocks = refused
            .iter()
            .filter_map(|index| calls.get(*index)?.blocks());
        for blocks in blocks {
            self.plan.narrow(blocks, *stated);
        }
    }

    fn answer(
        &self,
        answers: &mut [RpcResult],
        indices: &[usize],
        calls: &[Call],
        answer: impl Fn(&Call) -> RpcResult,
    ) {
        for index in indices {
            if let (Some(slot), Some(call)) = (answers.get_mut(*index), calls.get(*index)) {
                *slot = answer(call);
            }
        }
    }

    /// Sends one request. Returns the reply to each call, and the wait that the endpoint asks for, in seconds.
    async fn exchange(&self, sent: &[&Call]) -> Result<(Vec<CallResult>, Option<u64>), Failure> {
        let trips = self.round_trips.get().saturating_add(1);
        self.round_trips.set(trips);
        let bounds = Bounds {
            bytes: sent.iter().find_map(|call| call.most_bytes),
            seconds: if self.has_open_range(sent) {
                limits::SECONDS_OF_A_RANGE
            } else {
                limits::SECONDS
            },
        };
        let begun = self.clock.now();
        let reply = self.transport.send(rpc::request(sent), bounds).await;
        // A machine that slept took no more time than the request may.
        let took = self.clock.now().saturating_sub(begun);
        let took = u32::try_from(took).unwrap_or(u32::MAX).min(bounds.seconds);
        if reply == Err(Fault::TimedOut) {
            self.plan.hung(bounds.seconds);
        } else if took >= limits::SECONDS_OF_A_RANGE {
            self.plan.hung(took);
        }
        let reply = reply.map_err(Failure::of)?;
        let answers = read(&reply, sent.len())?;
        // If the endpoint asks for several waits, the longest one counts.
        let asked = |answer: &CallResult| answer.as_ref().err()?.retry_after;
        let retry_after = answers.iter().filter_map(asked).max();
        Ok((answers, retry_after))
    }
}

/// Returns whether calls may have failed together because of a range among them, whatever the failure says.
const fn may_be_of_a_range(failure: &Failure) -> bool {
    matches!(
        failure.fault,
        Fault::Status(413 | 500 | 502 | 504..)
            | Fault::TimedOut
            | Fault::TooLarge
            | Fault::Malformed
    )
}

/// Returns the fault of an endpoint that stayed busy to the last try.
fn busy(fault: Fault) -> Fault {
    match fault {
        Fault::Refused(code, _) if code == INTERNAL => fault,
        Fault::Refused(..) | Fault::Status(429 | 503) => Fault::Busy,
        // The endpoint has answered this page before, so it allows the page to ask.
        Fault::NotAllowed | Fault::Stopped => Fault::Unreachable,
        other => other,
    }
}

/// Reads the answers in a reply. Nodes may send their own errors with a status other than 200.
fn read(reply: &Reply, calls: usize) -> Result<Vec<CallResult>, Failure> {
    let whole = |failure: Failure| Failure {
        status: reply.status,
        retry_after: reply.retry_after.or(failure.retry_after),
        ..failure
    };
    let answers = rpc::answers(&reply.text, calls);
    let is_ok = matches!(reply.status, 200..=299);
    match answers {
        Ok(answers) if is_ok || answers.iter().all(Result::is_err) => {
            if let Some(failure) = refused_together(&answers) {
                return Err(whole(failure));
            }
            let answers = answers.into_iter();
            Ok(answers.map(|answer| answer.map_err(whole)).collect())
        }
        // A text in the place of a JSON-RPC error says less than the status.
        Err(failure) if is_ok || matches!(failure.fault, Fault::Refused(code, _) if code != 0) => {
            Err(whole(failure))
        }
        _ => Err(Failure {
            words: reply.text.chars().take(300).collect(),
            ..whole(Failure::of(Fault::Status(reply.status)))
        }),
    }
}

/// Returns the refusal of a whole batch, if a node repeats it for every call of the batch.
fn refused_together(answers: &[CallResult]) -> Option<Failure> {
    let (first, others) = answers.split_first()?;
    let first = first.as_ref().err()?;
    let is_same = |other: &CallResult| other.as_ref().err() == Some(first);
    let is_of_batch = speaks_of_a_batch(first);
    (!others.is_empty() && is_of_batch && others.iter().all(is_same)).then(|| first.clone())
}

fn speaks_of_a_batch(failure: &Failure) -> bool {
    failure.words.to_ascii_lowercase().contains("batch")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure(code: i64, words: &str) -> Failure {
        Failure::refused(code, words, None)
    }

    #[test]
    fn a_refusal_that_is_repeated_for_every_call_is_of_the_batch() {
        let refused = |message: &str| Err(failure(-32_600, message));
        let batch = || refused("Batch of more than 3 requests are not allowed");
        let whole = failure(-32_600, "Batch of more than 3 requests are not allowed");
        assert_eq!(refused_together(&[batch(), batch()]), Some(whole));
        assert_eq!(refused_together(&[batch()]), None);
        assert_eq!(refused_together(&[batch(), Ok("0x1".into())]), None);
        assert_eq!(refused_together(&[refused("no"), refused("no")]), None);
        assert_eq!(refused_together(&[]), None);
    }

    // A node may send its own errors with the status of a failed request: each call keeps its own error. A result
    // beside such a status does not count.
    #[test]
    fn refusals_are_kept_beside_a_status_and_results_are_not() {
        let reply = |text: &str| Reply {
            status: 500,
            retry_after: None,
            text: text.into(),
        };
        let faults = |text: &str| {
            let answers = read(&reply(text), 2).map_err(|failure| failure.fault)?;
            let faults = answers.into_iter();
            let faults = faults.map(|answer| answer.map_err(|failure| failure.fault));
            Ok(faults.collect::<Vec<_>>())
        };
        let refused = r#"[{"id":1,"error":{"code":1,"message":"a"}},{"id":2,"error":{"code":2,"message":"b"}}]"#;
        let each = [(1, "a"), (2, "b")];
        let each = each.map(|(code, message)| Err(Fault::Refused(code, message.into())));
        assert_eq!(faults(refused), Ok(each.to_vec()));
        let one = r#"[{"id":1,"error":{"code":1,"message":"a"}},{"id":2,"result":"0x1"}]"#;
        assert_eq!(faults(one), Err(Fault::Status(500)));
    }
}
