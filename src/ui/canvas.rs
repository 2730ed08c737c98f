//! Draws on a canvas: texts, paths and areas, in the colours and the fonts of the page's tokens.

use js_sys::{Array, Promise};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

use super::by_name::{call, create, get, set};
use crate::model::poster::Area;

/// The pen of a canvas.
pub struct Canvas {
    pen: JsValue,
    style: JsValue,
}

/// The way to draw a path.
#[derive(Clone, Copy)]
pub enum Ink<'i> {
    /// A filled path, in this colour.
    Fill(&'i str),
    /// A line of this colour and width.
    Line(&'i str, f64),
}

impl Canvas {
    /// Takes the pen of a canvas element; `None` if the browser has none.
    pub fn of(element: &JsValue) -> Option<Self> {
        let pen = call(element, "getContext", &["2d".into()])?;
        let page = document().document_element()?;
        let style = call(&window(), "getComputedStyle", &[page.into()])?;
        set(&pen, "direction", &"ltr".into());
        set(&pen, "lineCap", &"round".into());
        set(&pen, "lineJoin", &"round".into());
        Some(Self { pen, style })
    }

    /// Returns the value of a token of the page: `--ink`.
    pub fn token(&self, name: &str) -> String {
        let value = call(&self.style, "getPropertyValue", &[name.into()]);
        let value = value.and_then(|value| value.as_string());
        value.unwrap_or_default().trim().to_owned()
    }

    /// Chooses the font of the next texts: its weight, its size in pixels, and the token of its family.
    pub fn font(&self, weight: u32, size: f64, family: &str) {
        let family = self.token(family);
        self.set("font", &format!("{weight} {size}px {family}"));
    }

    /// Returns the width of a text.
    pub fn width(&self, text: &str) -> f64 {
        let measured = call(&self.pen, "measureText", &[text.into()]);
        let width = measured.and_then(|measured| get(&measured, "width"));
        width.and_then(|width| width.as_f64()).unwrap_or_default()
    }

    /// Writes a text from this point on, or about it if it is centred.
    pub fn text(&self, text: &str, (x, y): (f64, f64), colour: &str, is_centred: bool) {
        self.set("fillStyle", colour);
        self.set("textAlign", if is_centred { "center" } else { "left" });
        self.call("fillText", &[text.into(), x.into(), y.into()]);
    }

    /// Fills an area.
    pub fn fill(&self, area: Area, colour: &str) {
        self.set("fillStyle", colour);
        self.call("fillRect", &edges(area));
    }

    /// Draws the edge of an area.
    pub fn frame(&self, area: Area, colour: &str) {
        self.set("strokeStyle", colour);
        set(&self.pen, "lineWidth", &2.into());
        self.call("strokeRect", &edges(area));
    }

    /// Draws a path, moved to a point and scaled.
    pub fn path(&self, path: &str, (x, y): (f64, f64), scale: f64, ink: Ink<'_>) {
        let Some(path) = create("Path2D", &[path.into()]) else {
            return;
        };
        self.kept(|| {
            self.call("translate", &[x.into(), y.into()]);
            self.call("scale", &[scale.into(), scale.into()]);
            match ink {
                Ink::Fill(colour) => {
                    self.set("fillStyle", colour);
                    self.call("fill", &[path]);
                }
                Ink::Line(colour, width) => {
                    self.set("strokeStyle", colour);
                    set(&self.pen, "lineWidth", &width.into());
                    self.call("stroke", &[path]);
                }
            }
        });
    }

    /// Draws lines of dashes from now on: the length of a dash and of a gap; whole ones without.
    pub fn dashed(&self, dashes: &[f64]) {
        let dashes: Array = dashes.iter().copied().map(JsValue::from).collect();
        self.call("setLineDash", &[dashes.into()]);
    }

    /// Draws inside an area alone.
    pub fn inside(&self, area: Area, draw: impl FnOnce()) {
        self.kept(|| {
            self.call("beginPath", &[]);
            self.call("rect", &edges(area));
            self.call("clip", &[]);
            draw();
        });
    }

    /// Draws about a point, turned by an angle.
    pub fn turned(&self, (x, y): (f64, f64), angle: f64, draw: impl FnOnce()) {
        self.kept(|| {
            self.call("translate", &[x.into(), y.into()]);
            self.call("rotate", &[angle.into()]);
            draw();
        });
    }

    /// Takes the colour from everything that is drawn so far.
    pub fn fade_to_grey(&self, area: Area) {
        self.kept(|| {
            self.set("globalCompositeOperation", "saturation");
            self.fill(area, "#000");
        });
    }

    /// Draws, and then takes up the pen's state from before.
    fn kept(&self, draw: impl FnOnce()) {
        self.call("save", &[]);
        draw();
        self.call("restore", &[]);
    }

    fn set(&self, name: &str, value: &str) {
        set(&self.pen, name, &value.into());
    }

    fn call(&self, name: &str, with: &[JsValue]) {
        call(&self.pen, name, with);
    }
}

fn edges(area: Area) -> [JsValue; 4] {
    [area.x, area.y, area.width, area.height].map(JsValue::from)
}

/// Returns a canvas element as a PNG file.
pub async fn png(element: &JsValue) -> Option<Blob> {
    let made = Promise::new(&mut |came, _| {
        call(element, "toBlob", &[came.into(), "image/png".into()]);
    });
    JsFuture::from(made).await.ok()?.dyn_into().ok()
}
