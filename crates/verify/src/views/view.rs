//! One endpoint's view of the chain: its replies to questions, and the questions that are still to be asked.

use core::cell::{OnceCell, RefCell};

use super::work::Work;
use crate::claim::Listed;
use crate::replies::ask::{self, Ask};
use crate::replies::{
    Address, At, Fault, Head, Log, LogQuery, PullState, Question, Replies, Reply, Transaction,
    Unread, Witnesses,
};
use crate::step::{Cause, Finding, Place, Point};
use crate::views::chain_logs::searches::Searches;
use values::hash::{Hash32, keccak};

/// A value of the chain, as a view shows it; or why it does not.
pub(crate) type Shown<T> = Result<T, Open>;

/// Why a view does not show a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Open {
    /// A question is not answered yet. No settlement that is finished has it.
    Waits,
    /// The endpoint's replies do not show the value.
    Cause(Cause),
}

impl Open {
    /// Returns the place in the order of causes, the hardest first.
    pub(crate) const fn rank(&self) -> u8 {
        match self {
            Self::Waits => Cause::ContractNotRead.rank(),
            Self::Cause(cause) => cause.rank(),
        }
    }
}

impl From<Cause> for Open {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::ContractNotRead => Self::Waits,
            cause => Self::Cause(cause),
        }
    }
}

impl From<Unread> for Open {
    fn from(unread: Unread) -> Self {
        Self::Cause(Cause::Unread(unread))
    }
}

impl From<Open> for Cause {
    fn from(open: Open) -> Self {
        match open {
            Open::Waits => Self::ContractNotRead,
            Open::Cause(cause) => cause,
        }
    }
}

/// A value that decides by the cause for which it is not shown.
pub(crate) trait Settle<T> {
    /// Returns the value, or the cause for which the view will not show it. A caller that decides by a cause waits for the
    /// replies first.
    ///
    /// # Errors
    ///
    /// [`Open::Waits`] as long as a question is not answered.
    fn settled(self) -> Shown<Result<T, Cause>>;
}

impl<T> Settle<T> for Shown<T> {
    fn settled(self) -> Shown<Result<T, Cause>> {
        match self {
            Ok(value) => Ok(Ok(value)),
            Err(Open::Waits) => Err(Open::Waits),
            Err(Open::Cause(cause)) => Ok(Err(cause)),
        }
    }
}

/// The replies of one endpoint.
pub(crate) struct View<'a> {
    /// The consumer contract.
    pub contract: Address,
    /// The oracle's contracts and keys on this chain, and the forms of the contract's logs.
    pub listed: &'a Listed,
    /// The newest block that an entry of a judged draw names; 0 if no entry names one.
    pub needed: u64,
    /// The endpoint, and those that answered everything the same way.
    pub by: Witnesses,
    /// The work that is left.
    pub work: &'a Work,
    /// The searches of the reading.
    pub searches: &'a Searches,
    all: &'a Replies,
    /// Whether the endpoint gave any call of the contract's functions a reply of their form.
    is_contract: OnceCell<bool>,
    open: RefCell<Questions>,
}

/// The questions that are not answered yet.
#[derive(Default)]
pub(crate) struct Questions {
    /// Those whose replies a step needs.
    pub needed: Vec<Question>,
    /// Those that were asked for the oracle's proofs: no verdict waits for their replies.
    pub of_proofs: Vec<Question>,
}

/// A value of the contract's state, with the block at which it was read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held<T> {
    /// The value; `None` if the contract holds nothing there.
    pub value: Option<T>,
    /// The block.
    pub block: u64,
}

impl<'a> View<'a> {
    /// Creates the view of one endpoint among these replies.
    pub(crate) fn new(
        contract: Address,
        listed: &'a Listed,
        newest: Option<u64>,
        by: Witnesses,
        all: &'a Replies,
        (work, searches): (&'a Work, &'a Searches),
    ) -> Self {
        Self {
            contract,
            listed,
            needed: newest.unwrap_or(0),
            by,
            work,
            searches,
            all,
            is_contract: OnceCell::new(),
            open: RefCell::default(),
        }
    }

    /// Returns the index of the endpoint.
    pub(crate) fn index(&self) -> usize {
        self.by.indices().next().unwrap_or_default()
    }

