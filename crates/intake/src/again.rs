//! The one table of the errors after which a service is asked again, and after how long. An endpoint of the chain has
//! another one (`crates/chain/src/client.rs`).

use core::time::Duration;

use crate::load_error::LoadError;

/// The programs that ask again after an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Again {
    /// A page, or a card of the package, begins to wait: the proof may come later.
    pub begins: bool,
    /// They go on waiting for a proof that was not ready before: the failure may pass.
    pub goes_on: bool,
    /// A check in the terminal, which does not wait for a proof.
    pub check: bool,
    /// A watch: everything but the service's word about the proof. A page in a payload's place may be a proxy's, and is no
    /// evidence about the proof.
    pub watch: bool,
}

impl LoadError {
    /// Returns who asks again after this error.
    pub const fn again(&self) -> Again {
        let [begins, goes_on, check, watch] = match self {
            Self::NotReady => [true, false, false, false],
            Self::NotAllowed => [true, false, false, true],
            Self::NotItsOwn => [true, true, false, false],
            Self::Busy { .. } | Self::BrokeOff(_) | Self::CutOff(_) => [true; 4],
            Self::ServiceStatus(408 | 425 | 429 | 500..=599)
            | Self::Unreachable(_)
            | Self::TimedOut(_) => [false, true, false, true],
            Self::ServiceStatus(410)
            | Self::UnknownId
            | Self::NoFile
            | Self::NoProof(_)
            | Self::Foreign(_) => [false; 4],
            Self::ServiceStatus(_)
            | Self::Gate(_)
            | Self::WebPage(_)
            | Self::Nothing(_)
            | Self::Redirected
            | Self::Unreadable(_)
            | Self::AnotherId(_)
            | Self::AnotherKind(..)
            | Self::SavedProof(_)
            | Self::File(_) => [false, false, false, true],
        };
        Again {
            begins,
            goes_on,
            check,
            watch,
        }
    }

    /// Returns the seconds that the answer asks to wait.
    pub const fn wait(&self) -> Option<u64> {
        match self {
            Self::Busy { wait, .. } => *wait,
            _ => None,
        }
    }
}

/// How long a program waits before it asks again, and how often it does.
#[derive(Debug)]
pub struct Patience {
    /// The waits one after another, in milliseconds.
    waits: &'static [u64],
    /// True if the last wait repeats without an end.
    repeats: bool,
    /// The longest wait that an answer may ask for, in seconds.
    longest: u64,
}

impl Patience {
    /// A page, or a card of the package, that stays open.
    pub const PAGE: Self = Self {
        waits: &[5_000, 10_000, 20_000, 40_000, 60_000],
        repeats: true,
        longest: 3_600,
    };
    /// A check in the terminal: the tries of one request.
    pub const CHECK: Self = Self {
        waits: &[500, 1_000, 2_000],
        repeats: false,
        longest: 20,
    };
    /// A watch: the tries of a whole round.
    pub const WATCH: Self = Self {
        waits: &[2_000; 8],
        repeats: false,
        longest: 60,
    };

    /// Returns the wait after a number of earlier waits: the one that the answer asks for, in seconds, or else the
    /// program's; `None` if nobody asks again. A program without an end waits no longer than its longest.
    pub fn wait(&self, before: u32, asked: Option<u64>) -> Option<Duration> {
        let next = usize::try_from(before)
            .ok()
            .and_then(|at| self.waits.get(at));
        let last = self.waits.last().filter(|_| self.repeats);
        let own = Duration::from_millis(*next.or(last)?);
        match asked {
            None => Some(own),
            Some(asked) if self.repeats => Some(Duration::from_secs(asked.clamp(1, self.longest))),
            Some(asked) => (asked <= self.longest).then(|| Duration::from_secs(asked)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::PayloadError;

    /// One 502 ended the retries for a proof that was not ready.
    #[test]
    fn a_failure_that_passes_is_no_answer_about_a_proof() {
        for status in [408, 425, 429, 500, 502, 503, 504, 599] {
            assert!(LoadError::ServiceStatus(status).again().goes_on, "{status}");
        }
        assert!(LoadError::Unreachable(String::new()).again().goes_on);
        assert!(LoadError::TimedOut(30).again().goes_on);
        for status in [400, 401, 403, 410, 451, 600] {
            assert!(
                !LoadError::ServiceStatus(status).again().goes_on,
                "{status}"
            );
        }
        for error in [
            LoadError::UnknownId,
            LoadError::NotReady,
            LoadError::NotAllowed,
            LoadError::Redirected,
        ] {
            assert!(!error.again().goes_on, "{error}");
        }
    }

    /// The page did not ask again for a proof that was not ready, nor after an answer that broke off.
    #[test]
    fn a_proof_that_may_come_is_asked_for_again() {
        let cut = verify::read(b"{\"pulls\": [".to_vec()).expect_err("half a text");
        for error in [
            LoadError::NotAllowed,
            LoadError::NotReady,
            LoadError::NotItsOwn,
            LoadError::CutOff(cut),
        ] {
            assert!(error.again().begins, "{error}");
        }
        for error in [
            LoadError::Unreachable(String::new()),
            LoadError::UnknownId,
            LoadError::ServiceStatus(500),
            LoadError::TimedOut(30),
            LoadError::Redirected,
        ] {
            assert!(!error.again().begins, "{error}");
        }
    }

    /// A proxy's page ended a watch.
    #[test]
    fn a_watch_asks_again_unless_the_service_spoke_of_the_proof() {
        for error in [
            LoadError::WebPage(200),
            LoadError::Gate(401),
            LoadError::ServiceStatus(301),
        ] {
            assert!(error.again().watch && !error.again().check, "{error}");
        }
        for error in [
            LoadError::NotReady,
            LoadError::UnknownId,
            LoadError::NotItsOwn,
            LoadError::NoProof(PayloadError::NotAPayload),
            LoadError::ServiceStatus(410),
        ] {
            assert!(!error.again().watch, "{error}");
        }
    }

    #[test]
    fn a_program_waits_as_long_as_the_answer_asks_within_its_limit() {
        let seconds = |patience: Patience, before, asked| {
            patience.wait(before, asked).map(|wait| wait.as_secs_f32())
        };
        assert_eq!(seconds(Patience::CHECK, 0, None), Some(0.5));
        assert_eq!(seconds(Patience::CHECK, 2, Some(20)), Some(20.0));
        assert_eq!(seconds(Patience::CHECK, 0, Some(21)), None);
        assert_eq!(seconds(Patience::CHECK, 3, None), None);
        assert_eq!(seconds(Patience::WATCH, 7, Some(60)), Some(60.0));
        assert_eq!(seconds(Patience::WATCH, 8, None), None);
        assert_eq!(seconds(Patience::PAGE, 600, Some(0)), Some(1.0));
        assert_eq!(seconds(Patience::PAGE, 0, Some(86_400)), Some(3_600.0));
    }
}
