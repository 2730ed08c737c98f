//! Reads the settings of the site, for the rest of the page.

use std::sync::Arc;

use answer::ListStatus;
use chain::deployment::{Settings, SettingsError};
use explain::ContractName;

use super::browser;
use super::settings::{self, SettingsFile};

/// Returns the settings in a file. An empty one sets nothing.
///
/// # Errors
///
/// [`SettingsError`] for a file with a mistake, which sets nothing either.
pub fn read(file: &SettingsFile) -> Result<Settings, SettingsError> {
    match file.bytes.as_slice() {
        [] => Ok(Settings::default()),
        bytes => Settings::read(bytes),
    }
}

/// Returns the settings of the site as they are now.
pub fn settings() -> Settings {
    read(&settings::file()).unwrap_or_default()
}

/// Returns the settings of the site, and follows them. `None` while they load.
pub fn followed() -> Option<Settings> {
    let file: Arc<SettingsFile> = settings::followed()?;
    Some(read(&file).unwrap_or_default())
}

/// Looks a contract up in the site's list.
pub fn look_up(contract: &ContractName) -> ListStatus {
    answer::look_up(contract, &settings().lists.contracts)
}

/// Returns the base address of the service, empty for the page's origin; `None` for the single file without a
/// configured service, because it has no origin to ask.
pub fn service() -> Option<String> {
    let base = settings().service;
    (!base.is_empty() || !browser::is_single()).then_some(base)
}
