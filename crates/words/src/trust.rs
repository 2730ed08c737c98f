//! Words the things that the reader still trusts, with any verdict: a sentence each, the reason, and a remedy.

use crate::catalogue::say;
use crate::endpoints::listed;
use crate::reading::{asking, hosts, witness_hosts};
use crate::value::short_hash;
use crate::verdict::unread_contract;
use answer::{Answer, EndpointTrust, Headline, OracleTrust, Trusted};
use chain::reading::Reading;
use verify::claims::Witnesses;
use verify::report::{Kind, Report};

/// Says why the reader has to trust it.
pub(crate) fn why_trusted(trusted: Trusted) -> &'static str {
    match trusted {
        Trusted::Code => {
            say!(trust_why_code)
        }
        Trusted::Contract => {
            say!(trust_why_contract)
        }
        Trusted::Endpoint => {
            say!(trust_why_endpoint)
        }
        Trusted::Oracle => {
            say!(trust_why_oracle)
        }
        Trusted::Unbound => say!(trust_why_unbound),
    }
}

/// Says what the reader can do about it. `can_ask` is true if there is a chain to ask.
pub(crate) fn what_to_do(trusted: Trusted, can_ask: bool) -> &'static str {
    match trusted {
        Trusted::Endpoint | Trusted::Oracle if !can_ask => "",
        Trusted::Code => {
            say!(trust_what_to_do_code)
        }
        Trusted::Endpoint => {
            say!(trust_what_to_do_endpoint)
        }
        Trusted::Oracle => {
            say!(trust_what_to_do_oracle)
        }
        // The list of contracts names a remedy for the contract; each line of the unbound parts names a remedy for
        // that part.
        Trusted::Contract | Trusted::Unbound => "",
    }
}

/// Says in one sentence whom the reader believes about the chain. `reading` is the reading of the contract, and
/// `being_asked` has the endpoints that the page is asking now.
pub(crate) fn trusted_endpoint(
    answer: &Answer,
    reading: Option<&Reading>,
    being_asked: &[String],
) -> String {
    let believed = (answer.headline, answer.endpoints, answer.is_proven);
    believed_endpoint(&answer.report, believed, reading, being_asked)
}

fn believed_endpoint(
    report: &Report,
    (headline, believed, is_proven): (Headline, EndpointTrust, bool),
    reading: Option<&Reading>,
    being_asked: &[String],
) -> String {
    if !being_asked.is_empty() {
        return asking(being_asked);
    }
    let block = reading.and_then(|reading| reading.block.as_ref());
    let at = block.map_or_else(String::new, |block| {
        say!(trust_endpoint_at, number = block.number)
    });
    let names = |mut there: Vec<String>| {
        there.dedup();
        listed(&there)
    };
    let there = |by: Witnesses| {
        let there = reading.map(|reading| witness_hosts(reading, by));
        names(there.unwrap_or_default())
    };
    let offline = |words: &str| say!(joint_because, words = words, why = unread_contract(report));
    let unread = match headline {
        Headline::NotConfirmed => say!(trust_endpoint_unread),
        _ => "",
    };
    let proven = is_proven.then_some(say!(trust_endpoint_rest_proven));
    let rest = format!("{unread}{}", proven.unwrap_or_default());
    match believed {
        EndpointTrust::Contradicting => {
            let there = names(reading.map(hosts).unwrap_or_default());
            say!(trust_endpoint_contradict, there = there, at = at)
        }
        EndpointTrust::Nobody => String::new(),
        EndpointTrust::NotReplayed => offline(say!(trust_endpoint_not_replayed)),
        EndpointTrust::Shop => offline(say!(trust_endpoint_shops_word)),
        EndpointTrust::One(by) => {
            say!(trust_endpoint_one, there = there(by), at = at, rest = rest)
        }
        EndpointTrust::All(by) => {
            say!(
                trust_endpoint_several,
                there = there(by),
                at = at,
                rest = rest
            )
        }
    }
}

