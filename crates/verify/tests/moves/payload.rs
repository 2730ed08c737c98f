//! Lists the moves in the payload: the lies that a shop can publish about its history.
//!
//! The awards are replayed from the published values, so that each lie is consistent in itself.

use fixtures::chain::hash;
use fixtures::shop::proof::Proof;
use verify::position::Position;
use verify::pull::Entry;
use verify::report::LogKind::{self, Anchored, Fulfilled, Requested};

use super::history::{History, behind};

/// A move in the payload. It names entries and sales by their position in the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lie {
    /// Leaves out the word, the request, or both, of these pulls.
    LeaveOut(Vec<(usize, LeftOut)>),
    /// Leaves out one entry.
    LeaveOne(usize),
    /// Dates an entry to another position.
    Date(usize, Position),
    /// Gives a record's unavailable set another time.
    AsOf(usize, Position),
    /// Ends the coverage at this position.
    CoverTo(Position),
    /// Reverses the order of the entries.
    Reorder,
    /// Repeats an entry.
    Repeat(usize),
    /// Repeats an entry at another position.
    Contradict(usize),
    /// Exchanges the values of two entries of a kind.
    ExchangeValues(usize, usize),
    /// Exchanges the positions of two entries.
    ExchangePlaces(usize, usize),
    /// Exchanges an entry's key and value.
    Turn(usize),
    /// Gives an entry another kind.
    Call(usize, LogKind),
    /// Gives an entry another value.
    Value(usize),
    /// Names no transactions, or those of others.
    Transactions(bool),
}

/// The logs of a pull that are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    Word,
    Request,
    Both,
}

const LEFT_OUT: [LeftOut; 3] = [LeftOut::Word, LeftOut::Request, LeftOut::Both];
const KINDS: [LogKind; 3] = [Anchored, Requested, Fulfilled];

/// The range of lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Leaves out one pull.
    OnePull,
    /// Leaves out any pulls.
    Pulls,
    /// Tells every kind of lie.
    All,
}

/// Returns every lie about a proof.
pub fn lies(proof: &Proof, history: &History, reach: Reach) -> Vec<Lie> {
    let mut lies = left_out(proof);
    match reach {
        Reach::OnePull => {
            lies.retain(|lie| matches!(lie, Lie::LeaveOut(left_out) if left_out.len() == 1));
            return lies;
        }
        Reach::Pulls => return lies,
        Reach::All => {}
    }
    let entries = &proof.entries;
    let positions = positions(history);
    for (one, entry) in entries.iter().enumerate() {
        let is_of_a_pull = entry.kind != Anchored;
        if !is_of_a_pull || entry.key == proof.target {
            lies.push(Lie::LeaveOne(one));
        }
        let elsewhere = positions
            .iter()
            .filter(|position| **position != entry.position);
        lies.extend(elsewhere.map(|position| Lie::Date(one, *position)));
        lies.extend([
            Lie::Repeat(one),
            Lie::Contradict(one),
            Lie::Turn(one),
            Lie::Value(one),
        ]);
        let kinds = KINDS.into_iter().filter(|kind| *kind != entry.kind);
        lies.extend(kinds.map(|kind| Lie::Call(one, kind)));
        for (other, with) in entries.iter().enumerate().skip(one + 1) {
            lies.push(Lie::ExchangePlaces(one, other));
            if with.kind == entry.kind && with.value != entry.value {
                lies.push(Lie::ExchangeValues(one, other));
            }
        }
    }
    for (sale, own) in proof.sales.iter().enumerate() {
        let elsewhere = positions.iter().filter(|position| **position != own.as_of);
        lies.extend(elsewhere.map(|position| Lie::AsOf(sale, *position)));
    }
    lies.extend(positions.into_iter().map(Lie::CoverTo));
    lies.push(Lie::Reorder);
    lies.extend([Lie::Transactions(true), Lie::Transactions(false)]);
    lies
}

