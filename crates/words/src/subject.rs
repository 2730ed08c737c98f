//! Names the subject of a payload in a few lines, for a card without a page around it.

use explain::Subject;
use explain::event::EventSubject;
use explain::pull::PullSubject;

use crate::about::pull_worth;
use crate::catalogue::say;
use crate::safe_text::safe_text;

/// The most characters of a payload's text in a line.
const IN_A_LINE: usize = 80;

/// Names the card and the pull, or the event, as the payload does. A line without a value is left out.
pub fn subject(subject: &Subject) -> Vec<String> {
    let lines = match subject {
        Subject::Event(event) => of_event(event).to_vec(),
        Subject::Pull(pull) => of_pull(pull).to_vec(),
    };
    lines.into_iter().flatten().collect()
}

fn of_event(event: &EventSubject) -> [Option<String>; 2] {
    let named = |text: &str| safe_text(text, IN_A_LINE).shown;
    let name = event.name.as_deref().map(named);
    let id = event.pack_event_id.as_deref();
    [
        name.or_else(|| Some(say!(event_unnamed).to_owned())),
        id.map(|id| say!(event_id, id = named(id))),
    ]
}

fn of_pull(pull: &PullSubject) -> [Option<String>; 4] {
    let award = pull.award.map(|id| say!(pull_card, id = id.to_string()));
    let worth = pull_worth(pull.award_cents, pull.tier_price_cents);
    let name = pull.username.as_deref();
    let name = name.map(|name| safe_text(name, IN_A_LINE).shown);
    let id = pull.purchase_id;
    [
        award.or_else(|| Some(say!(pull_no_card).to_owned())),
        Some(worth).filter(|worth| !worth.is_empty()),
        name.map(|name| say!(pull_drawn_for, name = name)),
        id.map(|id| say!(pull_purchase, id = id.to_string())),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pull_is_named_by_its_card_and_purchase() {
        let pull = PullSubject {
            award: uuid::Uuid::from_u128(7).into(),
            award_cents: Some(125_000),
            username: Some("Zoë\u{202e}".into()),
            purchase_id: uuid::Uuid::from_u128(8).into(),
            ..PullSubject::default()
        };
        let lines = [
            "Card 00000000-0000-0000-0000-000000000007",
            "value 1,250.00",
            "drawn for Zoë⟨202E⟩",
            "purchase 00000000-0000-0000-0000-000000000008",
        ];
        assert_eq!(subject(&Subject::Pull(Box::new(pull))), lines);
        let none = Subject::Pull(Box::default());
        assert_eq!(subject(&none), ["No card was drawn"]);
    }

    #[test]
    fn an_event_is_named_by_its_name_and_id() {
        let event = EventSubject {
            name: Some("Autumn".into()),
            pack_event_id: Some("7".repeat(90)),
            ..EventSubject::default()
        };
        let id = format!("event {}…", "7".repeat(80));
        let named = subject(&Subject::Event(Box::new(event)));
        assert_eq!(named, ["Autumn", &id]);
        let none = Subject::Event(Box::default());
        assert_eq!(subject(&none), ["Pack event"]);
    }
}
