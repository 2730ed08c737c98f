//! Writes the values of a report in full, and their places.

use crate::catalogue::{family, say, with};
use crate::format::{money, thousands};
use crate::safe_text::safe_text;
use uuid::Uuid;

use verify::hash::unprefixed;
use verify::position::{Bound, Position};
use verify::report::{DrawName, Finding, Form, Kind, Place, Point, Value};

/// The most characters of a payload's text inside a sentence.
const IN_A_SENTENCE: usize = 80;

/// Writes a value in full.
pub fn exact(value: &Value) -> String {
    match value {
        Value::Nothing => say!(value_nothing).into(),
        Value::Hash(hash) => hash.to_string(),
        Value::Id(id) => id.to_string(),
        Value::Text(text) => text.clone(),
        Value::Number(number) => thousands(*number),
        Value::Cents(cents) => money(*cents),
        Value::Position(at) => position(*at),
        Value::Bound(at) => bound(*at),
        Value::Form(wanted) => form(*wanted),
        Value::Entry(at, hash) => say!(value_entry, hash = hash.to_string(), at = position(*at)),
    }
}

/// Writes a value short enough for a sentence.
pub(crate) fn short(value: &Value) -> String {
    match value {
        Value::Hash(hash) => short_hash(&hash.to_string()),
        Value::Id(id) => short_hash(&id.to_string()),
        Value::Text(text) if Uuid::try_parse(text).is_ok() => short_hash(text),
        Value::Text(text) => safe_text(text, IN_A_SENTENCE).shown,
        Value::Entry(at, hash) => {
            say!(
                value_short_entry,
                hash = short_hash(&hash.to_string()),
                at = position(*at)
            )
        }
        Value::Nothing
        | Value::Number(_)
        | Value::Cents(_)
        | Value::Position(_)
        | Value::Bound(_)
        | Value::Form(_) => exact(value),
    }
}

/// Writes two values short enough for a sentence, but never so short that two different values look the same.
pub(crate) fn pair(one: &Value, other: &Value) -> (String, String) {
    let shorts = (short(one), short(other));
    if shorts.0 == shorts.1 && one != other {
        (exact(one), exact(other))
    } else {
        shorts
    }
}

/// Shortens a long hexadecimal text to its first 8 and last 4 characters: `8f3ac0d1…c21b`. It cuts any other text and
/// makes it safe to show.
pub fn short_hash(text: &str) -> String {
    let digits = unprefixed(text);
    let short = match (
        digits.get(..8),
        digits.len().checked_sub(4).and_then(|at| digits.get(at..)),
    ) {
        (Some(head), Some(tail)) if digits.len() > 16 => &format!("{head}…{tail}"),
        _ => text,
    };
    safe_text(short, 40).shown
}

/// Writes a position in the chain's history.
pub fn position(at: Position) -> String {
    bound(at.into())
}

/// Writes an end of a proof's coverage.
fn bound(at: Bound) -> String {
    say!(
        value_position,
        block = at.block,
        log_index = at.log_index.to_string()
    )
}

/// Names the form that the check demands at a place of the payload.
fn form(form: Form) -> String {
    let most = match form {
        Form::Integer(most) | Form::PositionInteger(most) => most,
        _ => 0,
    };
    with(family::value_form(form), &[("most", most.into())])
}

/// Names the place of a finding, in a payload of this kind if it is known. An event has one key: its id.
pub fn place_of(finding: &Finding, kind: Option<Kind>) -> String {
    let is_of_event = kind == Some(Kind::PackEvent)
        || matches!(
            finding.point,
            Point::ContractAnchor | Point::SeedWord | Point::RequestSucceeded
        );
    match finding.place {
        Place::Key(_) if is_of_event => say!(value_this_event).into(),
        _ => place(&finding.place),
    }
}

/// Names a place of the payload, for the start of a sentence.
pub(crate) fn place(place: &Place) -> String {
    match place {
        Place::Payload => say!(value_place_payload).into(),
        Place::Field(path) => safe_text(&short_path(path), 2 * IN_A_SENTENCE).shown,
        Place::Pull(number) => say!(value_place_pull, number = *number),
        Place::Draw(draw) => drawn(draw),
        Place::Band(draw, band) => {
            say!(value_place_band, draw = drawn(draw), band = *band)
        }
        Place::Card(draw, card) => {
            say!(
                value_place_card,
                draw = drawn(draw),
                card = short_hash(&card.to_string())
            )
        }
        Place::Key(key) => say!(value_place_key, key = short_hash(&key.to_string())),
    }
}

/// Shortens the pull keys in a field's path.
fn short_path(path: &str) -> String {
    path.split('.')
        .map(short_hash)
        .collect::<Vec<_>>()
        .join(".")
}

fn drawn(draw: &DrawName) -> String {
    match draw {
        DrawName { target: true, .. } => say!(value_this_pull).into(),
        DrawName {
            purchase_id: Some(id),
            ..
        } => say!(
            value_draw_of_purchase,
            purchase = short_hash(&id.to_string())
        ),
        DrawName { pull_key, .. } => {
            say!(
                value_draw_of_key,
                pull_key = short_hash(&pull_key.to_string())
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::hash::Hash32;

    /// The end of a text in the place of an id reached the tab's title and a picture's label unchanged, with characters
    /// that hide or reorder their neighbours.
    #[test]
    fn a_shortened_text_is_safe_to_show() {
        assert_eq!(
            short_hash("0x8f3ac0d1ffffffffffffffffffffc21b"),
            "8f3ac0d1…c21b"
        );
        assert_eq!(
            short_hash("an id that is no hash\u{202e}g"),
            "an id th…⟨202E⟩g"
        );
        assert_eq!(short_hash("\u{200b}"), "⟨200B⟩");
        assert_eq!(short_hash(&"日".repeat(1_000)).chars().count(), 41);
    }

    #[test]
    fn two_values_that_differ_never_look_alike() {
        let mut bytes = [7; 32];
        let one = Value::Hash(Hash32::new(bytes));
        bytes[16] = 8;
        let other = Value::Hash(Hash32::new(bytes));
        let (one, other) = pair(&one, &other);
        assert_ne!(one, other);
        assert_eq!(short(&Value::text("x")), "x");
    }
}
