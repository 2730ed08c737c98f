//! Words the choice of endpoints for the contract.

use crate::catalogue::say;
use crate::join::in_a_row;
use crate::safe_text::safe_text;
use verify::report::Kind;

/// Says which hosts look a proof up, and what they see; or else that none is chosen.
pub fn who_looks(kind: Kind, hosts: &[String]) -> String {
    let (count, hosts) = (hosts.len(), listed(hosts));
    match (count, kind) {
        (0, _) => say!(endpoints_nobody_chosen).into(),
        (_, Kind::PackPull) => say!(endpoints_look_up_pack_pull, count = count, hosts = hosts),
        (_, Kind::PackEvent) => say!(endpoints_look_up_pack_event, count = count, hosts = hosts),
    }
}

/// Says why the page cannot ask the typed endpoint.
pub fn not_an_endpoint(typed: &str) -> &'static str {
    let typed = typed.trim().to_ascii_lowercase();
    if typed.contains('@') {
        say!(endpoints_not_with_a_name)
    } else if typed.starts_with("http://") {
        say!(endpoints_not_over_http)
    } else if typed.starts_with("ws:") || typed.starts_with("wss:") {
        say!(endpoints_not_over_sockets)
    } else {
        say!(endpoints_not_an_address)
    }
}

/// Says why there are no suggestions.
pub fn no_suggestions(label: Option<&str>) -> String {
    match label {
        Some(label) => say!(
            endpoints_unknown_network,
            label = safe_text(label, 40).shown
        ),
        None => say!(endpoints_no_network).into(),
    }
}

/// Says why there is no chain to ask.
pub fn nothing_to_ask(is_sample: bool) -> &'static str {
    match is_sample {
        true => say!(about_sample_mark),
        false => say!(endpoints_nothing_to_ask),
    }
}

/// Names an endpoint as the page shows it: by its host.
pub fn host(name: &str) -> String {
    safe_text(name, 80).shown
}

/// Says that several of the chosen addresses count as one reader, because they have one host.
pub fn one_operator(name: &str) -> String {
    say!(endpoints_one_operator, host = host(name))
}

/// Says whether the browser remembers the choice.
pub fn keeping(keeps: bool) -> &'static str {
    if keeps {
        say!(endpoints_choice_is_kept)
    } else {
        say!(endpoints_choice_is_not_kept)
    }
}

/// Joins names: `a`, `a and b`, `a, b and c`.
pub fn listed(names: &[String]) -> String {
    let shown: Vec<_> = names.iter().map(|name| host(name)).collect();
    match shown.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => {
            let others = in_a_row(others.iter().cloned());
            say!(endpoints_listed, join = others, last = last)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_in_a_row() {
        let names = |names: &[&str]| listed(&names.iter().map(|n| (*n).into()).collect::<Vec<_>>());
        assert_eq!(names(&[]), "");
        assert_eq!(names(&["a"]), "a");
        assert_eq!(names(&["a", "b"]), "a and b");
        assert_eq!(names(&["a", "b", "c"]), "a, b and c");
    }

    #[test]
    fn the_sheet_says_who_looks_a_proof_up_and_what_they_see() {
        let said = |kind, names: &[&str]| {
            who_looks(kind, &names.iter().map(|n| (*n).into()).collect::<Vec<_>>())
        };
        assert_eq!(
            said(Kind::PackPull, &["a.example", "b.example"]),
            "Two independent computers, a.example and b.example, look it up. They see your network address and which purchase you check."
        );
        assert_eq!(
            said(Kind::PackEvent, &["a.example"]),
            "One computer, a.example, looks it up. It sees your network address and which event you check."
        );
        let three = said(Kind::PackPull, &["a.example", "b.example", "c.example"]);
        assert!(
            three.starts_with("Three independent computers, a.example, b.example and c.example,")
        );
        let none = "Choose at least one reader, or type an address.";
        assert_eq!(said(Kind::PackEvent, &[]), none);
    }

    #[test]
    fn addresses_of_one_operator_are_named_before_they_are_asked() {
        assert_eq!(
            one_operator("node.example"),
            "More than one of these addresses has the host node.example. They belong to one operator and count as one reader."
        );
    }

    #[test]
    fn each_address_that_is_not_asked_has_its_reason() {
        assert!(not_an_endpoint(" http://node.example").contains("https://"));
        assert!(not_an_endpoint("https://me:key@node.example").contains('@'));
        assert!(not_an_endpoint("HTTP://node.example").contains("https://"));
        assert!(not_an_endpoint("wss://node.example").contains("web sockets"));
        assert!(not_an_endpoint("node").contains("must start with"));
    }
}
