//! Shows the way from the awarded card to its version's fingerprint, hash by hash.

use std::sync::Arc;

use leptos::prelude::*;

use super::copy::Exact;
use super::safe_text::ShortHash;
use super::version_lines::VersionLines;
use crate::ui::check::CheckSignals;
use crate::ui::reactive::redrawn;
use explain::pull::{HashInput, MerklePath, PathNode, PullSubject, Side};

/// Draws the path, one click below its result.
#[component]
pub fn MerklePathView(
    /// The results of the check.
    signals: Arc<CheckSignals>,
    /// The pull.
    pull: PullSubject,
) -> impl IntoView {
    let Some(path) = pull.path.clone() else {
        return view! {
            <Section>
                <p class="section-lead" data-path="none">{words::no_merkle_path(pull.award.is_some())}</p>
            </Section>
        }
        .into_any();
    };
    let lead = words::merkle_lead(&path);
    let report = signals.report.clone();
    let held = redrawn(move || {
        report.get().map(|report| {
            let (name, words) = words::contract_holds(&report);
            view! { <p class="merkle-held" data-held=name>{words}</p> }
        })
    });
    let (open, set_open) = signal(false);
    let pull = StoredValue::new(pull);
    view! {
        <Section>
            <p class="section-lead" data-path=path.nodes.len().to_string()>{lead}</p>
            {held}
            <details class="merkle-path" on:toggle=move |_| set_open.set(true)>
                <summary>{words::follow_the_card()}</summary>
                // The path is drawn when the reader opens it, because hundreds of digits take time.
                {redrawn(move || open.get().then(|| view! { <Path pull=pull.get_value() path=*path.clone() /> }))}
            </details>
        </Section>
    }
    .into_any()
}

#[component]
fn Section(children: Children) -> impl IntoView {
    view! {
        <div class="merkle">{children()}</div>
    }
}

#[component]
fn Path(pull: PullSubject, path: MerklePath) -> impl IntoView {
    let MerklePath {
        leaf,
        nodes,
        band,
        lines,
        version_root,
        version_event_id,
        ..
    } = path;
    let of = u64::try_from(nodes.len()).unwrap_or(u64::MAX);
    let nodes = (1..).zip(nodes).map(|(level, node)| {
        let PathNode {
            side,
            sibling,
            node,
        } = node;
        let title = words::node_title(level, of, side);
        view! {
            <Line title hashed=node>
                <Halves side sibling=sibling.to_string() />
            </Line>
        }
    });
    let nodes = nodes.collect_view();
    view! {
        <p class="note">{words::merkle_elsewhere()}</p>
        <ol class="merkle-lines">
            <Line title=words::the_leaf().to_owned() hashed=leaf>
                <p class="merkle-card">
                    {path.card.to_string()}{words::say!(joint_dot)}{words::money(path.value_cents)}
                </p>
            </Line>
            {nodes}
            <VersionLines bands=pull.bands lines band root=version_root />
            <Line title=words::the_event_id().to_owned() hashed=version_event_id />
        </ol>
    }
}

/// Draws a hash on the way, with the bytes that it hashes.
#[component]
fn Line(
    title: String,
    hashed: HashInput,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let (bytes, hash) = (hex::encode(&hashed.bytes), hashed.hash.to_string());
    let (of, gives) = (words::bytes_of(&title), words::hash_of(&title));
    let hooked = hash.clone();
    view! {
        <li data-hash=hooked>
            <h3>{title}</h3>
            {children.map(|children| children())}
            <dl>
                <dt>{words::hash_of_what()}</dt>
                <dd data-bytes=""><Exact value=bytes what=of /></dd>
                <dt>{words::gives()}</dt>
                <dd><Exact value=hash what=gives /></dd>
            </dl>
        </li>
    }
}

/// Draws the two halves of a node in their order.
#[component]
fn Halves(side: Side, sibling: String) -> impl IntoView {
    let own = || view! { <span data-half="own">{words::from_below()}</span> };
    let other = move || {
        let words = match side {
            Side::Repeated => words::repeated_half(),
            Side::Left | Side::Right => words::neighbour(),
        };
        view! { <span data-half="other">{words}" "<ShortHash value=sibling /></span> }
    };
    let halves = match side {
        Side::Left => (other().into_any(), own().into_any()),
        Side::Right | Side::Repeated => (own().into_any(), other().into_any()),
    };
    view! { <p class="merkle-halves">{halves}</p> }
}
