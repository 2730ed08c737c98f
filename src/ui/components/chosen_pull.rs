//! Shows the pull that an event's address names beside the verdict, because a link from a chat leads to both.

use std::sync::Arc;

use leptos::prelude::*;

use super::mark::MarkSign;
use super::safe_text::{Around, SafeText};
use crate::ui::check::{Check, CheckSignals};
use crate::ui::reactive::{effect, redrawn};
use crate::ui::router::Router;
use answer::Mark;
use explain::event::PullRow;

/// The pull that the address names, once its row has come.
#[derive(Clone, Copy)]
pub struct Chosen {
    row: RwSignal<Option<PullRow>>,
    /// The pull that the address named when its report was opened, until the reader goes to one.
    at_start: StoredValue<Option<u64>>,
}

impl Chosen {
    /// Returns the state at the start: only the address's pull is known.
    pub fn start() -> Self {
        let addressed = expect_context::<Router>().pull();
        Self {
            row: RwSignal::new(None),
            at_start: StoredValue::new(addressed.get_untracked()),
        }
    }

    /// Returns whether the report opens with this pull in its address. The first screen then shows it, and nothing
    /// moves.
    pub fn opens_with(self, pull: u64) -> bool {
        self.at_start.get_value() == Some(pull)
    }

    /// Notes the row as soon as the table has it.
    fn follow(self, signals: &CheckSignals) {
        let (rows, addressed) = (signals.rows.clone(), expect_context::<Router>().pull());
        effect(move || {
            let pull = addressed.get();
            if self.at_start.get_value() != pull {
                self.at_start.set_value(None);
            }
            let Some(pull) = pull else {
                return self.row.set(None);
            };
            let is_it = |row: &&PullRow| row.sequence_index == pull;
            let row = rows.with(|rows| rows.as_ref()?.1.iter().find(is_it).cloned());
            let before = self
                .row
                .with_untracked(|row| row.as_ref().is_some_and(|row| is_it(&row)));
            if row.is_some() || !before {
                self.row.set(row);
            }
        });
    }
}

/// Draws the pull, its card, its buyer and its answer, and the way to its working.
#[component]
pub fn ChosenPull(
    /// The check of an event.
    check: Check,
) -> impl IntoView {
    let chosen = expect_context::<Chosen>();
    chosen.follow(&check.signals);
    let check = Arc::new(check);
    redrawn(move || {
        let PullRow {
            sequence_index,
            agrees,
            title,
            pack_card_id,
            username,
            ..
        } = chosen.row.get()?;
        let title = title.unwrap_or_else(|| words::short_hash(&pack_card_id));
        let check = check.clone();
        let go = move |_| {
            chosen.at_start.set_value(None);
            check.ask_row_of(sequence_index);
        };
        Some(view! {
            <div class="box chosen-pull" data-chosen=sequence_index.to_string() data-agrees=agrees.map(|agrees| agrees.to_string())>
                <p>
                    <MarkSign mark=Mark::of_replay(agrees) />
                    <strong>{words::say!(pulls_number)}{words::thousands(sequence_index)}</strong>
                    <SafeText text=title limit=60 />
                </p>
                <p>{words::replayed(agrees)}</p>
                {username.map(|name| view! {
                    <p><Around words=words::say!(pull_drawn_for, name = words::HERE)><SafeText text=name limit=32 /></Around></p>
                })}
                <button type="button" class="button quiet" data-action="see-pull" on:click=go>{words::say!(mine_working)}</button>
            </div>
        })
    })
}
