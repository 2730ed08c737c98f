//! Which parts of the worker have passed their self-test.
//!
//! A part is loaded when it is first needed, and tested before its first answer is used. A function that is marked with
//! `wasm_split(PART)` lies in that part, with all that only the part needs (`tools/wasm.mjs`). What several parts need, and
//! the worker's first module does not, comes with each of them.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use wasm_split_helpers::SplitLoaderError;

use page::worker::response::PartFault;
use verify::report::Kind;

#[wasm_bindgen]
extern "C" {
    /// Why the last part that could not be loaded could not (src/ui/shell/worker.js).
    #[wasm_bindgen(js_name = notLoaded)]
    fn why_not_loaded() -> Option<String>;
}

/// The parts that have passed their self-test, each for a kind of payload.
#[derive(Default)]
pub struct Tested(RefCell<Vec<(Part, Kind)>>);

/// What a part does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// It checks a payload: a part for each kind.
    Rules,
    /// It looks up what is shown beside the verdict.
    LookUps,
    /// It reads the contract.
    Chain,
}

impl Tested {
    /// Whether a part has passed its self-test.
    pub fn is_tested(&self, part: Part, kind: Kind) -> bool {
        self.0.borrow().contains(&(part, kind))
    }

    /// Notes the result of a self-test: the vectors that are answered wrongly, of how many.
    ///
    /// # Errors
    ///
    /// [`PartFault::SelfTest`] where there are any.
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

    /// The kinds of payload that this worker checks: those whose rules are tested, or else both.
    pub fn kinds(&self) -> Vec<Kind> {
        let kinds = [Kind::PackEvent, Kind::PackPull];
        let tested = kinds.map(|kind| self.is_tested(Part::Rules, kind).then_some(kind));
        match tested {
            [None, None] => kinds.into(),
            tested => tested.into_iter().flatten().collect(),
        }
    }
}

/// A part could not be loaded.
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
