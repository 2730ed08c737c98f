//! Words the verdict and its reasons.

#![allow(
    clippy::disallowed_types,
    reason = "matches their variants to sentences"
)]

use crate::catalogue::{family, plain, say};
use crate::cause::{cause, not_replayable};
use crate::contract::chip;
use crate::detail::detail;
use crate::endpoints;
use crate::format::when;
use crate::join::{in_a_row, sentences};
use crate::reading::at;
use crate::safe_text::safe_text;
use crate::step::failed_lead;
use crate::unread::lasting;
use crate::value::short_hash;
use crate::wrong_card::wrong_card;
use answer::{
    Agrees, Answer, Brief, Contradiction, Failure, Headline, Lead, Mark, Open, RecordedReading,
    Rest,
};
use explain::Subject;
use verify::claims::Unread;
use verify::report::{Basis, Cause, NotReplayable, Report, Step, StepId};

/// Words the headline in one to three words.
pub fn heading(headline: Headline) -> &'static str {
    match headline {
        Headline::NotVerified => say!(verdict_word_not_verified),
        Headline::Contradicted => say!(verdict_contradicted),
        Headline::OriginUnknown => say!(verdict_word_origin_unknown),
        Headline::CannotBeReplayed => say!(verdict_word_not_replayable),
        Headline::NotOverYet => say!(verdict_not_over_yet),
        Headline::Refuted => say!(verdict_word_refuted),
        Headline::NotConfirmed => say!(verdict_word_not_confirmed),
        Headline::AddsUp => say!(verdict_word_verified_offline),
        Headline::Verified => say!(verdict_word_verified),
    }
}

/// Writes the line beneath the heading. It names a file's reading that confirms the report, or else the part that the
/// heading leaves open.
pub fn beneath(answer: &Answer) -> Option<String> {
    if let Some(recorded) = only_in_file(answer) {
        return Some(confirmed_in_file(recorded));
    }
    match (answer.headline, &answer.lead) {
        (Headline::NotOverYet, Lead::NotReplayable(_, _, true)) => {
            Some(say!(verdict_confirmed_so_far).into())
        }
        (Headline::AddsUp | Headline::NotOverYet, _) => Some(say!(verdict_not_confirmed).into()),
        _ => None,
    }
}

/// Returns the recorded reading that confirms the report, if nothing but the file does.
fn only_in_file(answer: &Answer) -> Option<&RecordedReading> {
    let is_open = match (answer.headline, &answer.lead) {
        (_, Lead::NotReplayable(_, _, is_held)) => !is_held,
        (headline, _) => headline == Headline::AddsUp,
    };
    let recorded = answer.recorded.as_ref();
    recorded.filter(|recorded| is_open && recorded.confirms)
}

fn confirmed_in_file(recorded: &RecordedReading) -> String {
    let block = recorded.block.map_or_else(String::new, |block| {
        say!(reading_recorded_at, number = block)
    });
    let at = when(&recorded.at).unwrap_or_else(|| safe_text(&recorded.at, 40).shown);
    say!(
        verdict_recorded,
        at = at,
        who = endpoints::listed(&recorded.by),
        block = block
    )
}

/// Returns the word next to a mark's shape.
pub fn mark_word(mark: Mark) -> &'static str {
    match mark {
        Mark::Waiting => say!(verdict_mark_word_waiting),
        Mark::Passed(Basis::History) => say!(verdict_mark_word_history),
        Mark::Passed(Basis::Data) => say!(verdict_mark_word_data),
        Mark::Passed(Basis::Chain) => say!(verdict_mark_word_chain),
        Mark::Passed(Basis::Proof) => say!(verdict_mark_word_proof),
        Mark::Recorded => say!(verdict_mark_word_recorded),
        Mark::Failed => say!(verdict_mark_word_failed),
        Mark::Skipped => say!(verdict_mark_word_skipped),
    }
}

/// Returns the title of a tab.
pub fn tab(shown: &str) -> String {
    say!(frame_tab, shown = shown)
}

/// Returns the title of a report's tab.
pub fn document_title(answer: &Answer) -> String {
    let verdict = heading(answer.headline);
    let shown = match &answer.subject {
        Subject::Event(event) => event
            .pack_event_id
            .as_deref()
            .map(|id| say!(verdict_tab_event, verdict = verdict, id = short_hash(id))),
        Subject::Pull(pull) => pull.purchase_id.map(|id| {
            let id = short_hash(&id.to_string());
            say!(verdict_tab_purchase, verdict = verdict, id = id)
        }),
    };
    tab(shown.as_deref().unwrap_or(verdict))
}

/// Announces a verdict, with the given text after its reasons.
pub fn verdict_said(answer: &Answer, after: &str) -> String {
    say!(
        verdict_said,
        verdict = heading(answer.headline),
        lead = sentences(&lead(answer), after)
    )
}

