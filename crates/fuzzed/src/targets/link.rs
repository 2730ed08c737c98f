//! Texts with links.

use intake::{Found, Hit, Link, Target, find, is_plain, pull_in};

pub fn seeds() -> Vec<Vec<u8>> {
    const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";
    let texts = [
        format!("https://shop.example/packs/verify/{ID}#pull-4"),
        format!("(see shop.example/pack-events/verify/{ID}.)"),
        format!("/v1/packs/pulls/{ID}/proof"),
        format!(
            "https://www.google.com/url?q=https%3A%2F%2Fshop.example%2Fpacks%2Fverify%2F{ID}&sa=D"
        ),
        format!("urn:uuid:{ID}"),
        "> https://shop.example/packs/verify/2fea377c-\r\n> 6030-4380-a2d7-c9538b227b0c".to_owned(),
        format!("[here](https://shop.example/packs/verify/{ID}) \u{200b}\u{a0}"),
        "%2525252525252525;".repeat(200),
        "?u=aHR0cHM6Ly9h&".repeat(200),
        "urldefense/v2/url?u=-2D-252525&".repeat(100),
    ];
    texts.into_iter().map(String::into_bytes).collect()
}

/// Runs a text.
pub fn text(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match find(&text) {
        Found::One(hit) => is_found_again(&hit),
        Found::Several(hits) => {
            assert!(hits.len() > 1);
            hits.iter().for_each(is_found_again);
        }
        Found::Nothing | Found::Key | Found::Unknown => {}
    }
    if is_plain(&text) {
        let link = Link::Pull(text.to_string());
        let hit = Hit {
            target: Target::Proof(link),
            pull: None,
            address: None,
        };
        is_found_again(&hit);
    }
    let _ = pull_in(&text);
}

/// The page's own address of a proof leads to the proof.
fn is_found_again(hit: &Hit) {
    let path = hit.path();
    match (find(&path), &hit.target) {
        (Found::One(again), Target::Proof(_)) => {
            assert_eq!(
                (again.target, again.pull),
                (hit.target.clone(), hit.pull),
                "{path}"
            );
        }
        (Found::One(_), Target::IdOfEitherKind(_)) => {}
        (other, _) => panic!("{path}: {other:?}"),
    }
}
