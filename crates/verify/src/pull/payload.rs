//! Reads a Pack pull's proof from its bytes.

use std::borrow::Cow;
use std::sync::Arc;
use values::order::{GrowingMap, OrderedMap, OrderedSet};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::packs_v1;
use super::version::{Version, Versions};
use crate::fields::{self, Fields, Published};
use crate::replies::Address;
use crate::step::{LogKind, Value};
use values::hash::Hash32;
use values::json::{Form, FormError, Object, Raw, Wire, Word};
use values::order;
use values::position::{Bound, Position};

/// The fields that name a transaction: of the version's anchor, the purchase's anchor and the request.
pub const TRANSACTIONS: [&str; 3] = [
    "version_anchor_tx_hash",
    "purchase_anchor_tx_hash",
    "request_tx_hash",
];

/// A record: one draw on which the result depends, or may depend.
#[derive(Debug)]
pub struct Record {
    /// The id of the purchase, from which the pull key derives.
    pub purchase_id: Uuid,
    /// The index in [`PullPayload::versions`] of the version that the card was drawn from.
    pub version: usize,
    /// The recipe under which the version was built.
    pub selection_version: String,
    /// `committed_unavailable`: the ids of the unavailable cards, each once.
    pub unavailable: OrderedSet<Uuid>,
    /// The position at which the shop took the unavailable set.
    pub as_of: Position,
    /// The card that the record names as awarded; `None` for an exhausted draw.
    pub claimed_award: Option<Uuid>,
    /// `username`, for display.
    pub username: Option<String>,
}

/// The value under a pull key in `records`.
#[derive(Clone, Debug)]
pub enum ParsedRecord {
    /// A well-formed record, of packs_v1 or of another recipe.
    Record(Arc<Record>),
    /// A record that names an unknown recipe, and does not have the form of packs_v1.
    UnknownRecipe(String),
    /// A malformed record: the step `payload` has failed on it.
    Malformed,
}

impl ParsedRecord {
    /// Returns the record, if it is well-formed.
    pub const fn record(&self) -> Option<&Arc<Record>> {
        match self {
            Self::Record(record) => Some(record),
            Self::UnknownRecipe(..) | Self::Malformed => None,
        }
    }

    /// Returns the recipe that the record names.
    pub fn recipe(&self) -> Option<&str> {
        match self {
            Self::Record(record) => Some(&record.selection_version),
            Self::UnknownRecipe(name) => Some(name),
            Self::Malformed => None,
        }
    }
}

/// An entry of `chain_events`: one log of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Entry {
    /// The kind of the log.
    pub kind: LogKind,
    /// The event id of an anchored root; otherwise the pull key.
    pub key: Hash32,
    /// The position of the log.
    pub position: Position,
    /// The root, the requested event id, or the word.
    pub value: Hash32,
}

/// `coverage`: the span of the chain for which the proof supplies every relevant log, both ends included.
#[derive(Clone, Copy, Debug)]
pub struct Coverage {
    /// The first end of the span.
    pub from: Bound,
    /// The last end of the span.
    pub to: Bound,
}

/// A proof, with every record read, needed or not.
#[derive(Clone, Debug)]
pub struct PullPayload {
    /// `target_pull_key`: the key of the target.
    pub target: Published<Hash32>,
    /// `award`: the card; `None` inside for an exhausted draw.
    pub award: Published<Option<Uuid>>,
    /// `records`, by pull key.
    pub records: Published<OrderedMap<Hash32, ParsedRecord>>,
    /// The versions of all records, each once.
    pub versions: Vec<Arc<Version>>,
    /// `chain_events`: the supplied logs.
    pub chain_events: Published<Vec<Entry>>,
    /// `coverage`: the span of the chain with all its relevant logs.
    pub coverage: Published<Coverage>,
    /// `version_root`: the root of the target's version.
    pub version_root: Published<Hash32>,
    /// `version_event_id`: the event id of the target's version.
    pub version_event_id: Published<Hash32>,
    /// `selection_version`: the name of the proof's recipe.
    pub selection_version: Published<String>,
    /// The contract that the proof names, if that is an address.
    pub contract: Option<Address>,
}

impl Wire<'_> for Entry {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let object: Object<'_> = raw.read()?;
        let kind: LogKind = object.required("kind")?;
        let (key, value) = match kind {
            LogKind::Anchored => (object.required("event_id")?, object.required("root")?),
            LogKind::Requested => (object.required("pull_key")?, object.required("event_id")?),
            LogKind::Fulfilled => {
                let word: Word = object.required("word")?;
                (object.required("pull_key")?, word.0)
            }
        };
        Ok(Self {
            kind,
            key,
            position: Position::of(&object)?,
            value,
        })
    }
}

