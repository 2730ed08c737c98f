//! Opens folds of the page when there is something to see.

use leptos::html;
use leptos::prelude::*;

use crate::ui::reactive::effect;

/// A fold that the page opens when there is something to see. The page never closes it, because the reader may be in
/// the middle of it. A fold that the reader opened or closed stays so.
#[derive(Clone, Copy, Default)]
pub struct Disclosure {
    /// The element itself.
    pub details: NodeRef<html::Details>,
    /// True while the fold is open.
    pub open: RwSignal<bool>,
    by_hand: StoredValue<bool>,
}

impl Disclosure {
    /// Opens the fold when there is a reason.
    pub fn open_when(self, reason: impl Fn() -> bool + 'static) {
        effect(move || {
            if reason() && !self.by_hand.get_value() {
                self.open.set(true);
            }
        });
    }

    /// Opens or closes the fold for the reader.
    pub fn set(self, open: bool) {
        self.by_hand.set_value(true);
        self.open.set(open);
    }

    /// Closes the fold. A reason may open it again, as if the reader had not touched it.
    pub fn settle(self) {
        self.by_hand.set_value(false);
        self.open.set(false);
    }

    /// Notes that the element was opened or closed, by the page or by the reader.
    pub fn toggled(self) {
        if let Some(details) = self.details.get_untracked()
            && details.open() != self.open.get_untracked()
        {
            self.set(details.open());
        }
    }
}
