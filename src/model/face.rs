//! Draws a card's face from its id: the same id has the same face everywhere. Pure.

use verify::hash::Hash32;

const ROWS: u8 = 7;
/// The columns that are drawn; the outer two are mirrored.
const COLUMNS: u8 = 3;

/// A face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// The colour of the ground.
    pub ground: String,
    /// The shapes, each as a path's `d`, and the colour of each.
    pub shapes: Vec<(String, String)>,
}

impl Face {
    /// Draws the face of an id.
    #[allow(
        clippy::arithmetic_side_effects,
        reason = "each number begins as a byte or a constant"
    )]
    pub fn of(id: &str) -> Self {
        let digest = Hash32::of(&[id.as_bytes()]);
        let mut bytes = digest.as_bytes().iter().copied();
        let mut next = || u32::from(bytes.next().unwrap_or_default());
        let ground = next() * 360 / 256;
        let turn = 30 + next() * 120 / 256;
        let ink = |pick: u32| {
            let hue = (ground + turn + pick * 24) % 360;
            let (saturation, light) = (30 + pick * 4, 42 + pick * 9);
            format!("hsl({hue} {saturation}% {light}%)")
        };
        let mut shapes = Vec::new();
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                let cell = next();
                let y = 10 + 20 * u32::from(row);
                let x = 10 + 20 * u32::from(column);
                let mirrored = (column + 1 < COLUMNS).then_some(100 - x);
                for x in [Some(x), mirrored].into_iter().flatten() {
                    shapes.extend(shape(cell % 8, x, y).map(|shape| (shape, ink(cell / 8 % 4))));
                }
            }
        }
        Self {
            ground: format!("hsl({ground} 24% 19%)"),
            shapes,
        }
    }
}

/// Draws one shape about a point; three in eight are empty.
fn shape(kind: u32, x: u32, y: u32) -> Option<String> {
    let shape = match kind {
        0 | 1 => "m-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z",
        2 | 3 => "m0-8 8.5 15h-17z",
        4 => "m-7-7h14v14h-14z",
        _ => return None,
    };
    Some(format!("M{x} {y}{shape}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_is_its_own_mirror_image() {
        let face = Face::of("2fea377c-6030-4380-a2d7-c9538b227b0c");
        assert_eq!(face, Face::of("2fea377c-6030-4380-a2d7-c9538b227b0c"));
        assert_ne!(face, Face::of("2fea377c-6030-4380-a2d7-c9538b227b0d"));
        let at = |shape: &str| -> (u32, String) {
            let (x, rest) = shape[1..].split_once(' ').expect("a point");
            (x.parse().expect("a number"), rest.to_owned())
        };
        let drawn: Vec<_> = face.shapes.iter().map(|(shape, _)| at(shape)).collect();
        assert!(drawn.len() > 5, "{drawn:?}");
        for (x, rest) in &drawn {
            assert!(drawn.contains(&(100 - x, rest.clone())), "{x} {rest}");
        }
    }
}