/// Returns every way to leave out words and requests of the other pulls.
fn left_out(proof: &Proof) -> Vec<Lie> {
    let requests = proof.entries.iter().enumerate();
    let requests = requests.filter(|(_, entry)| entry.kind == Requested);
    let others = requests.filter(|(_, entry)| entry.key != proof.target);
    let mut ways = vec![Vec::new()];
    for (request, entry) in others {
        let mut words = proof.entries.iter();
        let has_word = words.any(|word| (word.kind, word.key) == (Fulfilled, entry.key));
        let left_out = if has_word {
            &LEFT_OUT[..]
        } else {
            &[LeftOut::Request]
        };
        let with = ways.iter().flat_map(|way: &Vec<(usize, LeftOut)>| {
            left_out.iter().map(move |left_out| {
                let mut way = way.clone();
                way.push((request, *left_out));
                way
            })
        });
        let with: Vec<_> = with.collect();
        ways.extend(with);
    }
    let ways = ways.into_iter().filter(|way| !way.is_empty());
    ways.map(Lie::LeaveOut).collect()
}

/// Returns the positions that an entry can be dated to: that of every log, one between two logs, and one that is not
/// reached yet.
fn positions(history: &History) -> Vec<Position> {
    let logs = history.chain.logs.iter();
    let mut positions: Vec<Position> = logs.map(|log| log.position).collect();
    let empty = positions.iter().filter_map(|position| position.next());
    let empty: Vec<Position> = empty
        .filter(|position| !positions.contains(position))
        .collect();
    // The positions after a block's last log are alike: after every log before, before every log after.
    positions.extend(empty);
    positions.push(behind(&history.chain));
    positions.sort_unstable();
    positions.dedup();
    positions
}

impl Lie {
    /// Returns the proof with this lie.
    pub fn told(&self, proof: &Proof) -> Proof {
        let mut told = proof.clone();
        match self {
            Self::LeaveOut(left_out) => {
                let left: Vec<_> = left_out
                    .iter()
                    .map(|(request, left_out)| (proof.entries[*request].key, *left_out))
                    .collect();
                told.entries.retain(|entry| {
                    !left.iter().any(|(key, left_out)| {
                        entry.key == *key
                            && match left_out {
                                LeftOut::Word => entry.kind == Fulfilled,
                                LeftOut::Request => entry.kind == Requested,
                                LeftOut::Both => entry.kind != Anchored,
                            }
                    })
                });
            }
            Self::LeaveOne(one) => {
                told.entries.remove(*one);
            }
            Self::Date(one, position) => told.entries[*one].position = *position,
            Self::AsOf(sale, position) => told.sales[*sale].as_of = *position,
            Self::CoverTo(position) => told.covers_to = Some(*position),
            Self::Reorder => told.entries.reverse(),
            Self::Repeat(one) => told.entries.push(proof.entries[*one]),
            Self::Contradict(one) => {
                let mut again = proof.entries[*one];
                again.position = again.position.next().expect("a position");
                told.entries.push(again);
            }
            Self::ExchangeValues(one, other) => {
                told.entries[*one].value = proof.entries[*other].value;
                told.entries[*other].value = proof.entries[*one].value;
            }
            Self::ExchangePlaces(one, other) => {
                told.entries[*one].position = proof.entries[*other].position;
                told.entries[*other].position = proof.entries[*one].position;
            }
            Self::Turn(one) => {
                let Entry { key, value, .. } = proof.entries[*one];
                let turned = &mut told.entries[*one];
                (turned.key, turned.value) = (value, key);
            }
            Self::Call(one, kind) => told.entries[*one].kind = *kind,
            Self::Value(one) => told.entries[*one].value = hash(0x43),
            Self::Transactions(true) => told.transactions = [None; 3],
            Self::Transactions(false) => told.transactions.rotate_left(1),
        }
        told
    }
}
