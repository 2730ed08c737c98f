//! Lists the moves on the chain: the acts that a shop can have its contract do, and their times.

use fixtures::chain::COORDINATOR;
use fixtures::chain::consumer::Callback;

use super::event::EventMove;
use super::history::{History, LIKED, Purchase};

/// A move of the shop, most of them on a purchase by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// The contract anchors the purchase.
    Anchor(usize, Terms),
    /// The contract requests the purchase's word from its present coordinator.
    Request(usize),
    /// The coordinator delivers the word.
    Deliver(usize, Callback),
    /// The shop delivers a word of its own choice.
    Choose(usize),
    /// The contract accepts a second request for the key.
    RequestAgain(usize),
    /// The contract accepts a second commitment of the purchase.
    AnchorAgain(usize),
    /// The contract writes another log of values that the purchase has or will have.
    Mimic(usize, Mimic),
    /// A move about the pack event.
    Event(EventMove),
    /// The contract anchors the second tier's version.
    Offer,
    /// The contract asks the other coordinator from now on: the oracle's, or the shop's own.
    Switch,
    /// Time passes.
    Wait,
    /// The next move is in the transaction of the last one.
    Join,
    /// The next move is in the block of the last one.
    Near,
    /// The next move is called through a relayer.
    Relay,
}

/// The terms of a sale: its product, and the time at which its unavailable set was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terms {
    /// A Pack, as of the newest log.
    Now,
    /// A Pack, as of the log before that one.
    JustBefore,
    /// A Pack, as of the first log of all.
    Early,
    /// A Pack of the second tier, as of the newest log.
    SecondTier,
    /// A Break.
    Break,
}

/// A log that holds the two values of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mimic {
    /// An anchor of the purchase's id under its commitment.
    AnchorTurned,
    /// A request of the purchase's id for its commitment.
    AnchorAsRequest,
    /// An anchor of the version's id under the pull key.
    RequestAsAnchor,
    /// A request of the version's id for the pull key.
    RequestTurned,
    /// An anchor of the word under the pull key.
    WordAsAnchor,
    /// An anchor of the pull key under the word.
    WordTurned,
    /// An anchor of the version's id under its root.
    VersionTurned,
    /// A request of the version's id for its root.
    VersionAsRequest,
}

const MIMICS: [Mimic; 8] = [
    Mimic::AnchorTurned,
    Mimic::AnchorAsRequest,
    Mimic::RequestAsAnchor,
    Mimic::RequestTurned,
    Mimic::WordAsAnchor,
    Mimic::WordTurned,
    Mimic::VersionTurned,
    Mimic::VersionAsRequest,
];

impl Move {
    /// Returns whether the move changes the chain. The others set the form of the next move.
    pub fn is_made(self) -> bool {
        !matches!(
            self,
            Self::Switch | Self::Wait | Self::Join | Self::Near | Self::Relay
        )
    }

    /// Returns whether the contract asks its coordinator for a word in this move.
    pub fn requests(self) -> bool {
        matches!(self, Self::Event(made) if made != EventMove::Deliver)
            || matches!(
                self,
                Self::Request(_)
                    | Self::RequestAgain(_)
                    | Self::Mimic(
                        _,
                        Mimic::AnchorAsRequest | Mimic::RequestTurned | Mimic::VersionAsRequest
                    )
            )
    }
}

impl History {
    /// Returns the moves that are possible now with `most` purchases, with the cost of each: nothing for a move of
    /// every honest sale, and one for any other.
    ///
    /// Purchases differ in their ids alone, so the first move about a new one is about the next.
    pub fn possible(&self, most: usize, has_event: bool) -> Vec<(Move, usize)> {
        let mut moves = Vec::new();
        let touched = self.purchases.len();
        for number in 0..most.min(touched + 1) {
            match self.purchases.get(number) {
                Some(purchase) => self.possible_of(number, purchase, &mut moves),
                None => self.possible_of(number, &Purchase::new(number), &mut moves),
            }
        }
        if has_event {
            let of_event = self.possible_of_event(most == 0).into_iter();
            moves.extend(of_event.map(|(made, cost)| (Move::Event(made), cost)));
        }
        if !self.is_second_offered {
            moves.push((Move::Offer, 1));
        }
        let last = self.moves.last().copied();
        // The choice of a coordinator matters to a request alone.
        if self.is_switched {
            moves.retain(|(made, _)| made.requests());
        }
        // Two equal moves of these in a row undo each other, or do no more than one; their order does not matter.
        let rank = |made: Option<Move>| match made {
            Some(Move::Switch) => 1,
            Some(Move::Wait) => 2,
            Some(Move::Join) => 3,
            Some(Move::Near) => 4,
            Some(Move::Relay) => 5,
            _ => 0,
        };
        for next in [
            Move::Switch,
            Move::Wait,
            Move::Join,
            Move::Near,
            Move::Relay,
        ] {
            // A joined move is in the same block and has the same caller.
            let parted = matches!(last, Some(Move::Wait | Move::Join | Move::Near))
                && matches!(next, Move::Join | Move::Near)
                || last == Some(Move::Join);
            if rank(Some(next)) > rank(last) && !parted {
                moves.push((next, 1));
            }
        }
        moves
    }

    fn possible_of(&self, number: usize, own: &Purchase, moves: &mut Vec<(Move, usize)>) {
        if !own.is_anchored {
            moves.push((Move::Anchor(number, Terms::Now), 0));
            if own.as_of.is_none() {
                moves.push((Move::Anchor(number, Terms::JustBefore), 1));
                moves.push((Move::Anchor(number, Terms::Early), 1));
            }
            if own.asked.is_none() && own.mimics.is_empty() {
                moves.push((Move::Anchor(number, Terms::SecondTier), 1));
                moves.push((Move::Anchor(number, Terms::Break), 1));
            }
        }
        match own.asked {
            None => moves.push((Move::Request(number), usize::from(!own.is_anchored))),
            Some((coordinator, _)) => {
                // The oracle proves over the hash of the request's block: it answers in a later one.
                let is_early = (self.next.joins || self.next.is_near)
                    && coordinator == COORDINATOR
                    && own.asked_in == self.chain.newest;
                if !own.is_answered && !is_early {
                    if own.is_recorded {
                        moves.push((Move::Deliver(number, Callback::Fails), 0));
                    } else {
                        moves.push((Move::Deliver(number, Callback::Works), 0));
                        let others = [
                            Callback::Fails,
                            Callback::IsSilent,
                            Callback::LogsOtherwise,
                            Callback::Records(LIKED),
                        ];
                        moves.extend(others.map(|other| (Move::Deliver(number, other), 1)));
                    }
                }
                if !own.is_recorded {
                    moves.push((Move::Choose(number), 1));
                }
                moves.push((Move::RequestAgain(number), 1));
            }
        }
        if own.is_break {
            return;
        }
        if own.is_anchored {
            moves.push((Move::AnchorAgain(number), 1));
        }
        let is_new = |mimic: &Mimic| !own.mimics.contains(mimic);
        for mimic in MIMICS.into_iter().filter(is_new) {
            let is_possible = match mimic {
                Mimic::WordAsAnchor | Mimic::WordTurned => self.word(own).is_some(),
                // The first tier's version is anchored before anything else.
                Mimic::VersionTurned | Mimic::VersionAsRequest => {
                    own.tier == 1 && !self.is_second_offered
                }
                _ => true,
            };
            if is_possible {
                moves.push((Move::Mimic(number, mimic), 1));
            }
        }
    }
}
