//! Prints a report: one page for a pull. The report is drawn when it is printed, and shown on no screen.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};

use super::chosen_pull::Chosen;
use super::mark::{Legend, MarkSign};
use super::qr::QrCode;
use super::seal::Seal;
use super::trust;
use super::verdict::Chips;
use crate::ui::browser;
use crate::ui::check::Check;
use crate::ui::reactive::redrawn;
use crate::ui::state::Source;
use answer::{Answer, Mark};
use explain::event::PullRow;
use explain::{Overview, Subject};
use verify::report::{Place, Step};

/// The print state: true while a report is being printed.
#[derive(Clone, Copy)]
pub struct Printing(RwSignal<bool>);

impl Printing {
    /// Listens from the start, so that content that comes during printing is drawn.
    pub fn start() -> Self {
        let printing = RwSignal::new(false);
        let before = window_event_listener(ev::beforeprint, move |_| printing.set(true));
        let after = window_event_listener(ev::afterprint, move |_| printing.set(false));
        on_cleanup(move || {
            before.remove();
            after.remove();
        });
        Self(printing)
    }

    /// Prints once the printed report has been drawn, because a browser that prints does not wait for it.
    pub fn print(self) {
        self.0.set(true);
        spawn_local(async {
            tick().await;
            browser::print();
        });
    }
}

/// Draws the printed report, while it is printed.
#[component]
pub fn PrintedReport(
    /// The check.
    check: Check,
) -> impl IntoView {
    let Printing(printing) = expect_context();
    redrawn(move || {
        let report = check.signals.report.get().filter(|_| printing.get())?;
        Some(view! { <PrintedPage check=check.clone() report /> })
    })
}

#[component]
fn PrintedPage(check: Check, report: Arc<Answer>) -> impl IntoView {
    let rows = |rows: Vec<(String, String)>| {
        let row = |(name, value)| view! { <dt>{name}</dt><dd><bdi>{value}</bdi></dd> };
        view! { <dl>{rows.into_iter().map(row).collect_view()}</dl> }
    };
    let file = match &check.source {
        Source::File(file) => Some((words::say!(paper_file).to_owned(), safe_text(&file.name()))),
        Source::Link(_) | Source::Sample(_) => None,
    };
    let fingerprint = check.signals.fingerprint.get_untracked();
    let fingerprint = fingerprint
        .filter(|_| file.is_some())
        .map(|hash| (words::say!(paper_fingerprint).to_owned(), hash.to_string()));
    let values = file
        .into_iter()
        .chain(fingerprint)
        .chain(values(&report))
        .collect();
    let trusted = report.trust.iter().map(|each| {
        let words = trust::sentence(*each, &report, &check.signals);
        view! { <li><bdi>{words}</bdi></li> }
    });
    let trusted = trusted.collect_view();
    let origin = check.source.origin();
    let pass_on = match check.address() {
        Some(link) => view! {
            <QrCode link=link.clone() />
            <p>{words::say!(paper_run_again)}" "<code translate="no" class="value">{link}</code></p>
        }
        .into_any(),
        None => view! { <p>{words::no_link(origin)}</p> }.into_any(),
    };
    let chain = chain(&check, &report);
    let chosen: Vec<_> = expect_context::<Chosen>().printed(&check.signals);
    let chosen: Vec<_> = chosen.into_iter().map(pull).collect();
    let chips = report.chips.clone();
    let lone = report.lone.as_ref();
    let lone = lone.map(|host| words::caution(report.headline, host));
    let steps = report.marked().map(|(each, mark)| step(each, mark));
    let steps = steps.collect_view();
    view! {
        <div class="paper" data-paper="">
            <header>
                <div>
                    <p>{words::print_title(report.kind)}</p>
                    <p class="paper-verdict"><Seal headline=Some(report.headline) /><span>{words::heading(report.headline)}</span></p>
                    <Chips chips />
                    {check.source.is_sample().then(|| view! { <p><strong>{words::say!(about_sample_mark)}</strong></p> })}
                    {words::beneath(&report).map(|words| view! { <p>{words}</p> })}
                    <p class="paper-lead"><bdi>{words::lead(&report)}" "{words::after_reasons(&report)}</bdi></p>
                    {lone.map(|words| view! { <p><bdi>{words}</bdi></p> })}
                    {words::limits_of_pass(&report).map(|words| view! { <p>{words}</p> })}
                    {words::server_says_no(&report).map(|words| view! { <p>{words}</p> })}
                </div>
                <div class="paper-link">{pass_on}</div>
            </header>
            <p>{trust::computed(&check)}" "{words::see_for_yourself(origin)}" "{trust::self_test(&check)}</p>
            {(!chosen.is_empty()).then(|| view! { <h2>{words::say!(mine_chosen)}</h2>{rows(chosen)} })}
            <h2>{words::say!(paper_values)}</h2>
            {rows(values)}
            <h2>{words::say!(paper_steps)}</h2>
            <ul class="paper-steps">{steps}</ul>
            <Legend />
            {(!chain.is_empty()).then(|| view! { <h2>{words::say!(paper_chain)}</h2>{rows(chain)} })}
            <h2>{words::say!(trust_still_trusted)}</h2>
            <ul class="paper-trust">{trusted}</ul>
        </div>
    }
}

