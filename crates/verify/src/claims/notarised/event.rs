//! What proven receipts have of a pack event.

use super::comparison::{Compared, Comparison};
use super::notary::ProvenWord;
use super::receipt::{Notarised, OwnRequest};
use crate::answers::Address;
use crate::claims::listed::{Listed, LoggedEntry};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::step::{LogKind, Place, Point, StepId};
use values::hash::Hash32;
use values::order;

/// What the receipt of an event's own request has. A log has a meaning where the deployment lists the contract's
/// signatures.
pub fn of_event(
    claims: &EventClaims,
    contract: Address,
    listed: &Listed,
    notarised: &[Notarised<'_>],
) -> Compared {
    let mut compared = Compared::default();
    let (Published::Is(event_id), Published::Is(anchored)) = (claims.event_id, claims.anchored)
    else {
        return compared;
    };
    let mut receipts = notarised.iter().enumerate();
    let own = receipts.find(|(_, notarised)| notarised.holds(contract, &event_id));
    let Some((receipt, own)) = own else {
        return compared;
    };
    let Some((log, anchor)) = own.anchor(contract, listed, &event_id) else {
        return compared;
    };
    let anchor = anchor.value;
    compared.add(
        StepId::Contract,
        Some(Comparison {
            point: Point::ContractAnchor,
            place: Place::Key(event_id),
            published: anchored.into(),
            proven: anchor.into(),
            key_hash: own.key_hash(),
            at: (receipt, log),
            is_word: false,
        }),
    );
    if anchor == anchored
        && let Published::Is(seed) = claims.seed
        && let Some((request, word)) = own.request_of_event(&event_id, contract, listed)
    {
        for (id, point) in [
            (StepId::SeedOrigin, Point::SeedWord),
            (StepId::OracleProof, Point::ProvenWord),
        ] {
            compared.add(
                id,
                Some(Comparison {
                    point,
                    place: Place::Key(request.asked.request.id),
                    published: seed.into(),
                    proven: word.word.into(),
                    key_hash: request.asked.request.key_hash,
                    at: (receipt, request.log),
                    is_word: true,
                }),
            );
        }
    }
    compared
}

impl Notarised<'_> {
    /// The one anchor that the contract logged under an id, by the listed signature.
    fn anchor(
        &self,
        contract: Address,
        listed: &Listed,
        id: &Hash32,
    ) -> Option<(usize, LoggedEntry)> {
        let entries = self.entries(contract, listed, LogKind::Anchored);
        let of_id = || entries.iter().filter(|(_, entry)| entry.key == *id);
        let different = order::set(of_id().map(|(_, entry)| *entry));
        of_id().next().copied().filter(|_| different.len() == 1)
    }

    /// An event's request and its word: the only one that no pull's log names. Where the contract logged anything else
    /// than of this event and of such pulls, the request may be another sale's.
    fn request_of_event(
        &self,
        event_id: &Hash32,
        contract: Address,
        listed: &Listed,
    ) -> Option<(&OwnRequest, &ProvenWord)> {
        let requested = listed.log_of(contract, LogKind::Requested)?;
        let logs = self.receipt.logs.iter();
        let mut of_pulls = Vec::new();
        for log in logs.filter(|log| log.address == contract) {
            match requested.read(log) {
                Some(pull) => of_pulls.push(pull.request?),
                None if log.holds(event_id) => {}
                None => return None,
            }
        }
        self.only(|request| !of_pulls.contains(&request.id))
    }
}
