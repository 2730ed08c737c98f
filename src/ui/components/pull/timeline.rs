//! Shows a pull's moments along one line, in the order of the chain.

use leptos::prelude::*;

use crate::model::endpoints;
use crate::ui::check::CheckSignals;
use crate::ui::clock;
use crate::ui::components::parts::copy::Exact;
use crate::ui::components::parts::details::Details;
use crate::ui::components::parts::safe_text::ShortHash;
use crate::ui::components::reading::explorer::ExplorerLink;
use crate::ui::reactive::{redrawn, text};
use answer::moments;
use chain::networks::Network;
use explain::pull::{Moment, MomentKind, MomentStatus, OtherWord, PullSubject, Timeline};
use verify::position::Position;
use words::TimeSource;

/// The most other words in a row that are shown open.
const OPEN: usize = 3;

/// Draws the line, and above it a sentence about it.
#[component]
pub fn TimelineView(signals: CheckSignals, pull: PullSubject) -> impl IntoView {
    let network = endpoints::network(&pull.contract);
    let Timeline { moments, left_out } = pull.timeline.clone();
    let lead = {
        let answer = signals.answer;
        redrawn(move || {
            let answer = answer.get()?;
            let [locked_in, once] = answer.order?;
            Some(view! {
                <p class="section-lead" data-locked-in=locked_in.name() data-once=once.name()>
                    {words::timeline::order_answer(&answer, [locked_in, once])}
                </p>
            })
        })
    };
    let times = Times::known(signals);
    let answer = signals.answer;
    let may_ask = move || answer.with(|answer| answer.as_ref().is_some_and(|it| it.can_ask));
    let note = text(move || {
        times.with(|times| words::timeline::times_note(!times.at.is_empty(), times.of, may_ask()))
    });
    let rows = rows(signals, moments).into_iter().map(|row| match row {
        TimelineRow::One(moment) => view! { <MomentRow signals times network moment /> }.into_any(),
        TimelineRow::Others(words) => view! { <Others words network /> }.into_any(),
    });
    let rows: Vec<_> = rows.collect();
    (!rows.is_empty()).then(|| view! {
        <div class="timeline">
            {lead}
            <ol class="timeline-line">{rows}</ol>
            {(left_out > 0).then(|| view! { <p class="note">{words::say!(timeline_left_out, words = left_out)}</p> })}
            <p class="note" prop:textContent=note></p>
        </div>
    })
}

/// A row of the line: a moment, or a group of other words.
enum TimelineRow {
    One(Moment),
    Others(Vec<(Moment, OtherWord)>),
}

/// Groups other words in a row, unless one of them has a fault.
fn rows(signals: CheckSignals, moments: Vec<Moment>) -> Vec<TimelineRow> {
    let answer = signals.answer.get_untracked();
    let mut rows = Vec::new();
    for moment in moments {
        let broken = |what| {
            let answer = answer.as_ref()?;
            moments::broken(&answer.report, what).next()
        };
        match (&moment.what, rows.last_mut()) {
            (what @ MomentKind::Another(word), last) if broken(what).is_none() => match last {
                Some(TimelineRow::Others(words)) => words.push((moment.clone(), *word)),
                _ => rows.push(TimelineRow::Others(vec![(moment.clone(), *word)])),
            },
            _ => rows.push(TimelineRow::One(moment)),
        }
    }
    rows
}

/// The times of blocks.
#[derive(Clone, Default, PartialEq)]
struct Times {
    /// The blocks, each with its time in seconds since 1970.
    at: Vec<(u64, u64)>,
    of: TimeSource,
}

impl Times {
    /// Returns the times that were read from the chain, or else those that a saved proof recorded.
    fn known(signals: CheckSignals) -> Memo<Self> {
        let read = signals.read;
        Memo::new(move |_| match read.get() {
            Some(read) => Self {
                at: read.reading.times.clone(),
                of: match read.source.is_live() {
                    true => TimeSource::Endpoint,
                    false => TimeSource::SavedProof,
                },
            },
            None => Self::default(),
        })
    }

    fn of_block(&self, block: u64) -> Option<u64> {
        let mut times = self.at.iter();
        let (_, seconds) = times.find(|(number, _)| *number == block)?;
        Some(*seconds)
    }
}

