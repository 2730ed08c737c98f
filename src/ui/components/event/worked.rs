//! Shows one pull worked through: the hashed bytes, the resulting number, and the card at that place.

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::components::parts::copy::{Exact, MadeFrom};
use crate::ui::components::parts::mark::MarkSign;
use crate::ui::reactive::redrawn;
use crate::worker::ask::WorkedPull;
use answer::Mark;
use explain::event::{RemainingValue, ValueError, WorkedDraw};

/// Draws a pull worked through, and notes its position in the deck.
#[component]
pub fn Worked(check: Check, pull: u64, position: RwSignal<Option<u64>>) -> impl IntoView {
    let worked = LocalResource::new(move || async move {
        let worked = check.ask(WorkedPull { pull }).await?;
        if let Some(worked) = &worked {
            position.set(Some(worked.position));
        }
        Some(worked)
    });
    redrawn(move || {
        worked.get().flatten().map(|worked| match worked {
            Some(worked) => view! { <Working worked /> }.into_any(),
            None => view! { <p class="note">{words::say!(worked_not_worked)}</p> }.into_any(),
        })
    })
}

/// Draws a pull worked through.
#[component]
fn Working(worked: WorkedDraw) -> impl IntoView {
    let WorkedDraw {
        pull,
        random_seed,
        seed_salt,
        message,
        hash,
        decimal,
        remaining,
        idx,
        position,
        card,
        after,
    } = worked;
    let bytes = message.concat();
    let whole = hex::encode(&bytes);
    let [seed, place, buyer, tag] = message.map(hex::encode);
    let number = pull.sequence_index;
    let agrees = card == pull.pack_card_id;
    let mark = Mark::of_replay(Some(agrees));
    let tag_text = words::worked::tag(seed_salt.is_some());
    view! {
        <ol class="worked" data-worked=number.to_string() aria-label=words::say!(worked_label, pull = number)>
            <li>
                <h3>{words::say!(worked_heading_seed)}</h3>
                <dl>
                    <Line name="random_seed" value=random_seed.to_string() />
                    {seed_salt.map(|salt| view! { <Line name="seed_salt" value=salt.to_string() /> })}
                    <Line name=words::worked::effective_seed(seed_salt.is_some()) value=seed key="seed" />
                </dl>
            </li>
            <li>
                <h3>{words::say!(worked_heading_parts)}</h3>
                <dl>
                    <Line name=words::say!(worked_place_bytes, pull = number) value=place key="place" />
                    <Line name="user_id" value=pull.user_id />
                    <Line name=words::say!(worked_user_id_bytes) value=buyer key="buyer" />
                    <Line name=words::say!(worked_tag_bytes, tag = tag_text) value=tag key="tag" />
                </dl>
            </li>
            <li>
                <h3>{words::say!(worked_heading_hash)}</h3>
                <dl>
                    <Line name=words::say!(worked_whole_message) value=whole key="message" />
                    <Line name=words::say!(worked_r_hex) value=hash.to_string() key="hash" of=bytes />
                    <Line name=words::say!(worked_r_decimal) value=decimal.clone() key="decimal" />
                </dl>
            </li>
            <li>
                <h3>{words::say!(worked_heading_place)}</h3>
                <p>{words::say!(worked_modulo, remaining = remaining, index = idx)}</p>
                <p>{words::say!(worked_stands_there, index = idx, position = position)}</p>
            </li>
            <li>
                <h3>{words::say!(worked_heading_card)}</h3>
                <dl>
                    <Line name=words::say!(worked_recipe_card) value=card key="card" />
                    <Line name=words::say!(worked_published_card) value=pull.pack_card_id key="published" />
                </dl>
                <p class="worked-end"><MarkSign mark />{words::worked::cards_agree(agrees)}</p>
            </li>
            <li>
                <h3>{words::say!(worked_heading_after)}</h3>
                <Remaining after />
            </li>
        </ol>
    }
}

/// Draws the worth of the cards that remained after it.
#[component]
fn Remaining(after: Result<RemainingValue, ValueError>) -> impl IntoView {
    match after {
        Ok(after) => {
            view! { <p data-after=after.below.to_string()>{words::worked::after(&after)}</p> }
                .into_any()
        }
        Err(why) => view! { <p>{words::deck::no_value(&why)}</p> }.into_any(),
    }
}

#[component]
fn Line(
    #[prop(into)] name: String,
    value: String,
    #[prop(optional)] key: &'static str,
    /// The bytes that the value hashes.
    #[prop(optional)]
    of: Option<Vec<u8>>,
) -> impl IntoView {
    view! {
        <dt>{name.clone()}</dt>
        <dd data-value=key><Exact value what=name />{of.map(|bytes| view! { <MadeFrom bytes /> })}</dd>
    }
}
