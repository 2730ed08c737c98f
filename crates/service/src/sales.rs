//! Plays an evening at the honest shop: Packs of three tier versions whose waits overlap, breaks between them, an
//! oracle's answer that the contract could not take, and a pack event; then tiers of which several Packs are bought at
//! once.

use fixtures::chain::consumer::Callback;
use fixtures::event::{Anchored, Event, Format};
use fixtures::shop::backend::Call;
use fixtures::shop::tier::{invented, leaves};
use fixtures::shop::{Shop, new_break};
use verify::event::Algo;
use verify::hash::Hash32;
use verify::pull::version::{Leaf, Version};

use crate::node::Node;

/// The number of Packs that are sold together when a new tier is dropped.
const DROP: usize = 100;

/// The sales of an evening, by their pull keys.
pub struct Sales {
    /// The first Pack, whose window is empty.
    pub alone: Hash32,
    /// A Pack that waited its turn after it was paid.
    pub waited: Hash32,
    /// Twelve Packs that waited for their words at the same time, the first the longest.
    pub overlapping: Vec<Hash32>,
    /// The one of the twelve whose word the contract could not accept.
    pub failed_callback: Hash32,
    pub event: (Event, Anchored),
}

/// Sells for an evening.
pub fn make_sales(shop: &mut Shop<Node<'_>>) -> Sales {
    let older = fifty_cards(shop, 1, [8, 5, 4, 3], &[]);
    let older = shop.offer(older);
    let (alone, waited) = early(shop, older);

    let kept = every(shop, older, 2);
    let fifty = fifty_cards(shop, 2, [1, 2, 1, 1], &kept);
    let fifty = shop.offer(fifty);
    let kept = every(shop, fifty, 3);
    let cheaper = cheaper(shop, &kept);
    let cheaper = shop.offer(cheaper);

    let name = "Hollowmere Sellout Break";
    let event = Event::new(&mut shop.stream, name, Format::SelloutBreak, Algo::V2, 24);
    let breaks = [0, 1, 2].map(|number| new_break(shop.entries.len() + number));
    let mut beside: Vec<Call> = breaks.iter().flat_map(|(_, calls)| *calls).collect();
    let breaks = breaks.map(|(key, _)| key);
    let mut overlapping = Vec::new();
    for round in 0..3 {
        let tiers = [fifty, cheaper, older, fifty];
        overlapping.extend(sell_beside(shop, std::mem::take(&mut beside), &tiers));
        let mut calls = requests(shop, &overlapping[4 * round..]);
        match round {
            0 => {}
            1 => calls.extend(deliveries(&[overlapping[1], breaks[0]])),
            _ => {
                calls.extend(deliveries(&[overlapping[3]]));
                calls.push(Call::Deliver(overlapping[5], Callback::Fails));
            }
        }
        shop.block(&calls);
    }
    let [second, fourth, eighth] = [2, 4, 8].map(|number| overlapping[number]);
    deliver(shop, &[second, fourth, eighth, breaks[1]]);
    let anchored = shop.open_event(&event);
    for words in [&[7, 6, 10][..], &[9, 11], &[0]] {
        let keys: Vec<Hash32> = words.iter().map(|number| overlapping[*number]).collect();
        deliver(shop, &keys);
    }
    deliver(shop, &[breaks[2]]);
    Sales {
        alone,
        waited,
        failed_callback: overlapping[5],
        overlapping,
        event: (event, anchored),
    }
}

/// Sells a Pack of each of these tiers in one block, and returns their pull keys.
pub fn sell(shop: &mut Shop<Node<'_>>, tiers: &[usize]) -> Vec<Hash32> {
    sell_beside(shop, Vec::new(), tiers)
}

/// Sells the same behind other calls of the block.
fn sell_beside(shop: &mut Shop<Node<'_>>, mut calls: Vec<Call>, tiers: &[usize]) -> Vec<Hash32> {
    let (keys, anchors) = record(shop, tiers);
    calls.extend(anchors);
    shop.block(&calls);
    keys
}

/// Records a Pack of each of these tiers, and returns their pull keys and the calls that anchor them.
fn record(shop: &mut Shop<Node<'_>>, tiers: &[usize]) -> (Vec<Hash32>, Vec<Call>) {
    let recorded = tiers.iter().map(|tier| {
        let sale = shop.sale_of_unsold(*tier);
        (sale.key(), shop.record(sale))
    });
    recorded.unzip()
}

/// Requests the words of Packs in one block.
pub fn request(shop: &mut Shop<Node<'_>>, keys: &[Hash32]) {
    shop.block(&requests(shop, keys));
}