    /// Returns every reply of the endpoint, with its question.
    pub(crate) fn replies(&self) -> impl Iterator<Item = (&'a Question, &'a Reply)> + '_ {
        let all = self.all.iter();
        all.filter_map(|(question, _)| Some((question, self.own(question)?)))
    }

    /// Returns the questions that were asked and not answered.
    pub(crate) fn into_open(self) -> Questions {
        self.open.into_inner()
    }

    /// Returns the endpoint's reply to a question, if it has one.
    fn own(&self, question: &Question) -> Option<&'a Reply> {
        let mut given = self.all.get(question)?.iter();
        // views-9
        given.find_map(|given| given.by.include(self.by).then_some(&given.reply))
    }

    /// Returns the reply to a question that a step needs, and keeps one without a reply as open.
    pub(crate) fn ask<Q: Ask<'a>>(&self, question: Q) -> Shown<Q::Told> {
        let question = question.question();
        self.given::<Q>(&question).unwrap_or_else(|| {
            self.open.borrow_mut().needed.push(question);
            Err(Open::Waits)
        })
    }

    /// Returns the reply to a question that only the oracle's proofs need.
    pub(crate) fn ask_for_proof<Q: Ask<'a>>(&self, question: Q) -> Shown<Q::Told> {
        let question = question.question();
        self.given::<Q>(&question).unwrap_or_else(|| {
            // views-29
            self.open.borrow_mut().of_proofs.push(question);
            Err(Open::Waits)
        })
    }

    /// Returns the reply to a question, or why there is no reply; `None` if it was not asked yet.
    fn given<Q: Ask<'a>>(&self, question: &Question) -> Option<Shown<Q::Told>> {
        Some(match self.own(question)? {
            // views-10
            Reply::Unread(unread) => Err(unread.clone().into()),
            // A reply of another kind does not answer the question.
            reply => Q::read(reply).ok_or(Open::Waits),
        })
    }

    /// Returns the endpoint's chain and blocks.
    pub(crate) fn head(&self) -> Shown<Head> {
        self.ask(ask::Head {})
    }

    /// Returns the block of state that holds everything written up to `block`.
    ///
    /// # Errors
    ///
    /// [`Unread::NotReached`] if the endpoint has not reached it.
    pub(crate) fn state_since(&self, block: u64) -> Shown<(At, u64)> {
        let head = self.head()?;
        match (head.pinned >= block, head.newest >= block) {
            (true, _) => Ok((At::Pinned, head.pinned)),
            (false, true) => Ok((At::Newest, head.newest)),
            // views-30
            (false, false) => Err(not_reached(&head, block).into()),
        }
    }

    /// Returns the anchored value under an id, as `events` returns it.
    pub(crate) fn events(&self, id: Hash32, at: At) -> Shown<Hash32> {
        let value = self.ask(ask::Events { id, at });
        // contract-13
        value.or_else(|open| self.holds_nothing(open).map(|()| Hash32::ZERO))
    }

    /// Returns the state of a pull, as `getPull` returns it.
    pub(crate) fn pull(&self, key: Hash32, at: At) -> Shown<PullState> {
        let state = self.ask(ask::GetPull { key, at });
        // contract-13
        state.or_else(|open| self.holds_nothing(open).map(|()| PullState::NONE))
    }

    /// Checks that a reply of another form means that the contract holds nothing: the address never answered as the contract, and
    /// has no code, or not the listed one, at the newest block and at two before it.
    ///
    /// # Errors
    ///
    /// [`Unread::EndNotShown`] if the address answered as the contract, or had code, at another block: this node lacks the state.
    /// [`Unread::NotTheContract`] if it has code at the newest block. Any other cause is returned as it is.
    fn holds_nothing(&self, open: Open) -> Shown<()> {
        if !is_no_contract(&open) {
            return Err(open);
        }
        let is_form = |reply: &Reply| matches!(reply, Reply::Events(_) | Reply::GetPull(_));
        let has_form = || self.replies().any(|(_, reply)| is_form(reply));
        // contract-14
        if *self.is_contract.get_or_init(has_form) {
            return Err(Unread::EndNotShown(self.head()?.newest).into());
        }
        // All are asked together.
        // contract-15
        let [newest, recent, old] =
            [At::Newest, At::Recent, At::Old].map(|at| self.ask(ask::CodeHash { at }));
        let (newest, recent, old) = (newest?, recent?, old?);
        let mut listed = self.listed.codes.iter();
        let listed = listed.find(|(contract, _)| *contract == self.contract);
        let is_there = |code: Hash32| {
            let is_other = listed.is_some_and(|(_, listed)| *listed != code);
            code != keccak(&[]) && !is_other
        };
        // contract-18
        if is_there(newest) {
            return Err(Unread::NotTheContract.into());
        }
        // No code goes away: the node lacks the state of its newest block.
        // contract-17
        match is_there(recent) || is_there(old) {
            true => Err(Unread::EndNotShown(self.head()?.newest).into()),
            false => Ok(()),
        }
    }

    /// Compares the newest judged block with the endpoint's newest one. An honest proof names no block that is younger than itself.
    /// Returns nothing if the endpoint has reached it.
    ///
    /// # Errors
    ///
    /// [`Unread::NotReached`] if the block may still come. On a local chain, whose clock may stop, it always may.
    pub(crate) fn judged_blocks(&self) -> Shown<Option<Finding>> {
        let head = self.head()?;
        if self.needed <= head.newest {
            return Ok(None);
        }
        // contract-26, contract-27
        if head.is_local || !is_after_naming(&head) {
            return Err(not_reached(&head, self.needed).into());
        }
        let (point, place) = (Point::JudgedBlock, Place::Payload);
        Ok(Some(Finding::broken(
            point,
            &place,
            self.needed,
            head.newest,
        )))
    }

    /// Reads the anchored value under an id; one that is missing once more, at the newest block.
    pub(crate) fn anchor(&self, id: Hash32) -> Shown<Held<Hash32>> {
        let value = |at| Ok(Some(self.events(id, at)?).filter(|value| *value != Hash32::ZERO));
        self.read(value)
    }

    /// Reads a request; one that is missing once more, at the newest block.
    pub(crate) fn request(&self, key: Hash32) -> Shown<Held<PullState>> {
        self.read(|at| Ok(Some(self.pull(key, at)?).filter(|state| state.requested)))
    }

    /// Reads the state of a key that a log names.
    ///
    /// # Errors
    ///
    /// [`Unread::RequestUnclear`] if the contract holds nothing there: the endpoint may keep nothing that old.
    pub(crate) fn requested(&self, key: Hash32) -> Shown<PullState> {
        let held = self.request(key)?.value;
        // word_origin-4
        held.ok_or_else(|| Unread::RequestUnclear(key).into())
    }

    fn read<T>(&self, value: impl Fn(At) -> Shown<Option<T>>) -> Shown<Held<T>> {
        let head = self.head()?;
        // A node without the state of an older block may have that of the newest.
        let pinned =
            match value(At::Pinned) {
                Err(Open::Cause(Cause::Unread(
                    Unread::NotTheContract | Unread::EndNotShown(_),
                ))) if head.newest > head.pinned => None,
                other => other?,
            };
        let pinned = Held {
            value: pinned,
            block: head.pinned,
        };
        if pinned.value.is_some() || head.newest <= head.pinned {
            return Ok(pinned);
        }
        Ok(Held {
            // contract-10
            value: value(At::Newest)?,
            block: head.newest,
        })
    }

    /// Checks the contract's code, if its hash is listed. Code that is missing is read once more, at the newest block.
    ///
    /// # Errors
    ///
    /// [`Unread::OtherCode`] if the code has another hash.
    pub(crate) fn code(&self) -> Shown<()> {
        let mut codes = self.listed.codes.iter();
        let Some((_, listed)) = codes.find(|(contract, _)| *contract == self.contract) else {
            return Ok(());
        };
        let hash = |at| {
            let found = self.ask(ask::CodeHash { at })?;
            Ok(Some(found).filter(|found| *found != keccak(&[])))
        };
        match self.read(hash)?.value.unwrap_or(keccak(&[])) {
            found if found == *listed => Ok(()),
            found => Err(Unread::OtherCode(*listed, found).into()),
        }
    }

    /// Returns the call of a transaction in this block, whose input shows whose request it answers.
    pub(crate) fn input_of(&self, hash: Hash32, block: u64) -> Shown<&'a Transaction> {
        // The oracle's proofs are read from the same call. So it is in the files of earlier builds.
        match self.own(&Question::Fulfilment(hash, block)) {
            Some(_) => self.ask(ask::Fulfilment { hash, block }),
            None => self.ask(ask::Input { hash, block }),
        }
    }

    /// Asks for the time of a block. The page shows it; no step judges it.
    pub(crate) fn asks_for_time(&self, block: u64) {
        let _ = self.ask(ask::Time { block });
    }

    /// Asks for the bytes that show that a block holds a transaction's receipt.
    pub(crate) fn asks_for_inclusion(&self, transaction: Hash32, block: u64) {
        let _ = self.ask_for_proof(ask::Inclusion { transaction, block });
    }

    /// Checks that the endpoint has reached a block.
    ///
    /// # Errors
    ///
    /// [`Unread::NotReached`] if the endpoint has not reached it.
    pub(crate) fn has_reached(&self, block: u64) -> Shown<()> {
        let head = self.head()?;
        // views-30
        match block <= head.newest {
            true => Ok(()),
            false => Err(not_reached(&head, block).into()),
        }
    }

    /// Returns logs over a range, in a reply that lacks none of them.
    pub(crate) fn window(&self, query: LogQuery) -> Shown<&'a [Log]> {
        self.has_reached(query.to)?;
        self.ask(ask::Window { query })
    }

    /// Checks that the endpoint's indexes of a block's logs mean their places in the block.
    ///
    /// # Errors
    ///
    /// [`Unread::NoIndexes`] if they mean nothing: an index appears twice, or there is no log at index 0.
    pub(crate) fn indexes(&self, block: u64) -> Shown<()> {
        let (logs, _) = self.ask(ask::BlockLogs { block })?;
        are_places(block, logs)
    }
}

