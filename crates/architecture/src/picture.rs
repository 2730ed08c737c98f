//! The picture: crates as boxes with their rooms in them, each above what it uses.
//!
//! Of the arrows it shows those that no others imply.

use std::collections::BTreeMap;

use crate::arrows::Arrows;
use crate::document::Drawn;
use crate::layout::{Gaps, Layout, Rect};

/// A room's chip: its height, and the room around it.
const CHIP: i64 = 26;
const CHIP_GAPS: Gaps = Gaps {
    beside: 14,
    below: 32,
};
/// The room around a crate's box.
const BOX_GAPS: Gaps = Gaps {
    beside: 28,
    below: 64,
};
/// Inside a box's edge, and above its first layer.
const PADDING: i64 = 20;
const HEADING: i64 = 44;
/// Around it all.
const MARGIN: i64 = 14;

const STYLE: &str = "\
  svg { color-scheme: light dark; font: 13px system-ui, sans-serif; }
  .box { fill: #f6f7f9; stroke: #d3d8df; }
  .room { fill: #ffffff; stroke: #c3cad4; }
  .name { fill: #16202c; font-weight: 600; font-size: 15px; }
  .label { fill: #16202c; text-anchor: middle; }
  .arrow { fill: none; stroke: #8a97a8; stroke-width: 1.2; }
  .between { fill: none; stroke: #2f5fd0; stroke-width: 2; }
  .arrow-tip { fill: #8a97a8; }
  .between-tip { fill: #2f5fd0; }
  @media (prefers-color-scheme: dark) {
    .box { fill: #161c24; stroke: #2e3947; }
    .room { fill: #212a35; stroke: #3b4858; }
    .name, .label { fill: #e8edf3; }
    .arrow { stroke: #6f8096; }
    .arrow-tip { fill: #6f8096; }
    .between { stroke: #7ea2ff; }
    .between-tip { fill: #7ea2ff; }
  }
";

/// A crate's rooms, laid out.
struct Crate {
    rooms: Layout,
    width: i64,
    height: i64,
}

/// Draws the picture as SVG.
pub fn svg(drawn: &Drawn) -> String {
    let none = Arrows::new();
    let crates: BTreeMap<&str, Crate> = drawn
        .crates
        .keys()
        .map(|name| {
            (
                name.as_str(),
                Crate::of(name, drawn.rooms.get(name).unwrap_or(&none)),
            )
        })
        .collect();
    let size = |name: &str| (crates[name].width, crates[name].height);
    let layout = Layout::of(&drawn.crates, size, BOX_GAPS);
    let (width, height) = (layout.width + MARGIN * 2, layout.height + MARGIN * 2);
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" \
         aria-label=\"The crates and their rooms, each above what it uses\">\n<style>\n{STYLE}</style>\n<defs>\n{}{}</defs>\n",
        tip("arrow-tip"),
        tip("between-tip"),
    );
    draw_ways(&layout, (MARGIN, MARGIN), "between", &mut picture);
    for (name, own) in &crates {
        own.draw(
            name,
            layout.places[*name].moved(MARGIN, MARGIN),
            &mut picture,
        );
    }
    picture.push_str("</svg>\n");
    picture
}

impl Crate {
    fn of(name: &str, arrows: &Arrows) -> Self {
        let rooms = Layout::of(arrows, |room| (letters(room) * 7 + 22, CHIP), CHIP_GAPS);
        Self {
            width: rooms.width.max(letters(name) * 9) + PADDING * 2,
            height: HEADING + rooms.height + PADDING,
            rooms,
        }
    }

    fn draw(&self, name: &str, at: Rect, to: &mut String) {
        let Rect {
            x,
            y,
            width,
            height,
        } = at;
        to.push_str(&format!(
            "<rect class=\"box\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"10\"/>\n<text class=\"name\" x=\"{}\" y=\"{}\">{name}</text>\n",
            x + PADDING,
            y + 27,
        ));
        let (x, y) = (x + (width - self.rooms.width) / 2, y + HEADING);
        draw_ways(&self.rooms, (x, y), "arrow", to);
        for (room, place) in &self.rooms.places {
            let Rect {
                x,
                y,
                width,
                height,
            } = place.moved(x, y);
            to.push_str(&format!(
                "<rect class=\"room\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"6\"/><text class=\"label\" x=\"{}\" y=\"{}\">{room}</text>\n",
                x + width / 2,
                y + 18,
            ));
        }
    }
}

fn tip(class: &str) -> String {
    format!(
        "<marker id=\"{class}\" class=\"{class}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" \
         markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0 0.5 8 4 0 7.5z\"/></marker>\n"
    )
}

/// Draws each way as a line that goes downwards only.
fn draw_ways(layout: &Layout, (x, y): (i64, i64), class: &str, to: &mut String) {
    for route in &layout.routes {
        let mut stops = route.iter().map(|stop| stop.moved(x, y));
        let Some(first) = stops.next() else { continue };
        let mut at = (first.x + first.width / 2, first.y + first.height);
        let mut line = format!("M{} {}", at.0, at.1);
        let mut stops = stops.peekable();
        while let Some(stop) = stops.next() {
            let is_last = stops.peek().is_none();
            let next = (
                stop.x + stop.width / 2,
                stop.y - if is_last { 2 } else { 0 },
            );
            let bend = (next.1 - at.1) / 2;
            line.push_str(&format!(
                "C{} {} {} {} {} {}",
                at.0,
                at.1 + bend,
                next.0,
                next.1 - bend,
                next.0,
                next.1
            ));
            at = next;
            if !is_last {
                at.1 += stop.height;
                line.push_str(&format!("V{}", at.1));
            }
        }
        to.push_str(&format!(
            "<path class=\"{class}\" marker-end=\"url(#{class}-tip)\" d=\"{line}\"/>\n"
        ));
    }
}

fn letters(name: &str) -> i64 {
    i64::try_from(name.chars().count()).unwrap_or(0)
}
