//! Words a pull's moments in the order of the chain.

use crate::catalogue::say;
use crate::join::sentences;
use crate::point::sentence;
use crate::value::pair;
use answer::Answer;
use answer::moments::{OrderOnChain, OrderStatus};
use explain::pull::{MomentKind, MomentStatus, OtherWord};
use verify::pull::WordKind;
use verify::report::{Finding, Point};

/// Says whether everything was locked in before the request, and whether there was exactly one request.
pub fn order_answer(answer: &Answer, [locked_in, once]: [OrderStatus; 2]) -> String {
    let locked_in = match locked_in {
        OrderStatus::Holds if answer.is_confirmed => say!(timeline_locked_in_holds),
        OrderStatus::Holds => say!(timeline_locked_in_by_history),
        OrderStatus::Broken => {
            say!(timeline_locked_in_broken)
        }
        OrderStatus::Elsewhere => {
            say!(timeline_locked_in_elsewhere)
        }
        OrderStatus::Untold => say!(timeline_locked_in_untold),
    };
    let once = match once {
        OrderStatus::Holds if answer.is_confirmed => say!(timeline_once_holds),
        OrderStatus::Holds => say!(timeline_once_by_history),
        OrderStatus::Broken => {
            say!(timeline_once_broken)
        }
        OrderStatus::Elsewhere => {
            say!(timeline_once_elsewhere)
        }
        OrderStatus::Untold => say!(timeline_once_untold),
    };
    let on_chain = match answer.on_chain {
        OrderOnChain::Differs => say!(timeline_chain_differs),
        OrderOnChain::Agrees => say!(timeline_chain_agrees),
        OrderOnChain::Holds => say!(timeline_chain_holds),
        OrderOnChain::Unread => say!(timeline_chain_unread),
    };
    sentences(locked_in, &sentences(once, on_chain))
}

/// Names a moment, with any mark.
pub fn happened(what: &MomentKind) -> &'static str {
    match what {
        MomentKind::Version(_) => say!(timeline_version),
        MomentKind::Stock => say!(timeline_stock),
        MomentKind::Purchase(_) => say!(timeline_purchase),
        MomentKind::Request(_) => say!(timeline_request),
        MomentKind::Word(_) => say!(timeline_word),
        MomentKind::Another(word) => other_word(word),
    }
}

fn other_word(word: &OtherWord) -> &'static str {
    match word.kind {
        WordKind::Pack => say!(timeline_another_pack),
        WordKind::Other => say!(timeline_another_other),
        WordKind::Unknown => say!(timeline_another_unknown),
    }
}

/// Explains a moment by its rule, with any mark.
pub fn happened_means(what: &MomentKind) -> Option<&'static str> {
    match what {
        MomentKind::Version(_) => Some(say!(timeline_version_means)),
        MomentKind::Stock => Some(say!(timeline_stock_means)),
        MomentKind::Purchase(_) => Some(say!(timeline_purchase_means)),
        MomentKind::Request(_) => Some(say!(timeline_request_means)),
        MomentKind::Word(_) => Some(say!(timeline_word_means)),
        MomentKind::Another(_) => None,
    }
}

/// Returns the name of the moment in `data-moment`.
pub const fn moment_name(what: &MomentKind) -> &'static str {
    match what {
        MomentKind::Version(_) => "version",
        MomentKind::Stock => "stock",
        MomentKind::Purchase(_) => "purchase",
        MomentKind::Request(_) => "request",
        MomentKind::Word(_) => "word",
        MomentKind::Another(_) => "another",
    }
}

/// Returns the names of the moment's key and of the value that is written under it.
pub const fn written_as(what: &MomentKind) -> [&'static str; 2] {
    match what {
        MomentKind::Version(_) => ["version_event_id", "version_root"],
        MomentKind::Stock => ["as_of", ""],
        MomentKind::Purchase(_) => ["purchase_event_id", "purchase_commitment"],
        MomentKind::Request(_) => ["pull_key", "event_id"],
        MomentKind::Word(_) | MomentKind::Another(_) => ["pull_key", "word"],
    }
}

/// Says why a moment has no position.
pub fn stands_nowhere(stands: &MomentStatus) -> Option<&'static str> {
    match stands {
        MomentStatus::At(..) => None,
        MomentStatus::Nowhere => Some(say!(timeline_nowhere)),
        MomentStatus::Contradicted => Some(say!(timeline_contradicted)),
    }
}

/// Says which rule a moment breaks, at its place on the line.
pub fn out_of_order(finding: &Finding) -> String {
    let (_, wanted) = pair(&finding.published, &finding.computed);
    match finding.point {
        Point::VersionBeforeRequest | Point::PurchaseBeforeRequest => {
            say!(timeline_before_request, wanted = wanted)
        }
        Point::PurchaseAfterAsOf => {
            say!(timeline_after_stock, wanted = wanted)
        }
        Point::WordAfterRequest => {
            say!(timeline_after_request, wanted = wanted)
        }
        _ => sentence(finding),
    }
}

/// Says how many other words arrived, and for which use.
pub fn others_between(words: &[OtherWord]) -> String {
    let of = |kind| words.iter().filter(|word| word.kind == kind).count();
    let (packs, others) = (of(WordKind::Pack), of(WordKind::Other));
    match (packs, others, words.len()) {
        (packs, 0, all) if packs == all => say!(timeline_others_packs, packs = packs),
        (0, others, all) if others == all => say!(timeline_others_no_packs, others = others),
        (packs, others, all) if packs.saturating_add(others) == all => {
            say!(
                timeline_others_both,
                all = all,
                packs = packs,
                others = others
            )
        }
        (_, _, all) => say!(timeline_others_unknown, all = all),
    }
}

/// Returns the name of the word's use in `data-word`.
pub const fn word_name(kind: WordKind) -> &'static str {
    match kind {
        WordKind::Pack => "pack",
        WordKind::Other => "other",
        WordKind::Unknown => "unknown",
    }
}

/// Says the use of a word in a list, before the short id of its purchase or key.
pub fn word_for(word: &OtherWord) -> &'static str {
    match (word.kind, word.purchase_id) {
        (WordKind::Pack, _) => say!(timeline_word_for_pack),
        (WordKind::Other, _) => say!(timeline_word_for_other),
        (WordKind::Unknown, _) => say!(timeline_word_for_unknown),
    }
}

/// The source of the times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeSource {
    /// No source so far: the contract has not been read.
    #[default]
    Nobody,
    /// The time that an endpoint returned.
    Endpoint,
    /// The time that a saved proof records.
    SavedProof,
}

/// Returns the text under the line: the source of the times, now or later. `can_ask` is true if there is a chain to
/// ask.
pub fn times_note(known: bool, of: TimeSource, can_ask: bool) -> &'static str {
    match (known, of) {
        (_, TimeSource::Nobody) if !can_ask => say!(timeline_times_not_told),
        (_, TimeSource::Nobody) => say!(timeline_times_to_come),
        (true, TimeSource::Endpoint) => {
            say!(timeline_times_told)
        }
        (true, TimeSource::SavedProof) => {
            say!(timeline_times_saved)
        }
        (false, TimeSource::Endpoint) => {
            say!(timeline_times_not_told)
        }
        (false, TimeSource::SavedProof) => {
            say!(timeline_times_not_saved)
        }
    }
}
