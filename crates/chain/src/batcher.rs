//! Sends the calls that wait at the same moment together, and each call once.

use core::cell::{Cell, OnceCell, RefCell};
use core::future::poll_fn;
use core::pin::pin;
use core::task::{Poll, Waker};
use std::rc::Rc;

use super::client::Client;
use super::rpc::{Call, RpcResult};
use super::transport::LocalBoxFuture;
use verify::order::GrowingMap;

/// The calls of one reading of an endpoint.
pub(crate) struct Batcher<'c> {
    client: &'c Client,
    /// Each call that was made, by its text.
    tickets: RefCell<GrowingMap<String, Rc<Ticket>>>,
    queue: RefCell<Vec<Rc<Ticket>>>,
}

/// A call, with those who wait for its answer.
struct Ticket {
    call: Call,
    /// True if each caller before the call was sent can do without the answer.
    is_optional: Cell<bool>,
    is_sent: Cell<bool>,
    answer: OnceCell<RpcResult>,
    waiting: RefCell<Vec<Waker>>,
}

impl<'c> Batcher<'c> {
    /// Creates a batcher without calls.
    pub(crate) fn new(client: &'c Client) -> Self {
        Self {
            client,
            tickets: RefCell::default(),
            queue: RefCell::default(),
        }
    }

    /// Returns the client that sends the calls.
    pub(crate) const fn client(&self) -> &'c Client {
        self.client
    }

    /// Waits for the answer to a call, within [`Self::run`]. A call that was answered before is not sent again, unless the answer
    /// was nothing: another node behind the same address may have it.
    pub(crate) async fn ask(&self, call: Call) -> RpcResult {
        loop {
            let ticket = self.ticket(&call);
            let answer = ticket.wait().await;
            // A failed try that was made for optional calls only does not count for a required one.
            if answer.is_ok() || call.is_optional || !ticket.is_optional.get() {
                return answer;
            }
        }
    }

    /// Runs callers of [`Self::ask`] to their end. Whenever all of them wait, it sends the calls that they wait for.
    pub(crate) async fn run<F: Future>(&self, callers: F) -> F::Output {
        let mut callers = pin!(callers);
        let mut sending: Option<LocalBoxFuture<'_, ()>> = None;
        poll_fn(|context| {
            loop {
                if let Poll::Ready(output) = callers.as_mut().poll(context) {
                    return Poll::Ready(output);
                }
                let mut request = match sending.take() {
                    Some(request) => request,
                    None if self.queue.borrow().is_empty() => return Poll::Pending,
                    // asking-2
                    None => Box::pin(self.send(self.queue.take())),
                };
                if request.as_mut().poll(context).is_pending() {
                    sending = Some(request);
                    return Poll::Pending;
                }
            }
        })
        .await
    }

    /// Returns the ticket of a call that waits or was answered, or queues the call. A new ticket replaces one of a call that
    /// failed, or was answered with nothing.
    fn ticket(&self, call: &Call) -> Rc<Ticket> {
        let mut tickets = self.tickets.borrow_mut();
        let text = call.text();
        let known = tickets.get(&text).filter(|known| match known.answer.get() {
            Some(answer) => answer.as_ref().is_ok_and(|answer| !answer.is_null()),
            None => true,
        });
        if let Some(known) = known {
            if !known.is_sent.get() {
                known
                    .is_optional
                    .set(known.is_optional.get() && call.is_optional);
            }
            return known.clone();
        }
        let ticket = Rc::new(Ticket {
            is_optional: Cell::new(call.is_optional),
            is_sent: Cell::new(false),
            call: call.clone(),
            answer: OnceCell::new(),
            waiting: RefCell::default(),
        });
        self.queue.borrow_mut().push(ticket.clone());
        // Each of these calls is made once, and its reply is large.
        if !call.is_large() {
            tickets.insert(text, ticket.clone());
        }
        ticket
    }

    async fn send(&self, queue: Vec<Rc<Ticket>>) {
        let calls: Vec<Call> = queue.iter().map(|ticket| ticket.sends()).collect();
        let answers = self.client.ask(&calls).await;
        for (ticket, answer) in queue.iter().zip(answers) {
            ticket.answer.get_or_init(|| answer);
            ticket.waiting.take().into_iter().for_each(Waker::wake);
        }
    }
}

impl Ticket {
    /// Returns the call with the strictest needs of its callers, and notes that it is sent.
    fn sends(&self) -> Call {
        self.is_sent.set(true);
        let mut call = self.call.clone();
        call.is_optional = self.is_optional.get();
        call
    }

