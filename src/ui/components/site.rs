//! Shows the settings of the site: whose they are, their SHA-256, the links that they set, and the reason if the page
//! goes on without them.

use leptos::prelude::*;

use super::copy::Exact;
use super::error_panel::Cause;
use super::safe_text::SafeText;
use crate::ui::browser;
use crate::ui::reactive::redrawn;
use crate::ui::settings::{self, Fault};

/// The longest host or cause that is shown.
const LIMIT: usize = 300;

/// Draws the reason that the page goes on without settings, if there is one.
#[component]
pub fn SettingsFault() -> impl IntoView {
    redrawn(|| {
        let site = settings::followed()?;
        let (name, sentence, cause) = match site.fault.as_ref()? {
            Fault::NotLoaded(cause) => ("not-loaded", words::say!(settings_not_loaded), cause),
            Fault::Mistake(cause) => ("mistake", words::say!(settings_mistake), cause),
        };
        let cause = format!("deployment.json: {cause}");
        Some(view! {
            <div class="settings-fault" data-settings-fault=name role="status">
                <p>{sentence}" "{words::say!(settings_without)}</p>
                <Cause cause=words::safe_text(&cause, LIMIT).shown />
            </div>
        })
    })
}

/// Draws the digest of the settings, for the facts of the build.
#[component]
pub fn SettingsDigest() -> impl IntoView {
    redrawn(|| {
        let digest = settings::followed()?.settings.lists.deployment?;
        Some(view! {
            <div data-settings="">
                <dt>{words::say!(build_settings)}</dt>
                <dd><Exact value=digest.to_string() what=words::say!(build_settings) /></dd>
            </div>
        })
    })
}

/// Says in the single file whose settings it has.
#[component]
pub fn SettingsOwner() -> impl IntoView {
    browser::is_single().then(|| {
        let site = settings::site();
        let said = match (site.file.is_empty(), site.settings.origin.as_str()) {
            (true, _) => words::say!(settings_of_no_one).to_owned(),
            (false, "") => words::say!(settings_of_unnamed).to_owned(),
            (false, origin) => words::say!(settings_of, site = origin),
        };
        view! { <p data-settings-of="">{said}</p> }
    })
}

/// Draws the links that the settings set.
#[component]
pub fn SiteLinks() -> impl IntoView {
    redrawn(|| {
        let site = settings::followed()?;
        let link = |link: &chain::deployment::Link| {
            let (text, url) = (link.text.clone(), link.url.clone());
            view! { <li><a href=url rel="noopener noreferrer external"><SafeText text limit=80 /></a></li> }
        };
        let links = &site.settings.links;
        (!links.is_empty())
            .then(|| view! { <ul class="site-links" data-site-links="">{links.iter().map(link).collect_view()}</ul> })
    })
}