impl Wire<'_> for LogKind {
    const FORM: Form = Form::LogKind;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        match raw.text().as_deref() {
            Some("anchored") => Ok(Self::Anchored),
            Some("requested") => Ok(Self::Requested),
            Some("fulfilled") => Ok(Self::Fulfilled),
            _ => Err(raw.malformed(Self::FORM)),
        }
    }
}

impl Wire<'_> for Coverage {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let object: Object<'_> = raw.read()?;
        Ok(Self {
            from: object.required("from")?,
            to: object.required("to")?,
        })
    }
}

impl Record {
    fn read<'a>(raw: Raw<'a>, versions: &mut Versions<'a>) -> Result<Self, FormError> {
        let object: Object<'a> = raw.read()?;
        let unavailable: Vec<Uuid> = object.required("committed_unavailable")?;
        let version: Raw<'a> = object.required("version")?;
        Ok(Self {
            purchase_id: object.required("purchase_id")?,
            version: versions
                .intern(version)
                .map_err(|fault| fault.at("version"))?,
            selection_version: object
                .required::<Cow<'_, str>>("selection_version")?
                .into_owned(),
            unavailable: order::set(unavailable),
            as_of: object.required("as_of")?,
            claimed_award: object.required("claimed_award")?,
            username: object.display("username"),
        })
    }
}

impl PullPayload {
    /// Reads the proof.
    pub fn read(fields: &mut Fields<'_>) -> Self {
        let target = fields.required("target_pull_key");
        let award = fields.required("award");
        let records = fields.required("records");
        let mut versions = Versions::default();
        let records = match records {
            Published::Is(object) => {
                Published::Is(records_of(fields, &object, target.value(), &mut versions))
            }
            Published::Absent => Published::Absent,
            Published::Malformed => Published::Malformed,
        };
        Self {
            target,
            award,
            records,
            versions: versions.list.into_iter().map(Arc::new).collect(),
            chain_events: fields.required("chain_events"),
            coverage: fields.required("coverage"),
            version_root: fields.required("version_root"),
            version_event_id: fields.required("version_event_id"),
            selection_version: fields
                .required("selection_version")
                .map(Cow::<'_, str>::into_owned),
            contract: fields::contract(&fields.object),
        }
    }

    /// Returns the record under a pull key.
    pub fn parsed_record(&self, key: &Hash32) -> Option<&ParsedRecord> {
        self.records.as_ref().value()?.get(key)
    }

    /// Returns the record under the target's key.
    pub fn own(&self) -> Option<&ParsedRecord> {
        self.parsed_record(self.target.as_ref().value()?)
    }

    /// Returns whether the proof names another recipe than packs_v1.
    pub(super) fn is_relabelled(&self) -> bool {
        let name = self.selection_version.as_ref().value();
        name.is_some_and(|name| name != packs_v1::NAME)
    }
}

fn records_of<'a>(
    fields: &mut Fields<'a>,
    object: &Object<'a>,
    target: Option<Hash32>,
    versions: &mut Versions<'a>,
) -> OrderedMap<Hash32, ParsedRecord> {
    let mut records = GrowingMap::new();
    for (name, raw) in object.members() {
        let shown = name.text().unwrap_or_default();
        let unknown_recipe = unknown_recipe(raw);
        let key: Hash32 = match name.read() {
            Ok(key) => key,
            // No draw has such a key, so a record of an unknown recipe under it is not needed.
            Err(_) if unknown_recipe.is_some() => continue,
            Err(fault) => {
                fields.fault(&fault.at("records"));
                continue;
            }
        };
        let parsed_record = match (Record::read(raw, versions), unknown_recipe) {
            (Ok(record), _) => ParsedRecord::Record(Arc::new(record)),
            (Err(_), Some(name)) if target != Some(key) => ParsedRecord::UnknownRecipe(name),
            (Err(fault), unknown_recipe) => {
                fields.fault(&fault.at(&shown).at("records"));
                unknown_recipe.map_or(ParsedRecord::Malformed, ParsedRecord::UnknownRecipe)
            }
        };
        // Two spellings of one key repeat the key: no one knows which record belongs to it.
        if records.insert(key, parsed_record).is_some() {
            let path = format!("records.{shown}");
            fields.misplaced(&path, Value::Hash(key), Form::OnceInRecords);
            records.insert(key, ParsedRecord::Malformed);
        }
    }
    if let Some(target) = target.filter(|target| !records.contains_key(target)) {
        let path = format!("records.{target}");
        fields.misplaced(&path, Value::Nothing, Form::TargetRecord);
    }
    records.into_iter().collect()
}

/// Returns the recipe that a record names, if it is unknown.
fn unknown_recipe(record: Raw<'_>) -> Option<String> {
    let name: Cow<'_, str> = record.object()?.required("selection_version").ok()?;
    (name != packs_v1::NAME).then(|| name.into_owned())
}
