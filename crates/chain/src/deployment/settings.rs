//! Reads a settings file, `deployment.json`: the values that a site sets for itself.
//!
//! The page, the terminal and the package read it here. A file with one mistake sets nothing.

use std::borrow::Cow;

use super::item::Item;
use super::lists::Lists;
use super::mistake::{Mistake, SettingsError};
use crate::endpoint::Endpoint;
use verify::hash::Hash32;
use verify::json::{self, Object, Raw};

/// The most bytes of a settings file.
pub const MAX_BYTES: usize = 65_536;

/// The most items of a list.
const MAX_ENTRIES: usize = 200;

/// The most characters of a link's text.
const MAX_TEXT: usize = 80;

/// The settings of a site. The default is that of a site without a settings file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The service's base address without a final slash; empty for the page's origin.
    pub service: String,
    /// The lists.
    pub lists: Lists,
    /// The currency of amounts, by its ISO 4217 code; empty if payloads' amounts have no currency.
    pub currency: String,
    /// The site's origin, by which the single file names the site; empty if the site does not name itself.
    pub origin: String,
    /// Links that the foot of the page shows.
    pub links: Vec<Link>,
}

/// A link at the foot of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The words of the link.
    pub text: String,
    /// The address.
    pub url: String,
}

type Read<T> = Result<T, SettingsError>;

impl Settings {
    /// Reads a settings file. A file with no setting is the default.
    ///
    /// # Examples
    ///
    /// ```
    /// use chain::deployment::{Mistake, Settings};
    ///
    /// let file = br#"{"service": "https://shop.example/", "coordinators": ["my-chain:0xd5D517aBE5cF79B7e95eC98dB0f0277788aFF634"]}"#;
    /// let settings = Settings::read(file)?;
    /// assert_eq!(settings.service, "https://shop.example");
    /// assert_eq!(Settings::read(b"{}")?, Settings::default());
    ///
    /// let error = Settings::read(br#"{"contracts": ["base:0x12"]}"#).expect_err("a mistake");
    /// assert_eq!(error.mistake, Mistake::Address);
    /// assert_eq!(error.to_string(), "contracts[0]: no address of 40 hex digits after the colon");
    /// # Ok::<(), chain::deployment::SettingsError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SettingsError`] for the first mistake.
    pub fn read(file: &[u8]) -> Read<Self> {
        if file.len() > MAX_BYTES {
            return Err(SettingsError::at("", Mistake::TooLarge));
        }
        let unreadable = |cause| SettingsError::at("", Mistake::Unreadable(cause));
        let document = json::read(file.to_vec()).map_err(unreadable)?;
        if let Some(repeated) = &document.repeated {
            return Err(SettingsError::at(&repeated.path, Mistake::RepeatedKey));
        }
        let mut settings = Self::default();
        for (key, value) in document.object().members() {
            let key = key.text().unwrap_or_default();
            match &*key {
                "service" => settings.service = service(value)?,
                "contracts" => settings.lists.contracts = list(&key, value)?,
                "coordinators" => settings.lists.coordinators = list(&key, value)?,
                "oracle_keys" => settings.lists.oracle_keys = list(&key, value)?,
                "currency" => settings.currency = currency(value)?,
                "origin" => settings.origin = origin(value)?,
                "links" => settings.links = links(value)?,
                _ => return Err(SettingsError::at(key, Mistake::UnknownKey)),
            }
            settings.lists.deployment = Some(Hash32::of(&[file]));
        }
        Ok(settings)
    }
}

fn text<'a>(place: &str, value: Raw<'a>) -> Read<Cow<'a, str>> {
    let text = value.text();
    text.ok_or_else(|| SettingsError::at(place, Mistake::NotText))
}

/// Reads the items of a list, each once.
fn list<T: Item>(place: &str, value: Raw<'_>) -> Read<Vec<T>> {
    let items = value.array();
    let items = items.ok_or_else(|| SettingsError::at(place, Mistake::NotAList))?;
    let mut all: Vec<T> = Vec::new();
    for (number, value) in items.enumerate() {
        if number >= MAX_ENTRIES {
            return Err(SettingsError::at(place, Mistake::TooMany));
        }
        let place = format!("{place}[{number}]");
        let at_place = |mistake| SettingsError::at(&place, mistake);
        let item = text(&place, value)?;
        if item.contains(',') {
            return Err(at_place(Mistake::Comma));
        }
        let item = T::read(&item).map_err(at_place)?;
        if all.iter().any(|known| known.is_again(&item)) {
            return Err(at_place(Mistake::Duplicate));
        }
        all.push(item);
    }
    Ok(all)
}

/// Returns whether a text is an address that a page may ask, without a query.
fn is_address(text: &str) -> bool {
    let is_path = text.starts_with('/') && !text.starts_with("//");
    let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic());
    let is_bare = !text.contains(['?', '#', '\\']);
    is_plain && is_bare && (is_path || Endpoint::parse(text).is_some())
}

fn service(value: Raw<'_>) -> Read<String> {
    let service = text("service", value)?;
    match is_address(&service) {
        true => Ok(service.trim_end_matches('/').to_owned()),
        false => Err(SettingsError::at("service", Mistake::Url)),
    }
}

fn origin(value: Raw<'_>) -> Read<String> {
    let origin = text("origin", value)?;
    let host = origin.split_once("://").map(|(_, host)| host);
    let is_bare = host.is_some_and(|host| !host.contains(['/', '?', '#']));
    let is_spelt = |endpoint: &Endpoint| endpoint.url() == origin;
    match is_bare && Endpoint::parse(&origin).as_ref().is_some_and(is_spelt) {
        true => Ok(origin.into_owned()),
        false => Err(SettingsError::at("origin", Mistake::Origin)),
    }
}

fn currency(value: Raw<'_>) -> Read<String> {
    let currency = text("currency", value)?;
    let is_code = currency.len() == 3 && currency.bytes().all(|byte| byte.is_ascii_uppercase());
    match is_code {
        true => Ok(currency.into_owned()),
        false => Err(SettingsError::at("currency", Mistake::Currency)),
    }
}

fn links(value: Raw<'_>) -> Read<Vec<Link>> {
    const MAX: usize = 8;
    let links = value.array();
    let links = links.ok_or_else(|| SettingsError::at("links", Mistake::NotAList))?;
    let mut all = Vec::new();
    for (number, value) in links.enumerate() {
        if number >= MAX {
            return Err(SettingsError::at("links", Mistake::TooMany));
        }
        all.push(link(&format!("links[{number}]"), value)?);
    }
    Ok(all)
}

fn link(place: &str, value: Raw<'_>) -> Read<Link> {
    let not_a_link = || SettingsError::at(place, Mistake::NotALink);
    let object: Object<'_> = value.object().ok_or_else(not_a_link)?;
    let member = |name| object.get(name).ok().flatten().ok_or_else(not_a_link);
    let (words, address) = (member("text")?, member("url")?);
    if object.members().count() != 2 {
        return Err(not_a_link());
    }
    let (words, address) = (text(place, words)?, text(place, address)?);
    let count = words.trim().chars().count();
    if count == 0 || count > MAX_TEXT || words.chars().any(char::is_control) {
        return Err(SettingsError::at(place, Mistake::LinkText));
    }
    match Endpoint::parse(&address) {
        Some(endpoint) => Ok(Link {
            text: words.trim().to_owned(),
            url: endpoint.url().to_owned(),
        }),
        None => Err(SettingsError::at(place, Mistake::Url)),
    }
}
