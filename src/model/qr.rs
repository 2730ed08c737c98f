//! Draws a link as a QR code: squares that a phone's camera reads. Pure.

use qrcodegen::{QrCode, QrCodeEcc};

/// The width of the light border around a code, in squares, which a reader needs.
const QUIET: i32 = 4;

/// A code as one SVG path, in squares of side 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// The width and height, with the quiet zone.
    pub side: i32,
    /// The dark squares as a path's `d`; neighbours in a row are joined.
    pub dark: String,
}

impl Qr {
    /// Encodes a text; `None` if it is too long. Links are never too long.
    #[allow(
        clippy::arithmetic_side_effects,
        reason = "a code has at most 177 squares a side"
    )]
    pub fn of(text: &str) -> Option<Self> {
        let code = QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Medium).ok()?;
        let size = code.size();
        let mut dark = String::new();
        for y in 0..size {
            let mut x = 0;
            while x < size {
                let run = (x..size).take_while(|x| code.get_module(*x, y)).count();
                if run > 0 {
                    dark += &format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
                }
                // Goes past the run, and past the light square that ended it.
                x += i32::try_from(run).unwrap_or(size) + 1;
            }
        }
        let side = size + 2 * QUIET;
        Some(Self { side, dark })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads back the squares that a path darkens.
    fn squares(dark: &str) -> Vec<(i32, i32)> {
        let runs = dark.split_terminator('z').map(|run| {
            let (at, run) = run.strip_prefix('M').unwrap().split_once('h').unwrap();
            let (x, y) = at.split_once(' ').unwrap();
            let (length, _) = run.split_once('v').unwrap();
            [x, y, length].map(|number| number.parse::<i32>().unwrap())
        });
        runs.flat_map(|[x, y, length]| (x..x + length).map(move |x| (x, y)))
            .collect()
    }

    #[test]
    fn what_is_drawn_is_the_code_inside_its_quiet_zone() {
        for text in [
            "https://a.example/packs/verify/7b1f6a52-3c0e-4d7a-9f25-1e6d0c84ab39",
            "",
        ] {
            let code = QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Medium).unwrap();
            let drawn = Qr::of(text).unwrap();
            assert_eq!(drawn.side, code.size() + 8);
            let dark: Vec<_> = (0..drawn.side)
                .flat_map(|y| (0..drawn.side).map(move |x| (x, y)))
                .filter(|(x, y)| code.get_module(x - 4, y - 4))
                .collect();
            assert_eq!(squares(&drawn.dark), dark, "{text}");
        }
        assert_eq!(Qr::of(&"a".repeat(3_000)), None);
    }
}
