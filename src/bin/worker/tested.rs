//! Notes which parts of the worker have passed their self-test.
//!
//! The worker loads a part when it first needs it, and tests it before it uses an answer of it. A function that is
//! marked with `wasm_split(PART)` lies in that part, with all code that only the part needs (`tools/wasm.mjs`). Code
//! that several parts need, and the worker's first module does not, comes with each of them.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use wasm_split_helpers::SplitLoaderError;

use page::worker::response::PartFault;
use verify::report::Kind;

#[wasm_bindgen]
extern "C" {
    /// Returns the reason that the last failed part could not be loaded (src/ui/shell/worker.js).
    #[wasm_bindgen(js_name = notLoaded)]
    fn why_not_loaded() -> Option<String>;
}

/// The parts that have passed their self-test, each for a kind of payload.
#[derive(Default)]
pub struct Tested(RefCell<Vec<(Part, Kind)>>);

/// A part of the worker, by its task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The check of a payload: one part for each kind.
    Rules,
    /// The look-ups for the details beside the verdict.
    LookUps,
    /// The reading of the contract.
    Chain,
}

impl Tested {
    /// Returns whether a part has passed its self-test for a kind of payload.
    pub fn is_tested(&self, part: Part, kind: Kind) -> bool {
        self.0.borrow().contains(&(part, kind))
    }

    /// Notes the result of a self-test: `wrong` names the vectors with wrong answers, out of `all`.
    ///
    /// # Errors
    ///
    /// [`PartFault::SelfTest`] if `wrong` is not empty.
    pub fn note(
        &self,
        part: Part,
        kind: Kind,
        wrong: Vec<String>,
        all: u64,
    ) -> Result<(), PartFault> {
        if !wrong.is_empty() {
            return Err(PartFault::SelfTest { wrong, all });
        }
        self.0.borrow_mut().push((part, kind));
        Ok(())
    }

    /// Returns the kinds of payload that this worker checks: those whose rules are tested, or else both.
    pub fn kinds(&self) -> Vec<Kind> {
        let kinds = [Kind::PackEvent, Kind::PackPull];
        let tested = kinds.map(|kind| self.is_tested(Part::Rules, kind).then_some(kind));
        match tested {
            [None, None] => kinds.into(),
            tested => tested.into_iter().flatten().collect(),
        }
    }
}

/// The error of a part that could not be loaded.
pub struct NotLoaded;

impl From<SplitLoaderError> for NotLoaded {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

impl From<NotLoaded> for PartFault {
    fn from(NotLoaded: NotLoaded) -> Self {
        Self::NotLoaded(why_not_loaded().unwrap_or_default())
    }
}
