//! What the reader can do with a report. The first button is what helps most; the others are behind "More".

use leptos::html;
use leptos::prelude::*;

use super::confirm::{Asks, Confirm};
use super::open_button::OpenButton;
use super::outcome::{Outcome, Proving};
use super::pass_on::PassOn;
use super::print::Printing;
use crate::model::{endpoints, paths};
use crate::ui::check::Check;
use crate::ui::reactive::redrawn;
use crate::ui::{browser, router};
use answer::single_witness;
use explain::Overview;
use verify::report::StepId;

/// The first button of a report.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Primary {
    /// Shows the step that failed.
    Differs(StepId),
    /// Shows the step that names the coordinator that nobody publishes: no other reader can.
    Origin(StepId),
    /// Asks the blockchain.
    Confirm(Asks),
    /// Leads from a sample, whose contract does not exist, to the reader's own proof.
    Own,
    /// Saves what is known.
    Save,
}

impl Primary {
    fn of(report: &Overview, is_sample: bool) -> Self {
        let asks = Asks::of(report).filter(|_| !is_sample && endpoints::can_ask(report));
        let unknown = report
            .steps
            .iter()
            .find(|step| step.unknown_origin().is_some());
        let unknown = unknown.filter(|_| report.unknown_origin().is_some());
        match (report.failed(), unknown, asks) {
            (Some(step), ..) => Self::Differs(step.id),
            (None, Some(step), _) => Self::Origin(step.id),
            (None, None, Some(asks)) => Self::Confirm(asks),
            (None, None, None) if is_sample => Self::Own,
            (None, None, None) => Self::Save,
        }
    }
}

/// The buttons under a verdict, from the first report on.
#[component]
pub fn Actions(
    /// The check, with its report.
    check: Check,
) -> impl IntoView {
    let report = check.signals.report.clone();
    let first = report.get_untracked()?;
    let contract = first.subject.contract().clone();
    let can_ask = endpoints::can_ask(&first);
    let is_sample = check.source.is_sample();
    let primary = Memo::new(move |_| {
        let report = report.get();
        report.map(|report| Primary::of(&report, is_sample))
    });
    // A single reader that gave what the proof failed on is no reason to trust it: another is asked.
    let (report, reading) = (check.signals.report.clone(), check.signals.reading.clone());
    let lone = Memo::new(move |_| {
        let (report, reading) = (report.get(), reading.get());
        let lone = report.zip(reading);
        lone.is_some_and(|(report, reading)| single_witness(&report, &reading).is_some())
    });
    let asks = Memo::new(move |_| match primary.get() {
        Some(Primary::Confirm(asks)) => Some(asks),
        Some(Primary::Differs(_)) if lone.get() => Some(Asks::Another),
        _ => None,
    });
    let more = RwSignal::new(false);
    let outcome = NodeRef::<html::Div>::new();
    let each = StoredValue::new(check.clone());
    let save = move |_| each.with_value(Check::save_proof);
    let button = redrawn(move || match primary.get()? {
        Primary::Differs(step) => Some(
            view! {
                <button
                    type="button"
                    class="button primary"
                    data-action="see-difference"
                    on:click=move |_| browser::go_to(&paths::step_id(step))
                >
                    {words::say!(wrong_see)}
                </button>
            }
            .into_any(),
        ),
        Primary::Origin(step) => Some(
            view! {
                <button
                    type="button"
                    class="button primary"
                    data-action="see-origin"
                    on:click=move |_| browser::go_to(&paths::step_id(step))
                >
                    {words::say!(wrong_see_origin)}
                </button>
            }
            .into_any(),
        ),
        Primary::Own => Some(
            view! {
                <a class="button primary" href=router::href(paths::HOME)>
                    {words::say!(how_your_own)}
                </a>
            }
            .into_any(),
        ),
        Primary::Save => Some(
            view! {
                <button
                    type="button"
                    class="button primary"
                    data-action="save-proof"
                    on:click=save
                >
                    {words::say!(share_save_this)}
                </button>
            }
            .into_any(),
        ),
        Primary::Confirm(_) => None,
    });
    let others = move || {
        let check = each.get_value();
        let saves = (primary.get() != Some(Primary::Save)).then(|| {
            view! { <button type="button" class="button" data-action="save-proof" on:click=save>{words::say!(share_save_proof)}</button> }
        });
        let printing = expect_context::<Printing>();
        view! {
            <div class="actions-more" id="more-actions">
                <PassOn check />
                {saves}
                <button type="button" class="button" data-action="print" on:click=move |_| printing.print()>{words::say!(paper_print)}</button>
                <OpenButton label=words::say!(share_open_saved) />
            </div>
        }
    };
    Some(view! {
        <div class="report-actions">
            <Outcome check=check.clone() region=outcome />
            <div class="actions" data-more=move || more.get().then_some("")>
                {button}
                {can_ask.then(|| view! { <Confirm check=check.clone() contract asks /> })}
                <button
                    type="button"
                    class="button"
                    data-action="more"
                    aria-expanded=move || more.get().to_string()
                    aria-controls="more-actions"
                    on:click=move |_| more.update(|more| *more = !*more)
                >
                    {words::say!(share_more)}
                </button>
                {redrawn(move || more.get().then(others))}
            </div>
            <Proving check region=outcome />
        </div>
    })
}
