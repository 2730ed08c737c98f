//! Says why the chain gave no answer, and which fault an endpoint has. None of it is evidence about the proof.

use crate::catalogue::say;
use crate::endpoints;
use crate::join::sentences;
use crate::safe_text::safe_text;
use crate::value::{position, short_hash};
use answer::LOCAL;
use chain::endpoint::is_near;
use chain::networks::by_chain_id;
use verify::claims::{Fault, Inconsistency, Unread};
use verify::hash::Hash32;

/// Says why a chain step could not be settled.
pub fn unread(why: &Unread) -> String {
    match why {
        Unread::NoContract => say!(unread_no_contract).into(),
        Unread::UnknownChain => say!(unread_unknown_chain).into(),
        Unread::Endpoint { host, fault } => fault_and_remedy(host, fault),
        Unread::Refuted { .. } => say!(unread_refuted).into(),
        Unread::TwoChains(_) => say!(unread_two_chains).into(),
        Unread::Inconsistent(_, how) => say!(unread_inconsistent, how = inconsistency(how)),
        Unread::NotReached {
            newest,
            needed: Some(needed),
            age,
        } => say!(
            unread_not_reached,
            newest = *newest,
            needed = *needed,
            age = lasting(*age)
        ),
        Unread::NotReached { newest, age, .. } => {
            say!(
                unread_not_reached_event,
                newest = *newest,
                age = lasting(*age)
            )
        }
        Unread::EndNotShown(block) => say!(unread_end_not_shown, block = *block),
        Unread::NotSettled => say!(unread_not_settled).into(),
        Unread::NotTheContract => say!(unread_not_the_contract).into(),
        Unread::ManyInputs(count) => say!(unread_many_inputs, count = *count),
        Unread::NoAnchor(_) => say!(unread_no_anchor).into(),
        Unread::UnknownTransaction(transaction) => {
            say!(unread_unknown_transaction, hash = hash(transaction))
        }
        Unread::NoOlderLogs(block) => say!(unread_no_older_logs, block = *block),
        Unread::NoIndexes(block) => say!(unread_no_indexes, block = *block),
        Unread::LogNotSeen(at) => say!(unread_log_not_seen, at = position(*at)),
        Unread::NoLogThere(at) => say!(unread_no_log_there, at = position(*at)),
        Unread::UnknownLog(at) => say!(unread_unknown_log, at = position(*at)),
        Unread::WordNotSeen {
            request_id,
            from,
            to,
        } => say!(
            unread_word_not_seen,
            request = hash(request_id),
            from = *from,
            to = *to
        ),
        Unread::NoFulfilment {
            request_id,
            from,
            to,
        } => say!(
            unread_no_fulfilment,
            request = hash(request_id),
            from = *from,
            to = *to
        ),
        Unread::AnsweredElsewhere(request) => {
            say!(unread_answered_elsewhere, request = hash(request))
        }
        Unread::RequestUnclear(of) => say!(unread_request_unclear, hash = hash(of)),
        Unread::SeveralRequests(of) => say!(unread_several_requests, hash = hash(of)),
        Unread::NoRequest(of) => say!(unread_no_request, hash = hash(of)),
        Unread::UnlistedCoordinator(address) => {
            say!(unread_unlisted_coordinator, address = address.to_string())
        }
        Unread::UnlistedKey(key) => say!(unread_unlisted_key, key = hash(key)),
        Unread::NoProof(transaction) => say!(unread_no_proof, hash = hash(transaction)),
        Unread::BlockNotProven(number) => say!(unread_block_not_proven, number = *number),
        Unread::TooMuchWork => say!(unread_too_much_work).into(),
        Unread::OtherCode(listed, found) => {
            say!(
                unread_other_code,
                listed = hash(listed),
                found = hash(found)
            )
        }
    }
}

/// Says how long something lasts, or how old a block is.
pub(crate) fn lasting(seconds: u64) -> String {
    match seconds {
        0..120 => say!(unread_age_seconds, count = seconds),
        120..7_200 => say!(unread_age_minutes, count = seconds / 60),
        7_200..172_800 => say!(unread_age_hours, count = seconds / 3_600),
        _ => say!(unread_age_days, count = seconds / 86_400),
    }
}