/// Says how many checks passed, after the reasons; `None` if something differs or was not read.
pub(crate) fn checks_passed(answer: &Answer) -> Option<String> {
    let (passed, checkable) = tallied(&answer.report.steps);
    match answer.headline {
        Headline::Verified | Headline::AddsUp => Some(say!(
            verdict_rest,
            all_passed = say!(verdict_all_passed, passed = passed, checkable = checkable)
        )),
        Headline::Contradicted
        | Headline::Refuted
        | Headline::OriginUnknown
        | Headline::NotConfirmed
        | Headline::NotOverYet
        | Headline::CannotBeReplayed => Some(String::new()),
        Headline::NotVerified => None,
    }
}

/// Says, after the reasons, which value differs, or how many checks passed.
pub fn after_reasons(answer: &Answer) -> String {
    checks_passed(answer).unwrap_or_else(|| what_differs(answer))
}

fn what_differs(answer: &Answer) -> String {
    let report = &answer.report;
    let (passed, _) = tallied(&report.steps);
    let failed = report.steps.iter().filter(|step| step.failed()).count();
    let others = failed.saturating_sub(1);
    let passed = say!(verdict_others_passed, passed = passed);
    let counts = match others {
        0 => say!(verdict_rest_one_failed, passed = passed),
        1 => say!(verdict_rest_two_failed, passed = passed),
        _ => say!(verdict_rest_more_failed, others = others, passed = passed),
    };
    let first = answer.failed().map(detail).unwrap_or_default();
    sentences(&first, &counts)
}

/// Says the reasons of the verdict, for the first screen.
pub fn lead(answer: &Answer) -> String {
    let reasons = reasons(answer);
    match &answer.lead {
        Lead::Verified(Agrees::NoCard) | Lead::AddsUp(Agrees::NoCard) => {
            sentences(&reasons, say!(verdict_payment_back))
        }
        Lead::NotReplayable(..) if only_in_file(answer).is_some() => {
            sentences(&reasons, say!(verdict_only_this_file_says))
        }
        _ => reasons,
    }
}

fn reasons(answer: &Answer) -> String {
    match &answer.lead {
        Lead::Contradicted(Contradiction::Refuted {
            failure,
            by,
            passes,
            others,
        }) => refuted(failed_lead(*failure), by, passes, others),
        Lead::Contradicted(Contradiction::TwoChains(ids)) => {
            let chains = in_a_row(ids.iter().map(u64::to_string));
            say!(verdict_lead_two_chains, chains = chains)
        }
        Lead::OriginUnknown(open) | Lead::NotConfirmed(open) => not_shown(open),
        Lead::Verified(agrees) => say!(verdict_lead_verified, agrees = agreeing(*agrees)),
        Lead::AddsUp(agrees) => {
            let then = match only_in_file(answer) {
                Some(_) => say!(verdict_only_this_file_says),
                None => say!(verdict_nothing_shown),
            };
            let agrees = agreeing(*agrees);
            say!(verdict_lead_verified_offline, agrees = agrees, then = then)
        }
        Lead::WrongCard => answer.wrong_card().map(wrong_card).unwrap_or_default(),
        Lead::Failed(failure) => failed_lead(*failure).into(),
        Lead::NotReplayable(why, beside, is_held) => {
            let rest = match beside {
                Rest::NotJudged => say!(verdict_nothing_else_judged).into(),
                Rest::Nothing => String::new(),
                Rest::Passed(passed) => match why {
                    Some(NotReplayable::Active) => say!(verdict_agrees_so_far, passed = *passed),
                    _ => say!(verdict_agrees_otherwise, passed = *passed),
                },
            };
            let lead = match why {
                Some(why @ NotReplayable::Active) => {
                    let why = not_replayable(why);
                    say!(verdict_lead_not_replayable, why = why, rest = rest)
                }
                why => why_not(why.as_ref()) + &rest,
            };
            match is_held {
                true => sentences(&lead, say!(verdict_held_so_far)),
                false => lead,
            }
        }
    }
}

/// Says who refutes a proof, and what they and the others show.
fn refuted(shown: &str, by: &[String], passes: &[String], others: &[String]) -> String {
    let hosts = endpoints::listed(by);
    match passes {
        [] => say!(
            verdict_lead_refuted_alone,
            count = by.len(),
            hosts = hosts,
            shown = shown,
            others = endpoints::listed(others)
        ),
        _ => say!(
            verdict_lead_refuted,
            count = by.len(),
            hosts = hosts,
            shown = shown,
            passing = passes.len(),
            passes = endpoints::listed(passes)
        ),
    }
}

/// Says the missing evidence and its meaning, then the reason, then the remedy.
fn not_shown(open: &Open) -> String {
    let why = cause(&open.cause);
    let why = match &open.cause {
        // It names the endpoint.
        Cause::Unread(Unread::Endpoint { .. } | Unread::NoContract) => why,
        _ if open.by.is_empty() => why,
        _ => say!(reader_lacks, host = endpoints::listed(&open.by), why = why),
    };
    let said = sentences(&missing(open), &why);
    let window = open.window.map(|window| {
        say!(
            verdict_window,
            blocks = window.blocks,
            lasts = lasting(window.seconds)
        )
    });
    window.map_or_else(|| said.clone(), |window| sentences(&said, &window))
}

