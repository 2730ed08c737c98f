//! Fetches the rules when a reader first asks for them.

use std::cell::Cell;

use protocol::Rules;

use super::part::part;

/// The part that has the rules (tools/dist.mjs).
const PART: &str = "rules.bin";

thread_local! {
    /// The rules, kept as long as the page.
    static KEPT: Cell<Option<&'static Rules>> = const { Cell::new(None) };
}

/// Returns the rules; `None` if they did not come, or differ from the built ones.
pub async fn rulebook() -> Option<&'static Rules> {
    if KEPT.get().is_none() {
        let rules = Rules::read(&part(PART).await?)?;
        KEPT.set(Some(Box::leak(Box::new(rules))));
    }
    KEPT.get()
}
