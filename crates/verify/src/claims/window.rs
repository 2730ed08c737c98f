//! The judged windows.

use crate::answers::Span;
use values::position::Position;

/// The judged windows together: from behind `from` to before the target's own word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    /// The earliest `as_of`.
    pub from: Position,
    /// The target's word.
    pub to: Position,
}

impl Window {
    /// The blocks that it reaches over.
    pub(crate) const fn blocks(&self) -> Span {
        Span {
            from: self.from.block,
            to: self.to.block,
        }
    }

    /// Returns whether a log is inside: at the target's own position there is no other.
    pub(crate) fn holds(&self, position: Position) -> bool {
        self.from < position && self.to > position
    }
}
