//! Provides endpoints of a node that does not change: an honest one, one that notes its answers, and one that lies.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use chain::transport::{Bounds, HttpReply, LocalBoxFuture, SendError, Transport};
use serde_json::Value;

use super::lie::{CallKey, Lie, tell};
use crate::reader::node::{Node, Wire};

/// The replies of a node that does not change. They are kept, because most requests are the same beside every lie.
pub struct Replies {
    node: Rc<Node>,
    known: RefCell<HashMap<String, Result<HttpReply, SendError>>>,
}

impl Replies {
    pub fn of(node: &Rc<Node>) -> Rc<Self> {
        Rc::new(Self {
            node: node.clone(),
            known: RefCell::default(),
        })
    }

    pub fn to(&self, request: &str, bounds: Bounds) -> Result<HttpReply, SendError> {
        if let Some(known) = self.known.borrow().get(request) {
            return known.clone();
        }
        let reply =
            crate::reader::wait_for(Wire(self.node.clone()).send(request.to_owned(), bounds));
        let mut known = self.known.borrow_mut();
        known.insert(request.to_owned(), reply.clone());
        reply
    }
}

/// An endpoint that answers as its node does.
pub struct Honest(pub Rc<Replies>);

/// An endpoint that answers as its node does, and notes every answer.
pub struct Notes {
    pub replies: Rc<Replies>,
    pub answers: Rc<RefCell<BTreeMap<CallKey, Value>>>,
}

/// An endpoint that tells one lie.
pub struct Liar {
    pub replies: Rc<Replies>,
    pub lie: Lie,
}

/// Returns the calls of a request, in order.
pub fn calls(request: &str) -> Vec<CallKey> {
    let request: Value = serde_json::from_str(request).expect("JSON");
    let calls = match request {
        Value::Array(calls) => calls,
        one => vec![one],
    };
    let asked = |call: &Value| {
        let method = call["method"].as_str().expect("a method");
        (method.to_owned(), call["params"].to_string())
    };
    calls.iter().map(asked).collect()
}

/// Passes each answer of a reply to these calls to a function that may change it.
pub fn pass(
    calls: &[CallKey],
    mut reply: HttpReply,
    mut change: impl FnMut(&CallKey, &mut Value),
) -> HttpReply {
    let mut answers: Value = serde_json::from_str(&reply.text).expect("JSON");
    let list = match &mut answers {
        Value::Array(list) => list.as_mut_slice(),
        one => core::slice::from_mut(one),
    };
    for (asked, answer) in calls.iter().zip(list) {
        change(asked, answer);
    }
    reply.text = answers.to_string();
    reply
}

impl Transport for Honest {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        Box::pin(core::future::ready(self.0.to(&request, bounds)))
    }
}

impl Transport for Notes {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        let note = |asked: &CallKey, answer: &mut Value| {
            let result = answer["result"].clone();
            self.answers.borrow_mut().insert(asked.clone(), result);
        };
        let reply = self.replies.to(&request, bounds);
        let reply = reply.map(|reply| pass(&calls(&request), reply, note));
        Box::pin(core::future::ready(reply))
    }
}

impl Transport for Liar {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        let change = |asked: &CallKey, answer: &mut Value| {
            if *asked == self.lie.asked {
                tell(&mut answer["result"], &self.lie.path, self.lie.change);
            }
        };
        let calls = calls(&request);
        let mut reply = self.replies.to(&request, bounds);
        if calls.contains(&self.lie.asked) {
            reply = reply.map(|reply| pass(&calls, reply, change));
        }
        Box::pin(core::future::ready(reply))
    }
}
