//! What the chain must say for a payload to be true, and how its answers settle that.
//!
//! No I/O: [`Claims::settle`] is given the answers there are, and returns the chain steps with the
//! questions that are still open. Whoever asks them (a live endpoint, three of them, a saved file)
//! comes back with more answers until none is open. Absence is never evidence: what no answer shows
//! leaves a step skipped.

mod asked;
mod event;
mod logs;
pub mod oracle;
mod pull;
pub mod question;
mod seen;
mod waiting;
mod work;

pub use asked::{Answers, Asked};
pub use event::EventClaims;
pub use pull::{DrawClaim, OtherClaim, PullClaims};
pub use question::{Address, Answer, Question};

use super::report::{Cause, Step};
use super::subject::ContractName;
use question::Unread;
use work::Work;

/// What the chain must say for a payload.
#[derive(Clone, Debug)]
pub enum Claims {
    /// Of a pack event.
    Event(EventClaims),
    /// Of a Pack pull.
    Pull(Box<PullClaims>),
}

/// The chain steps as far as the answers reach.
#[derive(Clone, Debug)]
pub struct Settled {
    /// The two chain steps of the payload's kind.
    pub steps: [Step; 2],
    /// What must be asked before the steps are final; empty when they are.
    pub open: Vec<Question>,
    /// The coordinator that served the word, when it was seen.
    pub coordinator: Option<Address>,
}

impl Claims {
    /// The contract that the payload names, if it is an address.
    pub fn contract(&self) -> Option<Address> {
        match self {
            Self::Event(claims) => claims.contract,
            Self::Pull(claims) => claims.contract,
        }
    }

    /// The latest block that the claims speak of, when the payload says.
    pub fn latest_block(&self) -> Option<u64> {
        match self {
            Self::Event(_) => None,
            Self::Pull(claims) => claims
                .entries
                .iter()
                .map(|entry| entry.position.block)
                .max(),
        }
    }

    /// Settles the chain steps with the answers there are.
    pub fn settle(&self, answers: &Answers) -> Settled {
        let work = Work::default();
        let mut asked = Asked::new(answers, &work);
        let (steps, coordinator) = match (self, self.contract()) {
            (Self::Event(claims), Some(contract)) => claims.settle(contract, &mut asked),
            (Self::Pull(claims), Some(contract)) => claims.settle(contract, &mut asked),
            (_, None) => (self.unread(&Cause::Unread(Unread::NoContract)), None),
        };
        Settled {
            steps,
            open: asked.open(),
            coordinator,
        }
    }

    /// The chain steps when nothing could be read, and why.
    pub fn unread(&self, cause: &Cause) -> [Step; 2] {
        let ids = match self {
            Self::Event(_) => event::STEPS,
            Self::Pull(_) => pull::STEPS,
        };
        ids.map(|id| Step::skipped(id, cause.clone()))
    }
}

impl ContractName {
    /// The address, if it is one.
    pub(super) fn parsed(&self) -> Option<Address> {
        self.address.as_deref().and_then(Address::from_hex)
    }
}
