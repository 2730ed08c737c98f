//! Real blocks: of Ethereum, and of a local chain with the real coordinator.

mod answers;
mod ethereum;
mod local;
mod malformed;
mod optimism;