fn requests(shop: &Shop<Node<'_>>, keys: &[Hash32]) -> Vec<Call> {
    keys.iter().map(|key| shop.request_of(*key)).collect()
}

/// Delivers words in one block, in this order.
pub fn deliver(shop: &mut Shop<Node<'_>>, keys: &[Hash32]) {
    shop.block(&deliveries(keys));
}

fn deliveries(keys: &[Hash32]) -> Vec<Call> {
    let deliveries = keys.iter().map(|key| Call::Deliver(*key, Callback::Works));
    deliveries.collect()
}

/// Publishes the $50 tier with cards that nobody has drawn yet.
pub fn restock(shop: &mut Shop<Node<'_>>) -> usize {
    let version = fifty_cards(shop, 3, [5, 4, 3, 2], &[]);
    shop.offer(version)
}

/// Publishes a new tier and sells a hundred Packs of it before the first word comes. Returns the pull key of the one
/// with the last word.
pub fn sell_hundred(shop: &mut Shop<Node<'_>>) -> Hash32 {
    let bands = [(900_000, 100, 90), (90_000, 500, 20), (10_000, 2_500, 6)];
    let version = invented(&mut shop.stream, (500, 1), bands, 20_000, &[]);
    let tier = shop.offer(version);
    let mut keys = Vec::new();
    while keys.len() < DROP {
        let sold = sell(shop, &[tier; 25]);
        request(shop, &sold);
        keys.extend(sold);
    }
    for words in keys.chunks(10) {
        shop.together(&deliveries(words));
    }
    keys[DROP - 1]
}

/// Sells two pairs of Packs: the words of one pair are requested in one transaction, and those of the other arrive in
/// one. Returns the second pull key of each pair.
pub fn sell_pairs(shop: &mut Shop<Node<'_>>) -> (Hash32, Hash32) {
    let bands = [(800_000, 400, 12), (200_000, 3_000, 12)];
    let version = invented(&mut shop.stream, (1_000, 1), bands, 15_000, &[]);
    let tier = shop.offer(version);
    let asked = sell(shop, &[tier; 2]);
    shop.together(&requests(shop, &asked));
    deliver(shop, &asked);
    let came = sell(shop, &[tier; 2]);
    request(shop, &came);
    shop.together(&deliveries(&came));
    (asked[1], came[1])
}

/// Publishes a tier of two cards, and sells it to three buyers at the same time. Returns the pull key of the last one.
pub fn sell_of_two_cards(shop: &mut Shop<Node<'_>>) -> Hash32 {
    let bands = [(1_000_000, 200, 2)];
    let version = invented(&mut shop.stream, (300, 1), bands, 1_000, &[]);
    let tier = shop.offer(version);
    let (keys, mut calls) = record(shop, &[tier; 3]);
    calls.extend(requests(shop, &keys));
    shop.block(&calls);
    deliver(shop, &keys);
    keys[2]
}

/// Sells two Packs one after the other, and a third that is paid between their words.
fn early(shop: &mut Shop<Node<'_>>, tier: usize) -> (Hash32, Hash32) {
    let first = sell(shop, &[tier; 2]);
    request(shop, &first);
    deliver(shop, &first[..1]);
    let at_payment = shop.unavailable(tier);
    deliver(shop, &first[1..]);
    let mut sale = shop.sale_of_unsold(tier);
    sale.at_payment = Some(at_payment);
    let waited = sale.key();
    let anchor = shop.record(sale);
    shop.block(&[anchor]);
    shop.request(waited);
    shop.deliver(waited);
    (first[0], waited)
}

/// Returns each card of a tier whose place is a multiple of `step`.
fn every(shop: &Shop<Node<'_>>, tier: usize, step: usize) -> Vec<Leaf> {
    let cards = leaves(&shop.tiers[tier]);
    cards.step_by(step).copied().collect()
}

/// Returns the $50 tier.
fn fifty_cards(
    shop: &mut Shop<Node<'_>>,
    version_no: u64,
    cards: [usize; 4],
    kept: &[Leaf],
) -> Version {
    let [one, two, three, four] = cards;
    let bands = [
        (600_000, 1_000, one),
        (250_000, 4_000, two),
        (120_000, 12_000, three),
        (30_000, 48_000, four),
    ];
    invented(&mut shop.stream, (5_000, version_no), bands, 200_000, kept)
}

/// Returns the $25 tier, which shares some of its cards with the $50 tier.
fn cheaper(shop: &mut Shop<Node<'_>>, shared: &[Leaf]) -> Version {
    let bands = [
        (720_000, 500, 3),
        (220_000, 2_000, 3),
        (50_000, 6_000, 2),
        (10_000, 15_000, 2),
    ];
    invented(&mut shop.stream, (2_500, 1), bands, 60_000, shared)
}
