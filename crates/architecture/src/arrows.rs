//! Draws arrows between named things, and follows them.

use std::collections::{BTreeMap, BTreeSet};

/// The names that each thing uses. Every used thing is a key too.
pub type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Draws an arrow.
pub fn draw(arrows: &mut Arrows, from: &str, to: &str) {
    arrows.entry(to.to_owned()).or_default();
    let used = arrows.entry(from.to_owned()).or_default();
    if from != to {
        used.insert(to.to_owned());
    }
}

/// Returns everything that a thing reaches along the arrows; itself only if a circle leads back to it.
pub fn reached(arrows: &Arrows, from: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&String> = arrows.get(from).into_iter().flatten().collect();
    while let Some(name) = next.pop() {
        if reached.insert(name.clone()) {
            next.extend(arrows.get(name).into_iter().flatten());
        }
    }
    reached
}

/// Returns the circles: sets of things, each of which reaches all others of its set.
pub fn circles(arrows: &Arrows) -> Vec<BTreeSet<String>> {
    let all: BTreeMap<&String, BTreeSet<String>> = arrows
        .keys()
        .map(|name| (name, reached(arrows, name)))
        .collect();
    let mut circles = BTreeSet::new();
    for (name, reached) in &all {
        if reached.contains(*name) {
            let is_back = |other: &&String| all.get(other).is_some_and(|it| it.contains(*name));
            circles.insert(reached.iter().filter(is_back).cloned().collect());
        }
    }
    circles.into_iter().collect()
}

/// Returns the length of the longest path down from each thing, in steps. The things of a circle share one depth.
pub fn depths(arrows: &Arrows) -> BTreeMap<String, usize> {
    let circles = circles(arrows);
    let circle = |name: &String| circles.iter().find(|circle| circle.contains(name));
    let mut depths: BTreeMap<String, usize> = arrows.keys().map(|name| (name.clone(), 0)).collect();
    // A path has at most as many steps as there are things.
    for _ in arrows {
        for (name, used) in arrows {
            let own = circle(name);
            let below = used
                .iter()
                .filter(|it| own.is_none_or(|own| !own.contains(*it)));
            let depth = below.map(|it| depths[it] + 1).max().unwrap_or(0);
            let together: Vec<String> =
                own.map_or_else(|| vec![name.clone()], |own| own.iter().cloned().collect());
            for name in together {
                let known = depths.entry(name).or_default();
                *known = depth.max(*known);
            }
        }
    }
    depths
}

/// Removes each arrow that a path over other things implies.
pub fn reduced(arrows: &Arrows) -> Arrows {
    let reduced = arrows.iter().map(|(name, used)| {
        let beyond: BTreeSet<String> = used.iter().flat_map(|it| reached(arrows, it)).collect();
        let direct = used.iter().filter(|it| !beyond.contains(*it));
        (name.clone(), direct.cloned().collect())
    });
    reduced.collect()
}

/// Lists each arrow of `of` that `there` lacks, as `from → to`.
pub fn missing(of: &Arrows, there: &Arrows) -> Vec<String> {
    let arrows = of
        .iter()
        .flat_map(|(from, used)| used.iter().map(move |to| (from, to)));
    arrows
        .filter(|(from, to)| !there.get(*from).is_some_and(|used| used.contains(*to)))
        .map(|(from, to)| format!("{from} → {to}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(lines: &[(&str, &str)]) -> Arrows {
        let mut arrows = Arrows::new();
        for (from, to) in lines {
            draw(&mut arrows, from, to);
        }
        arrows
    }

    #[test]
    fn a_circle_is_found_with_all_that_is_in_it_and_nothing_else() {
        let arrows = of(&[
            ("a", "b"),
            ("b", "c"),
            ("c", "a"),
            ("c", "d"),
            ("e", "a"),
            ("f", "g"),
            ("g", "f"),
        ]);
        let names: Vec<Vec<String>> = circles(&arrows)
            .into_iter()
            .map(|it| it.into_iter().collect())
            .collect();
        assert_eq!(names, [vec!["a", "b", "c"], vec!["f", "g"]]);
    }

    #[test]
    fn paths_that_only_meet_below_are_no_circle() {
        assert!(
            circles(&of(&[
                ("a", "b"),
                ("a", "c"),
                ("b", "d"),
                ("c", "d"),
                ("a", "a")
            ]))
            .is_empty()
        );
    }

    #[test]
    fn an_arrow_that_one_side_lacks_is_named() {
        let (code, drawn) = (of(&[("a", "b"), ("a", "c")]), of(&[("a", "b"), ("b", "c")]));
        assert_eq!(missing(&code, &drawn), ["a → c"]);
        assert_eq!(missing(&drawn, &code), ["b → c"]);
        assert!(missing(&code, &code).is_empty());
    }

    #[test]
    fn depth_is_the_longest_way_down_and_one_for_a_circle() {
        let depths = depths(&of(&[
            ("a", "b"),
            ("b", "c"),
            ("a", "c"),
            ("c", "b"),
            ("c", "d"),
        ]));
        assert_eq!(depths.into_values().collect::<Vec<_>>(), [2, 1, 1, 0]);
    }

    #[test]
    fn a_way_round_makes_an_arrow_superfluous() {
        let reduced = reduced(&of(&[("a", "b"), ("b", "c"), ("a", "c")]));
        assert_eq!(reduced, of(&[("a", "b"), ("b", "c")]));
    }
}
