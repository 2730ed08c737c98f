//! Writes the point of a comparison as a code.

use serde::Serialize;
use verify::report::Point;

macro_rules! define {
    ($($(#[$meaning:meta])* $name:ident $(($kind:ident))?,)*) => {
        /// The point of a comparison.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum PointCode {
            $($(#[$meaning])* $name,)*
        }

        impl From<Point> for PointCode {
            fn from(point: Point) -> Self {
                match point {
                    $(Point::$name { .. } => Self::$name,)*
                }
            }
        }
    };
}

verify::points!(define);
