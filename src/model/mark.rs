//! Draws the shapes of the marks, in a square of 24. Pure.

use answer::Shape;

/// A ring around the middle.
const RING: &str = "M21 12a9 9 0 1 1-18 0 9 9 0 1 1 18 0z";

/// A disk around the middle.
const DISK: &str = "M22 12a10 10 0 1 1-20 0 10 10 0 1 1 20 0z";

/// Returns the paths of a shape, each with its class. The build writes them into the package's card (`tools/marks.mjs`), which
/// reads a line for each shape.
#[rustfmt::skip]
pub const fn paths(shape: Shape) -> &'static [(&'static str, &'static str)] {
    match shape {
        Shape::Ring => &[("ring", RING)],
        Shape::Dashes => &[("ring dashes", RING)],
        Shape::Half => &[("ring", RING), ("half", "M12 3a9 9 0 0 0 0 18z")],
        Shape::Tick => &[("tick", "m5 12.8 4.6 4.6L19 7")],
        Shape::Full => &[("disk", DISK), ("on", "m7.6 12.6 3 3 5.8-6.4")],
        Shape::Cross => &[("disk", DISK), ("on", "m8.4 8.4 7.2 7.2m0-7.2-7.2 7.2")],
    }
}
