//! The rules, fetched once a reader asks for them.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Rules;

use super::part::part;

/// The part that has the rules (tools/finish.mjs).
const PART: &str = "rules.bin";

/// How far the rules are. Its copies are the same.
#[derive(Clone, Copy, Default)]
pub struct Rulebook(RwSignal<Fetched>);

/// What was fetched.
#[derive(Clone, Default)]
pub enum Fetched {
    /// Nothing was asked for.
    #[default]
    Nothing,
    /// The rules are on their way.
    Waiting,
    /// The rules did not come, or are not what was built.
    Missing,
    /// The rules.
    There(Arc<Rules>),
}

impl Rulebook {
    /// How far the rules are; whoever asks is drawn anew when it changes.
    pub fn get(self) -> Fetched {
        self.0.get()
    }

    /// Fetches the rules where they are not there yet.
    pub fn ask(self) {
        let asked = self.0;
        if !asked.with_untracked(|now| matches!(now, Fetched::Nothing | Fetched::Missing)) {
            return;
        }
        asked.set(Fetched::Waiting);
        spawn_local(async move {
            let rules = part(PART).await.and_then(|part| Rules::read(&part));
            asked.set(rules.map_or(Fetched::Missing, |rules| Fetched::There(Arc::new(rules))));
        });
    }
}
