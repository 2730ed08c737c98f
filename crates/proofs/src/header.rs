//! A block's header, checked against the block's hash.
//!
//! A block's hash is that of its header in RLP. So fields that hash to a proven hash belong to the block, regardless
//! of who handed them over.
//!
//! The rule: [`docs/protocol.md#proven-blocks`](../../../docs/protocol.md#proven-blocks).

use core::ops::Deref;

use values::chain::ProvenBlock;
use values::hash::{Hash32, keccak};

use crate::rlp::{list, number, string, strings};

/// The fields after the nonce, in the order of the forks that added them, as a node names them.
pub const LATER: [&str; 8] = [
    "baseFeePerGas",
    "withdrawalsRoot",
    "blobGasUsed",
    "excessBlobGas",
    "parentBeaconBlockRoot",
    "requestsHash",
    "blockAccessListHash",
    "slotNumber",
];

/// The most bytes that are hashed to find which fields a header has. An honest header has less than a kilobyte, or on
/// some networks the list of its validators.
const MAX_HASHED: usize = 4 << 20;

/// A header as a node gives it. Nothing of it is known before [`Header::encoding`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The hash of the block before.
    pub parent_hash: Hash32,
    /// The hash of the list of uncles.
    pub sha3_uncles: Hash32,
    /// Whom the block pays.
    pub miner: [u8; 20],
    /// The root of the state after the block.
    pub state_root: Hash32,
    /// The root of the trie of transactions.
    pub transactions_root: Hash32,
    /// The root of the trie of receipts.
    pub receipts_root: Hash32,
    /// The filter over the logs: 256 bytes.
    pub logs_bloom: Vec<u8>,
    /// The difficulty, a number of 32 bytes.
    pub difficulty: Hash32,
    /// The block's number.
    pub number: u64,
    /// The most gas that it may use.
    pub gas_limit: u64,
    /// The gas that it uses.
    pub gas_used: u64,
    /// When it was made, in seconds since 1970.
    pub timestamp: u64,
    /// Free bytes.
    pub extra_data: Vec<u8>,
    /// The mix hash, now the beacon's randomness.
    pub mix_hash: Hash32,
    /// The nonce.
    pub nonce: [u8; 8],
    /// The fields of [`LATER`], each as the bytes of its RLP string: a number without its leading zeros. `None` where
    /// the node returns no such field.
    pub later: [Option<Vec<u8>>; LATER.len()],
}

/// A block whose hash its header has. [`Block::read`] alone makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Block {
    /// The block itself.
    pub proven: ProvenBlock,
    /// The root of its receipts.
    pub receipts_root: Hash32,
}

impl Deref for Block {
    type Target = ProvenBlock;

    fn deref(&self) -> &ProvenBlock {
        &self.proven
    }
}

impl Header {
    /// Returns the header's RLP, which has this hash; `None` if no choice of the fields has it.
    ///
    /// A node may return fields that are not part of the header, so each choice of the later ones is tried: at most
    /// 256. The one that hashes right is the header. The fields of a [`Block`] have the same index in all.
    ///
    /// ```
    /// use proofs::header::Block;
    /// use proofs::{Hash32, node};
    ///
    /// // The first block of Ethereum, as a node tells it.
    /// let empty = "56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421";
    /// let result = serde_json::json!({
    ///     "parentHash": format!("0x{}", Hash32::ZERO),
    ///     "sha3Uncles": "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
    ///     "miner": "0x0000000000000000000000000000000000000000",
    ///     "stateRoot": "0xd7f8974fb5ac78d9ac099b9ad5018bedc2ce0a72dad1827a1709da30580f0544",
    ///     "transactionsRoot": format!("0x{empty}"),
    ///     "receiptsRoot": format!("0x{empty}"),
    ///     "logsBloom": format!("0x{}", "00".repeat(256)),
    ///     "difficulty": "0x400000000", "number": "0x0", "gasLimit": "0x1388", "gasUsed": "0x0",
    ///     "timestamp": "0x0",
    ///     "extraData": "0x11bbe8db4e347b4e8c937c1c8370e4b5ed33adb3db69cbdb7a38e1e50b1b82fa",
    ///     "mixHash": format!("0x{}", Hash32::ZERO),
    ///     "nonce": "0x0000000000000042",
    /// });
    /// let hash = "d4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3";
    /// let hash = Hash32::from_hex(hash).expect("64 digits");
    ///
    /// let header = node::header(&result).expect("all fields").encoding(&hash).expect("its fields");
    /// let block = Block::read(&header).expect("a header");
    /// assert_eq!(block.number, 0);
    /// assert_eq!(block.receipts_root.to_string(), empty);
    /// ```
    pub fn encoding(&self, hash: &Hash32) -> Option<Vec<u8>> {
        // proven-3
        self.encodings().find(|encoded| keccak(&[encoded]) == *hash)
    }

