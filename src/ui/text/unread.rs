//! Why the chain gave no answer, and what is wrong with an endpoint. None of it says anything about
//! the proof.

use super::{listed, position, said, short_hash, thousands};
use crate::chain::networks::NETWORKS;
use crate::verify::claim::question::{Fault, Unread};

/// Why a chain step could not be settled.
pub fn unread(why: &Unread) -> String {
    match why {
        Unread::NoContract => {
            "Not checked: the payload names no contract address that could be asked.".into()
        }
        Unread::NoTransaction => {
            "Not checked: the payload does not publish the transaction that would have to be read."
                .into()
        }
        Unread::Endpoint { host, fault: what } => format!("Not checked: {}", fault(host, what)),
        Unread::Disagreement(answers) => {
            let hosts: Vec<_> = answers.iter().map(|(host, _)| host.clone()).collect();
            format!(
                "Not settled: the endpoints do not agree. {} gave different answers; who said what stands below.",
                listed(&hosts)
            )
        }
        Unread::UnknownTransaction(hash) => format!(
            "Not checked: the endpoint does not know the transaction {}.",
            short_hash(&hash.to_string())
        ),
        Unread::LogNotSeen(at) => format!(
            "Not checked: the endpoint did not show the log at {}. Public endpoints often do not keep old logs; ask another.",
            position(*at)
        ),
        Unread::WordNotSeen(request) => format!(
            "Not checked: the endpoint did not show the oracle's answer to the request {}. Ask another.",
            short_hash(&request.to_string())
        ),
        Unread::UnknownLog(at) => format!(
            "Not settled: the contract wrote a log at {} of a kind that the proof does not show, so nobody can tell whether a word was left out.",
            position(*at)
        ),
        Unread::Mismatched => "Not checked: an answer was to another question.".into(),
        Unread::NoRequestSeen(hash) => format!(
            "Not checked: the transaction {} holds no single request of this contract to an oracle that this page knows.",
            short_hash(&hash.to_string())
        ),
    }
}

/// What is wrong with an endpoint, in one sentence.
pub fn fault(host: &str, fault: &Fault) -> String {
    let host = said(host, 80).shown;
    match fault {
        Fault::Unreachable => format!("{host} could not be reached."),
        Fault::NotAllowed => format!("{host} is there, but does not let web pages ask it (CORS)."),
        Fault::TimedOut => format!("{host} did not answer in time."),
        Fault::Status(status) => format!("{host} answered with HTTP status {status}."),
        Fault::Busy => format!("{host} asks to wait: it limits how much it is asked."),
        Fault::TooLarge => format!("{host} answered with more than this page reads."),
        Fault::NotJsonRpc => {
            format!("{host} did not answer in JSON-RPC, so it may be no endpoint of a chain.")
        }
        Fault::WrongIds => format!(
            "{host} mixed up its answers: one was missing, repeated or to nothing that was asked."
        ),
        Fault::Refused(code, message) => format!(
            "{host} refused: {} (code {code}).",
            said(message, 120).shown
        ),
        Fault::WrongChain(wanted, found) => {
            format!("{host} is of chain {found}, and the payload names chain {wanted}.")
        }
        Fault::Behind(newest, needed) => format!(
            "{host} has come to block {}, and the proof speaks of block {}.",
            thousands(*newest),
            thousands(*needed)
        ),
        Fault::NotTheContract => format!("{host} shows no such contract at the published address."),
        Fault::TooManyBlocks(count) => {
            format!(
                "The proof covers {} blocks, more than this page asks {host} for.",
                thousands(*count)
            )
        }
        Fault::NoLogs(block) => format!("{host} does not serve logs of block {block}."),
    }
}

/// The agreed name of what is wrong with an endpoint, as in `data-fault`.
pub const fn fault_name(fault: &Fault) -> &'static str {
    match fault {
        Fault::Unreachable => "unreachable",
        Fault::NotAllowed => "not_allowed",
        Fault::TimedOut => "timed_out",
        Fault::Status(_) => "status",
        Fault::Busy => "busy",
        Fault::TooLarge => "too_large",
        Fault::NotJsonRpc => "not_json_rpc",
        Fault::WrongIds => "wrong_ids",
        Fault::Refused(..) => "refused",
        Fault::WrongChain(..) => "wrong_chain",
        Fault::Behind(..) => "behind",
        Fault::NotTheContract => "not_the_contract",
        Fault::TooManyBlocks(_) => "too_many_blocks",
        Fault::NoLogs(_) => "no_logs",
    }
}

/// The way on when something is wrong with an endpoint.
pub fn way_on(fault: &Fault) -> String {
    match fault {
        Fault::Unreachable => {
            "Compare its address letter for letter, look whether you are online, or ask another.".into()
        }
        Fault::NotAllowed => {
            "Choose another endpoint, or your browser’s wallet: this one was not made for web pages. A node of your own has a setting for it.".into()
        }
        Fault::TimedOut => "Ask it again in a while, or ask another.".into(),
        Fault::Status(401 | 403) => {
            "It seems to want a key: use the whole address that its operator gave you, or ask another.".into()
        }
        Fault::Status(404) => "Look whether its address is whole, or ask another.".into(),
        Fault::Status(_) => "Ask it again in a while, or ask another.".into(),
        Fault::Busy => "Wait a minute and ask again, or ask another.".into(),
        Fault::TooLarge | Fault::NotJsonRpc | Fault::WrongIds => {
            "Look whether its address is the one of an endpoint, or ask another.".into()
        }
        Fault::Refused(..) => {
            "It does not serve what this page has to read. Ask another, best one that keeps the whole history.".into()
        }
        Fault::WrongChain(wanted, _) => match NETWORKS.iter().find(|known| known.chain_id == *wanted) {
            Some(network) => format!("Choose an endpoint of {}.", network.name),
            None => format!("Choose an endpoint of chain {wanted}."),
        },
        Fault::Behind(..) => {
            "Ask it again in a minute: it may be catching up. If every endpoint says so, that block does not exist yet.".into()
        }
        Fault::NotTheContract => {
            "Look the address up in the network’s explorer: if it holds no contract there either, ask the shop where its contract stands.".into()
        }
        Fault::TooManyBlocks(_) => {
            "No endpoint changes that: these logs are not read. What the contract itself holds is read all the same.".into()
        }
        Fault::NoLogs(_) => {
            "Ask an endpoint that keeps the whole history, often called an archive.".into()
        }
    }
}
