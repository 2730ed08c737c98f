//! Lets dishonest shops sell on the node, and publishes their stories.

use alloy::primitives::Address;
use fixtures::stories::{Contract, Stage, Story, tell};
use fixtures::stream::Stream;

use crate::chain::Chain;
use crate::node::Node;
use crate::oracle::Coordinator;
use crate::payloads::{Kind, Payloads, PublishedPayload};

/// The stage on the node.
pub struct Lies<'c> {
    chain: &'c Chain,
    oracle: Coordinator,
    stream: Stream,
    pub payloads: Payloads,
    /// The contract on which most stories happen.
    pub dishonest: Option<Address>,
    /// The look-alike contract, and its coordinator.
    pub look_alike: Option<(Address, Address)>,
}

impl<'c> Lies<'c> {
    /// Tells all stories, and returns them together with these payloads.
    pub fn tell(chain: &'c Chain, oracle: Coordinator, payloads: Payloads) -> Self {
        let mut lies = Self {
            chain,
            oracle,
            stream: Stream::new("lies"),
            payloads,
            dishonest: None,
            look_alike: None,
        };
        tell(&mut lies);
        lies
    }
}

impl<'c> Stage for Lies<'c> {
    type Chain = Node<'c>;

    fn open(&mut self, contract: Contract) -> Node<'c> {
        let node = Node::open(self.chain, self.oracle, contract).expect("the node answers");
        if contract == Contract::LookAlike {
            self.look_alike = Some((node.contract, node.serving.address));
        }
        self.dishonest.get_or_insert(node.contract);
        node
    }

    fn hear(&mut self, story: Story, _: &Node<'c>) {
        let item = PublishedPayload {
            name: story.name,
            says: story.says,
            kind: story.event.map_or(Kind::Pull, |_| Kind::Event),
            id: story.event.unwrap_or_else(|| self.stream.uuid()),
            honest: false,
            waits: false,
            offline: "verified_offline",
            expected: story.expected,
            verdict: None,
        };
        self.payloads.put(item, story.payload);
    }
}