    /// Returns the header's RLP with all later fields that there are, then with each choice of them.
    pub fn encodings(&self) -> impl Iterator<Item = Vec<u8>> {
        let (first, later) = (self.first(), self.later());
        let bytes = later.iter().flatten().map(Vec::len);
        let bytes = bytes.fold(first.len(), usize::saturating_add);
        let tries = MAX_HASHED.checked_div(bytes).unwrap_or_default().max(1);
        let is_left_out = |left_out: u8, index: usize| left_out >> index & 1 == 1;
        let missing = later.each_ref().map(Option::is_none);
        let choices = (0..=u8::MAX).filter(move |left_out| {
            // A field that is missing is left out in every choice: this one was tried already.
            let mut indices = missing.iter().enumerate();
            !indices.any(|(index, missing)| *missing && is_left_out(*left_out, index))
        });
        let encodings = choices.map(move |left_out| {
            let indices = later.iter().enumerate();
            let kept = indices.filter(|(index, _)| !is_left_out(left_out, *index));
            let mut items = vec![first.clone()];
            items.extend(kept.filter_map(|(_, field)| field.clone()));
            list(&items)
        });
        encodings.take(tries)
    }

    /// The fields that every header has, one after the other.
    fn first(&self) -> Vec<u8> {
        let hash = |hash: &Hash32| string(hash.as_bytes());
        let count = |count: u64| number(&count.to_be_bytes());
        [
            hash(&self.parent_hash),
            hash(&self.sha3_uncles),
            string(&self.miner),
            hash(&self.state_root),
            hash(&self.transactions_root),
            hash(&self.receipts_root),
            string(&self.logs_bloom),
            number(self.difficulty.as_bytes()),
            count(self.number),
            count(self.gas_limit),
            count(self.gas_used),
            count(self.timestamp),
            string(&self.extra_data),
            hash(&self.mix_hash),
            string(&self.nonce),
        ]
        .concat()
    }

    fn later(&self) -> [Option<Vec<u8>>; LATER.len()] {
        let encoded = |field: &Option<Vec<u8>>| field.as_deref().map(string);
        self.later.each_ref().map(encoded)
    }
}

impl Block {
    /// The block whose header this RLP is, under the hash of the header. `None` for bytes that are not a header.
    pub fn read(header: &[u8]) -> Option<Self> {
        let fields = strings(header)?;
        let hash = |index: usize| {
            let bytes: [u8; 32] = (*fields.get(index)?).try_into().ok()?;
            Some(Hash32::new(bytes))
        };
        let count = |index: usize| {
            let digits = fields.get(index)?.iter();
            digits.copied().try_fold(0_u64, |number, digit| {
                number.checked_mul(256)?.checked_add(u64::from(digit))
            })
        };
        // Up to the nonce.
        fields.get(14)?;
        Some(Self {
            proven: ProvenBlock {
                // proven-2
                hash: keccak(&[header]),
                number: count(8)?,
                timestamp: count(11)?,
            },
            receipts_root: hash(5)?,
        })
    }
}
