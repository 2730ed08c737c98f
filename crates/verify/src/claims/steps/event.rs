//! The chain steps of a pack event: the anchored value, and where the seed came from.

use crate::answers::{Address, At};
use crate::claims::facts::{self, reached::Reached};
use crate::claims::settled::OfWindows;
use crate::claims::settlement::Settlement;
use crate::event::EventClaims;
use crate::fields::Published;
use crate::step::{Cause, Place, Point, Step, StepId, StepRun};
use values::hash::Hash32;

/// The chain steps of a pack event.
pub(crate) const STEPS: [StepId; 3] = [StepId::Contract, StepId::SeedOrigin, StepId::OracleProof];

impl EventClaims {
    /// Settles the chain steps; the coordinator that served the seed, if it was seen.
    pub(crate) fn settle(
        &self,
        contract: Address,
        case: &mut Settlement<'_>,
    ) -> (Vec<Step>, OfWindows) {
        let [mut held, mut origin] = [StepId::Contract, StepId::SeedOrigin].map(StepRun::new);
        if case.on(&mut held, Settlement::heads).is_none() {
            case.on(&mut origin, Settlement::heads);
            case.stop();
        }
        case.on(&mut held, |case| self.held(case));
        let served = case.on(&mut origin, |case| {
            let served = facts::seed_origin(self, contract, case);
            if case.proofs.is_empty() {
                case.leaves_word();
            }
            served
        });
        let steps = vec![held.finish(), origin.finish(), case.proofs.unproven()];
        let seen = OfWindows {
            served: served.into_iter().collect(),
            unneeded: Vec::new(),
        };
        (steps, seen)
    }

    /// `events(vrf_event_id)` holds the anchored value.
    fn held(&self, case: &mut Settlement<'_>) {
        let event_id = match self.event_id {
            Published::Is(event_id) => event_id,
            Published::Absent => return case.lacks(Cause::NotPublished("pack_event_id".into())),
            Published::Malformed => return case.lacks(Cause::Because(StepId::Payload)),
        };
        match self.anchored {
            Published::Is(anchored) => {
                if self.may_be_early {
                    match case.events(event_id, At::Pinned) {
                        Some(held) if held.value == Hash32::ZERO => {
                            return case.lacks(Cause::NotPublished("random_seed".into()));
                        }
                        Some(_) => {}
                        None => return,
                    }
                }
                let place = Place::Key(event_id);
                let point = Point::ContractAnchor;
                facts::anchored(case, &Reached::Yes, point, &place, event_id, anchored);
            }
            Published::Absent => {
                // An early report publishes nothing to compare. That the contract holds something
                // under its id says that the event is none of those early ones.
                if let Some(held) = case.events(event_id, At::Pinned)
                    && held.value != Hash32::ZERO
                {
                    case.run
                        .shows(Point::ContractAnchor, &Place::Key(event_id), held);
                }
                case.lacks(Cause::NotPublished("deck_hash".into()));
            }
            Published::Malformed => case.lacks(Cause::Because(StepId::Payload)),
        }
    }
}
