//! One endpoint as the reader asks it. The client sends calls in batches, splits a batch that the endpoint refuses, and
//! tries again when the endpoint asks to wait.

use core::cell::Cell;
use std::rc::Rc;

use super::rpc::{self, Call, RpcResult};
use super::transport::{Clock, Reply, Transport};
use verify::claims::Fault;

/// An endpoint, and what the client has learnt about it.
pub struct RpcClient {
    host: String,
    transport: Box<dyn Transport>,
    clock: Rc<dyn Clock>,
    batch: Cell<usize>,
    round_trips: Cell<u32>,
}

/// The sizes of a batch: the first, and those to try after a refusal.
const BATCHES: [usize; 5] = [100, 25, 10, 3, 1];

/// How often the client tries a request, and the longest wait that an endpoint can ask for.
const MAX_TRIES: u32 = 4;
const MAX_WAIT_MS: u64 = 20_000;

impl RpcClient {
    /// An endpoint about which nothing is known.
    pub fn new(host: String, transport: Box<dyn Transport>, clock: Rc<dyn Clock>) -> Self {
        Self {
            host,
            transport,
            clock,
            batch: Cell::new(BATCHES[0]),
            round_trips: Cell::new(0),
        }
    }

    /// The endpoint's name.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// How many requests were sent.
    pub fn round_trips(&self) -> u32 {
        self.round_trips.get()
    }

    /// Asks all the calls, and answers them in their order.
    pub async fn ask(&self, calls: &[Call]) -> Vec<RpcResult> {
        let mut answers: Vec<RpcResult> = Vec::with_capacity(calls.len());
        let mut before_refusal = None;
        while let Some(rest) = calls.get(answers.len()..).filter(|rest| !rest.is_empty()) {
            let together = rest.iter().take_while(|call| call.most_bytes.is_none());
            let size = self.batch.get().min(together.count().max(1));
            let part = rest.get(..size).unwrap_or(rest);
            match self.send(part).await {
                Ok(part) => answers.extend(part),
                Err(fault) if size > 1 && may_be_of_the_batch(&fault) => {
                    before_refusal.get_or_insert(self.batch.get());
                    let smaller = BATCHES.into_iter().find(|smaller| *smaller < size);
                    self.batch.set(smaller.unwrap_or(1));
                }
                Err(fault) => {
                    // The endpoint refuses this call alone as well: the batch was not the reason.
                    if let Some(before) = before_refusal.take().filter(|_| size == 1) {
                        self.batch.set(before);
                    }
                    answers.extend(part.iter().map(|_| Err(fault.clone())));
                }
            }
        }
        answers
    }

    async fn send(&self, calls: &[Call]) -> Result<Vec<RpcResult>, Fault> {
        let request = rpc::request(calls);
        let mut wait = 500;
        let mut tries = 1;
        loop {
            let trips = self.round_trips.get().saturating_add(1);
            self.round_trips.set(trips);
            let limit = calls.iter().find_map(|call| call.most_bytes);
            let reply = match limit {
                Some(bytes) => self.transport.send_within(request.clone(), bytes).await,
                None => self.transport.send(request.clone()).await,
            };
            let asked = reply.as_ref().ok().and_then(|reply| reply.retry_after);
            let answered = reply.and_then(|reply| read(&reply, calls.len()));
            if tries >= MAX_TRIES || !is_worth_another_try(&answered, calls) {
                return answered;
            }
            let asked = asked.map(|seconds| seconds.saturating_mul(1_000));
            let pause = asked.unwrap_or(wait);
            if pause > MAX_WAIT_MS {
                return answered;
            }
            let pause = u32::try_from(pause).unwrap_or(u32::MAX);
            self.clock.sleep(pause).await;
            wait = wait.saturating_mul(2);
            tries = tries.saturating_add(1);
        }
    }
}

