//! What proven receipts have of a Pack pull: of the target, of every draw of its windows, and of what classifies the
//! other words in them.

use values::order::{OrderedMap, OrderedSet};

use super::comparison::{Compared, Comparison};
use super::notary::ProvenWord;
use super::receipt::{Notarised, OwnRequest};
use crate::answers::Address;
use crate::claims::evidence::logged::LoggedFulfilment;
use crate::claims::listed::{Listed, LoggedEntry};
use crate::claims::proven::ProvenDate;
use crate::pull::{DrawClaim, Entry, PullClaims};
use crate::step::{LogKind, Place, Point, StepId, Value};
use values::hash::Hash32;
use values::position::Position;

/// Where a log is: which of the receipts, and its place in it.
type At = (usize, usize);

/// Where a log is in its block: the index of its receipt, and its place in it.
type InBlock = (u64, usize);

/// What the receipts have, by what they record.
struct Recorded<'n, 'a> {
    notarised: &'n [Notarised<'a>],
    entries: OrderedMap<(LogKind, Hash32), Vec<(At, LoggedEntry)>>,
    /// The oracle's answers, by coordinator and request.
    answers: OrderedMap<(Address, Hash32), Vec<(At, Hash32)>>,
}

/// What the receipts have of a pull's values.
pub fn of_pull(
    claims: &PullClaims,
    contract: Address,
    listed: &Listed,
    notarised: &[Notarised<'_>],
) -> Compared {
    let recorded = Recorded::of(contract, listed, notarised);
    let mut compared = Compared::default();
    for draw in &claims.draws {
        recorded.draw(draw, &mut compared);
    }
    for other in &claims.others {
        let place = Place::Key(other.request.key);
        let entries = [
            (Point::ContractOtherRoot, other.anchor),
            (Point::ContractRequest, other.request),
            (Point::ContractWord, other.word),
        ];
        for (
            point,
            Entry {
                kind, key, value, ..
            },
        ) in entries
        {
            let found = recorded.compare((point, &place), (kind, key), value);
            compared.add(StepId::Contract, found);
        }
    }
    recorded.date(claims, &mut compared);
    compared
}

impl<'n, 'a> Recorded<'n, 'a> {
    fn of(contract: Address, listed: &Listed, notarised: &'n [Notarised<'a>]) -> Self {
        let mut entries: OrderedMap<_, Vec<_>> = OrderedMap::new();
        let mut answers: OrderedMap<_, Vec<_>> = OrderedMap::new();
        for (receipt, own) in notarised.iter().enumerate() {
            for kind in [LogKind::Anchored, LogKind::Requested, LogKind::Fulfilled] {
                for (log, entry) in own.entries(contract, listed, kind) {
                    let of_key = entries.entry((kind, entry.key)).or_default();
                    of_key.push(((receipt, log), entry));
                }
            }
            for (place, log) in own.receipt.logs.iter().enumerate() {
                if let Some(answer) = LoggedFulfilment::read(&log.topics, &log.data)
                    && listed.coordinators.contains(&log.address)
                    && own.receipt.succeeded
                {
                    let of_request = answers.entry((log.address, answer.request_id)).or_default();
                    of_request.push(((receipt, place), answer.word));
                }
            }
        }
        Self {
            notarised,
            entries,
            answers,
        }
    }

    /// The one entry of a kind under a key: where several differ, none is chosen.
    fn entry(&self, (kind, key): (LogKind, Hash32)) -> Option<(At, LoggedEntry)> {
        let all = self.entries.get(&(kind, key))?;
        let (at, first) = *all.first()?;
        let mut values = all.iter().map(|(_, entry)| (entry.value, entry.request));
        values
            .all(|value| value == (first.value, first.request))
            .then_some((at, first))
    }

    fn key_hash(&self, (receipt, _): At) -> Option<Hash32> {
        self.notarised.get(receipt).map(Notarised::key_hash)
    }

    fn compare(
        &self,
        (point, place): (Point, &Place),
        entry: (LogKind, Hash32),
        published: Hash32,
    ) -> Option<Comparison> {
        let (at, entry) = self.entry(entry)?;
        Some(Comparison {
            point,
            place: place.clone(),
            published: published.into(),
            proven: entry.value.into(),
            key_hash: self.key_hash(at)?,
            at,
            is_word: false,
        })
    }

    fn draw(&self, draw: &DrawClaim, compared: &mut Compared) {
        let place = Place::Draw(draw.name);
        let (version, key) = (draw.version_event_id, draw.name.pull_key);
        let anchors = [
            (Point::ContractVersion, version, draw.version_root),
            (
                Point::ContractPurchase,
                draw.purchase_event_id,
                draw.purchase_commitment,
            ),
        ];
        for (point, id, value) in anchors {
            let found = self.compare((point, &place), (LogKind::Anchored, id), value);
            compared.add(StepId::Contract, found);
        }
        let requested = (LogKind::Requested, key);
        let found = self.compare((Point::ContractRequest, &place), requested, version);
        compared.add(StepId::Contract, found);
        let word = draw.word.map(|word| word.value);
        let delivered = (LogKind::Fulfilled, key);
        let found =
            word.and_then(|word| self.compare((Point::ContractWord, &place), delivered, word));
        compared.add(StepId::Contract, found);
        let proven = word.zip(self.word_of(&key));
        for (id, point) in [
            (StepId::WordOrigin, Point::CoordinatorWord),
            (StepId::OracleProof, Point::ProvenWord),
        ] {
            let proven = proven.map(|(published, (receipt, own, word))| Comparison {
                point,
                place: place.clone(),
                published: published.into(),
                proven: word.word.into(),
                key_hash: own.asked.request.key_hash,
                at: (receipt, own.log),
                is_word: true,
            });
            compared.add(id, proven);
        }
    }

    /// The request of a pull, and its proven word: the one that the pull's log names, or the only one there is in the
    /// receipt.
    fn word_of(&self, key: &Hash32) -> Option<(usize, &OwnRequest, &ProvenWord)> {
        let ((receipt, _), entry) = self.entry((LogKind::Requested, *key))?;
        let named = |id: &Hash32| entry.request.is_none_or(|request| request == *id);
        let notarised = self.notarised.get(receipt)?;
        let (own, word) = notarised.only(|request| named(&request.id))?;
        Some((receipt, own, word))
    }

    /// Dates the judged entries whose logs the receipts have.
    fn date(&self, claims: &PullClaims, compared: &mut Compared) {
        let judged = claims.judged();
        let mut blocks: OrderedMap<u64, OrderedSet<Position>> = OrderedMap::new();
        let as_of = claims.draws.iter().map(|draw| draw.as_of);
        for position in judged.iter().map(|entry| entry.position).chain(as_of) {
            blocks.entry(position.block).or_default().insert(position);
        }
        let dated = judged
            .iter()
            .filter_map(|entry| Some((entry, self.log_of(entry)?)));
        let dated: Vec<(&Entry, At)> = dated.collect();
        let mut by_block: OrderedMap<u64, Vec<(Position, InBlock)>> = OrderedMap::new();
        for (entry, (receipt, log)) in &dated {
            if let Some(own) = self.notarised.get(*receipt) {
                let there = by_block.entry(entry.position.block).or_default();
                there.push((entry.position, (own.receipt.index, *log)));
            }
        }
        for (entry, at) in dated {
            let (Some(own), Some(key_hash)) = (self.notarised.get(at.0), self.key_hash(at)) else {
                continue;
            };
            let block = own.receipt.block.number;
            let exact = Position {
                block,
                log_index: u32::try_from(at.1).unwrap_or(u32::MAX),
            };
            let positions = blocks.get(&block).map_or(0, OrderedSet::len);
            let shown = by_block.get(&block).map(Vec::as_slice).unwrap_or_default();
            let date = if own.receipt.index == 0 && exact == entry.position {
                ProvenDate::At(exact)
            } else if positions <= 1 || positions <= shown.len() && is_in_order(shown) {
                ProvenDate::In(block)
            } else {
                continue;
            };
            compared.facts.add_date(entry, date, key_hash);
            let (point, published, proven) = match date {
                ProvenDate::At(at) => (Point::LogAt(entry.kind), entry.position.into(), at.into()),
                ProvenDate::In(block) => {
                    let published = Value::Number(entry.position.block);
                    (Point::BlockAt(entry.kind), published, Value::Number(block))
                }
            };
            compared.dates.push(Comparison {
                point,
                place: Place::Key(entry.key),
                published,
                proven,
                key_hash,
                at,
                is_word: false,
            });
        }
    }

    /// The log of an entry, in its block: the contract's own, or the oracle's answer where the contract logs words in a
    /// form that is not listed, or its callback failed.
    fn log_of(&self, entry: &Entry) -> Option<At> {
        let is_there = |(receipt, _): &At| {
            let notarised = self.notarised.get(*receipt);
            notarised.is_some_and(|own| own.receipt.block.number == entry.position.block)
        };
        let own = self
            .entries
            .get(&(entry.kind, entry.key))
            .into_iter()
            .flatten();
        let mut own = own.filter(|(_, logged)| logged.value == entry.value);
        if let Some((at, _)) = own.find(|(at, _)| is_there(at)) {
            return Some(*at);
        }
        if entry.kind != LogKind::Fulfilled {
            return None;
        }
        let (_, request, _) = self.word_of(&entry.key)?;
        let asked = (request.asked.coordinator, request.asked.request.id);
        let answers = self.answers.get(&asked).into_iter().flatten();
        let mut answers = answers.filter(|(_, word)| *word == entry.value);
        answers.find(|(at, _)| is_there(at)).map(|(at, _)| *at)
    }
}

/// Whether logs of one block are in the order of their positions, by their places in the receipts.
fn is_in_order(shown: &[(Position, InBlock)]) -> bool {
    shown.iter().all(|(position, place)| {
        let mut others = shown.iter();
        others.all(|(other, at)| position.cmp(other) == place.cmp(at))
    })
}