/// Names the oracle in one sentence, with the least known coordinator.
pub(crate) fn trusted_oracle(answer: &Answer) -> String {
    match &answer.oracle {
        OracleTrust::Unknown(unknown) => {
            let address = short_hash(&unknown.to_string());
            say!(trust_oracle_unknown, address = address)
        }
        OracleTrust::Proven(keys) => {
            let keys: Vec<_> = keys
                .iter()
                .map(|key| short_hash(&key.to_string()))
                .collect();
            let count = verify::report::count(keys.len());
            say!(trust_oracle_proven, count = count, keys = listed(&keys))
        }
        OracleTrust::Unseen => say!(trust_oracle_unseen).into(),
        OracleTrust::Listed => say!(trust_oracle_listed).into(),
        OracleTrust::Published => say!(trust_oracle_published).into(),
    }
}

/// Names the unbound parts in one sentence.
pub(crate) fn trusted_unbound(kind: Kind) -> &'static str {
    match kind {
        Kind::PackEvent => {
            say!(trust_unbound_pack_event)
        }
        Kind::PackPull => {
            say!(trust_unbound_pack_pull)
        }
    }
}

/// Lists the unbound parts one by one, each with the reader's remedy.
pub fn unbound(kind: Kind) -> Vec<&'static str> {
    match kind {
        Kind::PackEvent => vec![
            say!(trust_unbound_event_accounts),
            say!(trust_unbound_event_order),
            say!(trust_unbound_event_end),
            say!(trust_unbound_event_names),
        ],
        Kind::PackPull => vec![
            say!(trust_unbound_pull_name),
            say!(trust_unbound_pull_stock),
            say!(trust_unbound_pull_card),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use answer::is_proven;
    use verify::hash::Hash32;
    use verify::report::{Grades, Place, Point, Step, StepId, StepRun, Verdict};

    fn report(verdict: Verdict, steps: Vec<Step>) -> Report {
        Report {
            kind: Kind::PackEvent,
            verdict,
            steps,
        }
    }

    /// Builds a step that passed, with values of these grades.
    fn step(id: StepId, grades: Grades) -> Step {
        let mut run = StepRun::new(id);
        run.same(Point::ContractAnchor, &Place::Payload, 1_u64, 1);
        Step {
            grades,
            ..run.finish()
        }
    }

    /// Builds the contract's step as these endpoints show it.
    fn told(by: Witnesses) -> Step {
        let told = vec![(by, 1)];
        step(
            StepId::Contract,
            Grades {
                told,
                ..Grades::default()
            },
        )
    }

    fn proven() -> Step {
        let proven = vec![(Hash32::new([7; 32]), 1)];
        step(
            StepId::OracleProof,
            Grades {
                proven,
                ..Grades::default()
            },
        )
    }

    fn sentence(report: &Report) -> String {
        let hosts = ["a.example", "b.example", "c.example"].map(|host| (host.to_owned(), None));
        let reading = Reading {
            endpoints: hosts.into(),
            ..Reading::new()
        };
        let believed = (
            Headline::of(report),
            EndpointTrust::of(report),
            is_proven(report),
        );
        believed_endpoint(report, believed, Some(&reading), &[])
    }

    #[test]
    fn an_endpoint_is_trusted_only_for_its_own_values() {
        let offline = report(Verdict::VerifiedOffline, vec![]);
        assert!(Trusted::Endpoint.is_left(&offline));
        assert!(sentence(&offline).starts_with("The shop, "));

        let all_proven = report(Verdict::Verified, vec![proven()]);
        assert!(!Trusted::Endpoint.is_left(&all_proven));
        assert_eq!(sentence(&all_proven), "");

        let of_the_data = report(Verdict::NotVerified, vec![]);
        assert!(!Trusted::Endpoint.is_left(&of_the_data));
    }

    /// "That no 2 of the readers lie together" was said of three: two liars could decide a value that they alone told.
    #[test]
    fn one_honest_reader_of_several_is_enough_and_a_lone_one_carries_everything() {
        let [first, third] = [0, 2].map(Witnesses::of);
        let several = report(Verdict::Verified, vec![told(first.with(third)), proven()]);
        assert_eq!(
            sentence(&several),
            "That one of the readers a.example and c.example is honest. If it is, this result is right; the oracle's signature proves the rest."
        );
        let one = report(Verdict::NotVerified, vec![told(third)]);
        assert_eq!(
            sentence(&one),
            "The reader c.example: everything rests on it."
        );
        let apart = report(Verdict::Contradicted, vec![told(first)]);
        assert_eq!(
            sentence(&apart),
            "No one yet: the readers a.example, b.example and c.example contradict each other."
        );
    }
}
