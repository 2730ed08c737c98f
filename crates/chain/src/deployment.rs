//! Reads the settings of a deployment: its lists, which supplement the values that the oracle's operator publishes, and
//! everything else that a site sets.

mod item;
mod lists;
mod mistake;
mod settings;

pub use lists::{ListedContract, ListedCoordinator, ListedKey, Lists, listed};
pub use mistake::{Mistake, SettingsError};
pub use settings::{Link, MAX_BYTES, Settings};