/// Says the fault of an endpoint, and what the reader can do about it.
pub(crate) fn fault_and_remedy(host: &str, what: &Fault) -> String {
    sentences(&fault(host, what), &way_on(host, what))
}

/// Says how an endpoint contradicts itself.
fn inconsistency(how: &Inconsistency) -> String {
    match how {
        Inconsistency::TwoLogs(at) => say!(inconsistent_two_logs, at = position(*at)),
        Inconsistency::TwoPlaces(at, other) => say!(
            inconsistent_two_places,
            at = position(*at),
            other = position(*other)
        ),
        Inconsistency::NotAsked(at) => say!(inconsistent_not_asked, at = position(*at)),
        Inconsistency::TwoHashes(block) => say!(inconsistent_two_hashes, block = *block),
    }
}

fn hash(hash: &Hash32) -> String {
    short_hash(&hash.to_string())
}

/// Says the fault of an endpoint in one sentence.
pub fn fault(host: &str, fault: &Fault) -> String {
    let is_near = is_near(host);
    let host = endpoints::host(host);
    match fault {
        Fault::Unreachable => say!(unread_fault_unreachable, host = host),
        Fault::Stopped if is_near => say!(unread_fault_near, host = host),
        Fault::Stopped => say!(unread_fault_stopped, host = host),
        Fault::NotAllowed => say!(unread_fault_not_allowed, host = host),
        Fault::Busy => say!(unread_fault_busy, host = host),
        Fault::Malformed => say!(unread_fault_malformed, host = host),
        Fault::Refused(code, message) => say!(
            unread_fault_refused,
            host = host,
            message = safe_text(message, 120).shown,
            code = code.to_string()
        ),
        Fault::NoLogs(from, to) => {
            say!(unread_fault_no_logs, host = host, from = *from, to = *to)
        }
        Fault::WrongChain(wanted, found) => {
            say!(
                unread_fault_wrong_chain,
                host = host,
                found = found.to_string(),
                wanted = wanted.to_string()
            )
        }
        Fault::NotTheContract => say!(unread_fault_not_the_contract, host = host),
        Fault::Inconsistent(how) => {
            say!(
                unread_fault_inconsistent,
                host = host,
                how = inconsistency(how)
            )
        }
        Fault::SameOperator => say!(unread_fault_same_operator, host = host),
    }
}

/// Returns the name of an endpoint's fault in `data-fault`.
pub fn fault_name(fault: &Fault) -> &'static str {
    match fault {
        Fault::Unreachable | Fault::Stopped => "unreachable",
        Fault::NotAllowed => "not_allowed",
        Fault::Busy => "busy",
        Fault::Malformed => "malformed",
        Fault::Refused(..) => "refused",
        Fault::NoLogs(..) => "no_logs",
        Fault::WrongChain(..) => "wrong_chain",
        Fault::NotTheContract => "not_the_contract",
        Fault::Inconsistent(_) => "inconsistent",
        Fault::SameOperator => "same_operator",
    }
}

/// Says what the reader can do about a fault of an endpoint.
pub fn way_on(host: &str, fault: &Fault) -> String {
    match fault {
        Fault::Stopped if is_near(host) => say!(unread_way_on_near).into(),
        Fault::Unreachable => say!(unread_way_on_unreachable).into(),
        Fault::Stopped => say!(unread_way_on_stopped).into(),
        Fault::NotAllowed => say!(unread_way_on_not_allowed).into(),
        Fault::Busy => say!(unread_way_on_busy).into(),
        Fault::Malformed => say!(unread_way_on_no_endpoint).into(),
        Fault::Refused(..) => say!(unread_way_on_refused).into(),
        Fault::NoLogs(..) => say!(unread_way_on_no_logs).into(),
        Fault::WrongChain(wanted, _) => match by_chain_id(*wanted) {
            Some(network) if network.chain_id == LOCAL => say!(unread_way_on_local).into(),
            Some(network) => say!(unread_way_on_network, name = network.name),
            None => say!(unread_way_on_chain, wanted = wanted.to_string()),
        },
        Fault::NotTheContract => say!(unread_way_on_not_the_contract).into(),
        Fault::Inconsistent(_) => say!(unread_way_on_inconsistent).into(),
        Fault::SameOperator => say!(unread_way_on_same_operator).into(),
    }
}
