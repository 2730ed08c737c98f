//! Provides a clock whose time passes at once.

use std::cell::Cell;
use std::rc::Rc;

use chain::transport::{Clock, LocalBoxFuture};

use fixtures::chain::time_of;

use crate::reader::node::Node;

/// A clock on which time passes only while a caller waits; the nodes then advance.
pub struct TestClock {
    pub now: Cell<u64>,
    pub slept: Cell<u64>,
    pub nodes: Vec<Rc<Node>>,
}

impl TestClock {
    /// Creates a clock that starts at the time of the nodes' newest block.
    pub fn with(nodes: &[Rc<Node>]) -> Rc<Self> {
        let newest = nodes.iter().map(|node| node.newest.get()).max();
        Rc::new(Self {
            now: Cell::new(time_of(newest.unwrap_or(0))),
            slept: Cell::new(0),
            nodes: nodes.to_vec(),
        })
    }
}

impl Clock for TestClock {
    fn now(&self) -> u64 {
        self.now.get()
    }

    fn sleep(&self, milliseconds: u32) -> LocalBoxFuture<'_, ()> {
        let milliseconds = u64::from(milliseconds);
        self.slept.set(self.slept.get() + milliseconds);
        self.now.set(self.now.get() + milliseconds / 1_000);
        for node in &self.nodes {
            let newest = node.newest.get();
            node.newest
                .set(newest.saturating_add_signed(node.comes_on.get()));
        }
        Box::pin(core::future::ready(()))
    }
}
