//! A question about a proof, and its answer, as bytes: how they cross into a module of their own.
//!
//! | bytes of a question | what |
//! | --- | --- |
//! | 0–31 | the hash of the key that must answer |
//! | 32–63 | the request's `pre_seed` |
//! | 64–95 | the hash of the request's block |
//! | 96– | the input of the fulfilling transaction |
//!
//! An answer is a byte, 0 for a valid proof, and the word that it proves.

use verify::claims::{OracleRequest, Prover, Unproven};
use verify::hash::Hash32;

use crate::vrf::Vrf;

/// How long an answer is.
pub const ANSWER_BYTES: usize = 33;

/// The question whether an input proves a word for a request.
pub fn question(input: &[u8], request: &OracleRequest) -> Vec<u8> {
    let OracleRequest {
        key_hash,
        pre_seed,
        block_hash,
    } = request;
    let hashes = [key_hash, pre_seed, block_hash].map(|hash| hash.as_bytes().as_slice());
    [hashes.concat().as_slice(), input].concat()
}

/// Answers a question. One that is cut off holds no proof.
pub fn answer(question: &[u8]) -> [u8; ANSWER_BYTES] {
    let (hashes, _) = question.as_chunks::<32>();
    let proven = match hashes {
        [key_hash, pre_seed, block_hash, ..] => {
            let request = OracleRequest {
                key_hash: Hash32::new(*key_hash),
                pre_seed: Hash32::new(*pre_seed),
                block_hash: Hash32::new(*block_hash),
            };
            let input = question.get(96..).unwrap_or_default();
            Vrf.prove(input, &request)
        }
        _ => Err(Unproven::NotFound),
    };
    let (code, word) = match proven {
        Ok(word) => (0, word),
        Err(Unproven::NotFound) => (1, Hash32::ZERO),
        Err(Unproven::Invalid | Unproven::NotLoaded) => (2, Hash32::ZERO),
    };
    let mut answer = [code; ANSWER_BYTES];
    if let Some(place) = answer.last_chunk_mut() {
        *place = *word.as_bytes();
    }
    answer
}

/// Reads an answer. Anything else than a whole one proves nothing.
pub fn read(answer: &[u8]) -> Result<Hash32, Unproven> {
    match answer
        .split_first()
        .map(|(code, word)| (*code, <[u8; 32]>::try_from(word)))
    {
        Some((0, Ok(word))) => Ok(Hash32::new(word)),
        Some((1, Ok(_))) => Err(Unproven::NotFound),
        _ => Err(Unproven::Invalid),
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

    #[test]
    fn an_input_without_a_proof_answers_so() {
        let question = question(&[7; 500], &REQUEST);
        assert_eq!(question.len(), 96 + 500);
        assert_eq!(read(&answer(&question)), Err(Unproven::NotFound));
        assert_eq!(read(&answer(&question[..95])), Err(Unproven::NotFound));
    }

    #[test]
    fn only_a_whole_answer_that_says_so_is_a_word() {
        let mut whole = [9; ANSWER_BYTES];
        whole[0] = 0;
        assert_eq!(read(&whole), Ok(Hash32::new([9; 32])));
        assert_eq!(read(&whole[..32]), Err(Unproven::Invalid));
        assert_eq!(read(&[0; ANSWER_BYTES + 1]), Err(Unproven::Invalid));
        for code in 2..=u8::MAX {
            whole[0] = code;
            assert_eq!(read(&whole), Err(Unproven::Invalid));
        }
        assert_eq!(read(&[]), Err(Unproven::Invalid));
    }
}
