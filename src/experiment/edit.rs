//! Finds the place of a change in a payload, and makes the change.

use core::ops::Range;

use uuid::Uuid;

use super::change::{Change, Changed};
use verify::hash::Hash32;
use verify::json::{Object, PositionNumber, Raw, Wire};
use words::experiment::ChangedValue;

/// A member of an object, by its key and value, or an item of a list, which is its own key.
type Member<'a> = (Raw<'a>, Raw<'a>);

/// One change of a text.
pub(crate) enum Edit<'a> {
    /// A new value replaces an old one.
    Put(Raw<'a>, String),
    /// Two deck entries change places, the first one first.
    Swap(Raw<'a>, Raw<'a>),
    /// A member is left out, with one comma.
    Cut {
        /// The value before it.
        before: Option<Raw<'a>>,
        /// The member.
        gone: Member<'a>,
        /// The key after it.
        after: Option<Raw<'a>>,
    },
}

impl Edit<'_> {
    /// Returns the bytes after the change.
    pub(crate) fn apply(self, bytes: &[u8]) -> Option<Changed> {
        let (place, text, before, after) = match self {
            Self::Put(raw, text) => (span(bytes, raw), text.clone(), shown(raw), Some(text)),
            Self::Swap(one, other) => {
                let (first, second) = (span(bytes, one), span(bytes, other));
                let between = core::str::from_utf8(bytes.get(first.end..second.start)?).ok()?;
                let text = [other.spelling(), between, one.spelling()].concat();
                let ids = [one, other]
                    .map(|entry| shown(member(&entry, "pack_card_id").unwrap_or(entry)));
                let [first_id, second_id] = &ids;
                let swapped = format!("{second_id}, {first_id}");
                (first.start..second.end, text, ids.join(", "), Some(swapped))
            }
            Self::Cut {
                before,
                gone: (key, value),
                after,
            } => {
                let (start, end) = (span(bytes, key).start, span(bytes, value).end);
                let place = match (before, after) {
                    (_, Some(after)) => start..span(bytes, after).start,
                    (Some(before), None) => span(bytes, before).end..end,
                    (None, None) => start..end,
                };
                (place, String::new(), shown(value), None)
            }
        };
        let (head, tail) = (bytes.get(..place.start)?, bytes.get(place.end..)?);
        Some(Changed {
            bytes: [head, text.as_bytes(), tail].concat(),
            before,
            after: after.map(|after| after.trim_matches('"').to_owned()),
        })
    }
}

/// A payload, and the pull key that a Pack pull's changes are about.
pub(crate) struct Payload<'a> {
    object: Object<'a>,
    target: Option<Hash32>,
}

impl<'a> Payload<'a> {
    /// Returns the payload in this object, ready to be changed.
    pub(crate) fn of(object: Object<'a>) -> Self {
        let target = object.required("target_pull_key").ok();
        Self { object, target }
    }

    /// Returns the number of values to choose from.
    pub(crate) fn count(&self, what: ChangedValue) -> u64 {
        let many = match what {
            ChangedValue::Seed | ChangedValue::Salt | ChangedValue::Word => 32,
            ChangedValue::Award | ChangedValue::Unavailable | ChangedValue::AsOf => 1,
            ChangedValue::PulledCard | ChangedValue::MissingPull => self.list("pulls").count(),
            ChangedValue::Price => self.list("deck_snapshot").count(),
            ChangedValue::DeckOrder => self.list("deck_snapshot").count().saturating_sub(1),
            ChangedValue::OtherAward | ChangedValue::MissingRecord | ChangedValue::MissingWord => {
                self.others().count()
            }
            ChangedValue::CardValue => self.own().map_or(0, |record| leaves(record).count()),
        };
        u64::try_from(many).unwrap_or(u64::MAX)
    }

