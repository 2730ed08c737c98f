//! Builds proofs, with the chains on which their draws and events happened.

use fixtures::chain::consumer::Callback;
use fixtures::chain::{CONSUMER, Chain, Running, at};
use verify::claims::{Claims, DrawClaim, PullClaims};
use verify::hash::Hash32;
use verify::hash::keccak;
use verify::report::{DrawName, LogKind};

pub fn named(name: &str, of: usize) -> Hash32 {
    keccak(&[name.as_bytes(), &of.to_be_bytes()])
}

/// Returns a chain that starts at this block.
fn chain_from(first: u64) -> Chain {
    let mut chain = Chain::default();
    (chain.first, chain.newest) = (0, first);
    chain
}

/// Returns a proof of `count` draws: a version at the first block, then an empty block, a block for each purchase, and
/// a block for each word.
pub fn draws(count: usize, first: u64) -> (Claims, Chain) {
    let mut chain = chain_from(first);
    let mut claims = PullClaims {
        contract: Some(CONSUMER),
        ..PullClaims::default()
    };
    let version = chain.transact(CONSUMER, Vec::new(), |running| {
        running.write_log(LogKind::Anchored, named("version", 0), named("root", 0))
    });
    claims.entries.push(version);
    chain.mine(1);
    let as_of = at(chain.newest, 0);
    let mut asked = Vec::new();
    for nth in 1..=count {
        chain.mine(1);
        asked.push(chain.transact(CONSUMER, Vec::new(), |running| {
            let (id, value) = (named("purchase", nth), named("commitment", nth));
            let purchase = running.write_log(LogKind::Anchored, id, value);
            (
                purchase,
                running.request_pull(named("pull", nth), version.key),
            )
        }));
    }
    let last = chain.newest + u64::try_from(count).expect("few");
    for (purchase, request) in asked {
        chain.mine(1);
        let consumer = &chain.consumer;
        let id = consumer.request_id(&request.key);
        let coordinator = consumer.oracle.coordinator;
        let word = chain
            .deliver((coordinator, id), Callback::Works)
            .of(request.key);
        let target = word.position.block == last;
        let draw = DrawClaim {
            name: DrawName {
                pull_key: request.key,
                purchase_id: None,
                target,
            },
            version_event_id: version.key,
            version_root: version.value,
            purchase_event_id: purchase.key,
            purchase_commitment: purchase.value,
            as_of,
            version_anchor: Some(version),
            purchase_anchor: Some(purchase),
            request: Some(request),
            word: Some(word),
        };
        claims.draws.insert(0, draw);
        claims.entries.extend([purchase, request, word]);
        if target {
            let moments = [version, request, word];
            let blocks = moments.map(|entry| entry.position.block);
            claims.target_blocks = blocks.into_iter().collect();
        }
    }
    (Claims::Pull(Box::new(claims)), chain)
}

/// Returns the claims of an event's report, with its value anchored at a block of the contract that it names.
pub fn event(block: u64) -> (Claims, Chain) {
    let report = include_bytes!("../../../../tests/vectors/event-v2-one-card.json");
    let checked = verify::check(report, &mut |_| {}).expect("a report");
    let Some(Claims::Event(claims)) = checked.claims else {
        panic!("claims of an event");
    };
    let mut chain = chain_from(block);
    chain.consumer.address = claims.contract.expect("an address");
    let (id, value) = (claims.event_id.value(), claims.anchored.value());
    let transaction = claims.request.expect("a transaction");
    let mut running = Running {
        chain: &mut chain,
        hash: transaction,
    };
    running.write_log(
        LogKind::Anchored,
        id.expect("an id"),
        value.expect("a value"),
    );
    (Claims::Event(claims), chain)
}
