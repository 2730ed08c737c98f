//! A piece of the page that comes in its turn, after what must be seen first: each piece in a task of
//! its own, so that a tap between two of them is answered.

use core::time::Duration;

use leptos::prelude::*;

/// Two frames: the piece before is drawn when the next one comes.
const BETWEEN: Duration = Duration::from_millis(32);

/// The piece, when its turn has come.
pub fn later(turn: u32, piece: impl FnOnce() -> AnyView + Send + 'static) -> AnyView {
    let come = RwSignal::new(false);
    let comes = move || {
        // The page may have gone on to another.
        come.try_set(true);
    };
    set_timeout(comes, BETWEEN.saturating_mul(turn));
    let mut piece = Some(piece);
    let shown = move || {
        come.get()
            .then(|| piece.take())
            .flatten()
            .map(|piece| piece())
    };
    shown.into_any()
}
