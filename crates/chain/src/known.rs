//! Keeps the facts about an endpoint that outlive a reading.

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use super::endpoint::Endpoint;

thread_local! {
    static KNOWN: RefCell<Vec<(Endpoint, Rc<Known>)>> = const { RefCell::new(Vec::new()) };
}

/// The facts known about an endpoint, in this reading and the next ones of this thread.
#[derive(Debug)]
pub struct Known {
    /// True if the endpoint has answered any call.
    pub(crate) has_answered: Cell<bool>,
    /// The most blocks of a range that the endpoint answers, as earlier readings saw.
    pub(crate) width: Cell<u64>,
}

impl Known {
    /// Returns the facts about an endpoint that this thread knows.
    pub fn of(endpoint: &Endpoint) -> Rc<Self> {
        KNOWN.with_borrow_mut(|all| {
            if let Some((_, known)) = all.iter().find(|(of, _)| of == endpoint) {
                return known.clone();
            }
            let known = Rc::<Self>::default();
            all.push((endpoint.clone(), known.clone()));
            known
        })
    }
}

impl Default for Known {
    fn default() -> Self {
        Self {
            has_answered: Cell::new(false),
            width: Cell::new(u64::MAX),
        }
    }
}
