//! One endpoint's view of the chain: its answers to questions, and what is still to be asked.

use core::cell::{OnceCell, RefCell};

use super::work::Work;
use crate::answers::{
    Address, Answer, Answers, At, CoordinatorVersion, Fault, Head, Log, LogQuery, LogSearch,
    PullState, Question, Receipt, Transaction, Unread, Witnesses,
};
use crate::claim::Listed;
use crate::step::{Cause, Finding, Place, Point};
use crate::views::chain_logs::searches::Searches;
use values::hash::{Hash32, keccak};

/// A value of the chain, as a view shows it.
///
/// # Errors
///
/// The cause for which the view does not show it. [`WAITS`] stands for a question that is not answered yet.
pub(crate) type Shown<T> = Result<T, Cause>;

/// The cause of a value whose question is still open. No settlement that is finished has it.
pub(crate) const WAITS: Cause = Cause::ContractNotRead;

/// The answers of one endpoint.
pub(crate) struct View<'a> {
    /// The consumer contract.
    pub contract: Address,
    /// The oracle's contracts and keys on this chain, and the forms of the contract's logs.
    pub listed: &'a Listed,
    /// The newest block that an entry of a judged draw names; 0 if none names one.
    pub needed: u64,
    /// The endpoint, and those that answered everything alike.
    pub by: Witnesses,
    /// The work that is left.
    pub work: &'a Work,
    /// The searches of the reading.
    pub searches: &'a Searches,
    all: &'a Answers,
    /// Whether the endpoint gave any call of the contract's functions an answer of their form.
    is_contract: OnceCell<bool>,
    open: RefCell<Open>,
}

/// The questions that are not answered yet.
#[derive(Default)]
pub(crate) struct Open {
    /// Those whose answers a step needs.
    pub needed: Vec<Question>,
    /// Those that were asked for the oracle's proofs: no verdict waits for their answers.
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
    /// Creates the view of one endpoint among these answers.
    pub(crate) fn new(
        contract: Address,
        listed: &'a Listed,
        newest: Option<u64>,
        by: Witnesses,
        all: &'a Answers,
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

    /// Returns every answer of the endpoint, with its question.
    pub(crate) fn answers(&self) -> impl Iterator<Item = (&'a Question, &'a Answer)> + '_ {
        let all = self.all.iter();
        all.filter_map(|(question, _)| Some((question, self.own(question)?)))
    }

    /// Returns the questions that were asked and not answered.
    pub(crate) fn into_open(self) -> Open {
        self.open.into_inner()
    }

