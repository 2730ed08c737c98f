//! Shows what binds each value of a proof of this kind, from `docs/binds.md`.

use std::sync::Arc;

use leptos::prelude::*;

use super::fold::Fold;
use super::rule::RuleText;
use crate::model::paths;
use crate::ui::check::CheckSignals;
use crate::ui::reactive::redrawn;
use crate::ui::router;
use crate::worker::response::ReadFrom;

/// The anchors of a kind's tables: for a payload, and for a saved proof.
pub type Tables = [&'static str; 2];

/// The tables of an event.
pub const OF_EVENT: Tables = ["a-pack-event", "a-saved-pack-event"];
/// The tables of a Pack pull.
pub const OF_PULL: Tables = ["a-pack-pull", "a-saved-pack-pull"];

const ALL: &str = "what-a-proof-binds";

/// Draws the tables, one click below.
#[component]
pub fn Binds(
    /// The results of the check.
    signals: Arc<CheckSignals>,
    /// The tables of the proof's kind.
    tables: Tables,
) -> impl IntoView {
    let [payload, saved] = tables;
    let drawn = move || {
        let is_saved = signals.read.with(|read| {
            let read = read.as_ref();
            read.is_some_and(|read| matches!(read.source, ReadFrom::File { .. }))
        });
        let anchors = if is_saved {
            vec![
                ALL,
                "a-saved-proof",
                saved,
                "what-nothing-binds-in-a-saved-proof",
            ]
        } else {
            vec![ALL, payload, "what-nothing-binds"]
        };
        view! { <RuleText anchors /> }
    };
    view! {
        <Fold id="binds" title=words::say!(rules_binds) line=words::say!(rules_binds_line) content=move || view! {
            {redrawn(drawn.clone())}
            <p><a href=router::href(&paths::rule(ALL))>{words::say!(rules_all)}</a></p>
        }.into_any() />
    }
}