    /// Returns the place and the new text of a change; `None` if there is nothing to change.
    pub(crate) fn edit(&self, Change { what, at }: Change) -> Option<Edit<'a>> {
        let nth = usize::try_from(at).ok()?;
        let of = |name| self.object.get(name).ok()?;
        match what {
            ChangedValue::Seed => flipped(of("random_seed")?, nth),
            ChangedValue::Salt => flipped(of("seed_salt")?, nth),
            ChangedValue::PulledCard => {
                let card = member(
                    &self.list("pulls").find(|pull| is_pull(pull, at))?,
                    "pack_card_id",
                )?;
                let mut cards = self
                    .list("deck_snapshot")
                    .filter_map(|entry| member(&entry, "pack_card_id"));
                let other = cards.find(|other| other.text() != card.text())?;
                Some(Edit::Put(card, other.spelling().to_owned()))
            }
            ChangedValue::Price => {
                let price = member(&self.list("deck_snapshot").nth(nth)?, "initial_price")?;
                let (head, digit, tail) = last_digit(price.spelling())?;
                let digit = char::from_digit(digit.saturating_add(1) % 10, 10)?;
                Some(Edit::Put(price, format!("{head}{digit}{tail}")))
            }
            ChangedValue::DeckOrder => {
                let mut entries = self.list("deck_snapshot").skip(nth);
                Some(Edit::Swap(entries.next()?, entries.next()?))
            }
            ChangedValue::MissingPull => {
                cut(items(self.list("pulls")), |(_, pull)| is_pull(pull, at))
            }
            ChangedValue::Word => flipped(member(&self.word(self.target?)?, "word")?, nth),
            ChangedValue::Award => another_card(of("award")?, self.own()?),
            ChangedValue::OtherAward => {
                let (_, record) = self.others().nth(nth)?;
                another_card(member(&record, "claimed_award")?, record)
            }
            ChangedValue::CardValue => {
                let value = leaves(self.own()?).nth(nth)?.array()?.nth(1)?;
                let cents: u64 = value.read().ok()?;
                Some(Edit::Put(value, (cents ^ 1).to_string()))
            }
            ChangedValue::Unavailable => {
                let own = self.own()?;
                let held = member(&own, "committed_unavailable")?;
                cut(items(held.array()?), |_| true).or_else(|| {
                    let card = leaves(own).next()?.array()?.next()?;
                    Some(Edit::Put(held, format!("[{}]", card.spelling())))
                })
            }
            ChangedValue::AsOf => {
                let log_index = member(&member(&self.own()?, "as_of")?, "log_index")?;
                let PositionNumber::<0xffff_ffff>(number) = log_index.read().ok()?;
                Some(Edit::Put(log_index, (number ^ 1).to_string()))
            }
            ChangedValue::MissingRecord => {
                let (gone, _) = self.others().nth(nth)?;
                cut(self.records(), |(key, _)| *key == gone)
            }
            ChangedValue::MissingWord => {
                let (key, _) = self.others().nth(nth)?;
                let word = self.word(key.read().ok()?)?;
                cut(items(self.list("chain_events")), |(entry, _)| {
                    *entry == word
                })
            }
        }
    }

    /// Returns the items of a list of the payload; none if there is no such list.
    fn list(&self, name: &str) -> impl Iterator<Item = Raw<'a>> + use<'a> {
        let list = self.object.get(name).ok().flatten().and_then(Raw::array);
        list.into_iter().flatten()
    }

    /// Returns the draws by their pull keys, in the order of the text.
    fn records(&self) -> impl Iterator<Item = Member<'a>> {
        let records: Object<'a> = self.object.required("records").unwrap_or_default();
        records.members().collect::<Vec<_>>().into_iter()
    }

    fn is_own(&self, key: Raw<'_>) -> bool {
        self.target.is_some() && key.read().ok() == self.target
    }

    /// Returns the target's own record.
    fn own(&self) -> Option<Raw<'a>> {
        let (_, record) = self.records().find(|(key, _)| self.is_own(*key))?;
        Some(record)
    }

    /// Returns the other draws.
    fn others(&self) -> impl Iterator<Item = Member<'a>> {
        self.records().filter(|(key, _)| !self.is_own(*key))
    }

    /// Returns the entry of `chain_events` that brought a draw's word.
    fn word(&self, of: Hash32) -> Option<Raw<'a>> {
        self.list("chain_events").find(|entry| {
            let key = || member(entry, "pull_key")?.read().ok();
            let kind = member(entry, "kind").and_then(Raw::text);
            kind.as_deref() == Some("fulfilled") && key() == Some(of)
        })
    }
}

