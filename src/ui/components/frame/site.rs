//! Shows the settings of the site: whose they are, their SHA-256, and the reason if the page goes on without them.

use leptos::prelude::*;

use crate::ui::components::parts::copy::Exact;
use crate::ui::components::parts::error_panel::Cause;
use crate::ui::locale::Locale;
use crate::ui::reactive::{effect, redrawn};
use crate::ui::{browser, deployment, settings};

/// The longest cause that is shown.
const LIMIT: usize = 300;

/// Draws the reason that the page goes on without settings, if there is one. Otherwise draws amounts in their currency.
#[component]
pub fn SettingsFault() -> impl IntoView {
    let locale = expect_context::<Locale>();
    effect(move || {
        if let Some(settings) = deployment::followed() {
            locale.use_currency(&settings.currency);
        }
    });
    redrawn(|| {
        let file = settings::followed()?;
        let (name, sentence, cause) = match (&file.not_loaded, deployment::read(&file)) {
            (Some(cause), _) => (
                "not-loaded",
                words::say!(settings_not_loaded),
                cause.clone(),
            ),
            (None, Err(mistake)) => (
                "has-mistake",
                words::say!(settings_mistake),
                mistake.to_string(),
            ),
            (None, Ok(_)) => return None,
        };
        let cause = ["deployment.json", &cause].join(": ");
        Some(view! {
            <div class="box settings-fault" data-settings-fault=name role="status">
                <p>{sentence}{words::join::between()}{words::say!(settings_without)}</p>
                <Cause cause=words::safe_text(&cause, LIMIT).shown />
            </div>
        })
    })
}

/// Draws the digest of the settings, for the facts of the build.
#[component]
pub fn SettingsDigest() -> impl IntoView {
    redrawn(|| {
        let digest = deployment::followed()?.lists.deployment?;
        Some(view! {
            <dt>{words::say!(build_settings)}</dt>
            <dd data-settings=""><Exact value=digest.to_string() what=words::say!(build_settings) /></dd>
        })
    })
}

/// Names in the single file the site whose settings it has.
#[component]
pub fn SettingsOwner() -> impl IntoView {
    browser::is_single().then(|| {
        let settings = deployment::settings();
        let said = match (settings.lists.deployment, settings.origin.as_str()) {
            (None, _) => words::say!(settings_of_no_one).to_owned(),
            (Some(_), "") => words::say!(settings_of_unnamed).to_owned(),
            (Some(_), origin) => words::say!(settings_of, site = origin),
        };
        view! { <p data-settings-of="">{said}</p> }
    })
}