/// Checks that the indexes of all logs of a block mean their places in it.
///
/// # Errors
///
/// [`Unread::NoIndexes`] if they mean nothing.
pub(crate) fn are_places(block: u64, logs: &[Log]) -> Shown<()> {
    let places = values::order::set(logs.iter().map(|log| log.position.log_index));
    // dates-28
    if places.len() == logs.len() && places.contains(&0) {
        return Ok(());
    }
    Err(Unread::NoIndexes(block).into())
}

/// Returns the cause for a block that the endpoint has not reached.
const fn not_reached(head: &Head, block: u64) -> Unread {
    Unread::NotReached {
        newest: head.newest,
        needed: Some(block),
        age: head.age,
    }
}

/// Returns whether an endpoint's newest block is younger than every block that the payload can name.
pub(crate) const fn is_after_naming(head: &Head) -> bool {
    // contract-24
    head.is_local || (head.is_fresh && head.is_after_load)
}

/// Returns whether the address did not answer as the contract: it has no code, or other code, or its node lacks the state.
const fn is_no_contract(open: &Open) -> bool {
    matches!(
        open,
        Open::Cause(Cause::Unread(Unread::Endpoint {
            fault: Fault::NotTheContract,
            ..
        }))
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replies::add_reply;

    #[test]
    fn a_question_without_a_reply_of_its_kind_waits() {
        let (listed, work, searches) = (Listed::default(), Work::default(), Searches::default());
        let (contract, by) = (Address::new([1; 20]), Witnesses::of(0));
        let head_of = |replies: &Replies| {
            let view = View::new(contract, &listed, None, by, replies, (&work, &searches));
            (view.head(), view.into_open().needed)
        };
        // It is asked, once.
        let mut replies = Replies::new();
        let waits = (Err(Open::Waits), vec![Question::Head]);
        assert_eq!(head_of(&replies), waits);
        // Another endpoint's reply does not count.
        add_reply(
            &mut replies,
            Question::Head,
            Witnesses::of(1),
            Reply::Time(1),
        );
        assert_eq!(head_of(&replies), waits);
        // Nor is one of another kind, and it is not asked again.
        let mut other = replies.clone();
        add_reply(&mut other, Question::Head, by, Reply::Time(1));
        assert_eq!(head_of(&other), (Err(Open::Waits), Vec::new()));
        add_reply(&mut replies, Question::Head, by, Reply::Head(Head::at(7)));
        assert_eq!(head_of(&replies), (Ok(Head::at(7)), Vec::new()));
    }

    #[test]
    fn only_a_value_that_is_not_shown_decides() {
        let unread = Unread::NotSettled;
        let not_shown: Shown<u64> = Err(unread.clone().into());
        assert_eq!(Ok::<u64, Open>(1).settled(), Ok(Ok(1)));
        assert_eq!(not_shown.settled(), Ok(Err(Cause::Unread(unread))));
        assert_eq!(Err::<u64, Open>(Open::Waits).settled(), Err(Open::Waits));
    }

    // An open question is told by one cause, and no cause is told as an open question.
    #[test]
    fn a_cause_stays_what_it_is() {
        assert_eq!(Open::from(Cause::ContractNotRead), Open::Waits);
        assert_eq!(Cause::from(Open::Waits), Cause::ContractNotRead);
        let cause = Cause::Unread(Unread::NotSettled);
        assert_eq!(Cause::from(Open::from(cause.clone())), cause);
        assert!(Open::Waits.rank() < Open::from(cause.clone()).rank());
        assert_eq!(Open::from(cause.clone()).rank(), cause.rank());
    }
}