/// Returns the place of a value in the bytes it was read from.
fn span(bytes: &[u8], raw: Raw<'_>) -> Range<usize> {
    let spelling = raw.spelling();
    let start = spelling.as_ptr().addr().wrapping_sub(bytes.as_ptr().addr());
    start..start.saturating_add(spelling.len())
}

/// Returns the beginning of a value, at most 160 characters; a text without its quotes.
fn shown(raw: Raw<'_>) -> String {
    const MAX: usize = 160;
    let text = raw.text().unwrap_or(raw.spelling().into());
    match text.char_indices().nth(MAX) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.into_owned(),
    }
}

fn member<'a>(raw: &Raw<'a>, name: &str) -> Option<Raw<'a>> {
    raw.object()?.get(name).ok()?
}

fn items<'a>(list: impl Iterator<Item = Raw<'a>>) -> impl Iterator<Item = Member<'a>> {
    list.map(|item| (item, item))
}

fn is_pull(pull: &Raw<'_>, at: u64) -> bool {
    let number = member(pull, "sequence_index").and_then(|number| u64::read(number).ok());
    number.is_some() && number == at.checked_add(1)
}

/// Returns the cards of a record's version, the lowest band first.
fn leaves(record: Raw<'_>) -> impl Iterator<Item = Raw<'_>> {
    let bands = member(&record, "version").and_then(|version| member(&version, "bands")?.array());
    let bands = bands.into_iter().flatten();
    bands.flat_map(|band| {
        member(&band, "leaves")
            .and_then(Raw::array)
            .into_iter()
            .flatten()
    })
}

/// Returns an edit that awards the first other card of the record's version.
fn another_card<'a>(award: Raw<'a>, record: Raw<'a>) -> Option<Edit<'a>> {
    let id = |raw: Raw<'_>| raw.read::<Uuid>().ok();
    let mut cards = leaves(record).filter_map(|leaf| leaf.array()?.next());
    let other = cards.find(|card| id(*card) != id(award))?;
    Some(Edit::Put(award, other.spelling().to_owned()))
}

/// Returns an edit of 32 bytes in hex that flips the lowest bit of one of them.
fn flipped(raw: Raw<'_>, byte: usize) -> Option<Edit<'_>> {
    let text = raw.text()?;
    let (prefix, digits) = match text.strip_prefix("0x") {
        Some(digits) => ("0x", digits),
        None => ("", text.as_ref()),
    };
    if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let padded = format!("{digits:0>64}");
    let place = byte.checked_mul(2)?.checked_add(1)?;
    let digit = padded.get(place..=place)?;
    let flipped = char::from_digit(u32::from_str_radix(digit, 16).ok()? ^ 1, 16)?;
    let (head, tail) = (padded.get(..place)?, padded.get(place.checked_add(1)?..)?);
    Some(Edit::Put(raw, format!("\"{prefix}{head}{flipped}{tail}\"")))
}

/// Splits a number at its last digit: the text before it, the digit, and the text after it.
fn last_digit(spelling: &str) -> Option<(&str, u32, &str)> {
    let (at, digit) = spelling
        .char_indices()
        .rev()
        .find(|(_, char)| char.is_ascii_digit())?;
    Some((
        spelling.get(..at)?,
        digit.to_digit(10)?,
        spelling.get(at.checked_add(1)?..)?,
    ))
}

/// Returns an edit that leaves out the first matching member.
fn cut<'a>(
    mut members: impl Iterator<Item = Member<'a>>,
    is: impl Fn(&Member<'a>) -> bool,
) -> Option<Edit<'a>> {
    let mut before = None;
    loop {
        let gone = members.next()?;
        if is(&gone) {
            let after = members.next().map(|(key, _)| key);
            return Some(Edit::Cut {
                before,
                gone,
                after,
            });
        }
        before = Some(gone.1);
    }
}
