//! Names this build.

/// The build that a module was made from. The page refuses a worker of another build.
pub const BUILD: &str = env!("PACKPROOF_BUILD");
