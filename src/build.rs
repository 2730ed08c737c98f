//! Which build this is.

/// The build that a module was made from: the page refuses a worker of another build.
pub const BUILD: &str = env!("PACKPROOF_BUILD");
