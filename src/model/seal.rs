//! Draws the seal next to a verdict, in a square of 64. Its outer ring of rays represents the contract: without the
//! contract's answer there are no rays, and only half of the seal is drawn. Pure.

use answer::Headline;

const RAYS: u32 = 48;

/// The two inner rings: whole, and their left half.
const WHOLE: [&str; 2] = [
    "M32 8a24 24 0 0 0 0 48a24 24 0 0 0 0-48z",
    "M32 11.5a20.5 20.5 0 0 0 0 41a20.5 20.5 0 0 0 0-41z",
];
const HALF: [&str; 2] = ["M32 8a24 24 0 0 0 0 48", "M32 11.5a20.5 20.5 0 0 0 0 41"];

/// A seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The number of rays, of 48. A dashed circle replaces them if the number is 0.
    pub rays: u32,
    /// The two inner rings, if they are drawn.
    pub rings: Option<[&'static str; 2]>,
    /// The sign in the middle.
    pub sign: &'static str,
}

impl Seal {
    /// Returns the seal of a headline. The ring of an open state is empty, and so is that without a headline. One that was
    /// asked for and is not shown is visibly not closed: its inner rings are half drawn, and no tick is in them.
    pub const fn of(headline: Option<Headline>) -> Self {
        use Headline::{
            AddsUp, CannotBeReplayed, Contradicted, NotConfirmed, NotOverYet, NotVerified,
            OriginUnknown, Refuted, Verified,
        };
        let rays = match headline {
            Some(Verified | NotVerified) => RAYS,
            Some(
                AddsUp | Contradicted | Refuted | OriginUnknown | NotConfirmed | NotOverYet
                | CannotBeReplayed,
            )
            | None => 0,
        };
        let sign = match headline {
            Some(Verified | AddsUp) => "m22.5 32.8 6.6 6.6 12.6-14",
            Some(NotVerified) => "m24.5 24.5 15 15m0-15-15 15",
            Some(NotOverYet | CannotBeReplayed) => "M25 32h14",
            Some(NotConfirmed) => "M24 32v.1M32 32v.1M40 32v.1",
            Some(Contradicted | Refuted) => "M24 27h16M24 37h16M36.5 20l-9 24",
            Some(OriginUnknown) => "M25.5 26a6.5 6.5 0 1 1 9 6c-1.8.8-2.5 2-2.5 4.5M32 43v.1",
            None => "",
        };
        let rings = match headline {
            Some(Verified | NotVerified) => Some(WHOLE),
            Some(AddsUp | NotConfirmed) => Some(HALF),
            Some(Contradicted | Refuted | OriginUnknown | NotOverYet | CannotBeReplayed) | None => {
                None
            }
        };
        Self { rays, rings, sign }
    }

    /// Draws the rays, clockwise from the top, in hundredths: whole numbers need the least code.
    #[allow(clippy::as_conversions, reason = "a coordinate is from 0 to 6,400")]
    pub fn rayed(self) -> String {
        // The sine and cosine of a ray's turn, which is a forty-eighth of the whole.
        const TURN: (f64, f64) = (0.130_526_192_220_051_6, 0.991_444_861_373_810_4);
        let (mut sin, mut cos) = (0.0, 1.0);
        let mut path = String::new();
        for ray in 0..self.rays {
            let at = |radius: f64| [32.0 + radius * sin, 32.0 - radius * cos];
            let ends = [26.5, if ray % 2 == 0 { 31.0 } else { 29.5 }].map(at);
            let [[x0, y0], [x1, y1]] = ends.map(|end| end.map(|at| (at * 100.0) as u32));
            path += &format!("M{x0} {y0}L{x1} {y1}");
            (sin, cos) = (sin * TURN.1 + cos * TURN.0, cos * TURN.1 - sin * TURN.0);
        }
        path
    }
}
