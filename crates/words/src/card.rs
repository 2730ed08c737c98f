//! Words the first answer of a check for every program: the page, the terminal and the embedded card draw
//! these.

use crate::catalogue::say;
use crate::contract::{beside, chip};
use crate::join::between;
use crate::limits::limits_of_pass;
use crate::network::chain;
use crate::question;
use crate::trust::{trusted_endpoint, trusted_oracle, trusted_unbound, what_to_do, why_trusted};
use crate::verdict::{after_reasons, beneath, caution, heading, lead, server_says_no, tool_mark};
use answer::{Answer, Chip, Group, Headline, ListStatus, Mark, Question, Trusted};
use chain::networks::by_label;
use chain::reading::Reading;
use verify::report::Cause;

/// The verdict in words.
pub struct Card {
    /// The headline, which has the tone and the mark.
    pub headline: Headline,
    /// The words of the headline.
    pub heading: &'static str,
    /// The chips next to the headline.
    pub chips: Vec<(Chip, &'static str)>,
    /// The line about what the headline leaves open.
    pub beneath: Option<String>,
    /// The reasons.
    pub lead: String,
    /// The text after the reasons: which value differs, or how many checks passed.
    pub after: String,
    /// The limits of a pass.
    pub limits: Option<String>,
    /// The warning that the verdict rests on one reader.
    pub caution: Option<String>,
    /// The server's verdict, if it contradicts a pass.
    pub server_says_no: Option<&'static str>,
    /// The mark of a program that rewrites the files that it saves.
    pub tool_mark: Option<&'static str>,
}

impl Card {
    /// Words an answer.
    pub fn of(answer: &Answer) -> Self {
        let chips = answer.chips.iter().map(|each| (*each, chip(*each)));
        let lone = answer.lone.as_deref();
        Self {
            headline: answer.headline,
            heading: heading(answer.headline),
            chips: chips.collect(),
            beneath: beneath(answer),
            lead: lead(answer),
            after: after_reasons(answer),
            limits: limits_of_pass(answer),
            caution: lone.map(|host| caution(answer, host, say!(verdict_ask_another))),
            server_says_no: server_says_no(answer),
            tool_mark: tool_mark(answer),
        }
    }
}

/// A question of the buyer's with its answer in words.
pub struct Answered {
    /// The question.
    pub group: Group,
    /// The mark of the answer.
    pub mark: Mark,
    /// The words of the question.
    pub question: &'static str,
    /// The words of the answer.
    pub answer: String,
}

impl Answered {
    /// Words each question of an answer. `cause` words the reason why a step was not checked.
    pub fn all(answer: &Answer, cause: fn(&Cause) -> String) -> impl Iterator<Item = Self> {
        let each = answer.questions.iter();
        each.map(move |asked| Self::of(asked, answer, cause))
    }

    /// Words a question of an answer.
    pub fn of(asked: &Question, answer: &Answer, cause: fn(&Cause) -> String) -> Self {
        Self {
            group: asked.group,
            mark: asked.mark,
            question: question::question(asked.group, answer.report.kind),
            answer: question::answer(asked.group, &asked.said, &answer.subject, cause),
        }
    }
}

/// One of the things that the reader still trusts, in words.
pub struct Believed {
    /// The thing.
    pub trusted: Trusted,
    /// The thing, in one sentence.
    pub sentence: String,
    /// The reason.
    pub why: &'static str,
    /// The remedy; empty if there is none.
    pub what_to_do: &'static str,
}

/// The parts of a check that its trust depends on.
pub struct Context<'c> {
    /// The name of the build that checks.
    pub build: &'c str,
    /// The contract's status in the deployment's list.
    pub listed: ListStatus,
    /// The reading of the contract.
    pub reading: Option<&'c Reading>,
    /// The hosts of the endpoints that are being asked.
    pub being_asked: &'c [String],
}

impl Believed {
    /// Words one of the things that the reader trusts.
    pub fn of(trusted: Trusted, answer: &Answer, context: &Context<'_>) -> Self {
        Self {
            trusted,
            sentence: sentence(trusted, answer, context),
            why: why_trusted(trusted),
            what_to_do: what_to_do(trusted, answer.can_ask),
        }
    }
}

fn sentence(trusted: Trusted, answer: &Answer, context: &Context<'_>) -> String {
    let Context {
        build,
        listed,
        reading,
        being_asked,
    } = *context;
    match trusted {
        Trusted::Code => say!(trust_code, build = build),
        Trusted::Contract => {
            let contract = answer.subject.contract();
            // The number of the chain is more useful than a label that nobody knows.
            let is_known = contract.network.as_deref().and_then(by_label).is_some();
            let read = reading.filter(|_| !is_known);
            let chain_id = read.and_then(|reading| reading.chain_id);
            beside(contract, listed, chain_id.map(chain)).map_or_else(
                || say!(trust_no_contract_named).into(),
                |sentences| sentences.join(&between()),
            )
        }
        Trusted::Endpoint => trusted_endpoint(answer, reading, being_asked),
        Trusted::Oracle => trusted_oracle(answer),
        Trusted::Unbound => trusted_unbound(answer.report.kind).into(),
    }
}
