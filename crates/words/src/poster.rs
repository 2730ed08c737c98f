//! Writes the texts of a picture to post. Anyone can draw such a picture, so it says less than the page, and sends its
//! viewer to the proof.

use crate::about::{how_far, pull_worth};
use crate::catalogue::say;
use crate::contract::chip;
use crate::deck::replayed;
use crate::draw::band_of;
use crate::endpoints::listed;
use crate::format::when;
use crate::reading::asked;
use crate::safe_text::safe_text;
use crate::value::short_hash;
use crate::verdict::{caution, heading, lead, server_says_no};
use answer::{Answer, Headline};
use chain::reading::Reading;
use explain::Subject;
use explain::event::{EventSubject, PullRow};
use explain::pull::PullSubject;

/// The texts of a picture, from top to bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Poster {
    /// The facts that a viewer must know whatever the verdict: a sample, a test network.
    pub marks: Vec<&'static str>,
    /// True if the payload is a sample.
    pub is_sample: bool,
    /// The verdict in one to three words.
    pub verdict: &'static str,
    /// The reasons of the verdict, and what speaks against it.
    pub reasons: Vec<String>,
    /// The time of the verdict, and the readers behind it.
    pub when: String,
    /// The card, or the event: its name, and its values.
    pub card: Vec<String>,
    /// The id that the card's face is drawn from; `None` if no card was drawn.
    pub face: Option<String>,
    /// The line beside the code, which sends the viewer to the proof.
    pub appeal: &'static str,
}

impl Poster {
    /// Returns all texts in one, for a reader who cannot see the picture.
    pub fn in_words(&self) -> String {
        let marks = self.marks.iter().copied();
        let reasons = self.reasons.iter().map(String::as_str);
        let card = self.card.iter().map(String::as_str);
        let texts = marks.chain([self.verdict]).chain(reasons);
        let texts = texts.chain([self.when.as_str()]).chain(card);
        texts.chain([self.appeal]).collect::<Vec<_>>().join(" · ")
    }
}

/// Writes the texts of a picture. `pull` is the pull of an event that the reader is looking at, `reading` the answers
/// that readers gave to this tab, and `at` the time of the verdict.
pub fn poster(
    answer: &Answer,
    pull: Option<&PullRow>,
    reading: Option<&Reading>,
    at: &str,
) -> Poster {
    let (card, face) = match (&answer.subject, pull) {
        (Subject::Pull(pull), _) => card(pull),
        (Subject::Event(event), Some(pull)) => pull_of(event, pull),
        (Subject::Event(event), None) => goods(event),
    };
    let lone = answer.lone.as_deref();
    let cautions = [
        lone.map(|host| caution(answer.headline, host)),
        server_says_no(answer).map(str::to_owned),
    ];
    let reasons = [lead(answer)].into_iter();
    Poster {
        marks: answer.chips.iter().copied().map(chip).collect(),
        is_sample: answer.chips.contains(&answer::Chip::Sample),
        verdict: heading(answer.headline),
        reasons: reasons.chain(cautions.into_iter().flatten()).collect(),
        when: read_at(answer, reading, at),
        card,
        face,
        appeal: say!(poster_appeal),
    }
}

/// Says when and by whom the chain was read. Only a whole verdict is confirmed.
fn read_at(answer: &Answer, reading: Option<&Reading>, at: &str) -> String {
    let at = when(at).unwrap_or_else(|| safe_text(at, 40).shown);
    let asked = reading.map(|reading| asked(&answer.steps, reading));
    let readers = asked.into_iter().flatten();
    let readers = readers.filter(|reader| reader.fault.is_none());
    let readers: Vec<_> = readers.map(|reader| reader.host).collect();
    match (answer.headline, listed(&readers)) {
        (_, who) if who.is_empty() => say!(poster_unread, at = at),
        (Headline::Verified, who) => say!(poster_confirmed, at = at, who = who),
        (_, who) => say!(poster_read, at = at, who = who),
    }
}

fn card(pull: &PullSubject) -> (Vec<String>, Option<String>) {
    let id = pull.award.map(|card| card.to_string());
    let name = match &id {
        Some(id) => say!(pull_card, id = short_hash(id)),
        None => say!(pull_no_card).into(),
    };
    let band = pull.awarded_band.and_then(|number| {
        let row = pull.bands.get(usize::try_from(number).ok()?)?;
        Some(band_of(number, row))
    });
    let worth = pull_worth(pull.award_cents, pull.tier_price_cents);
    let worth = Some(worth).filter(|worth| !worth.is_empty());
    let lines = [Some(name), band, worth];
    (lines.into_iter().flatten().collect(), id)
}

fn pull_of(event: &EventSubject, pull: &PullRow) -> (Vec<String>, Option<String>) {
    let title = match &pull.title {
        Some(title) => quoted(title),
        None => short_hash(&pull.pack_card_id),
    };
    let lines = vec![
        say!(poster_pull, pull = pull.sequence_index, title = title),
        replayed(pull.agrees).into(),
        named(event),
    ];
    (lines, Some(pull.pack_card_id.clone()))
}

fn goods(event: &EventSubject) -> (Vec<String>, Option<String>) {
    let id = event.pack_event_id.clone();
    let short = id.as_deref().map(|id| say!(event_id, id = short_hash(id)));
    let lines = [Some(named(event)), how_far(event), short];
    (lines.into_iter().flatten().collect(), id)
}

fn named(event: &EventSubject) -> String {
    match &event.name {
        Some(name) => quoted(name),
        None => say!(event_unnamed).into(),
    }
}

/// Quotes a name that someone else wrote. It is short, shows each character that would hide or reorder text, and the
/// isolate around it keeps a name from right to left in its place.
fn quoted(name: &str) -> String {
    let name = safe_text(name, 40).shown;
    say!(poster_quoted, name = format!("\u{2068}{name}\u{2069}"))
}
