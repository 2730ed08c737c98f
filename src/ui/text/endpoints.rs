//! Whom to ask about the contract: the words of that choice.

use super::{said, say};

/// What was typed cannot be asked, and why.
pub fn not_an_endpoint(typed: &str) -> &'static str {
    let typed = typed.trim();
    if typed.contains('@') {
        say!(endpoints_not_an_endpoint)
    } else if typed.starts_with("http://") {
        say!(endpoints_not_an_endpoint_2)
    } else if typed.starts_with("ws:") || typed.starts_with("wss:") {
        say!(endpoints_not_an_endpoint_3)
    } else {
        say!(endpoints_not_an_endpoint_4)
    }
}

/// Why there are no suggestions.
pub fn no_suggestions(label: Option<&str>) -> String {
    match label {
        Some(label) => say!(endpoints_no_suggestions_some, label = said(label, 40).shown),
        None => say!(endpoints_no_suggestions).into(),
    }
}

/// Names in a row: `a`, `a and b`, `a, b and c`.
pub fn listed(names: &[String]) -> String {
    let shown: Vec<_> = names.iter().map(|name| said(name, 60).shown).collect();
    match shown.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => say!(endpoints_listed_some, join = others.join(", "), last = last),
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
    fn each_address_that_is_not_asked_has_its_reason() {
        assert!(not_an_endpoint(" http://node.example").contains("https://"));
        assert!(not_an_endpoint("https://me:key@node.example").contains('@'));
        assert!(not_an_endpoint("wss://node.example").contains("web sockets"));
        assert!(not_an_endpoint("node").contains("begins with"));
    }
}