    async fn wait(&self) -> RpcResult {
        poll_fn(|context| match self.answer.get() {
            Some(answer) => Poll::Ready(answer.clone()),
            None => {
                self.waiting.borrow_mut().push(context.waker().clone());
                Poll::Pending
            }
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::super::transport::{Bounds, Clock, HttpReply, SendError, Transport};
    use super::*;
    use futures_util::FutureExt;
    use futures_util::future::join;
    use serde_json::{Value, json};
    use verify::claims::Fault;

    /// Answers each request from the script, the last entry first, and keeps the requests.
    #[derive(Clone, Default)]
    struct Scripted(Rc<RefCell<(Vec<Value>, Vec<String>)>>);

    impl Transport for Scripted {
        fn send(
            &self,
            request: String,
            _: Bounds,
        ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
            let (script, requests) = &mut *self.0.borrow_mut();
            requests.push(request);
            let reply = script.pop().expect("a reply").to_string();
            Box::pin(core::future::ready(Ok(HttpReply::ok(reply))))
        }
    }

    struct AtOnce;

    impl Clock for AtOnce {
        fn now(&self) -> u64 {
            0
        }

        fn sleep(&self, _: u32) -> LocalBoxFuture<'_, ()> {
            Box::pin(core::future::ready(()))
        }
    }

    fn client(mut script: Vec<Value>) -> (Client, Scripted) {
        script.reverse();
        let scripted = Scripted(Rc::new(RefCell::new((script, Vec::new()))));
        let transport = Box::new(scripted.clone());
        let client = Client::new("node.example".into(), transport, Rc::new(AtOnce));
        (client, scripted)
    }

    fn requests(scripted: &Scripted) -> usize {
        scripted.0.borrow().1.len()
    }

    fn answer(id: u64, result: u64) -> Value {
        json!({"jsonrpc": "2.0", "id": id, "result": result})
    }

    // asking-2
    #[test]
    fn calls_that_wait_together_are_sent_together_and_each_once() {
        let both = json!([answer(1, 7), answer(2, 8)]);
        let (client, scripted) = client(vec![both, answer(1, 9)]);
        let batcher = Batcher::new(&client);
        let one = async {
            let first = batcher.ask(Call::block(1)).await;
            (first, batcher.ask(Call::block(3)).await)
        };
        let other = async {
            let second = batcher.ask(Call::block(2)).await;
            // It was answered before.
            (second, batcher.ask(Call::block(1)).await)
        };
        let came = batcher.run(join(one, other)).now_or_never();
        let ok = |number: u64| Ok(json!(number));
        assert_eq!(came, Some(((ok(7), ok(9)), (ok(8), ok(7)))));
        assert_eq!(requests(&scripted), 2);
    }

    // The time of a block and its list of transactions are one call: the optional one decided for both, and a busy
    // endpoint was not asked again.
    #[test]
    fn a_call_of_two_callers_keeps_the_stricter_need() {
        let busy = json!({"id": 1, "error": {"code": -32_005, "message": ""}});
        for is_first_optional in [true, false] {
            let (client, scripted) = client(vec![busy.clone(), answer(1, 7)]);
            let batcher = Batcher::new(&client);
            let call = |is_optional| match is_optional {
                true => Call::block(1).optional(),
                false => Call::block(1),
            };
            let one = batcher.ask(call(is_first_optional));
            let other = batcher.ask(call(!is_first_optional));
            let came = batcher.run(join(one, other)).now_or_never();
            assert_eq!(came, Some((Ok(json!(7)), Ok(json!(7)))));
            assert_eq!(requests(&scripted), 2);
        }
    }

    #[test]
    fn an_optional_call_that_failed_is_made_again_for_a_caller_that_needs_it() {
        let busy = json!({"id": 1, "error": {"code": -32_005, "message": ""}});
        let (client, scripted) = client(vec![busy, answer(1, 7)]);
        let batcher = Batcher::new(&client);
        let calls = async {
            let optional = batcher.ask(Call::block(1).optional()).await;
            (optional, batcher.ask(Call::block(1)).await)
        };
        let came = batcher.run(calls).now_or_never();
        assert_eq!(came, Some((Err(Fault::Busy), Ok(json!(7)))));
        assert_eq!(requests(&scripted), 2);
    }

    #[test]
    fn an_answer_of_nothing_can_be_asked_for_again() {
        let (client, _) = client(vec![json!({"id": 1, "result": null}), answer(1, 7)]);
        let batcher = Batcher::new(&client);
        let calls = async {
            let first = batcher.ask(Call::block(1)).await;
            (first, batcher.ask(Call::block(1)).await)
        };
        let came = batcher.run(calls).now_or_never();
        assert_eq!(came, Some((Ok(json!(null)), Ok(json!(7)))));
    }
}
