//! Lets owners do anything that the contract's specified interface allows, and publishes the proofs that they would
//! like.
//!
//! Each act has the chain steps and the verdict that the rules require of its proof.

mod act;
mod dates;
mod events;
mod ids;
mod stage;
mod windows;

use fixtures::stream::Stream;

use crate::chain::Chain;
use crate::oracle::Coordinator;
use crate::payloads::Payloads;
use crate::result::Result;
use stage::Acts;

/// Makes all acts, and returns their proofs together with these payloads.
pub fn tell(chain: &Chain, oracle: Coordinator, payloads: Payloads) -> Result<Payloads> {
    let mut acts = Acts {
        chain,
        oracle,
        stream: Stream::new("acts"),
        payloads,
    };
    dates::tell(&mut acts)?;
    ids::tell(&mut acts)?;
    windows::tell(&mut acts)?;
    events::tell(&mut acts)?;
    Ok(acts.payloads)
}
