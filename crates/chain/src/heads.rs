//! Reads the newest blocks of endpoints. A proof is often only seconds old, and an endpoint may lag by seconds.

use futures_util::future::join_all;

use super::limits;
use super::networks::Network;
use super::rpc::{self, Call};
use super::source::Source;
use super::transport::Clock;
use verify::claims::Head;

/// Asks the endpoints that have not reached the proof's blocks again for their newest block. On an unknown network it
/// does not wait, because waiting may not help.
pub(crate) async fn catch_up(
    sources: &mut [Source<'_>],
    needed: u64,
    network: Option<&Network>,
    clock: &dyn Clock,
) {
    for _ in 0..limits::POLLS {
        let mut short: Vec<_> = sources
            .iter_mut()
            .filter(|source| source.latest.number < needed)
            .collect();
        if short.is_empty() || network.is_none() {
            return;
        }
        clock.sleep(limits::POLL_MS).await;
        join_all(short.iter_mut().map(|source| source.refresh())).await;
    }
}

/// Measures the pace of the chain at each endpoint that has not reached the block `needed`.
pub(crate) async fn measure_pace(sources: &mut [Source<'_>], needed: u64) {
    let short = sources
        .iter_mut()
        .filter(|source| source.latest.number < needed);
    join_all(short.map(Source::measure_pace)).await;
}

impl Source<'_> {
    /// Returns the endpoint's chain, newest block and pace.
    ///
    /// `pinned` is the block at which it is asked for present state, and `now` the device's time in seconds since 1970.
    pub fn head(&self, network: Option<&Network>, pinned: u64, now: u64) -> Head {
        // First contact has refused endpoints on another chain than the network's.
        let is_known = network.is_some();
        Head {
            chain_id: self.chain_id,
            newest: self.latest.number,
            ten_minutes: self.ten_minutes,
            is_current: is_known && self.keeps_up(),
            is_known,
            pinned,
            is_fresh: network.is_some_and(Network::is_local)
                || now.abs_diff(self.latest.timestamp) < limits::FRESH_SECONDS,
        }
    }

    /// Returns whether the endpoint's newest block advanced about as fast as the time that the reader waited. If not,
    /// the endpoint has stopped or is still catching up.
    fn keeps_up(&self) -> bool {
        let waited = u64::from(self.waited_ms).checked_div(1_000).unwrap_or(0);
        let passed = self.latest.timestamp.saturating_sub(self.met_at);
        waited > 0 && passed.saturating_mul(4) >= waited && passed <= waited.saturating_mul(4)
    }

    async fn refresh(&mut self) {
        self.waited_ms = self.waited_ms.saturating_add(limits::POLL_MS);
        let answers = self.client.ask(&[Call::tagged_block("latest")]).await;
        let latest = answers.into_iter().next().and_then(Result::ok);
        let latest = latest.and_then(|raw| rpc::block(&raw).ok()?);
        if let Some(latest) = latest.filter(|latest| latest.number > self.latest.number) {
            self.latest = latest;
        }
    }

    /// Takes the most blocks in ten minutes over several spans, because a chain may have become faster.
    async fn measure_pace(&mut self) {
        let newest = self.latest.number;
        let mut earlier = limits::BLOCKS_OF_THE_PACE
            .map(|blocks| newest.saturating_sub(blocks).max(1))
            .to_vec();
        earlier.dedup();
        let calls: Vec<Call> = earlier.iter().map(|block| Call::block(*block)).collect();
        let answers = self.client.ask(&calls).await;
        let paces = earlier
            .into_iter()
            .zip(answers)
            .filter_map(|(earlier, answer)| {
                let block = rpc::block(&answer.ok()?).ok()??;
                let blocks = newest.checked_sub(earlier).filter(|blocks| *blocks > 0)?;
                let seconds = self.latest.timestamp.checked_sub(block.timestamp)?;
                let pace = blocks.saturating_mul(600).checked_div(seconds);
                pace.filter(|_| block.number == earlier)
            });
        self.ten_minutes = paces.max();
    }
}
