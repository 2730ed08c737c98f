//! Checks that one operator is one witness, however many of its addresses the reader chose.

use chain::client::Client;
use chain::endpoint::Endpoint;
use chain::networks::by_label;
use std::rc::Rc;
use verify::claims::{Fault, Unread};
use verify::report::{Cause, Status, StepId};

use crate::reader::clock::TestClock;
use crate::reader::history::draws;
use crate::reader::node::{Node, Wire};
use crate::reader::{assert_all_passed, fault_of, read_through, step};

/// Reads an honest pull through a node for each address. Returns also the number of requests to each.
fn read(urls: &[&str]) -> (verify::claims::Settled, Vec<Option<Fault>>, Vec<u32>) {
    let (claims, _) = draws(1, 1_000);
    let nodes = urls.iter().map(|_| Node::new(draws(1, 1_000).1, 2_000));
    let nodes: Vec<Rc<Node>> = nodes.collect();
    let clock = TestClock::with(&nodes);
    let clients: Vec<Client> = urls
        .iter()
        .zip(&nodes)
        .map(|(url, node)| {
            let host = Endpoint::parse(url).expect("an endpoint").host();
            Client::new(host, Box::new(Wire(node.clone())), clock.clone())
        })
        .collect();
    let (settled, reading) = read_through(&claims, &clients, by_label("base"), &clock);
    let faults = (0..urls.len()).map(|place| fault_of(&reading, place));
    let asked = clients.iter().map(Client::round_trips);
    for (_, given) in &reading.replies.0 {
        for given in given {
            let asked = given
                .by
                .indices()
                .all(|place| clients[place].round_trips() > 0);
            assert!(asked, "{given:?}");
        }
    }
    (settled, faults.collect(), asked.collect())
}

/// One endpoint typed with and without a slash counted as two witnesses that agree, and so did two keys or ports of one
/// host.
// views-8
#[test]
fn two_addresses_of_one_host_are_one_witness() {
    for second in [
        "https://node.example/",
        "https://node.example/v2/other-key",
        "https://node.example?key=other",
        "https://node.example:8443",
        "https://NODE.example.",
    ] {
        let (settled, faults, asked) = read(&["https://node.example", second]);
        assert_all_passed(&settled);
        assert_eq!(faults, [None, Some(Fault::SameOperator)], "{second}");
        assert_eq!(asked[1], 0, "{second}");
    }
    let own = [
        "http://localhost:8545",
        "http://127.0.0.1:8545/",
        "http://[::1]:8545",
    ];
    let (_, faults, asked) = read(&own);
    assert_eq!(faults[0], None);
    assert_eq!(faults[1..], [const { Some(Fault::SameOperator) }; 2]);
    assert_eq!(asked[1..], [0, 0]);
}

// views-8
#[test]
fn each_port_of_this_machine_is_a_witness() {
    for urls in [
        ["https://node.example", "https://other.example"],
        ["https://node.example", "https://rpc.node.example"],
        ["http://localhost:8545", "http://localhost:8546"],
        ["http://127.0.0.1:8545", "http://localhost:8546"],
        ["http://localhost", "http://localhost:8080"],
    ] {
        let (settled, faults, asked) = read(&urls);
        assert_all_passed(&settled);
        assert_eq!(faults, [None, None], "{urls:?}");
        assert!(asked.iter().all(|asked| *asked > 0), "{urls:?}");
    }
}

/// A third endpoint keeps its place as a witness beside two of one operator.
#[test]
fn another_operator_counts_beside_two_addresses_of_one() {
    let urls = [
        "https://a.example/1",
        "https://a.example/2",
        "https://b.example",
    ];
    let (settled, faults, asked) = read(&urls);
    assert_all_passed(&settled);
    assert_eq!(faults, [None, Some(Fault::SameOperator), None]);
    assert!(asked[0] > 0 && asked[2] > 0);
}

/// If no address of the operator has a view, the cause is its fault. The next address was not asked.
// views-5, views-7
#[test]
fn the_fault_of_the_operator_is_the_cause() {
    let (claims, _) = draws(1, 1_000);
    let nodes = [0, 1].map(|_| Node::new(draws(1, 1_000).1, 2_000));
    nodes.iter().for_each(|node| node.chain_id.set(1));
    let clock = TestClock::with(&nodes);
    let clients = nodes.each_ref().map(|node| {
        Client::new(
            "node.example".into(),
            Box::new(Wire(node.clone())),
            clock.clone(),
        )
    });
    let (settled, reading) = read_through(&claims, &clients, by_label("base"), &clock);
    let fault = Fault::WrongChain(8453, 1);
    assert_eq!(fault_of(&reading, 0), Some(fault.clone()));
    assert_eq!(fault_of(&reading, 1), Some(fault.clone()));
    let host = String::from("node.example");
    let cause = Status::Skipped(Cause::Unread(Unread::Endpoint { host, fault }));
    assert_eq!(settled.steps[0].status, cause);
}

/// Two addresses of one host, of which one is on another chain. If it came first, nobody answered.
// views-8
#[test]
fn an_address_that_is_down_silences_no_other_of_its_host() {
    for is_first in [false, true] {
        let (claims, _) = draws(1, 1_000);
        let nodes: [Rc<Node>; 2] = [0, 1].map(|_| Node::new(draws(1, 1_000).1, 2_000));
        let clock = TestClock::with(&nodes);
        let down = usize::from(!is_first);
        nodes[down].chain_id.set(1);
        let clients = nodes.each_ref().map(|node| {
            let wire = Box::new(Wire(node.clone()));
            Client::new("node.example".into(), wire, clock.clone())
        });
        let (settled, _) = read_through(&claims, &clients, by_label("base"), &clock);
        assert!(step(&settled, StepId::WordOrigin).passed(), "{is_first}");
    }
}
