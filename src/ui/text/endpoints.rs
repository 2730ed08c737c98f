//! Whom to ask about the contract: the words of that choice.

use super::said;

/// What an endpoint is, and what asking one tells it.
pub const ABOUT_ENDPOINTS: &str = "The contract stands on a public chain, and an endpoint is a computer that reads the chain for others. Whoever you ask learns your network address and which contract you looked at. Nobody is asked before you press the button.";

/// Why more than one.
pub const ASK_SEVERAL: &str =
    "Up to three can be asked together. What they all say, no single one of them can make up.";

/// What is kept of a choice, and what for.
pub const CHOICE_IS_KEPT: &str = "Your choice is kept for this network, in this browser only. From then on the contract is read as soon as a proof is opened.";

/// Beside the way to forget a choice.
pub const CHOICE_WAS_KEPT: &str = "You chose before whom to ask about this network, so the contract is read as soon as a proof is opened. This is kept in this browser only.";

/// Under the field for an address.
pub const ABOUT_THE_ADDRESS: &str =
    "An address that begins with https://, or with http:// for a node on this very machine.";

/// Said when a choice was forgotten.
pub const CHOICE_FORGOTTEN: &str = "Forgotten. Nobody is asked until you press the button again.";

/// Nobody was chosen.
pub const NOBODY_CHOSEN: &str = "Choose at least one endpoint, or type the address of one.";

/// Too many were chosen.
pub const TOO_MANY_CHOSEN: &str = "Three endpoints at most are asked together: take one away.";

/// Beside the wallet's name.
pub const ABOUT_THE_WALLET: &str = "your browser’s wallet, through the endpoint that it is set to. It is asked to read, and nothing else";

/// What was typed cannot be asked, and why.
pub fn not_an_endpoint(typed: &str) -> &'static str {
    let typed = typed.trim();
    if typed.contains('@') {
        "An address with a name or a password before an @ is not asked."
    } else if typed.starts_with("http://") {
        "Over http:// anybody on the way could change the answers, so only a node on this very machine is asked that way. Use its https:// address."
    } else if typed.starts_with("ws:") || typed.starts_with("wss:") {
        "This page asks over https://, not over web sockets. Most endpoints have an https:// address too."
    } else {
        "This is not an address that can be asked. It begins with https:// and has no spaces."
    }
}

/// Why there are no suggestions.
pub fn no_suggestions(label: Option<&str>) -> String {
    match label {
        Some(label) => format!(
            "This page does not know a network called “{}”, so it has nobody to suggest, and cannot tell beforehand which chain an endpoint should be of. Type the address of an endpoint of that network; the number of its chain will stand beside the verdict.",
            said(label, 40).shown
        ),
        None => "The payload names no network, so there is nobody to suggest. Ask the shop which network its contract stands on, and type the address of an endpoint of it; the number of its chain will stand beside the verdict.".into(),
    }
}

/// Why there is nobody to ask at all.
pub const NOTHING_TO_ASK: &str = "There is nothing to ask: the payload names no contract address that can be read, or too little of it is well-formed to know what the contract should hold.";

/// Names in a row: `a`, `a and b`, `a, b and c`.
pub fn listed(names: &[String]) -> String {
    let shown: Vec<_> = names.iter().map(|name| said(name, 60).shown).collect();
    match shown.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
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