    /// Returns the endpoint's answer to a question, if it has one.
    fn own(&self, question: &Question) -> Option<&'a Answer> {
        let mut given = self.all.get(question)?.iter();
        // views-9
        given.find_map(|given| given.by.include(self.by).then_some(&given.answer))
    }

    /// Returns the answer to a question that a step needs, and keeps one without an answer as open.
    fn ask(&self, question: Question) -> Shown<&'a Answer> {
        self.given(&question).unwrap_or_else(|| {
            self.open.borrow_mut().needed.push(question);
            Err(WAITS)
        })
    }

    /// Returns the answer to a question that only the oracle's proofs need.
    fn ask_for_proof(&self, question: Question) -> Shown<&'a Answer> {
        self.given(&question).unwrap_or_else(|| {
            // views-29
            self.open.borrow_mut().of_proofs.push(question);
            Err(WAITS)
        })
    }

    /// Returns the answer to a question, or why there is none; `None` if it was not asked yet.
    fn given(&self, question: &Question) -> Option<Shown<&'a Answer>> {
        Some(match self.own(question)? {
            // views-10
            Answer::Unread(unread) => Err(Cause::Unread(unread.clone())),
            answer => Ok(answer),
        })
    }

    /// Returns the endpoint's chain and blocks.
    pub(crate) fn head(&self) -> Shown<Head> {
        match self.ask(Question::Head)? {
            Answer::Head(head) => Ok(*head),
            _ => Err(WAITS),
        }
    }

    /// Returns the block of state that holds what was written up to `block`.
    ///
    /// # Errors
    ///
    /// [`Unread::NotReached`] if the endpoint has not come as far.
    pub(crate) fn state_since(&self, block: u64) -> Shown<(At, u64)> {
        let head = self.head()?;
        match (head.pinned >= block, head.newest >= block) {
            (true, _) => Ok((At::Pinned, head.pinned)),
            (false, true) => Ok((At::Newest, head.newest)),
            // views-30
            (false, false) => Err(not_reached(&head, block)),
        }
    }

    /// Returns the anchored value under an id, as `events` returns it.
    pub(crate) fn events(&self, id: Hash32, at: At) -> Shown<Hash32> {
        match self.ask(Question::Events(id, at)) {
            Ok(Answer::Events(value)) => Ok(*value),
            Ok(_) => Err(WAITS),
            // contract-13
            Err(cause) => self.holds_nothing(cause).map(|()| Hash32::ZERO),
        }
    }

    /// Returns the state of a pull, as `getPull` returns it.
    pub(crate) fn pull(&self, key: Hash32, at: At) -> Shown<PullState> {
        match self.ask(Question::GetPull(key, at)) {
            Ok(Answer::GetPull(state)) => Ok(*state),
            Ok(_) => Err(WAITS),
            // contract-13
            Err(cause) => self.holds_nothing(cause).map(|()| PullState::NONE),
        }
    }

    /// Checks that an answer of another form means that the contract holds nothing: the address never answered as the contract, and
    /// has no code, or not the listed one, at the newest block and at two before it.
    ///
    /// # Errors
    ///
    /// [`Unread::EndNotShown`] if the address answered as the contract, or had code, at another block: this node lacks the state.
    /// [`Unread::NotTheContract`] if it has code at the newest block. Any other cause is returned as it is.
    fn holds_nothing(&self, cause: Cause) -> Shown<()> {
        if !is_no_contract(&cause) {
            return Err(cause);
        }
        let is_form = |answer: &Answer| matches!(answer, Answer::Events(_) | Answer::GetPull(_));
        let has_form = || self.answers().any(|(_, answer)| is_form(answer));
        // contract-14
        if *self.is_contract.get_or_init(has_form) {
            return Err(Cause::Unread(Unread::EndNotShown(self.head()?.newest)));
        }
        // All are asked at once.
        // contract-15
        let [newest, recent, old] = [At::Newest, At::Recent, At::Old].map(|at| self.code_hash(at));
        let (newest, recent, old) = (newest?, recent?, old?);
        let mut listed = self.listed.codes.iter();
        let listed = listed.find(|(contract, _)| *contract == self.contract);
        let is_there = |code: Hash32| {
            let is_other = listed.is_some_and(|(_, listed)| *listed != code);
            code != keccak(&[]) && !is_other
        };
        // contract-18
        if is_there(newest) {
            return Err(Cause::Unread(Unread::NotTheContract));
        }
        // No code goes away: the node lacks the state of its newest block.
        // contract-17
        match is_there(recent) || is_there(old) {
            true => Err(Cause::Unread(Unread::EndNotShown(self.head()?.newest))),
            false => Ok(()),
        }
    }

    fn code_hash(&self, at: At) -> Shown<Hash32> {
        match self.ask(Question::CodeHash(at))? {
            Answer::CodeHash(found) => Ok(*found),
            _ => Err(WAITS),
        }
    }

    /// Compares the newest judged block with the endpoint's newest one. An honest proof names no block that is younger than itself.
    /// Returns nothing if the endpoint has reached it.
    ///
    /// # Errors
    ///
    /// [`Unread::NotReached`] if the block may still come. On a local chain, whose clock may stand still, it always may.
    pub(crate) fn judged_blocks(&self) -> Shown<Option<Finding>> {
        let head = self.head()?;
        if self.needed <= head.newest {
            return Ok(None);
        }
        // contract-26, contract-27
        if head.is_local || !is_after_naming(&head) {
            return Err(not_reached(&head, self.needed));
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
        held.ok_or(Cause::Unread(Unread::RequestUnclear(key)))
    }

    fn read<T>(&self, value: impl Fn(At) -> Shown<Option<T>>) -> Shown<Held<T>> {
        let head = self.head()?;
        // A node without the state of an older block may have that of the newest.
        let pinned = match value(At::Pinned) {
            Err(Cause::Unread(Unread::NotTheContract | Unread::EndNotShown(_)))
                if head.newest > head.pinned =>
            {
                None
            }
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
        let hash = |at| Ok(Some(self.code_hash(at)?).filter(|found| *found != keccak(&[])));
        match self.read(hash)?.value.unwrap_or(keccak(&[])) {
            found if found == *listed => Ok(()),
            found => Err(Cause::Unread(Unread::OtherCode(*listed, found))),
        }
    }

    /// Returns the commitment that a coordinator keeps of an open request; zero if it keeps none.
    pub(crate) fn commitment(
        &self,
        coordinator: Address,
        version: CoordinatorVersion,
        request_id: Hash32,
        at: At,
    ) -> Shown<Hash32> {
        match self.ask(Question::Commitment(coordinator, version, request_id, at))? {
            Answer::Commitment(value) => Ok(*value),
            _ => Err(WAITS),
        }
    }

    /// Returns the call of a transaction.
    pub(crate) fn transaction(&self, hash: Hash32) -> Shown<&'a Transaction> {
        match self.ask(Question::Transaction(hash))? {
            Answer::Transaction(transaction) => Ok(transaction),
            _ => Err(WAITS),
        }
    }

    /// Returns the call of a transaction in this block, for a step.
    pub(crate) fn transaction_in(&self, hash: Hash32, block: u64) -> Shown<&'a Transaction> {
        match self.ask(Question::Fulfilment(hash, block))? {
            Answer::Transaction(transaction) => Ok(transaction),
            _ => Err(WAITS),
        }
    }

    /// Returns the call of a transaction in this block, for the oracle's proof in it.
    pub(crate) fn proof_in(&self, hash: Hash32, block: u64) -> Shown<&'a Transaction> {
        match self.ask_for_proof(Question::Fulfilment(hash, block))? {
            Answer::Transaction(transaction) => Ok(transaction),
            _ => Err(WAITS),
        }
    }

    /// Returns the call of a transaction in this block, whose input says whose request it answers.
    pub(crate) fn input_of(&self, hash: Hash32, block: u64) -> Shown<&'a Transaction> {
        // The oracle's proofs are read from the same call. So it is in the files of earlier builds.
        let known = Question::Fulfilment(hash, block);
        let question = match self.own(&known) {
            Some(_) => known,
            None => Question::Input(hash, block),
        };
        match self.ask(question)? {
            Answer::Transaction(transaction) => Ok(transaction),
            _ => Err(WAITS),
        }
    }

    /// Returns the hash of a block, for a proof that states it.
    pub(crate) fn block_hash(&self, block: u64) -> Shown<Hash32> {
        match self.ask_for_proof(Question::BlockHash(block))? {
            Answer::BlockHash(hash) => Ok(*hash),
            _ => Err(WAITS),
        }
    }

    /// Asks for the time of a block. The page shows it; no step judges it.
    pub(crate) fn asks_for_time(&self, block: u64) {
        let _ = self.ask(Question::Time(block));
    }

    /// Asks for the bytes that show that a block holds a transaction's receipt.
    pub(crate) fn asks_for_inclusion(&self, transaction: Hash32, block: u64) {
        let _ = self.ask_for_proof(Question::Inclusion(transaction, block));
    }

    /// Returns the receipt of a transaction.
    pub(crate) fn receipt(&self, hash: Hash32) -> Shown<&'a Receipt> {
        match self.ask(Question::Receipt(hash))? {
            Answer::Receipt(receipt) => Ok(receipt),
            _ => Err(WAITS),
        }
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
            false => Err(not_reached(&head, block)),
        }
    }

    /// Returns logs over a range, in a reply that lacks none of them.
    pub(crate) fn window(&self, query: LogQuery) -> Shown<&'a [Log]> {
        self.has_reached(query.to)?;
        match self.ask(Question::Window(query))? {
            Answer::Logs(logs) => Ok(logs),
            _ => Err(WAITS),
        }
    }

    /// Returns logs over a range.
    pub(crate) fn logs(&self, query: LogQuery) -> Shown<&'a [Log]> {
        match self.ask(Question::Logs(query))? {
            Answer::Logs(logs) => Ok(logs),
            _ => Err(WAITS),
        }
    }

    /// Returns all logs of a block, of every contract, and whether they are those of all its receipts.
    pub(crate) fn block_logs(&self, block: u64) -> Shown<(&'a [Log], bool)> {
        match self.ask(Question::BlockLogs(block))? {
            Answer::BlockLogs { logs, is_whole } => Ok((logs, *is_whole)),
            Answer::Logs(logs) => Ok((logs, false)),
            _ => Err(WAITS),
        }
    }

    /// Returns all logs of a block by the receipts of its transactions, and whether they are those of all.
    pub(crate) fn block_receipts(&self, block: u64) -> Shown<(&'a [Log], bool)> {
        match self.ask(Question::BlockReceipts(block))? {
            Answer::BlockLogs { logs, is_whole } => Ok((logs, *is_whole)),
            _ => Err(WAITS),
        }
    }

    /// Returns the logs that a search finds, and whether the endpoint answered for the whole chain.
    pub(crate) fn search(&self, search: LogSearch) -> Shown<(&'a [Log], bool)> {
        match self.ask(Question::Search(search))? {
            Answer::Found { logs, is_whole } => Ok((logs, *is_whole)),
            _ => Err(WAITS),
        }
    }

    /// Checks that the endpoint's indexes of a block's logs mean their places in the block.
    ///
    /// # Errors
    ///
    /// [`Unread::NoIndexes`] if they mean nothing: an index stands twice, or there is no log at index 0.
    pub(crate) fn indexes(&self, block: u64) -> Shown<()> {
        are_places(block, self.block_logs(block)?.0)
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
    Err(Cause::Unread(Unread::NoIndexes(block)))
}

/// Returns the cause for a block that the endpoint has not reached.
const fn not_reached(head: &Head, block: u64) -> Cause {
    Cause::Unread(Unread::NotReached {
        newest: head.newest,
        needed: Some(block),
        age: head.age,
    })
}

/// Returns whether an endpoint's newest block is younger than every block that the payload can name.
pub(crate) const fn is_after_naming(head: &Head) -> bool {
    // contract-24
    head.is_local || (head.is_fresh && head.is_after_load)
}

/// Returns whether the address did not answer as the contract: it has no code, or other code, or its node lacks the state.
const fn is_no_contract(cause: &Cause) -> bool {
    matches!(
        cause,
        Cause::Unread(Unread::Endpoint {
            fault: Fault::NotTheContract,
            ..
        })
    )
}
