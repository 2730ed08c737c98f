//! Compares the label by which a payload names its network with the networks of the table.

use super::network::Network;

/// A label in the two forms in which it is compared.
pub(crate) struct Label {
    /// The [plain] form, for names.
    name: String,
    /// The form without case, spaces, `-` and `_`, for chain ids. Other punctuation stays, so `8.453` is not the number
    /// of a network. `None` for a label with a leading `-`, such as `-8453`.
    id: Option<String>,
}

impl Label {
    /// Reads a label from the text of a payload.
    pub(crate) fn new(text: &str) -> Self {
        let joins = |c: char| c.is_ascii_whitespace() || matches!(c, '-' | '_');
        let id = (!text.trim_ascii_start().starts_with('-')).then(|| lower(text, |c| !joins(c)));
        Self {
            name: plain(text),
            id,
        }
    }

    /// Returns whether the label names this network.
    pub(crate) fn names(&self, network: &Network) -> bool {
        let kind = if network.test { "testnet" } else { "mainnet" };
        let is_usual = |name: &str| network.labels.contains(&name);
        let short = self.name.strip_suffix(kind);
        is_usual(&self.name)
            || short.is_some_and(is_usual)
            || self.name == plain(network.selector)
            || self.id.as_deref().is_some_and(|id| {
                id.strip_prefix("eip155:").unwrap_or(id) == network.chain_id.to_string()
            })
    }
}

/// Returns a label in plain form. Characters outside ASCII stay, so that no look-alike can become a name.
pub(crate) fn plain(label: &str) -> String {
    lower(label, |c| !c.is_ascii() || c.is_ascii_alphanumeric())
}

fn lower(text: &str, keeps: impl Fn(char) -> bool) -> String {
    let kept = text.chars().filter(|c| keeps(*c));
    kept.map(|c| c.to_ascii_lowercase()).collect()
}
