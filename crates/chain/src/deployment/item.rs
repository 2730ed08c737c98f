//! Reads an item of a deployment's lists from its text.

use super::lists::{ListedContract, ListedCoordinator, ListedKey};
use super::mistake::Mistake;
use crate::networks::is_same;
use verify::claims::{Address, ListedLog};
use verify::hash::Hash32;
use verify::report::LogKind;

/// An item of a list.
pub(super) trait Item: Sized {
    /// Reads an item.
    ///
    /// # Errors
    ///
    /// Returns the first mistake.
    fn read(text: &str) -> Result<Self, Mistake>;

    /// Returns true if the two items are about the same thing on one network, even if they use two of its names.
    fn is_again(&self, other: &Self) -> bool;
}

/// A coordinator: `network:address`.
impl Item for ListedCoordinator {
    fn read(text: &str) -> Result<Self, Mistake> {
        let (network, address) = split(text)?;
        let address = Address::from_hex(address).ok_or(Mistake::Address)?;
        Ok(Self { network, address })
    }

    fn is_again(&self, other: &Self) -> bool {
        self.address == other.address && is_same(&self.network, &other.network)
    }
}

/// A key: `network:key hash`.
impl Item for ListedKey {
    fn read(text: &str) -> Result<Self, Mistake> {
        let (network, hash) = split(text)?;
        let key_hash = Hash32::from_hex(hash).ok_or(Mistake::KeyHash)?;
        Ok(Self { network, key_hash })
    }

    fn is_again(&self, other: &Self) -> bool {
        self.key_hash == other.key_hash && is_same(&self.network, &other.network)
    }
}

/// A contract, with the layouts of its logs and the hash of its code: `network:address; anchored SIGNATURE KEY VALUE;
/// code HASH`.
impl Item for ListedContract {
    fn read(text: &str) -> Result<Self, Mistake> {
        let mut fields = text.split(';');
        let ListedCoordinator { network, address } = Item::read(fields.next().unwrap_or_default())?;
        let mut contract = Self {
            network,
            address,
            code: None,
            logs: Vec::new(),
        };
        for field in fields {
            match field.trim().split_once(char::is_whitespace) {
                Some(("code", _)) if contract.code.is_some() => return Err(Mistake::Duplicate),
                Some(("code", hash)) => {
                    let code = Hash32::from_hex(hash.trim()).ok_or(Mistake::CodeHash)?;
                    contract.code = Some(code);
                }
                _ => contract.add(log(address, field)?)?,
            }
        }
        Ok(contract)
    }

    fn is_again(&self, other: &Self) -> bool {
        self.address == other.address && is_same(&self.network, &other.network)
    }
}

impl ListedContract {
    fn add(&mut self, log: ListedLog) -> Result<(), Mistake> {
        let mut logs = self.logs.iter();
        if logs.any(|own| (own.kind, own.signature) == (log.kind, log.signature)) {
            return Err(Mistake::Duplicate);
        }
        self.logs.push(log);
        Ok(())
    }
}

/// Splits an item at its last colon. Blanks around either part do not matter.
fn split(item: &str) -> Result<(String, &str), Mistake> {
    let (network, value) = item.rsplit_once(':').ok_or(Mistake::NoNetwork)?;
    match network.trim() {
        "" => Err(Mistake::NoNetwork),
        network => Ok((network.to_owned(), value.trim())),
    }
}

/// Reads the layout of one kind of log: `anchored SIGNATURE KEY VALUE`, `requested SIGNATURE KEY VALUE REQUEST` or `fulfilled
/// SIGNATURE KEY VALUE`. A signature is a log's first topic. The others are the places of the key, the value and, if the log of a
/// request has it, the oracle's request. They are counted from 0, the indexed ones first, and all differ.
fn log(contract: Address, layout: &str) -> Result<ListedLog, Mistake> {
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
    let is_request = |place| log.request == Some(place);
    let is_shared = log.key == log.value || is_request(log.key) || is_request(log.value);
    let has_other = log.request.is_some() && kind != LogKind::Requested;
    match words.next() {
        None if !is_shared && !has_other => Ok(log),
        _ => Err(Mistake::LogPlace),
    }
}