fn missing(open: &Open) -> String {
    let is_origin = matches!(open.step, StepId::WordOrigin | StepId::SeedOrigin);
    if !open.passes.is_empty() && !open.by.is_empty() {
        let (lacking, by) = (open.by.len(), endpoints::listed(&open.by));
        let (passing, passes) = (open.passes.len(), endpoints::listed(&open.passes));
        return match open.step {
            StepId::Contract => say!(
                verdict_elsewhere_contract,
                lacking = lacking,
                by = by,
                passing = passing,
                passes = passes
            ),
            _ if is_origin => say!(
                verdict_elsewhere_origin,
                lacking = lacking,
                by = by,
                passing = passing,
                passes = passes
            ),
            _ => say!(
                verdict_elsewhere_logs,
                lacking = lacking,
                by = by,
                passing = passing,
                passes = passes
            ),
        };
    }
    let words = match (open.step, &open.cause) {
        (_, Cause::Unread(Unread::NoContract)) => say!(verdict_open_no_place),
        (_, Cause::Unread(Unread::NoLogThere(_) | Unread::LogNotSeen(_))) => {
            say!(verdict_open_entry)
        }
        (StepId::Contract, _) => say!(verdict_open_contract),
        _ if is_origin => say!(verdict_open_origin),
        _ => say!(verdict_open_logs),
    };
    words.into()
}

fn agreeing(agrees: Agrees) -> &'static str {
    match agrees {
        Agrees::EmptyDeck => say!(verdict_agrees_empty_deck),
        Agrees::NoPulls => say!(verdict_agrees_no_pulls),
        Agrees::Event => say!(verdict_agrees_event),
        Agrees::NoCard => say!(verdict_agrees_no_card),
        Agrees::Pull => say!(verdict_agrees_pull),
    }
}

/// Says the chips and the reason of a verdict on one line; empty if it has no chips and everything agrees.
pub fn note(brief: &Brief) -> String {
    let failed = brief.report.steps.iter().find(|step| step.failed());
    let chips = brief.chips.iter().map(|each| chip(*each).to_owned());
    let mut parts: Vec<_> = chips.collect();
    parts.push(match (failed, brief.headline) {
        (Some(step), _) => sentences(failed_lead(Failure::of(step)), &detail(step)),
        (None, Headline::NotOverYet | Headline::CannotBeReplayed) => {
            why_not(answer::not_replayable(&brief.report))
        }
        (None, _) => String::new(),
    });
    parts.retain(|part| !part.is_empty());
    parts.join(say!(joint_dot))
}

/// Says why the contract's values are unknown.
pub(crate) fn unread_contract(report: &Report) -> &'static str {
    let step = report.steps.iter().find(|step| step.id == StepId::Contract);
    match step.and_then(|step| step.unread()) {
        Some(_) => say!(verdict_contract_unread),
        None => say!(verdict_contract_unasked),
    }
}

/// Says why nothing was replayed that could verify the report.
fn why_not(why: Option<&NotReplayable>) -> String {
    match why {
        Some(why @ NotReplayable::Early) => {
            sentences(&not_replayable(why), say!(verdict_may_be_early))
        }
        Some(why) => not_replayable(why),
        None => say!(verdict_something_missing).into(),
    }
}

/// Says that the server's verdict contradicts a pass; `None` if it does not.
pub(crate) fn server_says_no(answer: &Answer) -> Option<&'static str> {
    answer.is_denied.then_some(say!(verdict_server_says_no))
}

/// Names the mark of a program that rewrites the files that it saves, if the payload bears one; the verdict stays.
pub(crate) fn tool_mark(answer: &Answer) -> Option<&'static str> {
    answer.tool_mark.map(|mark| plain(family::tool_mark(mark)))
}

/// Warns that a verdict rests on the values of a single reader. `ask` is the place of the link to ask another.
pub fn caution(answer: &Answer, host: &str, ask: &str) -> String {
    let (host, at) = (endpoints::host(host), at(answer));
    match answer.headline {
        Headline::NotVerified => say!(verdict_told_by_one, host = host, at = at),
        _ if answer.left_out().is_empty() => {
            say!(verdict_passed_by_one, host = host, at = at, ask = ask)
        }
        _ => say!(verdict_alone_without, host = host, at = at),
    }
}

/// Counts the steps that passed, and the steps that this page could check.
fn tallied(steps: &[Step]) -> (u64, u64) {
    let count = |wanted: &dyn Fn(&Step) -> bool| {
        steps
            .iter()
            .filter(|step| wanted(step))
            .fold(0_u64, |sum, _| sum.saturating_add(1))
    };
    (
        count(&|step| step.passed()),
        count(&|step| !step.id.is_of_chain() || step.cause().is_none()),
    )
}
