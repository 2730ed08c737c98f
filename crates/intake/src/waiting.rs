//! Decides whether a proof that did not come is asked for again, and when: for the page and for the package's card.

use serde::{Deserialize, Serialize};

use crate::again::Patience;
use crate::load_error::LoadError;

/// The number of failures of another kind in a row after which a wait ends.
const PATIENCE: usize = 5;

/// A wait for a proof that may still come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// The service's last reason for giving no proof.
    pub reason: LoadError,
    /// The number of tries in a row that gave no proof.
    tries: u32,
    /// The failures of the tries since the service last gave a reason.
    failures: Vec<LoadError>,
}

impl Waiting {
    /// Begins a wait, or continues it after another try. Up to `PATIENCE` passing failures of another kind in a row do
    /// not end it, and its reason stays.
    ///
    /// # Errors
    ///
    /// Returns the error if it begins no wait, or ends this one.
    pub fn after(before: Option<Self>, error: LoadError) -> Result<Self, LoadError> {
        match before {
            Some(mut waiting) if waiting.outlasts(&error) => {
                waiting.tries = waiting.tries.saturating_add(1);
                waiting.failures.push(error);
                Ok(waiting)
            }
            before if error.again().begins => Ok(Self {
                reason: error,
                tries: before.map_or(1, |waiting| waiting.tries.saturating_add(1)),
                failures: Vec::new(),
            }),
            _ => Err(error),
        }
    }

    fn outlasts(&self, error: &LoadError) -> bool {
        let is_other = error.again().goes_on && error.name() != self.reason.name();
        is_other && self.failures.len() < PATIENCE
    }

    /// Returns the failure of the last try, if it was of another kind than the reason.
    pub fn last_failure(&self) -> Option<&LoadError> {
        self.failures.last()
    }

    /// Returns the seconds until the proof is asked for again: those that the last answer asks for, or else more after
    /// each try.
    pub fn seconds(&self) -> u64 {
        let last = self.last_failure().unwrap_or(&self.reason);
        let tries = self.tries.saturating_sub(1);
        let wait = Patience::PAGE.wait(tries, last.wait());
        wait.map_or(0, |wait| wait.as_secs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(errors: &[LoadError]) -> Result<Option<Waiting>, LoadError> {
        let mut errors = errors.iter().cloned();
        errors.try_fold(None, |waiting, error| {
            Ok(Some(Waiting::after(waiting, error)?))
        })
    }

    const BUSY: LoadError = LoadError::Busy {
        status: 503,
        wait: Some(7),
    };

    #[test]
    fn a_proof_that_is_not_ready_is_asked_for_less_and_less_often() {
        let seconds = |tries| {
            let waiting = after(&vec![LoadError::NotReady; tries]);
            waiting.expect("a wait").map(|waiting| waiting.seconds())
        };
        let expected = [5, 10, 20, 40, 60, 60].map(Some);
        assert_eq!([1, 2, 3, 4, 5, 600].map(seconds), expected);
    }

    #[test]
    fn an_answer_sets_the_wait_within_an_hour() {
        for (asked, seconds) in [(0, 1), (7, 7), (86_400, 3_600)] {
            let status = 503;
            let wait = Some(asked);
            let waiting = Waiting::after(None, LoadError::Busy { status, wait });
            assert_eq!(waiting.map(|waiting| waiting.seconds()), Ok(seconds));
        }
        let waiting = after(&[LoadError::NotReady, BUSY]).expect("a wait");
        assert_eq!(waiting.map(|waiting| waiting.seconds()), Some(7));
    }

    #[test]
    fn five_failures_of_another_kind_do_not_end_a_wait_and_a_sixth_does() {
        let lost = LoadError::Unreachable("no".into());
        let mut tries = vec![LoadError::NotReady];
        tries.extend(vec![lost.clone(); PATIENCE]);
        let waiting = after(&tries).expect("a wait").expect("a wait");
        assert_eq!(waiting.reason, LoadError::NotReady);
        assert_eq!(waiting.last_failure(), Some(&lost));
        assert_eq!(Waiting::after(Some(waiting), lost.clone()), Err(lost));
        tries.push(LoadError::NotReady);
        let waiting = after(&tries).expect("a wait").expect("a wait");
        assert_eq!((waiting.last_failure(), waiting.seconds()), (None, 60));
    }

    #[test]
    fn what_cannot_pass_begins_no_wait_and_ends_one() {
        for error in [
            LoadError::UnknownId,
            LoadError::Redirected,
            LoadError::Gate(401),
        ] {
            assert_eq!(after(core::slice::from_ref(&error)), Err(error.clone()));
            assert_eq!(after(&[LoadError::NotReady, error.clone()]), Err(error));
        }
        let lost = LoadError::TimedOut(30);
        assert_eq!(after(core::slice::from_ref(&lost)), Err(lost));
    }
}
