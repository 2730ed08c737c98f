//! Says why the chain gave no answer, and which fault an endpoint has. None of it says anything about the proof.

use crate::catalogue::say;
use crate::endpoints;
use crate::join::{in_a_row, quoted};
use crate::network::chain;
use crate::safe_text::safe_text;
use crate::value::{position, short_hash};
use answer::LOCAL;
use chain::networks::by_chain_id;
use verify::claims::{AnswerSummary, Fault, Inconsistency, Unread};
use verify::hash::Hash32;
use verify::numbering::MAX_REQUESTS;

/// Says why a chain step could not be settled.
pub fn unread(why: &Unread) -> String {
    match why {
        Unread::NoContract => say!(unread_no_contract).into(),
        Unread::NoTransaction => say!(unread_no_transaction).into(),
        Unread::Endpoint { host, fault: what } => say!(unread_endpoint, what = fault(host, what)),
        Unread::Disagreement(answers) => {
            let said = answers
                .iter()
                .map(|(_, said)| quoted(&told(said, short_hash)));
            say!(unread_disagreement, said = in_a_row(said))
        }
        Unread::Inconsistent(_, how) => say!(unread_inconsistent, how = inconsistency(how)),
        Unread::NotReached { newest, needed } => {
            say!(unread_not_reached, newest = *newest, needed = *needed)
        }
        Unread::ReachedByFew(_, needed) => say!(unread_reached_by_few, needed = *needed),
        Unread::UnknownTransaction(transaction) => {
            say!(unread_unknown_transaction, hash = hash(transaction))
        }
        Unread::LogNotSeen(at) => say!(unread_log_not_seen, at = position(*at)),
        Unread::LogNotShared(at, _) => say!(unread_log_not_shared, at = position(*at)),
        Unread::ToldByFew(_) => say!(unread_told_by_few).into(),
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
        Unread::UnknownLog(at) => say!(unread_unknown_log, at = position(*at)),
        Unread::NoOlderLogs(block) => say!(unread_no_older_logs, block = *block),
        Unread::NoIndexes(block) => say!(unread_no_indexes, block = *block),
        Unread::AnsweredElsewhere(request) => {
            say!(unread_answered_elsewhere, request = hash(request))
        }
        Unread::Refuted(_) => say!(unread_refuted).into(),
        Unread::Mismatched => say!(unread_mismatched).into(),
        Unread::NoRequestNamed(key) => say!(unread_no_request_named, key = hash(key)),
        Unread::NoRequestSeen(transaction) => {
            say!(unread_no_request_seen, hash = hash(transaction))
        }
        Unread::NoAnchorSeen(transaction) => {
            say!(unread_no_anchor_seen, hash = hash(transaction))
        }
        Unread::RequestNotSeen(request) => say!(unread_request_not_seen, request = hash(request)),
        Unread::UnlistedCoordinator(address) => {
            say!(unread_unlisted_coordinator, address = address.to_string())
        }
        Unread::UnlistedKey(key) => say!(unread_unlisted_key, key = hash(key)),
        Unread::RequestedByWrapper(request) => {
            say!(unread_requested_by_wrapper, request = hash(request))
        }
        Unread::RequestNotCounted(request) => {
            say!(
                unread_request_not_counted,
                request = hash(request),
                requests = MAX_REQUESTS
            )
        }
        Unread::NoProofFound(transaction, _) => {
            say!(unread_no_proof_found, hash = hash(transaction))
        }
        Unread::ProofInvalid(transaction, _) => {
            say!(unread_proof_invalid, hash = hash(transaction))
        }
        Unread::OtherWordProven(word, _) => {
            say!(unread_other_word_proven, word = hash(word))
        }
        Unread::BlockNotProven(number) => say!(unread_block_not_proven, number = *number),
        Unread::BlockMistold(number, _) => say!(unread_block_mistold, number = *number),
        Unread::NotNotarised(number) => say!(unread_not_notarised, number = *number),
        Unread::OtherBlock(number, _) => say!(unread_other_block, number = *number),
        Unread::ProofNotChecked => say!(unread_proof_not_checked).into(),
        Unread::TooMuchWork => say!(unread_too_much_work).into(),
    }
}

/// Words an endpoint's answer if another gave a different one; `shown` formats the hashes.
pub(crate) fn told(said: &AnswerSummary, shown: impl Fn(&str) -> String) -> String {
    let hash = |hash: &Hash32| shown(&hash.to_string());
    match said {
        AnswerSummary::Chain(id) => chain(*id),
        AnswerSummary::Holds(value) if *value == Hash32::ZERO => say!(said_holds_nothing).into(),
        AnswerSummary::Holds(value) => say!(said_holds, value = hash(value)),
        AnswerSummary::Pull(pull) => {
            let (event, request) = (hash(&pull.event_id), hash(&pull.request_id));
            match (pull.requested, pull.fulfilled) {
                (false, _) => say!(said_not_requested).into(),
                (true, false) => say!(said_requested, event = event, request = request),
                (true, true) => say!(
                    said_answered,
                    word = hash(&pull.word),
                    event = event,
                    request = request
                ),
            }
        }
        AnswerSummary::Subscription(None) => say!(said_no_subscription).into(),
        AnswerSummary::Subscription(Some(consumers)) => {
            say!(said_subscription, consumers = *consumers)
        }
        AnswerSummary::Call(None, _) => say!(said_deployment).into(),
        AnswerSummary::Call(Some(to), bytes) => {
            say!(said_call, to = to.to_string(), bytes = *bytes)
        }
        AnswerSummary::Receipt(logs, block) => say!(said_receipt, logs = *logs, block = *block),
        AnswerSummary::Log(at) => say!(said_log, at = position(*at)),
        AnswerSummary::NoLog(at) => say!(said_no_log, at = position(*at)),
        AnswerSummary::Newest(block) => say!(said_newest, block = *block),
        AnswerSummary::NoTransaction => say!(said_no_transaction).into(),
        AnswerSummary::Otherwise => say!(said_otherwise).into(),
    }
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
        Inconsistency::TwoHashes(block) => {
            say!(inconsistent_two_hashes, block = block.to_string())
        }
        Inconsistency::NotAsked(at) => say!(inconsistent_not_asked, at = position(*at)),
    }
}

fn hash(hash: &Hash32) -> String {
    short_hash(&hash.to_string())
}

/// Says the fault of an endpoint in one sentence.
pub fn fault(host: &str, fault: &Fault) -> String {
    let host = endpoints::host(host);
    match fault {
        Fault::Unreachable => say!(unread_fault_unreachable, host = host),
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
pub fn way_on(fault: &Fault) -> String {
    match fault {
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
