//! Answers the page's questions about the held payload.

use super::digit;
use super::held::Held;
use super::session::Session;
use page::program::port::Port;
use page::worker::ask::{
    Answered, Ask, Candidates, CardRows, DeckRows, DrawRows, PullRows, Question, SavedProof,
};
use page::worker::message;
use verify::report::count as number;

/// The most pulls that one answer lists: of an account, and of all others.
const MAX_FOUND: usize = 20;

/// Answers a question. The page never asks a question that does not fit the payload; such a question has
/// no answer.
pub fn answer(session: &Session, question: Question, port: Port) {
    if let Some(held) = session.held.borrow().as_ref() {
        answer_about(held, question, port);
    }
}

fn answer_about(held: &Held, question: Question, port: Port) -> Option<()> {
    let shown = &held.checked.explanation;
    match question {
        Question::PullRows(ask @ PullRows { from, count }) => {
            reply(port, &ask, shown.event()?.pulls(from, count))
        }
        Question::RowOfPull(ask) => {
            let row = shown.event()?.row_of(ask.pull).map(number);
            reply(port, &ask, row)
        }
        Question::FindPulls(ask) => {
            let found = shown.event()?.find(&ask.text, fold, MAX_FOUND);
            reply(port, &ask, found)
        }
        Question::WorkedPull(ask) => reply(port, &ask, shown.event()?.work(ask.pull)),
        Question::DeckRows(ask @ DeckRows { from, count }) => {
            reply(port, &ask, shown.event()?.deck(from, count))
        }
        Question::DeckDrawdown(ask) => reply(port, &ask, shown.event()?.drawdown()),
        Question::HighestPrices(ask) => reply(port, &ask, shown.event()?.highest()),
        Question::Candidates(ask @ Candidates { band, from, count }) => {
            reply(port, &ask, shown.pull()?.candidates(band, from, count))
        }
        Question::CardRows(ask @ CardRows { from, count }) => {
            reply(port, &ask, shown.pull()?.cards(from, count))
        }
        Question::RowOfCard(ask) => {
            let row = shown.pull()?.row_of_card(&ask.term);
            reply(port, &ask, row)
        }
        Question::DrawRows(ask @ DrawRows { from, count }) => {
            reply(port, &ask, shown.pull()?.draws(from, count))
        }
        Question::OtherDraw(ask) => {
            let draw = shown.pull()?.draw(&ask.pull_key);
            reply(port, &ask, draw)
        }
        Question::ChangedDigit(ask) => reply(port, &ask, digit::change(shown)),
        Question::SavedProof(SavedProof {}) => {
            let file = message::file(&held.checked.saved(&held.lists).write())?;
            port.send(&Answered(()), Some(file.into()));
        }
    }
    Some(())
}

/// Posts the answer to a question.
fn reply<A: Ask>(port: Port, _: &A, answer: A::Answer) {
    port.post(&Answered(answer));
}

/// Puts a text into one form (NFC) and into lower case, by the browser's tables.
fn fold(text: &str) -> String {
    let text = js_sys::JsString::from(text).normalize("NFC");
    text.to_lower_case().into()
}
