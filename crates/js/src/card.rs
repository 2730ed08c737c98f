//! The words of the verdict's card: the whole first answer of a check, in the page's words.

use answer::{Answer, Mark, Shape};
use chain::deployment::Lists;
use check::{BUILD, Checked};
use explain::CardFace;
use intake::{LoadError, Waiting};
use serde::Serialize;
use words::{Answered, Believed};

use crate::input::Input;

/// The words of a card, in one language.
#[derive(Serialize)]
pub struct Card {
    /// The language's tag.
    language: &'static str,
    /// The colour of the headline.
    tone: &'static str,
    /// The mark next to the headline.
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
    /// The exact cause of an error.
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<String>,
    /// The name of the fold with the cause.
    cause_heading: &'static str,
    /// The two cards of a failed selection.
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Cards>,
    /// The limits of a pass.
    #[serde(skip_serializing_if = "Option::is_none")]
    limits: Option<String>,
    /// The warning that the verdict rests on one reader, and the readers that did not answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    caution: Option<String>,
    /// The server's verdict, if it contradicts a pass.
    #[serde(skip_serializing_if = "Option::is_none")]
    server_says_no: Option<&'static str>,
    /// The mark of a program that rewrites the files that it saves.
    #[serde(skip_serializing_if = "Option::is_none")]
    tool_mark: Option<&'static str>,
    /// The warnings next to any verdict.
    chips: Vec<&'static str>,
    /// The name of the fold with the questions.
    questions_heading: &'static str,
    /// The questions, with their answers.
    questions: Vec<Question>,
    /// The heading of the things that are still to be trusted.
    trust_heading: &'static str,
    /// The parties that the result still trusts.
    trust: Vec<Trust>,
    /// The link to the whole report.
    open_report: &'static str,
    /// The origin of this code, if the caller names it, and the limits of a card on a page of another's.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    /// The advice to open the whole report, next to `code`.
    #[serde(skip_serializing_if = "Option::is_none")]
    be_sure: Option<&'static str>,
}

/// Two cards that should be the same.
#[derive(Serialize)]
struct Cards {
    by_rules: Face,
    recorded: Face,
    /// The source of the titles, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    titles: Option<&'static str>,
}

/// A card of a failed selection. Its texts are a payload's, and safe to show.
#[derive(Serialize)]
struct Face {
    label: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// The card's id, shortened; or the words for a missing card.
    card: String,
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
    /// The words of a check, or of the reason why there is no check.
    pub fn of(result: Result<&Checked, &LoadError>, input: &Input) -> Self {
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
            be_sure: code.as_ref().map(|_| words::say!(card_be_sure)),
            code,
            ..card
        }
    }

    fn of_error(error: &LoadError) -> Self {
        let said = words::load_error(error);
        Self {
            tone: "error",
            shape: shape(Mark::Skipped),
            heading: words::load_error::load_heading(error).to_owned(),
            sentence: said.sentence,
            cause: Some(said.cause),
            ..Self::empty()
        }
    }

    /// The words of a wait for a proof. The cause also describes how the last try failed.
    pub fn of_wait(waiting: &Waiting, input: &Input) -> Self {
        let mut card = Self::of(Err(&waiting.reason), input);
        if let Some(failure) = waiting.last_failure() {
            let cause = card.cause.unwrap_or_default();
            card.cause = Some(words::join::sentences(
                &cause,
                &words::progress::goes_on(failure),
            ));
        }
        card
    }

    /// A card with the words that every card has, and no others.
    fn empty() -> Self {
        Self {
            language: words::catalogue::language().tag(),
            tone: "",
            shape: "",
            heading: String::new(),
            subject: Vec::new(),
            beneath: None,
            sentence: String::new(),
            cause: None,
            cause_heading: words::say!(trouble_cause),
            cards: None,
            limits: None,
            caution: None,
            server_says_no: None,
            tool_mark: None,
            chips: Vec::new(),
            questions_heading: words::say!(questions_heading),
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
        let said = words::Card::of(answer);
        let cards = Cards::of(answer);
        // The two cards show the difference.
        let after = if cards.is_some() { "" } else { &said.after };
        Self {
            tone: said.headline.tone().name(),
            shape: shape(said.headline.mark()),
            heading: said.heading.to_owned(),
            subject: words::subject(&answer.subject),
            beneath: said.beneath,
            sentence: words::join::sentences(&said.lead, after),
            cards,
            limits: said.limits,
            caution: match (said.caution, words::reading::without_a_view(answer)) {
                (Some(caution), silent) => Some(words::join::sentences(&caution, &silent)),
                (None, silent) => Some(silent).filter(|silent| !silent.is_empty()),
            },
            server_says_no: said.server_says_no,
            tool_mark: said.tool_mark,
            chips: said.chips.into_iter().map(|(_, words)| words).collect(),
            questions: Answered::all(answer, words::cause)
                .map(Question::of)
                .collect(),
            trust: checked.believed(lists).map(Trust::of).collect(),
            ..Self::empty()
        }
    }
}

impl Cards {
    /// The two cards of an answer, if a selection failed first.
    fn of(answer: &Answer) -> Option<Self> {
        let wrong = answer.wrong_card()?;
        let by_rules = Face::of(wrong.by_rules.as_ref(), words::say!(wrong_by_rules));
        let recorded = Face::of(wrong.recorded.as_ref(), words::say!(wrong_recorded));
        let is_named = by_rules.title.is_some() || recorded.title.is_some();
        Some(Self {
            by_rules,
            recorded,
            titles: is_named.then(|| words::say!(wrong_named)),
        })
    }
}

impl Face {
    fn of(card: Option<&CardFace>, label: &'static str) -> Self {
        let Some(card) = card else {
            return Self {
                label,
                price: None,
                title: None,
                card: words::say!(dependent_no_card).to_owned(),
            };
        };
        let title = card.title.as_deref();
        Self {
            label,
            price: card.amount.as_ref().map(words::wrong_card::card_amount),
            title: title.map(|title| words::safe_text(title, 60).shown),
            card: words::value::short_hash(&card.id),
        }
    }
}

impl Question {
    fn of(said: Answered) -> Self {
        Self {
            id: said.group.name(),
            question: said.question,
            answer: said.answer,
            shape: shape(said.mark),
            mark: words::verdict::mark_word(said.mark),
        }
    }
}

impl Trust {
    fn of(said: Believed) -> Self {
        Self {
            code: said.trusted.name(),
            sentence: said.sentence,
            why: said.why,
            todo: said.what_to_do,
        }
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
