//! A question about a proof, and its answer, as bytes: how they cross into a module of their own.
//!
//! | bytes of a question about a word | what |
//! | --- | --- |
//! | 0 | 0 |
//! | 1–32 | the hash of the key that must answer |
//! | 33–64 | the request's `pre_seed` |
//! | 65–96 | the hash of the request's block |
//! | 97– | the input of the fulfilling transaction |
//!
//! A question about a receipt is the byte 1, the index in 8 bytes, the number of headers in 4, and then each header and
//! each node of the path, each after its length in 4 bytes.
//!
//! An answer is its length in 4 bytes, a byte, 0 for what is proven, and what is proven: a word, or a receipt as
//! [`receipt`] reads it. Where no receipt is proven, the hash of the first header follows. Numbers are big-endian.

use verify::claims::{
    Address, Inclusion, NotIncluded, OracleRequest, ProvenBlock, ProvenLog, ProvenReceipt, Prover,
    Unproven,
};
use verify::hash::Hash32;

use crate::prover::OracleProver;

/// How many bytes say how long an answer is.
pub const LENGTH_BYTES: usize = 4;

const WORD: u8 = 0;
const RECEIPT: u8 = 1;

const PROVEN: u8 = 0;
const NOT_FOUND: u8 = 1;
const INVALID: u8 = 2;

/// The question whether an input proves a word for a request.
pub fn about_word(input: &[u8], request: &OracleRequest) -> Vec<u8> {
    let OracleRequest {
        key_hash,
        pre_seed,
        block_hash,
    } = request;
    let hashes = [key_hash, pre_seed, block_hash].map(|hash| hash.as_bytes().as_slice());
    [&[WORD], hashes.concat().as_slice(), input].concat()
}

/// The question which receipt a block holds.
pub fn about_receipt(inclusion: &Inclusion) -> Vec<u8> {
    let mut question = vec![RECEIPT];
    question.extend(inclusion.index.to_be_bytes());
    let headers = u32::try_from(inclusion.headers.len()).unwrap_or(u32::MAX);
    question.extend(headers.to_be_bytes());
    for part in inclusion.headers.iter().chain(&inclusion.path) {
        put(&mut question, part);
    }
    question
}

/// Answers a question. One that is cut off proves nothing.
pub fn answer(question: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    match question.split_first() {
        Some((&WORD, rest)) => match prove_word(rest) {
            Ok(word) => {
                body.push(PROVEN);
                body.extend(word.as_bytes());
            }
            Err(Unproven::NotFound) => body.push(NOT_FOUND),
            Err(Unproven::Invalid | Unproven::NotLoaded) => body.push(INVALID),
        },
        Some((&RECEIPT, rest)) => match prove_receipt(rest) {
            Some(Ok(receipt)) => {
                body.push(PROVEN);
                put_receipt(&mut body, &receipt);
            }
            Some(Err(NotIncluded::NoReceipt(hash))) => {
                body.push(INVALID);
                body.extend(hash.as_bytes());
            }
            Some(Err(NotIncluded::NotLoaded)) | None => body.push(INVALID),
        },
        _ => body.push(INVALID),
    }
    let mut answer = Vec::new();
    put(&mut answer, &body);
    answer
}

fn prove_word(rest: &[u8]) -> Result<Hash32, Unproven> {
    let mut rest = Cursor(rest);
    let mut hash = || rest.hash().ok_or(Unproven::NotFound);
    let request = OracleRequest {
        key_hash: hash()?,
        pre_seed: hash()?,
        block_hash: hash()?,
    };
    OracleProver.prove(rest.0, &request)
}

fn prove_receipt(rest: &[u8]) -> Option<Result<ProvenReceipt, NotIncluded>> {
    let mut rest = Cursor(rest);
    let (index, number) = (rest.long()?, u32::from_be_bytes(rest.take()?));
    let (mut headers, mut path) = (Vec::new(), Vec::new());
    for _ in 0..number {
        headers.push(rest.counted()?.to_vec());
    }
    while !rest.0.is_empty() {
        path.push(rest.counted()?.to_vec());
    }
    let inclusion = Inclusion {
        headers,
        index,
        path,
    };
    Some(OracleProver.prove_receipt(&inclusion))
}

/// How long the answer is that begins with these bytes.
pub fn length(answer: &[u8]) -> Option<u32> {
    answer.first_chunk().copied().map(u32::from_be_bytes)
}

/// Reads the answer about a word, behind its length. Anything else than a whole one proves nothing.
///
/// # Errors
///
/// [`Unproven`] where no word is proven.
pub fn word(answer: &[u8]) -> Result<Hash32, Unproven> {
    match answer.split_first() {
        Some((&PROVEN, word)) => {
            let word = <[u8; 32]>::try_from(word);
            word.map(Hash32::new).map_err(|_| Unproven::Invalid)
        }
        Some((&NOT_FOUND, [])) => Err(Unproven::NotFound),
        _ => Err(Unproven::Invalid),
    }
}

/// Reads the answer about a receipt, behind its length.
///
/// # Errors
///
/// [`NotIncluded`] where none is proven.
pub fn receipt(answer: &[u8]) -> Result<ProvenReceipt, NotIncluded> {
    let (read, hash) = match answer.split_first() {
        Some((&PROVEN, rest)) => (read_receipt(Cursor(rest)), None),
        Some((_, rest)) => (None, Cursor(rest).hash()),
        None => (None, None),
    };
    read.ok_or(NotIncluded::NoReceipt(hash.unwrap_or(Hash32::ZERO)))
}

