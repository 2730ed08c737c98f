//! Asks the contract: the questions that [`crate::verify::claims`] finds open, through the endpoints
//! that the buyer chose.

pub mod abi;
pub mod line;
pub mod networks;
mod plan;
mod ranges;
pub mod reader;
pub mod reading;
pub mod rpc;
