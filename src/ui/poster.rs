//! Draws a picture to post. Its texts come from `words`, and its colours from the headline: only a verdict that the
//! chain confirms is green. The shop's own picture is not in it.

use js_sys::Array;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

use super::browser;
use super::by_name::{call, create, set};
use super::canvas::{Canvas, Ink};
use crate::model::face::{self, Face};
use crate::model::poster::{Area, Form, lines};
use crate::model::qr::Qr;
use crate::model::seal::Seal;
use answer::{Headline, Tone};
use words::Poster;

/// The sizes at which the texts are tried, until they fit.
const SIZES: [f64; 6] = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5];

/// The height of a line, and of its letters above the line's lower edge, beside the size of the text.
const LINE: f64 = 1.32;
const BASE: f64 = 0.98;

/// A text of the picture.
struct Text<'t> {
    words: &'t str,
    size: f64,
    weight: u32,
    family: &'static str,
    colour: &'static str,
    /// The most lines.
    most: usize,
    /// The gap above it.
    gap: f64,
    look: Look,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    /// The seal stands before it.
    Sealed,
    /// It stands on a ground of its own colour.
    Marked,
}

/// A text in its place.
struct Placed<'p> {
    text: &'p Text<'p>,
    lines: Vec<String>,
    size: f64,
    y: f64,
}

impl Text<'_> {
    /// Returns the width of what stands before the text, at this size.
    fn indent(&self, size: f64) -> f64 {
        match self.look {
            Look::Plain => 0.0,
            Look::Sealed => size * 1.28,
            Look::Marked => size * 0.5,
        }
    }
}

/// Draws the picture of a report on a canvas element that has its size. `link` is the code's.
pub fn paint(element: &JsValue, poster: &Poster, headline: Headline, link: &str, form: &Form) {
    let Some(canvas) = Canvas::of(element) else {
        return;
    };
    let canvas = &canvas;
    let whole = Area {
        x: 0.0,
        y: 0.0,
        width: form.size.0.into(),
        height: form.size.1.into(),
    };
    canvas.fill(whole, &canvas.token("--paper"));
    if poster.is_sample {
        watermark(canvas, poster, whole);
    }
    let said = said(poster, headline, form.scale);
    let said = placed(canvas, &said, form.words);
    let (verdict, others): (Vec<_>, Vec<_>) = said
        .into_iter()
        .partition(|placed| placed.text.look == Look::Sealed);
    for text in &others {
        write(canvas, text, form.words, false);
    }
    let face = card(canvas, poster, form);
    let appeal = [plain(poster.appeal, 30.0 * form.scale, 600, 3)];
    for text in &placed(canvas, &appeal, form.appeal) {
        write(canvas, text, form.appeal, true);
    }
    // A name may hold coloured characters, and no name makes a picture greener.
    canvas.fade_to_grey(whole);
    for text in &verdict {
        write(canvas, text, form.words, false);
        seal(canvas, headline, (form.words.x, text.y), text.size);
    }
    if let (Some(id), Some(face)) = (&poster.face, face) {
        draw_face(canvas, id, face);
    }
    code(canvas, link, form.code);
}

/// Returns the texts of the first part, from top to bottom.
fn said(poster: &Poster, headline: Headline, scale: f64) -> Vec<Text<'_>> {
    let mut texts = vec![Text {
        family: "--serif",
        colour: "--ink-soft",
        ..plain(words::NAME, 26.0 * scale, 400, 1)
    }];
    for mark in &poster.marks {
        texts.push(Text {
            colour: "--paper",
            gap: 10.0 * scale,
            look: Look::Marked,
            ..plain(mark, 26.0 * scale, 600, 1)
        });
    }
    texts.push(Text {
        words: poster.verdict,
        size: 72.0 * scale,
        weight: 400,
        family: "--serif",
        colour: match headline.tone() {
            Tone::Pass => "--pass",
            Tone::Fail => "--fail",
            Tone::Calm | Tone::Warning => "--ink",
        },
        most: 3,
        gap: 12.0 * scale,
        look: Look::Sealed,
    });
    for reason in &poster.reasons {
        texts.push(Text {
            gap: 12.0 * scale,
            ..plain(reason, 27.0 * scale, 400, 7)
        });
    }
    texts.push(Text {
        gap: 14.0 * scale,
        ..plain(&poster.when, 25.0 * scale, 600, 4)
    });
    texts
}

