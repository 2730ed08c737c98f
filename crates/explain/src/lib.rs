//! Explains a check to a reader: everything except its steps.
//!
//! It works from the data that the check kept. It parses nothing again and decides nothing. Display texts are
//! those of the payload, unchecked.
//!
//! ```
//! let payload = br#"{"pack_event_id": "2fea377c-6030-4380-a2d7-c9538b227b0c", "name": "Lantern night"}"#;
//! let shown = explain::Explanation::of(verify::check(&payload[..], &mut |_| {})?);
//! let explain::Subject::Event(event) = &shown.overview.subject else {
//!     panic!("an event");
//! };
//! assert_eq!(event.name.as_deref(), Some("Lantern night"));
//! # Ok::<(), verify::PayloadError>(())
//! ```

#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

mod contract;
pub mod event;
mod excerpt;
mod explanation;
mod overview;
mod preimage;
pub mod pull;
mod ratio;
mod tool_mark;
mod wrong_card;

pub use contract::ContractName;
pub use excerpt::{Excerpt, ExcerptError};
pub use explanation::Explanation;
pub use overview::{Overview, Subject};
pub use preimage::{Hashed, Named, Preimage};
pub use ratio::Ratio;
pub use tool_mark::ToolMark;
pub use wrong_card::{Amount, CardFace, WrongCard};
