//! Reads an item of a deployment's lists.

use super::mistake::Mistake;
use verify::claims::{Address, ListedLog};
use verify::hash::Hash32;
use verify::report::LogKind;

/// Reads `network:address`. Blanks around either do not matter.
///
/// # Errors
///
/// Returns the first mistake.
pub(crate) fn contract(item: &str) -> Result<(&str, Address), Mistake> {
    let (network, address) = item.rsplit_once(':').ok_or(Mistake::NoNetwork)?;
    let network = network.trim();
    if network.is_empty() {
        return Err(Mistake::NoNetwork);
    }
    let address = Address::from_hex(address.trim()).ok_or(Mistake::Address)?;
    Ok((network, address))
}

/// Reads the hash of a contract's code: `code HASH`; `None` for another field.
///
/// # Errors
///
/// Returns the mistake.
pub(crate) fn code(field: &str) -> Option<Result<Hash32, Mistake>> {
    let mut words = field.split_whitespace();
    words.next().filter(|name| *name == "code")?;
    let hash = words.next().and_then(Hash32::from_hex);
    let hash = hash.filter(|_| words.next().is_none());
    Some(hash.ok_or(Mistake::CodeHash))
}

/// Reads the layout of one kind of log: `anchored SIGNATURE KEY VALUE`, `requested SIGNATURE KEY VALUE REQUEST` or
/// `fulfilled SIGNATURE KEY VALUE`.
///
/// # Errors
///
/// Returns the first mistake.
pub(crate) fn log(contract: Address, layout: &str) -> Result<ListedLog, Mistake> {
    let mut words = layout.split_whitespace();
    let kind = match words.next() {
        Some("anchored") => LogKind::Anchored,
        Some("requested") => LogKind::Requested,
        Some("fulfilled") => LogKind::Fulfilled,
        _ => return Err(Mistake::LogKind),
    };
    let signature = words.next().and_then(Hash32::from_hex);
    let signature = signature.ok_or(Mistake::LogSignature)?;
    let mut place = || {
        let place = words.next().map(str::parse);
        place.transpose().map_err(|_| Mistake::LogPlace)
    };
    let log = ListedLog {
        contract,
        kind,
        signature,
        key: place()?.ok_or(Mistake::LogPlace)?,
        value: place()?.ok_or(Mistake::LogPlace)?,
        request: place()?,
    };
    match words.next() {
        None => Ok(log),
        Some(_) => Err(Mistake::LogPlace),
    }
}
