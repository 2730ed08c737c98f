//! Words the limits of a pass, and the stated return.

use crate::catalogue::say;
use crate::format::odds;
use crate::join::sentences;
use answer::{Answer, Fact, Headline};
use explain::Subject;
use explain::pull::TopBand;

/// The tenths of a percent in the whole, and the millionths in each.
const TENTHS: u32 = 1_000;
const MILLIONTHS: u64 = 1_000;

/// Words the limits of a pass: the draw, or the published data, keeps the rules regardless of the price, the odds and
/// the draws before it.
pub fn limits_of_pass(answer: &Answer) -> Option<String> {
    match answer.headline {
        Headline::Verified | Headline::AddsUp => {
            let sure = sure_draws(&answer.subject).unwrap_or_default();
            let limits = say!(limits_pass, mark = answer.mark_of(Fact::Rules));
            Some(sentences(&limits, &sure))
        }
        Headline::NotVerified
        | Headline::Contradicted
        | Headline::Refuted
        | Headline::NotConfirmed
        | Headline::OriginUnknown
        | Headline::CannotBeReplayed
        | Headline::NotOverYet => None,
    }
}

/// Says that draws without any chance took cards of the highest band before a pull.
fn sure_draws(subject: &Subject) -> Option<String> {
    let top = top_band(subject).filter(|top| top.sure > 0)?;
    Some(say!(limits_sure_draws, sure = top.sure, free = top.free))
}

fn top_band(subject: &Subject) -> Option<&TopBand> {
    match subject {
        Subject::Pull(pull) => pull.top_band.as_ref(),
        Subject::Event(_) => None,
    }
}

/// Says how many cards of the highest band others drew before a pull, and how many of these by draws that could give no
/// other card. `None` if they drew none.
pub fn drawn_before(top: &TopBand) -> Option<String> {
    let TopBand {
        free, drawn, sure, ..
    } = *top;
    match (drawn, sure) {
        (0, _) => None,
        (_, 0) => Some(say!(limits_drawn_before, free = free, drawn = drawn)),
        _ => {
            let said = say!(
                limits_drawn_before_surely,
                free = free,
                drawn = drawn,
                sure = sure
            );
            let after = top.sure_after;
            let after = after.map(|after| say!(limits_sure_after, after = after, sure = sure));
            Some(sentences(&said, &after.unwrap_or_default()))
        }
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
    fn the_draws_before_a_pull_are_counted_and_those_without_chance_named() {
        let said = |drawn, sure, sure_after| {
            drawn_before(&TopBand {
                free: 12,
                drawn,
                sure,
                sure_after,
            })
        };
        assert_eq!(said(0, 0, Some(0)), None);
        let some = "Cards of the highest band that were still available at the purchase: 12. Others drew 5 of them before this random number.";
        assert_eq!(said(5, 0, Some(0)).as_deref(), Some(some));
        let sure = "Cards of the highest band that were still available at the purchase: 12. Others drew 12 of them before this random number, 11 in draws that could give no other card.";
        assert_eq!(said(12, 11, None).as_deref(), Some(sure));
        let after = format!("{sure} Bought after this pull: 10 of these 11 draws.");
        assert_eq!(said(12, 11, Some(10)), Some(after));
    }

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
