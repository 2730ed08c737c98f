//! Remembers the site of the last pasted link, if that is not the site that the page asks.

use super::reactive::Lasting;
use super::{browser, deployment};
use crate::model::site::{Elsewhere, elsewhere, host};
use crate::worker::task::Link;

/// The last pasted link, with its site if that is not the site that the page asks.
#[derive(Clone, Copy)]
pub struct FromElsewhere(Lasting<Option<(Link, Elsewhere)>>);

impl FromElsewhere {
    /// Returns the state before any link was pasted.
    pub fn nothing() -> Self {
        Self(Lasting::new(None))
    }

    /// Remembers the pasted address of a link, if it names its site.
    pub fn pasted(self, address: Option<&str>, link: &Link) {
        let own = [deployment::service().unwrap_or_default(), browser::origin()];
        let site = address.and_then(|address| elsewhere(address, &own));
        self.0.set(site.map(|site| (link.clone(), site)));
    }

    /// Returns the site that a link was pasted from.
    pub fn of(self, link: &Link) -> Option<Elsewhere> {
        let pasted = self.0.get_untracked();
        pasted
            .filter(|(known, _)| known == link)
            .map(|(_, site)| site)
    }
}

/// Returns the host that the page asks for proofs.
pub fn asked() -> String {
    let (service, origin) = (deployment::service().unwrap_or_default(), browser::origin());
    let host = host(&service).or_else(|| host(&origin));
    host.unwrap_or_default().to_owned()
}
