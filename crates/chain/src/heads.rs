//! The newest blocks of endpoints. A proof is often seconds old, and an endpoint seconds behind.

use futures_util::future::join_all;

use super::networks::Network;
use super::rpc::{self, Call};
use super::source::Source;
use super::transport::Clock;
use verify::claims::{Fault, Head};

/// How long and how often the reader asks for the newest block again.
const POLL_INTERVAL_MS: u32 = 3_000;
const MAX_POLLS: u32 = 10;

/// The greatest age, in seconds, of the newest block of a chain that is running.
const RECENT: u64 = 600;

/// How many blocks show the pace of a chain.
const PACE_BLOCKS: u64 = 1_000;

/// If no endpoint has reached the proof's blocks, asks for the newest block again, as long as waiting can help.
pub async fn catch_up(
    sources: &mut [Source<'_>],
    needed: u64,
    network: Option<&Network>,
    clock: &dyn Clock,
) {
    for _ in 0..MAX_POLLS {
        let now = clock.now();
        let reached = sources.iter().any(|source| source.latest.number >= needed);
        if reached || !sources.iter().any(|source| source.is_current(network, now)) {
            return;
        }
        clock.sleep(POLL_INTERVAL_MS).await;
        join_all(sources.iter_mut().map(Source::refresh)).await;
    }
}

/// Separates the endpoints that have reached the block from those behind, which the reading sets aside. If all are
/// behind, it sets none aside.
pub fn partition_behind<'c>(
    sources: Vec<Source<'c>>,
    needed: u64,
) -> (Vec<Source<'c>>, Vec<(Source<'c>, Fault)>) {
    if sources.iter().all(|source| source.latest.number < needed) {
        return (sources, Vec::new());
    }
    let (mut reached, mut behind) = (Vec::new(), Vec::new());
    for source in sources {
        let newest = source.latest.number;
        if newest < needed {
            behind.push((source, Fault::Behind(newest, needed)));
        } else {
            reached.push(source);
        }
    }
    (reached, behind)
}

/// Asks the endpoints that have not reached the block for the pace of their chain.
pub async fn measure_pace(sources: &mut [Source<'_>], needed: u64) {
    let short = sources
        .iter_mut()
        .filter(|source| source.latest.number < needed);
    join_all(short.map(Source::measure_pace)).await;
}

impl Source<'_> {
    /// Its chain, its newest block and its pace.
    pub fn head(&self, network: Option<&Network>, now: u64) -> Head {
        Head {
            chain_id: self.chain_id,
            newest: self.latest.number,
            ten_minutes: self.ten_minutes,
            is_current: self.is_current(network, now),
        }
    }

    fn is_current(&self, network: Option<&Network>, now: u64) -> bool {
        // First contact has refused endpoints on another chain than the network's.
        network.is_some() && self.latest.timestamp.abs_diff(now) <= RECENT
    }

    async fn refresh(&mut self) {
        let answers = self.client.ask(&[Call::tagged_block("latest")]).await;
        let latest = answers.into_iter().next().and_then(Result::ok);
        let latest = latest.and_then(|raw| rpc::block(&raw).ok()?);
        if let Some(latest) = latest.filter(|latest| latest.number > self.latest.number) {
            self.latest = latest;
        }
    }

    async fn measure_pace(&mut self) {
        let newest = self.latest.number;
        let earlier = newest.saturating_sub(PACE_BLOCKS).max(1);
        let answers = self.client.ask(&[Call::block(earlier)]).await;
        let block = answers.into_iter().next().and_then(Result::ok);
        let block = block.and_then(|raw| rpc::block(&raw).ok()?);
        self.ten_minutes = block
            .filter(|block| block.number == earlier)
            .and_then(|block| {
                let blocks = newest.checked_sub(earlier).filter(|blocks| *blocks > 0)?;
                let seconds = self.latest.timestamp.checked_sub(block.timestamp)?;
                blocks.saturating_mul(600).checked_div(seconds)
            });
    }
}
