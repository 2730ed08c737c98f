//! Counts the good cards that a shop takes out before a pull, by draws that could give nothing else.

use explain::pull::TopBand;
use explain::{Explanation, Subject};
use fixtures::shop::{Sale, Shop, tier};
use verify::hash::Hash32;
use verify::pull::version::{Band, Leaf, Version};

/// Returns a tier of bands with these odds and cards, lowest first.
fn version(number: u64, bands: &[(u32, &[Leaf])]) -> Version {
    let last = u64::try_from(bands.len()).expect("few");
    let band = |(at, (odds_ppm, leaves)): (u64, &(u32, &[Leaf]))| Band {
        odds_ppm: *odds_ppm,
        lo_cents: at * 1_000 + 1,
        hi_cents: if at + 1 == last { 2_000 } else { 1_000 },
        leaves: leaves.to_vec(),
    };
    Version {
        tier_price_cents: 1_000,
        version_no: number,
        bands: (0..).zip(bands).map(band).collect(),
    }
}

fn cards(number: u64, count: u32, value_cents: u64) -> Vec<Leaf> {
    let [band] = tier(number, count).bands.try_into().expect("one band");
    let leaf = |leaf: Leaf| Leaf {
        value_cents,
        ..leaf
    };
    band.leaves.into_iter().map(leaf).collect()
}

/// A shop whose Packs have 20 ordinary cards and 3 good ones.
fn shop() -> (Shop, Vec<Leaf>) {
    let mut shop = Shop::open(1);
    let (low, high) = (cards(2, 20, 500), cards(3, 3, 1_500));
    shop.offer(version(2, &[(500_000, &low), (500_000, &high)]));
    (shop, high)
}

/// Offers a tier and draws from it at once.
fn draws(shop: &mut Shop, tier: Version) {
    let tier = shop.offer(tier);
    let key = shop.sell_of(tier);
    shop.deliver(key);
}

fn shown(shop: &Shop, target: Hash32) -> TopBand {
    let payload = shop.proof(target).payload();
    let explained = Explanation::of(verify::check(payload, &mut |_| {}).expect("a payload"));
    let failed = explained.overview.failed();
    assert!(failed.is_none(), "{:?}", failed.map(|step| step.id));
    match explained.overview.subject {
        Subject::Pull(pull) => pull.top_band.expect("a band"),
        Subject::Event(_) => panic!("a pull"),
    }
}

fn counted(shop: &mut Shop, target: Hash32) -> [Option<u64>; 4] {
    shop.deliver(target);
    let top = shown(shop, target);
    [
        Some(top.free),
        Some(top.drawn),
        Some(top.sure),
        top.sure_after,
    ]
}

#[test]
fn tiers_of_one_card_that_are_sold_after_a_purchase_are_counted() {
    let (mut shop, high) = shop();
    let target = shop.sell_of(1);
    for (number, card) in (10..).zip(&high) {
        draws(&mut shop, version(number, &[(1_000_000, &[*card])]));
    }
    assert_eq!(counted(&mut shop, target), [3, 3, 3, 3].map(Some));
}

#[test]
fn those_that_were_bought_before_are_counted_apart() {
    let (mut shop, high) = shop();
    let tiers = [10, 11].map(|number| {
        let card = high[usize::try_from(number - 10).expect("small")];
        shop.offer(version(number, &[(1_000_000, &[card])]))
    });
    let before = shop.sell_of(tiers[0]);
    let target = shop.sell_of(1);
    let after = shop.sell_of(tiers[1]);
    shop.deliver(before);
    shop.deliver(after);
    assert_eq!(counted(&mut shop, target), [3, 2, 2, 1].map(Some));
}

#[test]
fn a_draw_with_any_chance_of_another_card_is_not_sure() {
    let other = cards(4, 1, 500);
    for (odds, is_sure) in [([0, 1_000_000], true), ([1, 999_999], false)] {
        let (mut shop, high) = shop();
        let target = shop.sell_of(1);
        draws(
            &mut shop,
            version(10, &[(odds[0], &other), (odds[1], &high[..1])]),
        );
        let sure = u64::from(is_sure);
        assert_eq!(counted(&mut shop, target), [3, 1, sure, sure].map(Some));
    }
}

#[test]
fn a_card_that_only_the_stock_or_an_earlier_draw_leaves_is_sure() {
    let (mut shop, high) = shop();
    let target = shop.sell_of(1);
    let pair = shop.offer(version(10, &[(1_000_000, &high[..2])]));
    let left = Sale {
        unavailable: [high[0].card].into_iter().collect(),
        ..shop.new_sale(pair, shop.chain.tip())
    };
    let key = left.key();
    let anchor = shop.record(left);
    shop.block(&[anchor]);
    shop.request(key);
    shop.deliver(key);
    assert_eq!(counted(&mut shop, target), [3, 1, 1, 1].map(Some));

    let (mut shop, high) = self::shop();
    let target = shop.sell_of(1);
    let pair = shop.offer(version(10, &[(1_000_000, &high[..2])]));
    let both = [shop.sell_of(pair), shop.sell_of(pair)];
    for key in both {
        shop.deliver(key);
    }
    // The first draw had two cards, and the second what it left.
    assert_eq!(counted(&mut shop, target), [3, 2, 1, 1].map(Some));
}

#[test]
fn a_draw_of_the_same_tier_is_no_sure_one() {
    let (mut shop, _) = shop();
    let target = shop.sell_of(1);
    for _ in 0..6 {
        let key = shop.sell_of(1);
        shop.deliver(key);
    }
    let [free, drawn, sure, after] = counted(&mut shop, target);
    assert_eq!([free, sure, after], [Some(3), Some(0), Some(0)]);
    assert!(drawn > Some(0), "{drawn:?}");
}
