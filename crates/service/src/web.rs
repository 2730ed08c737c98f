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

use crate::payloads::{Kind, Lookup, Payloads};

type Shared = Arc<RwLock<Payloads>>;

/// The paths under which the page shows proofs.
const PROOFS: [&str; 2] = ["/packs/verify/", "/pack-events/verify/"];

/// Returns the router of the service and the page in `dist`, on one origin.
/// `settings` replaces the deployment's settings in `dist`.
pub fn router(payloads: Shared, dist: &Path, settings: String) -> Router {
    let index = dist.join("index.html");
    let page = move |uri| page(uri, index);
    let files = ServeDir::new(dist).append_index_html_on_directories(false);
    Router::new()
        .route(
            "/v1/pack-events/{id}/fairness",
            get(async |at, id| look(at, id, Kind::Event)),
        )
        .route(
            "/v1/packs/pulls/{id}/proof",
            get(async |at, id| look(at, id, Kind::Pull)),
        )
        .route("/v1/{*other}", get(|| async { answer(Lookup::Nothing) }))
        .route(
            "/deployment.json",
            get(async move || json(StatusCode::OK, settings.into())),
        )
        .route("/index.html", get(page.clone()))
        .fallback_service(files.fallback(get(page)))
        .with_state(payloads)
}

fn look(State(payloads): State<Shared>, InPath(id): InPath<String>, kind: Kind) -> Response {
    let payloads = payloads.read().expect("no writer fails");
    answer(Uuid::try_parse(&id).map_or(Lookup::Nothing, |id| payloads.find(kind, &id)))
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
    json(status, body)
}

fn json(status: StatusCode, body: Vec<u8>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (status, headers, body).into_response()
}

/// Returns the page under every address that is not a file's: a proof's with any id, and every one without an ending.
async fn page(uri: Uri, index: PathBuf) -> Response {
    let path = uri.path();
    let is_proof = PROOFS.iter().any(|prefix| path.starts_with(prefix));
    if path != "/index.html" && !is_proof && Path::new(path).extension().is_some() {
        return StatusCode::NOT_FOUND.into_response();
    }
    match std::fs::read_to_string(index) {
        Ok(html) => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response(),
        Err(_) => (
            StatusCode::NOT_FOUND,
            "the page has not been built: `make build`\n",
        )
            .into_response(),
    }
}