const fn plain(words: &str, size: f64, weight: u32, most: usize) -> Text<'_> {
    Text {
        words,
        size,
        weight,
        family: "--sans",
        colour: "--ink",
        most,
        gap: 0.0,
        look: Look::Plain,
    }
}

/// Places texts below each other, at the largest size at which they fit.
fn placed<'t>(canvas: &Canvas, texts: &'t [Text<'t>], area: Area) -> Vec<Placed<'t>> {
    let mut all = Vec::new();
    for scale in SIZES {
        all.clear();
        let mut y = area.y;
        for text in texts {
            let size = text.size * scale;
            canvas.font(text.weight, size, text.family);
            let width =
                area.width - text.indent(size) * if text.look == Look::Marked { 2.0 } else { 1.0 };
            let lines = lines(text.words, width, text.most, &|line| canvas.width(line));
            y += text.gap * scale;
            let height = size * LINE * lines.iter().map(|_| 1.0).sum::<f64>();
            all.push(Placed {
                text,
                lines,
                size,
                y,
            });
            y += height;
        }
        if y <= area.y + area.height {
            break;
        }
    }
    all
}

/// Writes a text in its place. Each line stays in its own height, whatever its characters.
fn write(canvas: &Canvas, placed: &Placed<'_>, area: Area, is_centred: bool) {
    let Placed {
        text,
        lines,
        size,
        y,
    } = placed;
    canvas.font(text.weight, *size, text.family);
    let colour = canvas.token(text.colour);
    let mut y = *y;
    for line in lines {
        let place = Area {
            y,
            height: size * LINE,
            ..area
        };
        let indent = text.indent(*size);
        canvas.inside(place, || {
            if text.look == Look::Marked {
                let ground = Area {
                    width: canvas.width(line) + 2.0 * indent,
                    ..place
                };
                canvas.fill(ground, &canvas.token("--ink"));
            }
            let x = match is_centred {
                true => area.x + area.width / 2.0,
                false => area.x + indent,
            };
            canvas.text(line, (x, y + size * BASE), &colour, is_centred);
        });
        y += size * LINE;
    }
}

/// Draws the card's ground and texts, and returns the place of its face.
fn card(canvas: &Canvas, poster: &Poster, form: &Form) -> Option<Area> {
    let gap = 20.0 * form.scale;
    canvas.fill(form.card, &canvas.token("--raised"));
    canvas.frame(form.card, &canvas.token("--line"));
    let height = form.card.height - 2.0 * gap;
    let ratio = f64::from(face::SIZE.0) / f64::from(face::SIZE.1);
    let face = poster.face.as_ref().map(|_| Area {
        x: form.card.x + gap,
        y: form.card.y + gap,
        width: height * ratio,
        height,
    });
    let left = face.map_or(0.0, |face| face.width + gap);
    let area = Area {
        x: form.card.x + gap + left,
        y: form.card.y + gap,
        width: form.card.width - 2.0 * gap - left,
        height,
    };
    let texts = poster.card.iter().enumerate();
    let texts = texts.map(|(number, line)| match number {
        0 => plain(line, 29.0 * form.scale, 600, 2),
        _ => Text {
            colour: "--ink-soft",
            gap: 4.0 * form.scale,
            ..plain(line, 24.0 * form.scale, 400, 2)
        },
    });
    let texts: Vec<_> = texts.collect();
    for text in &placed(canvas, &texts, area) {
        write(canvas, text, area, false);
    }
    face
}

fn draw_face(canvas: &Canvas, id: &str, area: Area) {
    let Face { ground, shapes } = Face::of(id);
    canvas.fill(area, &ground);
    let scale = area.width / f64::from(face::SIZE.0);
    for (shape, colour) in shapes {
        canvas.path(&shape, (area.x, area.y), scale, Ink::Fill(&colour));
    }
}

/// Draws the code dark on light in either theme, as cameras expect it.
fn code(canvas: &Canvas, link: &str, area: Area) {
    canvas.fill(area, "#fff");
    if let Some(Qr { side, dark }) = Qr::of(link) {
        let scale = area.width / f64::from(side);
        canvas.path(&dark, (area.x, area.y), scale, Ink::Fill("#000"));
    }
}

/// Draws the seal of a verdict, in the colours of the page's (style/seal.css).
fn seal(canvas: &Canvas, headline: Headline, (x, y): (f64, f64), size: f64) {
    let seal = Seal::of(Some(headline));
    let colour = canvas.token(match headline {
        Headline::Verified => "--pass",
        Headline::NotVerified | Headline::Contradicted => "--fail",
        Headline::InPart | Headline::OriginUnknown => "--ink",
        Headline::AddsUp | Headline::NotOverYet | Headline::CannotBeReplayed => "--ink-faint",
    });
    let at = (x, y + size * 0.16);
    let scale = size / 64.0;
    let line = |path: &str, width| canvas.path(path, at, scale, Ink::Line(&colour, width));
    if seal.rays > 0 {
        let rays = Ink::Line(&colour, 120.0);
        canvas.path(&seal.rayed(), at, scale / 100.0, rays);
    } else {
        let circle = "M32 3.5a28.5 28.5 0 1 1 0 57a28.5 28.5 0 1 1 0-57z";
        let strong = canvas.token("--line-strong");
        canvas.dashed(&[3.6, 3.56]);
        canvas.path(circle, at, scale, Ink::Line(&strong, 1.6));
        canvas.dashed(&[]);
    }
    if let Some([ring, fine]) = seal.rings {
        line(ring, 1.8);
        line(fine, 0.7);
    }
    line(seal.sign, 3.6);
}

/// Writes the mark of a sample all over the picture, so that no part of it is without.
fn watermark(canvas: &Canvas, poster: &Poster, whole: Area) {
    let Some(mark) = poster.marks.first() else {
        return;
    };
    let colour = canvas.token("--line");
    canvas.font(600, 30.0, "--sans");
    let step = canvas.width(mark) + 60.0;
    let rows = (0..).map(|row| f64::from(row) * 90.0);
    let longest = whole.width + whole.height;
    canvas.turned((0.0, 0.0), -0.42, || {
        for y in rows.take_while(|y| *y < longest) {
            let columns = (0..).map(|column| f64::from(column) * step - whole.height);
            for x in columns.take_while(|x| *x < whole.width) {
                canvas.text(mark, (x, y), &colour, false);
            }
        }
    });
}

/// Returns a picture as a file for the system's share sheet, if the browser can share one.
pub fn shareable(picture: Option<&Blob>, name: &str) -> Option<JsValue> {
    let kind = js_sys::Object::new();
    set(&kind, "type", &"image/png".into());
    let content: Array = picture.into_iter().collect();
    let file = create("File", &[content.into(), name.into(), kind.into()])?;
    let data = js_sys::Object::new();
    set(&data, "files", &Array::of1(&file));
    let navigator = window().navigator();
    let can = call(&navigator, "canShare", &[data.clone().into()])?;
    (can.is_truthy() && browser::can_share()).then(|| data.into())
}

/// Opens the system's share sheet with a picture.
pub async fn share(picture: &Blob, name: &str) {
    let shared = shareable(Some(picture), name)
        .and_then(|data| call(&window().navigator(), "share", &[data]))
        .and_then(|shared| shared.dyn_into::<js_sys::Promise>().ok());
    if let Some(shared) = shared {
        // The promise fails if the reader closes the sheet.
        let _ = JsFuture::from(shared).await;
    }
}
