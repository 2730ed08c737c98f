//! Derives the whole first answer of a check, as codes and values.
//!
//! The crate uses a report, the reading of the chain, and the deployment's lists. It holds no words: the crate `words`
//! turns its codes into sentences; the page, the terminal and the printed report draw them. Only this crate decides a
//! mark.

#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

pub mod about;
mod answer;
mod brief;
mod chip;
mod contract;
mod fact;
mod failure;
mod files;
mod group;
mod headline;
mod lead;
mod mark;
pub mod moments;
mod network;
mod next;
mod questions;
mod readers;
mod steps;
mod trust;
mod witness;

pub use answer::{Answer, Circumstances, Read, RecordedReading};
pub use brief::Brief;
pub use chip::Chip;
pub use contract::{Coordinator, ListStatus, look_up};
pub use fact::Fact;
pub use failure::Failure;
pub use files::{Choice, FileResult, FileRow, FileView, Order, choices};
pub use group::Group;
pub use headline::{Headline, Tone, not_replayable};
pub use lead::{Agrees, Contradiction, Lead, Open, RefusedWindow, Rest};
pub use mark::{Mark, Shape, basis_name};
pub use network::{LOCAL, Network};
pub use next::{Asks, Next, can_ask};
pub use questions::{Question, Said};
pub use readers::{Reader, Shows, Standing};
pub use steps::Steps;
pub use trust::{EndpointTrust, OracleTrust, Trusted, is_proven, left_to_trust};
pub use witness::lone_reader;
