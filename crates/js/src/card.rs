//! The words of the verdict's card: everything that is said first of a check, as the page says it.

use answer::{Answer, Group, Mark, Shape, Tone, Trusted, look_up};
use chain::deployment::Lists;
use check::{BUILD, Checked};
use serde::Serialize;
use words::LoadError;

use crate::input::Input;

/// The words of a card, in one language.
#[derive(Serialize)]
pub struct Card {
    /// The language's tag.
    language: &'static str,
    /// The colour of the headline.
    tone: &'static str,
    /// The mark beside the headline.
    shape: &'static str,
    /// The headline.
    heading: String,
    /// The card and the pull, or the event, as the payload names them.
    subject: Vec<String>,
    /// The sentence about what the headline leaves open.
    #[serde(skip_serializing_if = "Option::is_none")]
    beneath: Option<String>,
    /// The reasons.
    sentence: String,
    /// The limits of a pass.
    #[serde(skip_serializing_if = "Option::is_none")]
    limits: Option<String>,
    /// The limits of a verdict that rests on one reader.
    #[serde(skip_serializing_if = "Option::is_none")]
    caution: Option<String>,
    /// The warnings that stand beside any verdict.
    chips: Vec<&'static str>,
    /// The questions, with their answers.
    questions: Vec<Question>,
    /// The heading of what is still to be trusted.
    trust_heading: &'static str,
    /// The parties that the result still trusts.
    trust: Vec<Trust>,
    /// The link to the whole report.
    open_report: &'static str,
    /// The origin of this code, if the caller names it, and the limits of a card on a page of another's.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    /// The advice to open the whole report, beside `code`.
    #[serde(skip_serializing_if = "Option::is_none")]
    be_sure: Option<&'static str>,
}

#[derive(Serialize)]
struct Question {
    id: &'static str,
    question: &'static str,
    answer: String,
    shape: &'static str,
    mark: &'static str,
}

#[derive(Serialize)]
struct Trust {
    code: &'static str,
    sentence: String,
    why: &'static str,
    todo: &'static str,
}

impl Card {
    /// The words of a check, or of why there is none.
    pub fn of(result: Result<&Checked, &LoadError>, input: &Input) -> Self {
        let language = words::catalogue::language().tag();
        let origin = input.origin.as_deref();
        let code = origin.map(|origin| {
            let origin = words::safe_text(origin, 80).shown;
            words::say!(card_code, build = BUILD, origin = origin)
        });
        let card = match result {
            Ok(checked) => Self::of_checked(checked, &input.lists),
            Err(error) => Self::of_error(error),
        };
        Self {
            language,
            be_sure: code.as_ref().map(|_| words::say!(card_be_sure)),
            code,
            ..card
        }
    }

    fn of_error(error: &LoadError) -> Self {
        let said = words::load_error(error);
        Self {
            language: "",
            tone: "error",
            shape: shape(Mark::Skipped),
            heading: words::load_heading(error).to_owned(),
            subject: Vec::new(),
            beneath: None,
            sentence: words::sentences(&said.sentence, &said.cause),
            limits: None,
            caution: None,
            chips: Vec::new(),
            questions: Vec::new(),
            trust_heading: words::say!(trust_still_trusted),
            trust: Vec::new(),
            open_report: words::say!(card_open_report),
            code: None,
            be_sure: None,
        }
    }

    fn of_checked(checked: &Checked, lists: &Lists) -> Self {
        let answer = &checked.answer;
        let reasons = words::sentences(&words::lead(answer), &words::after_reasons(answer));
        let sentence = match words::server_says_no(answer) {
            Some(no) => words::sentences(&reasons, no),
            None => reasons,
        };
        let caution = |host: &String| words::caution(answer.headline, host);
        Self {
            language: "",
            tone: tone(answer.headline.tone()),
            shape: shape(answer.headline.mark()),
            heading: words::heading(answer.headline).to_owned(),
            subject: words::subject(&answer.subject),
            beneath: words::beneath(answer),
            sentence,
            limits: words::limits_of_pass(answer),
            caution: answer.lone.as_ref().map(caution),
            chips: answer.chips.iter().map(|chip| words::chip(*chip)).collect(),
            questions: Group::ALL.map(|group| Question::of(group, answer)).into(),
            trust_heading: words::say!(trust_still_trusted),
            trust: answer
                .trust
                .iter()
                .map(|trusted| Trust::of(*trusted, checked, lists))
                .collect(),
            open_report: words::say!(card_open_report),
            code: None,
            be_sure: None,
        }
    }
}

impl Question {
    fn of(group: Group, answer: &Answer) -> Self {
        let question = answer.question(group);
        let said = question
            .map(|question| words::answer(group, &question.said, &answer.subject, words::cause));
        let mark = question.map_or(Mark::Waiting, |question| question.mark);
        Self {
            id: group.name(),
            question: words::question(group, answer.kind),
            answer: said.unwrap_or_default(),
            shape: shape(mark),
            mark: words::mark_word(mark),
        }
    }
}

impl Trust {
    fn of(trusted: Trusted, checked: &Checked, lists: &Lists) -> Self {
        let answer = &checked.answer;
        let contract = answer.subject.contract();
        let sentence = match trusted {
            Trusted::Code => words::say!(trust_code, build = BUILD),
            Trusted::Contract => {
                let listed = look_up(contract, &lists.contracts);
                let chain = checked.unlabelled_chain().map(words::chain);
                words::beside(contract, listed, chain).map_or_else(
                    || words::say!(trust_no_contract_named).into(),
                    |sentences| sentences.join(" "),
                )
            }
            Trusted::Endpoint => words::trusted_endpoint(answer, checked.reading.as_ref(), &[]),
            Trusted::Oracle => words::trusted_oracle(answer),
            Trusted::Unbound => words::trusted_unbound(answer.kind).into(),
        };
        Self {
            code: trusted.name(),
            sentence,
            why: words::why_trusted(trusted),
            todo: words::what_to_do(trusted, answer.can_ask),
        }
    }
}

const fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Pass => "pass",
        Tone::Calm => "calm",
        Tone::Warning => "warning",
        Tone::Fail => "fail",
    }
}

const fn shape(mark: Mark) -> &'static str {
    match mark.shape() {
        Shape::Ring => "ring",
        Shape::Dashes => "dashes",
        Shape::Half => "half",
        Shape::Tick => "tick",
        Shape::Full => "full",
        Shape::Cross => "cross",
    }
}
