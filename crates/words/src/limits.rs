//! Words the limits of a pass, and the stated return.

use crate::catalogue::say;
use crate::format::odds;
use answer::{Answer, Headline};
use explain::Subject;

/// The tenths of a percent in the whole, and the millionths in each.
const TENTHS: u32 = 1_000;
const MILLIONTHS: u64 = 1_000;

/// Says under a pass what it leaves open: the draw kept the rules, whatever the price and the odds are.
pub fn limits_of_pass(answer: &Answer) -> Option<&'static str> {
    match answer.headline {
        Headline::Verified | Headline::InPart | Headline::AddsUp => Some(say!(limits_pass)),
        Headline::NotVerified
        | Headline::Contradicted
        | Headline::OriginUnknown
        | Headline::CannotBeReplayed
        | Headline::NotOverYet => None,
    }
}

/// Says the stated return, if the payload has both of its parts.
pub fn stated_return(subject: &Subject) -> Option<String> {
    let tenths = subject.stated_return()?.rounded(TENTHS)?;
    let share = odds(tenths.checked_mul(MILLIONTHS)?);
    Some(match subject {
        Subject::Pull(_) => say!(limits_return_pack_pull, share = share),
        Subject::Event(_) => say!(limits_return_pack_event, share = share),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use explain::Ratio;
    use explain::event::EventSubject;
    use explain::pull::{Odds, PullSubject};
    use verify::hash::Hash32;

    #[test]
    fn the_stated_return_is_rounded_once_to_a_tenth_of_a_percent() {
        let mut pull = PullSubject {
            odds: Some(Odds {
                version_root: Hash32::of(&[]),
                version_event_id: Hash32::of(&[]),
                means: Vec::new(),
                expected: Ratio::new(19_749, 2),
                award: None,
            }),
            tier_price_cents: Some(10_000),
            ..PullSubject::default()
        };
        let said = stated_return(&Subject::Pull(Box::new(pull.clone())));
        assert_eq!(said.as_deref(), Some("Stated return: 98.7%."));
        pull.tier_price_cents = None;
        assert_eq!(stated_return(&Subject::Pull(Box::new(pull))), None);
        let event = EventSubject {
            stated_return: Ratio::new(24_690, 20_000),
            ..EventSubject::default()
        };
        let said = stated_return(&Subject::Event(Box::new(event)));
        let start = "Stated return at the start: 123.5%.";
        assert_eq!(said.as_deref(), Some(start));
    }
}
