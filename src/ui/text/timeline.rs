//! A pull's moments in the order of the chain, in words.

use super::{count, pair, sentence, thousands};
use crate::ui::moments::Order;
use crate::verify::Report;
use crate::verify::report::{Finding, Point, StepId};
use crate::verify::subject::{Happening, OtherWord, Stands, Timeline, WordKind};

/// The heading over the moments.
pub const ORDER_IN_TIME: &str = "Order in time";

/// Whether it was fixed before, and whether there was exactly one request.
pub fn order_answer(report: &Report, timeline: &Timeline) -> String {
    let fixed = match Order::fixed(report, timeline) {
        Order::Holds => {
            "Yes, it was fixed before: the odds, the cards and this purchase were anchored before the random word was requested."
        }
        Order::Broken => {
            "It was not fixed before in the way that the rules want: the line below says where."
        }
        Order::Elsewhere => {
            "This pull’s own commitments stand in order, but those of another draw that it depends on do not."
        }
        Order::Untold => "Whether it was fixed before cannot be told from this proof.",
    };
    let once = match Order::once(report, timeline) {
        Order::Holds => "There was exactly one request, and one word came after it.",
        Order::Broken => {
            "Its request and its word do not stand as the rules want: the line below says where."
        }
        Order::Elsewhere => {
            "Its own request and word stand in order; those of another draw do not."
        }
        Order::Untold => "Whether there was exactly one request cannot be told from this proof.",
    };
    format!("{fixed} {once} {}", by_whom(report))
}

/// Whose word that is.
fn by_whom(report: &Report) -> &'static str {
    let step = |id| report.steps.iter().find(|step| step.id == id);
    let (contract, logs) = (step(StepId::Contract), step(StepId::ChainLogs));
    let both = [contract, logs].into_iter().flatten();
    if both.clone().any(|step| step.failed()) {
        "The chain itself does not agree with the proof in everything: see “What does the contract say?”."
    } else if both.clone().all(|step| step.passed()) {
        "The contract and its logs say the same."
    } else if contract.is_some_and(|step| step.passed()) {
        "The contract holds the same; where each of it was written could not be read there."
    } else {
        "That is by what the proof supplies: the contract itself has not been read."
    }
}

/// What happened; of what the proof does not show, what is missing.
pub const fn happened(what: &Happening, shown: bool) -> &'static str {
    match (what, shown) {
        (Happening::Version(_), true) => "The odds and the cards were anchored",
        (Happening::Version(_), false) => "Not shown: where the odds and the cards were anchored",
        (Happening::Stock, _) => "The stock was taken",
        (Happening::Purchase(_), true) => "The purchase was anchored",
        (Happening::Purchase(_), false) => "Not shown: where the purchase was anchored",
        (Happening::Request(_), true) => "The random word was requested",
        (Happening::Request(_), false) => "Not shown: where the random word was requested",
        (Happening::Word(_), true) => "The random word arrived",
        (Happening::Word(_), false) => "Not shown: where the random word arrived",
        (Happening::Another(word), _) => other_word(word),
    }
}

const fn other_word(word: &OtherWord) -> &'static str {
    match word.kind {
        WordKind::Pack => "A word arrived for another Pack",
        WordKind::Other => "A word arrived for something that is no Pack",
        WordKind::Unknown => "A word arrived, and the proof does not show what for",
    }
}

/// What that means.
pub const fn happened_means(what: &Happening) -> Option<&'static str> {
    match what {
        Happening::Version(_) => Some("From here on nobody could change them."),
        Happening::Stock => Some("The shop’s list of cards out of stock is as of here."),
        Happening::Purchase(_) => {
            Some("From here on nobody could change its odds, its cards or that list.")
        }
        Happening::Request(_) => Some("The oracle was asked for this pull’s one word."),
        Happening::Word(_) => Some("It decides the card."),
        Happening::Another(_) => None,
    }
}

/// The agreed name, as in `data-moment`.
pub const fn happening_name(what: &Happening) -> &'static str {
    match what {
        Happening::Version(_) => "version",
        Happening::Stock => "stock",
        Happening::Purchase(_) => "purchase",
        Happening::Request(_) => "request",
        Happening::Word(_) => "word",
        Happening::Another(_) => "another",
    }
}

