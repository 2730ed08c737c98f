//! Shows the pull that an event's address names next to the verdict, because a link from a chat leads to both.

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::components::parts::mark::MarkSign;
use crate::ui::components::parts::safe_text::{Around, SafeText};
use crate::ui::reactive::{effect, redrawn};
use crate::ui::router::Router;
use crate::worker::ask::{PullRows, RowOfPull};
use answer::Mark;
use explain::event::PullRow;

/// The pull that the address names.
#[derive(Clone, Copy)]
pub struct Chosen {
    /// The pull that the address named when its report was opened, until the reader goes to one.
    at_start: StoredValue<Option<u64>>,
    /// Notified when the reader asks for the row of the pull.
    pub leads: Trigger,
}

impl Chosen {
    /// Returns the state at the start.
    pub fn start() -> Self {
        let addressed = expect_context::<Router>().pull();
        Self {
            at_start: StoredValue::new(addressed.get_untracked()),
            leads: Trigger::new(),
        }
    }

    /// Returns whether the report opens with this pull in its address. The first screen then shows it, and nothing
    /// moves.
    pub fn opens_with(self, pull: u64) -> bool {
        self.at_start.get_value() == Some(pull)
    }

    /// Leads the reader to the row of the pull.
    pub fn lead(self) {
        self.at_start.set_value(None);
        self.leads.notify();
    }
}

/// Draws the pull that an event's address names, its card, its buyer and its answer, and the way to its working.
#[component]
pub fn ChosenPull(check: Check) -> impl IntoView {
    let chosen = expect_context::<Chosen>();
    let addressed = expect_context::<Router>().pull();
    effect(move || {
        if chosen.at_start.get_value() != addressed.get() {
            chosen.at_start.set_value(None);
        }
    });
    let row = LocalResource::new(move || {
        let pull = addressed.get();
        async move {
            let pull = pull?;
            let from = check.ask(RowOfPull { pull }).await??;
            check.ask(PullRows { from, count: 1 }).await?.pop()
        }
    });
    redrawn(move || {
        let PullRow {
            sequence_index,
            agrees,
            title,
            pack_card_id,
            username,
            ..
        } = row.get().flatten()?;
        let title = title.unwrap_or_else(|| words::value::short_hash(&pack_card_id));
        Some(view! {
            <div class="box chosen-pull" data-chosen=sequence_index.to_string() data-agrees=agrees.map(|agrees| agrees.to_string())>
                <p>
                    <MarkSign mark=Mark::of_replay(agrees) />
                    <strong>{words::say!(pulls_number)}{words::format::thousands(sequence_index)}</strong>
                    <SafeText text=title limit=60 />
                </p>
                <p>{words::deck::replayed(agrees)}</p>
                {username.map(|name| view! {
                    <p><Around words=words::say!(pull_drawn_for, name = words::HERE)><SafeText text=name limit=32 /></Around></p>
                })}
                <button type="button" class="button quiet" data-action="see-pull" on:click=move |_| chosen.lead()>{words::say!(mine_working)}</button>
            </div>
        })
    })
}
