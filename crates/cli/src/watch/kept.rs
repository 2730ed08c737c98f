//! Keeps the state of one proof: its first commitments, and its status.

use std::collections::BTreeMap;

use chain::networks::by_label;
use intake::Link;
use serde::{Deserialize, Serialize};
use uuid::Uuid;
use verify::claims::Address;
use verify::hash::Hash32;
use verify::report::{Kind, Verdict};

use super::change::{Change, Differs, News, SCHEMA};
use super::ids::Followed;
use super::seen::{Commitments, Seen};

/// The version of the state's files.
pub const FORMAT: u32 = 1;

/// The number of looks in a row after which a proof that the service does not return is gone. One may be a stranger's
/// answer, or that of a service that is being replaced.
const LASTS: u32 = 2;

/// The commitments that changed, each with its other value, if it has one.
type Changed = BTreeMap<String, Option<String>>;

/// The state of one proof, as its file holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    packproof_watch: u32,
    /// The followed proof.
    pub followed: Followed,
    /// The link to the proof at the service, once it is known.
    pub link: Option<Link>,
    /// The status of the proof.
    pub stand: Stand,
    /// True if the service had the proof and no longer has it.
    pub is_gone: bool,
    /// The number of looks in a row that found no proof, since it was last seen.
    #[serde(default)]
    misses: u32,
    /// The time at which the proof was first seen.
    pub first_seen: Option<String>,
    /// The verdict of the last look.
    verdict: Option<String>,
    /// The steps that failed at the last look.
    failing_steps: Vec<String>,
    /// Each commitment with the value that was first seen.
    commitments: Commitments,
    /// Each commitment that ever changed, with its last other value if there was one. A commitment that returns to its
    /// first value stays in the list.
    changed: Changed,
}

/// The status of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// The proof is not ready, not over, or not confirmed.
    Waiting,
    /// Everything agrees. The watch no longer asks for it.
    Settled,
    /// A step failed, and the proof has not settled since.
    Failed,
}

impl Kept {
    /// Builds the state of a proof that was never asked for.
    pub fn fresh(followed: Followed) -> Self {
        let link = match &followed {
            Followed::Of(link) => Some(link.clone()),
            Followed::Id(_) => None,
        };
        Self {
            packproof_watch: FORMAT,
            followed,
            link,
            stand: Stand::Waiting,
            is_gone: false,
            misses: 0,
            first_seen: None,
            verdict: None,
            failing_steps: Vec::new(),
            commitments: Commitments::new(),
            changed: BTreeMap::new(),
        }
    }

    /// Returns the name of the proof's file. An id with characters that are not safe in every file name is replaced by
    /// its hash.
    pub fn name(followed: &Followed) -> String {
        let (kind, id) = (followed.kind(), followed.id());
        let plain = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        let id = match id.len() <= 64 && id.bytes().all(plain) {
            true => id.to_owned(),
            false => Hash32::of(&[id.as_bytes()]).to_string(),
        };
        format!("{kind}-{id}.json")
    }

    /// Reads a file of this name.
    pub fn read(bytes: &[u8], name: &str) -> Option<Self> {
        let kept: Self = serde_json::from_slice(bytes).ok()?;
        let is_own = kept.packproof_watch == FORMAT && Self::name(&kept.followed) == name;
        is_own.then_some(kept)
    }

    /// Returns the bytes of the file.
    pub fn write(&self) -> Vec<u8> {
        written(self)
    }

    /// Opens a proof again that settled without the chain. Returns true if it did.
    pub fn reopen(&mut self) -> bool {
        let offline = Verdict::VerifiedOffline.name();
        let is_open = self.stand == Stand::Settled && self.verdict.as_deref() == Some(offline);
        if is_open {
            self.stand = Stand::Waiting;
        }
        is_open
    }

    /// Returns true if the watch still asks for the proof.
    pub fn is_open(&self) -> bool {
        self.stand != Stand::Settled
    }

    /// Returns true if the proof needs a person's attention.
    pub fn is_bad(&self) -> bool {
        self.is_gone || !self.changed.is_empty() || self.stand == Stand::Failed
    }

    /// Records that the service does not have the proof, or not yet, and returns the changes. A proof that was seen is
    /// gone if that lasts.
    pub fn take_none(&mut self, at: &str) -> Vec<Change> {
        if self.first_seen.is_none() || self.is_gone {
            return Vec::new();
        }
        self.misses = self.misses.saturating_add(1);
        if self.misses < LASTS {
            return Vec::new();
        }
        self.is_gone = true;
        vec![self.change(News::Gone, at, None, &Changed::new())]
    }