/// Returns a pull as a row: its number, and its card, its buyer and its answer.
fn pull(row: PullRow) -> (String, String) {
    let number = words::thousands(row.sequence_index);
    let published = [
        row.title,
        Some(row.pack_card_id),
        row.username,
        Some(row.user_id),
    ];
    let mut shown: Vec<_> = published
        .into_iter()
        .flatten()
        .map(|value| safe_text(&value))
        .collect();
    shown.push(words::replayed(row.agrees).into());
    (
        format!("{}{number}", words::say!(pulls_number)),
        shown.join(" · "),
    )
}

/// Draws a step with its mark, and its result if it did not pass.
fn step(step: &Step, mark: Mark) -> impl IntoView + use<> {
    let why = step
        .failed()
        .then(|| view! { " "<bdi>{words::detail(step)}</bdi> });
    let open = step.cause().is_some().then(|| {
        let word = words::mark_word(mark);
        view! { {words::say!(joint_colon)}<strong>{word}</strong>{words::say!(joint_stop)} }
    });
    view! { <li><MarkSign mark />{words::title_of(step)}{why}{open}</li> }
}

/// Returns the names and exact values that a report is about, each once.
fn values(report: &Overview) -> Vec<(String, String)> {
    let mut rows = Vec::new();
    let mut row = |name: &str, value: Option<String>| {
        rows.extend(value.map(|value| (name.to_owned(), safe_text(&value))));
    };
    match &report.subject {
        Subject::Event(event) => {
            row("pack_event_id", event.pack_event_id.clone());
            row(words::FIELD_NAME, event.name.clone());
            row(words::say!(column_pulls), words::how_far(event));
            for (name, value) in &event.revealed {
                row(name, value.clone());
            }
        }
        Subject::Pull(pull) => {
            let award = pull.award.map_or_else(
                || words::say!(paper_no_award).into(),
                |card| card.to_string(),
            );
            row(words::FIELD_AWARD, Some(award));
            row(
                words::say!(column_value),
                pull.award_cents.map(words::money),
            );
            row(
                words::say!(column_price),
                pull.tier_price_cents.map(words::money),
            );
            row(words::FIELD_USERNAME, pull.username.clone());
            row("purchase_id", pull.purchase_id.map(|id| id.to_string()));
            row(words::FIELD_WORD, pull.word.map(|word| word.to_string()));
            row(words::say!(column_roll), pull.roll.map(words::thousands));
        }
    }
    let contract = report.subject.contract();
    row("vrf_network", contract.network.clone());
    row("vrf_consumer_address", contract.address.clone());
    for (point, name) in words::PRINTED_POINTS {
        let mut findings = report.steps.iter().flat_map(|step| &step.findings);
        let own = findings.find(|finding| {
            finding.point == point
                && match &finding.place {
                    Place::Draw(draw) => draw.target,
                    _ => true,
                }
        });
        row(name, own.map(|finding| words::exact(&finding.published)));
    }
    rows
}

/// Returns the asked endpoints with their block.
fn chain(check: &Check, report: &Overview) -> Vec<(String, String)> {
    let Some(read) = check.signals.live() else {
        return Vec::new();
    };
    let reading = &read.reading;
    let asked = words::asked(&report.steps, reading)
        .into_iter()
        .map(|asked| {
            let words = match &asked.fault {
                None => words::say!(paper_answered).to_owned(),
                Some(fault) => words::fault(&asked.host, fault),
            };
            (words::host(&asked.host), words)
        });
    let block = reading.block.iter().flat_map(|block| {
        let time = browser::both_times(block.timestamp);
        [
            (words::say!(reading_block), words::thousands(block.number)),
            (words::say!(reading_time), time),
        ]
        .map(|(name, value)| (name.to_owned(), value))
    });
    let said = words::disagreements(reading).into_iter().flatten();
    let said = said.map(|(host, value)| (words::host(&host), value));
    asked.chain(said).chain(block).collect()
}

/// Returns a text that someone else wrote, cut to one or two lines of paper.
fn safe_text(words: &str) -> String {
    words::safe_text(words, 120).shown
}