fn put(bytes: &mut Vec<u8>, counted: &[u8]) {
    let length = u32::try_from(counted.len()).unwrap_or(u32::MAX);
    bytes.extend(length.to_be_bytes());
    bytes.extend(counted);
}

fn put_receipt(bytes: &mut Vec<u8>, receipt: &ProvenReceipt) {
    for block in [receipt.notarised, receipt.block] {
        bytes.extend(block.hash.as_bytes());
        bytes.extend(block.number.to_be_bytes());
        bytes.extend(block.timestamp.to_be_bytes());
    }
    bytes.extend(receipt.index.to_be_bytes());
    bytes.push(receipt.succeeded.into());
    for log in &receipt.logs {
        bytes.extend(log.address.as_bytes());
        let topics: Vec<u8> = log.topics.iter().flat_map(|t| *t.as_bytes()).collect();
        put(bytes, &topics);
        put(bytes, &log.data);
    }
}

fn read_receipt(mut rest: Cursor<'_>) -> Option<ProvenReceipt> {
    let mut block = || {
        Some(ProvenBlock {
            hash: rest.hash()?,
            number: rest.long()?,
            timestamp: rest.long()?,
        })
    };
    let (notarised, block) = (block()?, block()?);
    let index = rest.long()?;
    let succeeded = rest.take::<1>()? == [1];
    let mut logs = Vec::new();
    while !rest.0.is_empty() {
        let address = Address::new(rest.take()?);
        let (topics, _) = rest.counted()?.as_chunks::<32>();
        logs.push(ProvenLog {
            address,
            topics: topics.iter().map(|topic| Hash32::new(*topic)).collect(),
            data: rest.counted()?.to_vec(),
        });
    }
    Some(ProvenReceipt {
        notarised,
        block,
        index,
        succeeded,
        logs,
    })
}

/// What is left to read.
struct Cursor<'a>(&'a [u8]);

impl<'a> Cursor<'a> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    fn hash(&mut self) -> Option<Hash32> {
        self.take().map(Hash32::new)
    }

    fn long(&mut self) -> Option<u64> {
        self.take().map(u64::from_be_bytes)
    }

    /// The bytes behind their length.
    fn counted(&mut self) -> Option<&'a [u8]> {
        let length = usize::try_from(u32::from_be_bytes(self.take()?)).ok()?;
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REQUEST: OracleRequest = OracleRequest {
        key_hash: Hash32::new([1; 32]),
        pre_seed: Hash32::new([2; 32]),
        block_hash: Hash32::new([3; 32]),
    };

    /// An answer behind its length.
    fn body(question: &[u8]) -> Vec<u8> {
        let answer = answer(question);
        let (head, body) = answer.split_at(LENGTH_BYTES);
        assert_eq!(
            length(head),
            Some(u32::try_from(body.len()).expect("short"))
        );
        body.to_vec()
    }

    #[test]
    fn an_input_without_a_proof_answers_so() {
        let question = about_word(&[7; 500], &REQUEST);
        assert_eq!(question.len(), 97 + 500);
        assert_eq!(word(&body(&question)), Err(Unproven::NotFound));
        assert_eq!(word(&body(&question[..95])), Err(Unproven::NotFound));
        assert_eq!(word(&body(&[])), Err(Unproven::Invalid));
        assert_eq!(word(&body(&[9; 500])), Err(Unproven::Invalid));
    }

    #[test]
    fn only_a_whole_answer_that_says_so_is_a_word() {
        let mut whole = [9; 33];
        whole[0] = 0;
        assert_eq!(word(&whole), Ok(Hash32::new([9; 32])));
        assert_eq!(word(&whole[..32]), Err(Unproven::Invalid));
        assert_eq!(word(&[0; 34]), Err(Unproven::Invalid));
        for code in 1..=u8::MAX {
            whole[0] = code;
            assert_eq!(word(&whole), Err(Unproven::Invalid));
        }
        assert_eq!(word(&[]), Err(Unproven::Invalid));
    }

    #[test]
    fn a_receipt_is_read_as_it_was_put_and_no_part_of_it() {
        let log = |byte: u8, topics: usize| ProvenLog {
            address: Address::new([byte; 20]),
            topics: vec![Hash32::new([byte; 32]); topics],
            data: vec![byte; usize::from(byte)],
        };
        let block = |number: u8| ProvenBlock {
            hash: Hash32::new([number; 32]),
            number: u64::from(number),
            timestamp: 6,
        };
        let put = ProvenReceipt {
            notarised: block(7),
            block: block(4),
            index: 3,
            succeeded: true,
            logs: vec![log(0, 0), log(9, 4)],
        };
        let mut bytes = vec![PROVEN];
        put_receipt(&mut bytes, &put);
        assert_eq!(receipt(&bytes), Ok(put.clone()));
        for end in 0..bytes.len() {
            assert_ne!(receipt(&bytes[..end]), Ok(put.clone()), "{end}");
        }
        bytes[0] = INVALID;
        assert_eq!(
            receipt(&bytes),
            Err(NotIncluded::NoReceipt(Hash32::new([7; 32])))
        );
        let nothing = Inclusion {
            headers: vec![vec![1], vec![2]],
            index: 0,
            path: vec![vec![3]],
        };
        let answered = body(&about_receipt(&nothing));
        let first = verify::hash::keccak(&[&[1]]);
        assert_eq!(receipt(&answered), Err(NotIncluded::NoReceipt(first)));
        for end in 0..12 {
            let cut = body(&about_receipt(&nothing)[..end]);
            assert!(matches!(receipt(&cut), Err(NotIncluded::NoReceipt(_))));
        }
    }
}
