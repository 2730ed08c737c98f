//! Serves the service's two endpoints, and the page.

use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock};

use axum::Router;
use axum::extract::{Path as InPath, State};
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::services::ServeDir;
use uuid::Uuid;

use crate::payloads::{Lookup, Payloads};

type Shared = Arc<RwLock<Payloads>>;

/// The paths under which the page shows proofs.
const PROOFS: [&str; 2] = ["/packs/verify/", "/pack-events/verify/"];

/// The lists of a deployment in the page's head, by the `meta` tag's name.
pub type Listed = Vec<(&'static str, String)>;

/// Returns the router of the service and the page in `dist`, on one origin.
pub fn router(payloads: Shared, dist: &Path, listed: Listed) -> Router {
    let index = dist.join("index.html");
    let page = move |uri| page(uri, index, listed);
    let files = ServeDir::new(dist).append_index_html_on_directories(false);
    Router::new()
        .route("/v1/pack-events/{id}/fairness", get(look))
        .route("/v1/packs/pulls/{id}/proof", get(look))
        .route("/v1/{*other}", get(|| async { answer(Lookup::Nothing) }))
        .route("/index.html", get(page.clone()))
        .fallback_service(files.fallback(get(page)))
        .with_state(payloads)
}

async fn look(State(payloads): State<Shared>, InPath(id): InPath<String>) -> Response {
    let payloads = payloads.read().expect("no writer fails");
    answer(Uuid::try_parse(&id).map_or(Lookup::Nothing, |id| payloads.find(&id)))
}

fn answer(found: Lookup) -> Response {
    let (status, body) = match found {
        Lookup::Payload(payload) => (StatusCode::OK, payload),
        Lookup::NotReady => (
            StatusCode::NOT_FOUND,
            br#"{"error":"proof_not_ready"}"#.to_vec(),
        ),
        Lookup::Nothing => (StatusCode::NOT_FOUND, br#"{"error":"not_found"}"#.to_vec()),
    };
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (status, headers, body).into_response()
}

/// Returns the page under every address that is not a file's: a proof's with any id, and every one without an ending.
async fn page(uri: Uri, index: PathBuf, listed: Listed) -> Response {
    let path = uri.path();
    let is_proof = PROOFS.iter().any(|prefix| path.starts_with(prefix));
    if path != "/index.html" && !is_proof && Path::new(path).extension().is_some() {
        return StatusCode::NOT_FOUND.into_response();
    }
    match std::fs::read_to_string(index) {
        Ok(html) => {
            let html = listed.iter().fold(html, with_listed);
            ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response()
        }
        Err(_) => (
            StatusCode::NOT_FOUND,
            "the page has not been built: `make build`\n",
        )
            .into_response(),
    }
}

/// Returns the page with another content of this `meta` tag, which is added if the page has none.
fn with_listed(html: String, (name, content): &(&'static str, String)) -> String {
    let tag = format!("<meta name=\"{name}\" content=\"");
    let filled = format!("{tag}{content}\">");
    match html.split_once(&tag) {
        Some((before, rest)) => {
            let (_, after) = rest.split_once("\">").unwrap_or_default();
            format!("{before}{filled}{after}")
        }
        None => html.replacen("</head>", &format!("{filled}\n</head>"), 1),
    }
}