    /// Records a look at the proof, and returns the changes.
    pub fn take(&mut self, seen: Seen, at: &str) -> Vec<Change> {
        let before = self.clone();
        let hash = Some(seen.payload_sha256);
        self.is_gone = false;
        self.misses = 0;
        self.first_seen.get_or_insert_with(|| at.to_owned());
        self.verdict = Some(seen.verdict.to_owned());
        let now = seen.commitments;
        let differing = now.as_ref().map(|now| differing(&self.commitments, now));
        let mut differing = differing.unwrap_or_default();
        differing.retain(|name, now| match (self.changed.get(name), now) {
            (Some(Some(known)), Some(now)) => !is_same(known, now),
            (known, now) => known != Some(now),
        });
        self.changed.extend(differing.clone());
        for (name, value) in now.into_iter().flatten() {
            self.commitments.entry(name).or_insert(value);
        }
        // A failure remains until everything agrees. An unreadable chain withdraws nothing.
        if !seen.failing.is_empty() {
            self.stand = Stand::Failed;
            self.failing_steps = seen.failing;
        } else if seen.is_settled {
            self.stand = Stand::Settled;
            self.failing_steps = Vec::new();
        }
        let mut news = Vec::new();
        if before.is_gone {
            news.push(News::Back);
        }
        if !differing.is_empty() {
            news.push(News::Changed);
        }
        let stands = |kept: &Self| (kept.stand, kept.failing_steps.clone());
        match self.stand {
            Stand::Failed if stands(self) != stands(&before) => news.push(News::Failed),
            Stand::Settled => news.push(News::Settled),
            Stand::Failed | Stand::Waiting => {}
        }
        let said = news
            .into_iter()
            .map(|news| self.change(news, at, hash, &differing));
        said.collect()
    }

    fn change(
        &self,
        news: News,
        at: &str,
        payload_sha256: Option<Hash32>,
        differing: &Changed,
    ) -> Change {
        let differs = |(name, now): (&String, &Option<String>)| Differs {
            field: name.clone(),
            first: self.commitments.get(name).cloned().unwrap_or_default(),
            now: now.clone(),
        };
        let changed = differing.iter().filter(|_| news == News::Changed);
        Change {
            schema: SCHEMA,
            change: news,
            kind: self.link.as_ref().map(kind),
            id: self.followed.id().to_owned(),
            at: at.to_owned(),
            first_seen: self.first_seen.clone(),
            verdict: self.verdict.clone().filter(|_| news != News::Gone),
            failing_steps: match news {
                News::Failed => self.failing_steps.clone(),
                News::Settled | News::Changed | News::Gone | News::Back => Vec::new(),
            },
            commitments: changed.map(differs).collect(),
            payload_sha256: payload_sha256.map(|hash| hash.to_string()),
        }
    }
}

/// Returns the commitments that differ from their first values. A commitment that was first absent is not among them.
fn differing(first: &Commitments, now: &Commitments) -> Changed {
    let each = first.iter().filter_map(|(name, first)| {
        let now = now.get(name);
        let is_kept = now.is_some_and(|now| is_same(first, now));
        (!is_kept).then(|| (name.clone(), now.cloned()))
    });
    each.collect()
}

/// Returns true if two published values are the same: a hash or an address in either case, with `0x` or without, an id
/// with hyphens or without, and a network by any of its names.
fn is_same(one: &str, other: &str) -> bool {
    fn same<T: PartialEq>(one: Option<T>, other: Option<T>) -> bool {
        one.is_some_and(|one| other.is_some_and(|other| one == other))
    }
    let network = |text| by_label(text).map(|network| network.chain_id);
    one.eq_ignore_ascii_case(other)
        || same(Hash32::from_hex(one), Hash32::from_hex(other))
        || same(Address::from_hex(one), Address::from_hex(other))
        || same(uuid(one), uuid(other))
        || same(network(one), network(other))
}

/// Reads an id in either case, with hyphens or without.
fn uuid(text: &str) -> Option<Uuid> {
    let id = Uuid::try_parse(text).ok();
    id.filter(|_| matches!(text.len(), 32 | 36))
}

/// Returns the kind of the proof, as reports name it.
const fn kind(link: &Link) -> &'static str {
    match link {
        Link::Event(_) => Kind::PackEvent.name(),
        Link::Pull(_) => Kind::PackPull.name(),
    }
}

/// Writes a file of the state with one value on each line, so that a difference is easy to read.
pub fn written(value: &impl Serialize) -> Vec<u8> {
    let mut bytes = serde_json::to_vec_pretty(value).unwrap_or_default();
    bytes.push(b'\n');
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_may_change_its_spelling() {
        let (hash, address) = ("ab".repeat(32), "cd".repeat(20));
        for (one, other) in [
            (hash.as_str(), format!("0X{}", hash.to_uppercase())),
            (&address, format!("0x{}", address.to_uppercase())),
            (
                "2fea377c-6030-4380-a2d7-c9538b227b0c",
                "2FEA377C60304380A2D7C9538B227B0C".into(),
            ),
            ("base", "eip155:8453".into()),
            ("v2", "V2".into()),
        ] {
            assert!(is_same(one, &other), "{one} {other}");
        }
        for (one, other) in [
            (hash.as_str(), "ab".repeat(31) + "ac"),
            ("base", "polygon".into()),
            ("v1", "v2".into()),
            ("", hash.clone()),
        ] {
            assert!(!is_same(one, &other), "{one} {other}");
        }
    }
}
