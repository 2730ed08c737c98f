//! The chain steps of a pack event: the anchored value, and where the seed came from.

use crate::answers::{Address, At};
use crate::claims::evidence::lookup::AnswerLookup;
use crate::claims::facts::{self, OracleProofs, reached::Reached};
use crate::claims::listed::UsedCoordinator;
use crate::event::EventClaims;
use crate::fields::Published;
use crate::step::{Cause, Check, Place, Point, Step, StepId};
use values::hash::Hash32;

/// The chain steps of a pack event.
pub const STEPS: [StepId; 3] = [StepId::Contract, StepId::SeedOrigin, StepId::OracleProof];

impl EventClaims {
    /// Settles the chain steps; the coordinator that served the seed, if it was seen.
    pub(crate) fn settle(
        &self,
        contract: Address,
        lookup: &mut AnswerLookup<'_>,
        proofs: &mut OracleProofs,
    ) -> (Vec<Step>, Vec<UsedCoordinator>) {
        let mut held = Check::new(StepId::Contract);
        let mut origin = Check::new(StepId::SeedOrigin);
        let mut served = None;
        if lookup.heads(&mut held).is_some() {
            self.held(&mut held, lookup);
            served = facts::seed_origin(self, contract, &mut origin, proofs, lookup);
        } else {
            lookup.heads(&mut origin);
        }
        if proofs.is_empty() {
            proofs.lacks_as(&origin);
        }
        (
            vec![held.finish(), origin.finish(), proofs.unproven()],
            served.into_iter().collect(),
        )
    }

    /// `events(vrf_event_id)` holds the anchored value.
    fn held(&self, check: &mut Check, lookup: &mut AnswerLookup<'_>) {
        let event_id = match self.event_id {
            Published::Is(event_id) => event_id,
            Published::Absent => return check.lacks(Cause::NotPublished("pack_event_id".into())),
            Published::Malformed => return check.lacks(Cause::Because(StepId::Payload)),
        };
        match self.anchored {
            Published::Is(anchored) => {
                if self.may_be_early {
                    match lookup.events(check, event_id, At::Pinned) {
                        Some(held) if held.value == Hash32::ZERO => {
                            return check.lacks(Cause::NotPublished("random_seed".into()));
                        }
                        Some(_) => {}
                        None => return,
                    }
                }
                let place = Place::Key(event_id);
                let asked = (Point::ContractAnchor, &place);
                facts::anchored(check, lookup, &Reached::Yes, asked, (event_id, anchored));
            }
            Published::Absent => {
                // An early report publishes nothing to compare. That the contract holds something
                // under its id says that the event is none of those early ones.
                if let Some(held) = lookup.events(check, event_id, At::Pinned)
                    && held.value != Hash32::ZERO
                {
                    check.shows(Point::ContractAnchor, &Place::Key(event_id), held);
                }
                check.lacks(Cause::NotPublished("deck_hash".into()));
            }
            Published::Malformed => check.lacks(Cause::Because(StepId::Payload)),
        }
    }
}