/// The names of the key that it stands under and of the value that is written there.
pub const fn written_as(what: &Happening) -> [&'static str; 2] {
    match what {
        Happening::Version(_) => ["version_event_id", "version_root"],
        Happening::Stock => ["as_of", ""],
        Happening::Purchase(_) => ["purchase_event_id", "purchase_commitment"],
        Happening::Request(_) => ["pull_key", "event_id"],
        Happening::Word(_) | Happening::Another(_) => ["pull_key", "word"],
    }
}

/// Why it stands nowhere.
pub const fn stands_nowhere(stands: &Stands) -> Option<&'static str> {
    match stands {
        Stands::At(..) => None,
        Stands::Nowhere => Some("The proof supplies no entry of it."),
        Stands::Contradicted => {
            Some("The proof supplies entries of it that contradict each other.")
        }
    }
}

/// The rule that a moment breaks, at its place on the line.
pub fn out_of_order(finding: &Finding) -> String {
    let (_, wanted) = pair(&finding.published, &finding.computed);
    match finding.point {
        Point::VersionBeforeRequest | Point::PurchaseBeforeRequest => {
            format!("It should stand before the word was requested, at {wanted}.")
        }
        Point::PurchaseAfterAsOf => {
            format!("It should stand after the stock was taken, at {wanted}.")
        }
        Point::WordAfterRequest => {
            format!("It should stand after the word was requested, at {wanted}.")
        }
        _ => sentence(finding),
    }
}

/// How many other words arrived, and for what.
pub fn others_between(words: &[OtherWord]) -> String {
    let number = |len| u64::try_from(len).unwrap_or(u64::MAX);
    let of = |kind, what: &str| {
        let own = words.iter().filter(|word| word.kind == kind).count();
        (own > 0).then(|| format!("{} {what}", thousands(number(own))))
    };
    let parts = [
        of(WordKind::Pack, "for other Packs"),
        of(WordKind::Other, "for what is no Pack"),
        of(WordKind::Unknown, "for what is not shown"),
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    let all = count(number(words.len()), "other word", "other words");
    format!("{all} arrived: {}", parts.join(", "))
}

/// How many words are not listed.
pub fn others_left_out(left_out: u64) -> String {
    count(left_out, "earlier word is", "earlier words are") + " not listed here."
}

/// The agreed name, as in `data-word`.
pub const fn word_name(kind: WordKind) -> &'static str {
    match kind {
        WordKind::Pack => "pack",
        WordKind::Other => "other",
        WordKind::Unknown => "unknown",
    }
}

/// What a word of a list was for, before the short id of its purchase or key.
pub const fn word_for(word: &OtherWord) -> &'static str {
    match (word.kind, word.purchase_id) {
        (WordKind::Pack, _) => "for a Pack, purchase",
        (WordKind::Other, _) => "for what is no Pack, key",
        (WordKind::Unknown, _) => "for what is not shown, key",
    }
}

/// What opens the values of a moment.
pub const WRITTEN_THERE: &str = "Its exact values";

/// The name of a transaction's hash.
pub const TRANSACTION: &str = "transaction";

/// Whose word the times are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimesOf {
    /// Nobody's so far: the contract has not been read.
    #[default]
    Nobody,
    /// An endpoint's.
    Endpoint,
    /// A saved proof's.
    SavedProof,
}

/// Under the line: whose times these are, or where they will come from.
pub const fn times_note(known: bool, of: TimesOf) -> &'static str {
    match (known, of) {
        (_, TimesOf::Nobody) => "The time of each block is shown once the contract has been read.",
        (true, TimesOf::Endpoint) => {
            "The times are those of the blocks, as the endpoint tells them. They inform: the check rests on the order alone."
        }
        (true, TimesOf::SavedProof) => {
            "The times are those that the saved file holds, and nobody has checked them. The check rests on the order alone."
        }
        (false, TimesOf::Endpoint) => {
            "The times of these blocks were not told. The check rests on the order alone."
        }
        (false, TimesOf::SavedProof) => {
            "The saved file holds no times of these blocks: they are shown once the contract has been read."
        }
    }
}