/// Draws one moment, and the rule that it breaks, if it breaks one.
#[component]
fn MomentRow(
    signals: CheckSignals,
    times: Memo<Times>,
    network: Option<&'static Network>,
    moment: Moment,
) -> impl IntoView {
    let Moment {
        what,
        status,
        transaction,
    } = moment;
    let at = match status {
        MomentStatus::At(at, _) => Some(at),
        MomentStatus::Nowhere | MomentStatus::Contradicted => None,
    };
    let broken = {
        let answer = signals.answer;
        Memo::new(move |_| {
            let answer = answer.get()?;
            // A moment without a position shows only that the position is missing.
            at?;
            let words: Vec<_> = moments::broken(&answer.report, &what)
                .map(words::timeline::out_of_order)
                .collect();
            (!words.is_empty()).then_some(words)
        })
    };
    let nowhere = words::timeline::stands_nowhere(&status);
    let time = redrawn(move || {
        let seconds = times.with(|times| times.of_block(at?.block))?;
        Some(view! { <BlockTime seconds /> })
    });
    view! {
        <li
            data-moment=words::timeline::moment_name(&what)
            data-nowhere=at.is_none().then_some("")
            data-broken=move || (broken.with(Option::is_some) || at.is_none()).then_some("")
        >
            <h3>{words::timeline::happened(&what)}</h3>
            <div class="timeline-where">
                {at.map(|at| view! { <PositionCell at network /> })}
                {time}
            </div>
            {at.and(words::timeline::happened_means(&what)).map(|words| view! { <p class="timeline-means">{words}</p> })}
            {nowhere.map(|words| view! { <p class="timeline-broken">{words}</p> })}
            {redrawn(move || broken.get().into_iter().flatten().map(|words| view! {
                <p class="timeline-broken"><bdi>{words}</bdi></p>
            }).collect_view())}
            <Written what status transaction network />
        </li>
    }
}

/// Draws a position, and the explorer's page of its block.
#[component]
fn PositionCell(at: Position, network: Option<&'static Network>) -> impl IntoView {
    let page = network.and_then(|network| network.block_url(at.block));
    view! { <p class="timeline-at">{words::value::position(at)}<ExplorerLink page /></p> }
}

/// Draws a block's time by the reader's clock, and also in UTC if that differs.
#[component]
fn BlockTime(seconds: u64) -> impl IntoView {
    let local = clock::local_time(seconds);
    let utc = (!clock::shows_utc(seconds)).then(|| clock::utc_time(seconds));
    let utc = utc.map(|utc| view! { {words::say!(joint_dot)}{utc} });
    view! {
        <p class="timeline-time" data-time=seconds.to_string()>
            <time datetime=clock::iso_time(seconds)>{local}{utc}</time>
        </p>
    }
}

/// Draws the values that a moment wrote, one click below.
#[component]
fn Written(
    what: MomentKind,
    status: MomentStatus,
    transaction: Option<String>,
    network: Option<&'static Network>,
) -> impl IntoView {
    let [key_name, value_name] = words::timeline::written_as(&what);
    let rows = [
        (key_name, what.key()),
        (
            value_name,
            match status {
                MomentStatus::At(_, value) => value,
                MomentStatus::Nowhere | MomentStatus::Contradicted => None,
            },
        ),
    ];
    let rows = rows.into_iter().filter_map(|(name, value)| {
        let value = value?.to_string();
        Some(view! { <dt>{name}</dt><dd><Exact value what=name /></dd> })
    });
    let rows: Vec<_> = rows.collect();
    let transaction = transaction.map(|hash| {
        let page = network.and_then(|network| network.tx_url(&hash));
        view! { <dt>{words::say!(timeline_transaction)}</dt><dd><Exact value=hash what=words::say!(timeline_transaction) /><ExplorerLink page /></dd> }
    });
    (!rows.is_empty()).then(|| {
        view! {
            <details>
                <summary>{words::say!(timeline_exact)}</summary>
                <dl>{rows}{transaction}</dl>
            </details>
        }
    })
}

/// Draws other words in a row: a list if they are few, a count if they are many.
#[component]
fn Others(words: Vec<(Moment, OtherWord)>, network: Option<&'static Network>) -> impl IntoView {
    let few = words.len() <= OPEN;
    let kinds: Vec<_> = words.iter().map(|(_, word)| *word).collect();
    let words = StoredValue::new(words);
    // There may be hundreds.
    let content = move || {
        let words = words.get_value().into_iter();
        let rows = words.map(|(moment, word)| view! { <OtherRow moment word network /> });
        view! { <ul>{rows.collect_view()}</ul> }
    };
    view! {
        <li class="timeline-others" data-others=kinds.len().to_string()>
            <Details class="others" title=words::timeline::others_between(&kinds).into_any() open=Signal::stored(few) content />
        </li>
    }
}

/// Draws another word.
#[component]
fn OtherRow(moment: Moment, word: OtherWord, network: Option<&'static Network>) -> impl IntoView {
    let id = match word.purchase_id {
        Some(id) => id.to_string(),
        None => word.pull_key.to_string(),
    };
    view! {
        <li data-word=words::timeline::word_name(word.kind)>
            <p>{words::timeline::word_for(&word)}" "<ShortHash value=id /></p>
            {moment.position().map(|at| view! { <PositionCell at network /> })}
        </li>
    }
}