/// The answers in a reply. Nodes may send their own errors with a status other than 200.
fn read(reply: &Reply, calls: usize) -> Result<Vec<RpcResult>, Fault> {
    let answers = rpc::answers(&reply.text, calls);
    match (reply.status, answers) {
        (429, _) => Err(Fault::Busy),
        (200..=299, Ok(answers)) => refused_together(&answers).map_or(Ok(answers), Err),
        (200..=299, Err(fault)) => Err(fault),
        (_, Err(Fault::Refused(code, message))) => Err(Fault::Refused(code, message)),
        (_, Ok(answers)) if answers.iter().all(is_refusal) => Ok(answers),
        (status, _) => Err(Fault::Status(status)),
    }
}

/// The refusal of a batch that a node repeats for every call in it.
fn refused_together(answers: &[RpcResult]) -> Option<Fault> {
    let (first, others) = answers.split_first()?;
    match first {
        Err(Fault::Refused(code, message))
            if !others.is_empty()
                && message.to_ascii_lowercase().contains("batch")
                && others.iter().all(|other| other == first) =>
        {
            Some(Fault::Refused(*code, message.clone()))
        }
        _ => None,
    }
}

const fn is_refusal(answer: &RpcResult) -> bool {
    matches!(answer, Err(Fault::Refused(..)))
}

/// Whether calls may have failed because they were in one batch: some endpoints refuse batches, or long ones.
const fn may_be_of_the_batch(fault: &Fault) -> bool {
    matches!(
        fault,
        Fault::Refused(..)
            | Fault::TooLarge
            | Fault::Malformed
            | Fault::WrongIds
            | Fault::Status(400 | 405 | 413 | 422 | 501)
    )
}

fn is_worth_another_try(answered: &Result<Vec<RpcResult>, Fault>, calls: &[Call]) -> bool {
    match answered {
        Err(Fault::Busy) => true,
        Err(Fault::Status(status)) => *status >= 500 && *status != 501,
        Err(_) => false,
        Ok(answers) => answers
            .iter()
            .zip(calls)
            .any(|(answer, call)| matches!(answer, Err(Fault::Busy)) && !call.is_optional),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_that_is_repeated_for_every_call_is_of_the_batch() {
        let refused = |message: &str| Err(Fault::Refused(-32_600, message.into()));
        let batch = || refused("Batch of more than 3 requests are not allowed");
        let whole = Fault::Refused(
            -32_600,
            "Batch of more than 3 requests are not allowed".into(),
        );
        assert_eq!(refused_together(&[batch(), batch()]), Some(whole));
        assert_eq!(refused_together(&[batch()]), None);
        assert_eq!(refused_together(&[batch(), Ok("0x1".into())]), None);
        assert_eq!(refused_together(&[refused("no"), refused("no")]), None);
        assert_eq!(refused_together(&[]), None);
    }

    // A node says its own errors with the statuses of a failed request as well: each call keeps its own. An
    // answer beside such a status is none.
    #[test]
    fn refusals_are_kept_beside_a_status_and_results_are_not() {
        let reply = |text: &str| Reply {
            status: 500,
            retry_after: None,
            text: text.into(),
        };
        let refused = r#"[{"id":1,"error":{"code":1,"message":"a"}},{"id":2,"error":{"code":2,"message":"b"}}]"#;
        let each = [(1, "a"), (2, "b")];
        let each = each.map(|(code, message)| Err(Fault::Refused(code, message.into())));
        assert_eq!(read(&reply(refused), 2), Ok(each.to_vec()));
        let one = r#"[{"id":1,"error":{"code":1,"message":"a"}},{"id":2,"result":"0x1"}]"#;
        assert_eq!(read(&reply(one), 2), Err(Fault::Status(500)));
    }

    // What no step needs is not waited for: an endpoint at its limit kept a reader at block times.
    #[test]
    fn a_call_in_passing_is_not_tried_again() {
        let busy = Ok(vec![Err(Fault::Busy)]);
        assert!(is_worth_another_try(&busy, &[Call::block(1)]));
        assert!(!is_worth_another_try(&busy, &[Call::block(1).optional()]));
    }
}
