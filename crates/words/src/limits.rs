//! Words the limits of a pass.

use crate::catalogue::say;
use crate::format::odds;
use crate::join::sentences;
use answer::{Answer, Limits};
use verify::report::Kind;

/// The tenths of a percent in the whole, and the millionths in each.
const TENTHS: u32 = 1_000;
const MILLIONTHS: u64 = 1_000;

/// Says under a pass what it leaves open, and the stated return if the payload has it.
pub fn limits_of_pass(answer: &Answer) -> Option<String> {
    let limits = answer.limits.as_ref()?;
    let stated = stated_return(limits, answer.kind);
    Some(match stated {
        Some(stated) => sentences(say!(limits_pass), &stated),
        None => say!(limits_pass).into(),
    })
}

fn stated_return(limits: &Limits, kind: Kind) -> Option<String> {
    let tenths = limits.stated_return?.rounded(TENTHS)?;
    let share = odds(tenths.checked_mul(MILLIONTHS)?);
    Some(match kind {
        Kind::PackPull => say!(limits_return_pack_pull, share = share),
        Kind::PackEvent => say!(limits_return_pack_event, share = share),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use explain::Ratio;

    #[test]
    fn the_stated_return_is_rounded_once_to_a_tenth_of_a_percent() {
        let said = |upper, kind| {
            let ratio = Ratio::new(upper, 20_000);
            let limits = Limits {
                stated_return: ratio,
            };
            stated_return(&limits, kind)
        };
        let pull = "Stated return: 98.7%.";
        assert_eq!(said(19_749, Kind::PackPull).as_deref(), Some(pull));
        let event = said(24_690, Kind::PackEvent).expect("a figure");
        assert_eq!(event, "Stated return at the start: 123.5%.");
        let none = Limits {
            stated_return: None,
        };
        assert_eq!(stated_return(&none, Kind::PackPull), None);
    }
}
