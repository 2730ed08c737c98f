//! Places for things in layers, each above what it uses.

use std::collections::BTreeMap;

use crate::arrows::{Arrows, depths, draw, reduced};

/// How often the things of a layer are put below those that use them, and above those that they use.
const SWEEPS: usize = 12;

/// A rectangle, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rect {
    /// From the left.
    pub x: i64,
    /// From the top.
    pub y: i64,
    /// Its width.
    pub width: i64,
    /// Its height.
    pub height: i64,
}

/// The room between things.
#[derive(Clone, Copy)]
pub struct Gaps {
    /// Between two of a layer.
    pub beside: i64,
    /// Between two layers.
    pub below: i64,
}

/// Things with their places, and the ways of the arrows.
pub struct Layout {
    /// Where each thing is.
    pub places: BTreeMap<String, Rect>,
    /// Each arrow that no others imply: from, the gaps that it goes through, and to.
    pub routes: Vec<Vec<Rect>>,
    /// The width of it all.
    pub width: i64,
    /// The height of it all.
    pub height: i64,
}

impl Rect {
    /// The same elsewhere.
    pub const fn moved(self, x: i64, y: i64) -> Self {
        Self {
            x: self.x + x,
            y: self.y + y,
            ..self
        }
    }
}

impl Layout {
    /// Lays out things of these widths and heights.
    pub fn of(arrows: &Arrows, size: impl Fn(&str) -> (i64, i64), gaps: Gaps) -> Self {
        let depths = depths(arrows);
        let deepest = depths.values().max().map_or(0, |depth| depth + 1);
        let mut layers: Vec<Vec<String>> = vec![Vec::new(); deepest];
        for (name, depth) in &depths {
            layers[deepest - 1 - depth].push(name.clone());
        }
        // An arrow over several layers goes through a gap in each of them.
        let (mut short, mut routes) = (Arrows::new(), Vec::new());
        for (from, used) in reduced(arrows) {
            short.entry(from.clone()).or_default();
            for to in used {
                let mut route = vec![from.clone()];
                for depth in (depths[&to] + 1..depths[&from]).rev() {
                    let gap = format!("{from} → {to} at {depth}");
                    layers[deepest - 1 - depth].push(gap.clone());
                    route.push(gap);
                }
                route.push(to);
                for (from, to) in route.iter().zip(route.iter().skip(1)) {
                    draw(&mut short, from, to);
                }
                routes.push(route);
            }
        }
        let width = |name: &String| {
            if arrows.contains_key(name) {
                size(name).0
            } else {
                0
            }
        };
        put_in_order(&mut layers, &short, &width, gaps.beside);

        let whole = layers
            .iter()
            .map(|layer| span(layer, &width, gaps.beside))
            .max()
            .unwrap_or(0);
        let (mut all, mut y) = (BTreeMap::new(), 0);
        for layer in &layers {
            let own = layer.iter().filter(|name| arrows.contains_key(*name));
            let tallest = own.map(|name| size(name).1).max().unwrap_or(0);
            let mut x = (whole - span(layer, &width, gaps.beside)) / 2;
            for name in layer {
                let height = if arrows.contains_key(name) {
                    size(name).1
                } else {
                    tallest
                };
                let width = width(name);
                // What is shorter hangs lower, nearer to what it uses.
                let y = y + tallest - height;
                all.insert(
                    name.clone(),
                    Rect {
                        x,
                        y,
                        width,
                        height,
                    },
                );
                x += width + gaps.beside;
            }
            y += tallest + gaps.below;
        }
        let routes = routes
            .iter()
            .map(|route| route.iter().map(|name| all[name]).collect());
        Self {
            routes: routes.collect(),
            width: whole,
            height: (y - gaps.below).max(0),
            places: all
                .into_iter()
                .filter(|(name, _)| arrows.contains_key(name))
                .collect(),
        }
    }
}

/// Puts each layer in an order that keeps arrows short.
fn put_in_order(
    layers: &mut [Vec<String>],
    arrows: &Arrows,
    width: &impl Fn(&String) -> i64,
    gap: i64,
) {
    let mut users = Arrows::new();
    for (from, used) in arrows {
        users.entry(from.clone()).or_default();
        used.iter().for_each(|to| draw(&mut users, to, from));
    }
    for sweep in 0..SWEEPS {
        let near = if sweep % 2 == 0 { &users } else { arrows };
        let count = layers.len();
        for at in 0..count {
            let at = if sweep % 2 == 0 { at } else { count - 1 - at };
            let middles = middles(layers, width, gap);
            layers[at].sort_by_key(|name| {
                let wanted: Vec<i64> = near[name].iter().map(|other| middles[other]).collect();
                let count = i64::try_from(wanted.len()).unwrap_or(1);
                wanted
                    .iter()
                    .sum::<i64>()
                    .checked_div(count)
                    .unwrap_or(middles[name])
            });
        }
    }
}

/// Where each thing's middle is, with every layer centred on 0.
fn middles(
    layers: &[Vec<String>],
    width: &impl Fn(&String) -> i64,
    gap: i64,
) -> BTreeMap<String, i64> {
    let mut middles = BTreeMap::new();
    for layer in layers {
        let mut x = -span(layer, width, gap) / 2;
        for name in layer {
            let own = width(name);
            middles.insert(name.clone(), x + own / 2);
            x += own + gap;
        }
    }
    middles
}

/// How wide a layer is.
fn span(layer: &[String], width: &impl Fn(&String) -> i64, gap: i64) -> i64 {
    let count = i64::try_from(layer.len()).unwrap_or(0);
    layer.iter().map(width).sum::<i64>() + gap * (count - 1).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_leads_downwards_and_through_nothing() {
        let mut arrows = Arrows::new();
        for (from, to) in [
            ("a", "b"),
            ("b", "c"),
            ("c", "d"),
            ("a", "e"),
            ("e", "d"),
            ("b", "f"),
            ("f", "g"),
            ("g", "h"),
        ] {
            draw(&mut arrows, from, to);
        }
        let gaps = Gaps {
            beside: 10,
            below: 20,
        };
        let layout = Layout::of(&arrows, |_| (50, 30), gaps);
        assert_eq!(layout.routes.len(), 8);
        for route in &layout.routes {
            for (above, below) in route.iter().zip(route.iter().skip(1)) {
                assert!(above.y + above.height <= below.y - gaps.below);
            }
            for gap in route.iter().skip(1).take(route.len() - 2) {
                let is_in = |place: &Rect| {
                    place.y == gap.y && place.x <= gap.x && gap.x <= place.x + place.width
                };
                assert!(!layout.places.values().any(is_in));
            }
        }
    }
}
