//! Counts the work of settling the worst inputs below 1 MB that are known. `proportion.txt` has the table: bytes of the
//! replies, proofs tried, and the verdict. With `PACKPROOF_WRITE=1` the test writes it.

use std::cell::Cell;
use std::fmt::Write;
use std::fs;
use std::time::{Duration, Instant};

use fixtures::chain::asked::{Asked, showing};
use fixtures::chain::endpoint::{Endpoint, read};
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{CONSUMER, at, hash, listed};
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use verify::claims::{
    At, Claims, Fault, Inclusion, Log, OracleRequest, ProvenReceipt, Prover, Question, Receipt,
    Replies, Reply, Transaction, Unread, WitnessedReply, Witnesses,
};
use verify::hash::Hash32;
use verify::report::LogKind::Requested;
use verify::report::Report;

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/proportion.txt");

/// The largest number of bytes of an input.
const MOST_BYTES: usize = 1 << 20;

/// The longest time of a settlement, for a machine with much else to do.
const LONGEST: Duration = Duration::from_secs(20);

/// Counts the proofs that are tried.
#[derive(Default)]
struct Counting(Cell<u64>);

impl Prover for Counting {
    fn prove(&self, input: &[u8], request: &OracleRequest) -> Option<Hash32> {
        self.0.set(self.0.get() + 1);
        LocalProver.prove(input, request)
    }

    fn prove_receipt(&self, inclusion: &Inclusion) -> Option<ProvenReceipt> {
        self.0.set(self.0.get() + 1);
        LocalProver.prove_receipt(inclusion)
    }
}

/// A proof with its claims, and the replies of one honest endpoint.
struct Honest {
    report: Report,
    claims: Claims,
    replies: Replies,
}

impl Honest {
    fn of(payload: &[u8], endpoints: &[Endpoint<'_>]) -> Self {
        let checked = verify::check(payload, &mut |_| {}).expect("a payload");
        let claims = checked.claims.expect("claims");
        let replies = read(&claims, &listed(), endpoints);
        Self {
            report: checked.report,
            claims,
            replies,
        }
    }

    fn pull() -> Self {
        let (shop, sales) = Shop::with_dependents();
        let proof = shop.proof(sales.target).payload();
        Self::of(&proof, &[Endpoint::of(&shop.chain)])
    }

    fn event() -> Self {
        let event = PackEvent::honest();
        let payload = event.payload().into_bytes();
        Self::of(&payload, &[Endpoint::of(&event.chain)])
    }

    /// Adds these replies of the endpoint to the first question of a kind.
    fn giving(
        mut self,
        is_asked: impl Fn(&Question) -> bool,
        added: impl Iterator<Item = Reply>,
    ) -> Self {
        let asked = self.replies.keys().find(|question| is_asked(question));
        let asked = asked.expect("a question of this kind").clone();
        let given = self.replies.get_mut(&asked).expect("its replies");
        given.extend(added.map(|reply| WitnessedReply {
            by: Witnesses::of(0),
            reply,
        }));
        self
    }

    /// Changes each reply.
    fn changing(mut self, change: impl Fn(&Question, &mut Reply)) -> Self {
        let replies = self.replies.into_iter().map(|(question, mut given)| {
            for given in &mut given {
                change(&question, &mut given.reply);
            }
            (question, given)
        });
        self.replies = replies.collect();
        self
    }

    /// Lets the first endpoint show two logs at one position.
    fn contradicting_itself(mut self) -> Self {
        let here = at(6, 1_000);
        let logs = [1, 2].map(|number| Log {
            position: here,
            ..log(number, Vec::new())
        });
        let given = WitnessedReply {
            by: Witnesses::of(0),
            reply: Reply::Logs(logs.into()),
        };
        self.replies.insert(Question::BlockLogs(6), vec![given]);
        self
    }

    /// Lets every endpoint take part.
    fn everywhere(mut self) -> Self {
        let heads = self.replies.get_mut(&Question::Head).expect("heads");
        heads[0].by = Witnesses::all((0..Witnesses::MAX).map(Witnesses::of));
        self
    }

    /// Gives each reply twice, by the same two of all endpoints.
    fn shared(self) -> Self {
        let both = Witnesses::of(0).with(Witnesses::of(1));
        let replies = self.replies.into_iter().map(|(question, mut given)| {
            for one in &mut given {
                one.by = both;
            }
            given.extend(given.clone());
            (question, given)
        });
        let replies = replies.collect();
        Self { replies, ..self }.everywhere()
    }

    /// Adds a receipt, and a range with as many other logs of the same transaction, by every endpoint.
    fn crowded(mut self, count: u32) -> Self {
        let by = Witnesses::all((0..Witnesses::MAX).map(Witnesses::of));
        let transaction = numbered(7);
        let logs = |from: u32| {
            let numbers = from..from + count;
            let logs = numbers.map(|number| Log {
                transaction,
                topics: Vec::new(),
                ..log(number, vec![u8::from(from > 0)])
            });
            logs.collect()
        };
        let receipt = Receipt {
            block: 6,
            succeeded: true,
            logs: logs(0),
        };
        for (question, reply) in [
            (Question::BlockLogs(6), Reply::Logs(logs(count))),
            (Question::Receipt(transaction), Reply::Receipt(receipt)),
        ] {
            let given = vec![WitnessedReply { by, reply }];
            self.replies.insert(question, given);
        }
        self.everywhere()
    }

    fn line(&self, name: &str) -> String {
        let transcript: Vec<_> = self.replies.iter().collect();
        let bytes = serde_json::to_vec(&transcript).expect("replies").len();
        assert!(bytes <= MOST_BYTES, "{name}: {bytes}");
        assert!(name.contains("honest") || bytes > 30_000, "{name}: {bytes}");
        let prover = Counting::default();
        let start = Instant::now();
        let settled = self.claims.settle(&listed(), &self.replies, &prover);
        assert!(start.elapsed() < LONGEST, "{name}");
        let verdict = self.report.clone().with_chain(&settled).verdict;
        format!(
            "{name} | {bytes} | {} | {}\n",
            prover.0.get(),
            verdict.name()
        )
    }
}

fn numbered(number: u32) -> Hash32 {
    Hash32::of(&[&number.to_be_bytes()])
}

fn log(number: u32, data: Vec<u8>) -> Log {
    Log {
        position: at(6, 1_000 + number),
        address: CONSUMER,
        topics: vec![hash(0x51), numbered(number)],
        data,
        transaction: numbered(number / 8),
    }
}

/// Returns data of many distinct words.
fn words(count: u32) -> Vec<u8> {
    (0..count)
        .flat_map(|number| *numbered(number).as_bytes())
        .collect()
}

const fn is_state(question: &Question) -> bool {
    matches!(question, Question::Events(_, At::Pinned))
}

const fn is_logs(question: &Question) -> bool {
    matches!(question, Question::Logs(_) | Question::Window(_))
}

const fn is_fulfilment(question: &Question) -> bool {
    matches!(question, Question::Fulfilment(..))
}

/// Adds to each reply of logs and to each receipt.
fn with_logs(more: impl Fn() -> Vec<Log>) -> impl Fn(&Question, &mut Reply) {
    move |question, reply| match (question, reply) {
        (Question::Logs(query) | Question::Window(query), Reply::Logs(logs)) => {
            let here = more().into_iter().map(|log| Log {
                position: at(query.from, log.position.log_index),
                ..log
            });
            logs.extend(here.filter(|log| query.wants(log)));
        }
        (_, Reply::Receipt(receipt)) => {
            let transaction = receipt.logs.first().map(|log| log.transaction);
            let own = more().into_iter().map(|log| Log {
                position: at(receipt.block, log.position.log_index),
                transaction: transaction.unwrap_or(log.transaction),
                ..log
            });
            receipt.logs.extend(own);
        }
        _ => {}
    }
}

fn table() -> String {
    let mut table = "input | bytes | proofs tried | verdict\n".to_owned();
    let mut add = |name: &str, honest: Honest| {
        write!(table, "{}", honest.line(name)).expect("memory");
    };
    add("an honest pull", Honest::pull());
    add("an honest event", Honest::event());
    let states = || (0..6_000).map(|number| Reply::Events(numbered(number)));
    add(
        "an event, many differing replies of state",
        Honest::event().giving(is_state, states()),
    );
    add(
        "a pull, many differing replies of state",
        Honest::pull().giving(is_state, states()),
    );
    let times = (0..24_000).map(Reply::Time);
    add(
        "an event, many replies of another kind, from an endpoint that contradicts itself",
        Honest::event()
            .giving(is_state, times)
            .contradicting_itself(),
    );
    add(
        "a pull, endpoints that share each reply, each reply twice",
        Honest::pull().shared(),
    );
    add(
        "a pull, a receipt of 2000 logs and a range of as many others",
        Honest::pull().crowded(2_000),
    );
    let unread = |number: u32| {
        let fault = Fault::Refused(i64::from(number), "no".into());
        let host = format!("{number}.example");
        Reply::Unread(Unread::Endpoint { host, fault })
    };
    add(
        "a pull, many refusals of state",
        Honest::pull().giving(is_state, (0..8_000).map(unread)),
    );
    let many = |count: u32| move || (0..count).map(|number| log(number, Vec::new())).collect();
    add(
        "a pull, many logs at positions of their own",
        Honest::pull().changing(with_logs(many(200))),
    );
    add(
        "a pull, many differing replies of logs",
        Honest::pull().giving(
            is_logs,
            (0..1_500).map(|number| Reply::Logs(vec![log(number, Vec::new())])),
        ),
    );
    for count in [900, 1_100] {
        add(
            &format!("a pull, a log of {count} words"),
            Honest::pull().changing(with_logs(move || vec![log(1, words(count))])),
        );
    }
    let inputs = |size: usize, count: usize| {
        (0..count).map(move |number| {
            let mut input = vec![0; size];
            // They come before the honest one, which begins with a selector.
            let number = u32::try_from(number).expect("few");
            input[1..5].copy_from_slice(&number.to_be_bytes());
            Reply::Transaction(Transaction {
                to: Some(CONSUMER),
                input,
            })
        })
    };
    add(
        "an event, one fulfilling input of 200 kB",
        Honest::event().giving(is_fulfilment, inputs(200_000, 1)),
    );
    add(
        "an event, many fulfilling inputs",
        Honest::event().giving(is_fulfilment, inputs(100, 2_000)),
    );
    let hashes = |count| (0..count).map(|number| Reply::BlockHash(numbered(number)));
    add(
        "an event, many fulfilling inputs and many hashes of the block",
        Honest::event()
            .giving(is_fulfilment, inputs(100, 1_000))
            .giving(
                |question| matches!(question, Question::BlockHash(_)),
                hashes(2_000),
            ),
    );
    let misfits = (0..1_500_u32).map(|number| {
        Reply::Inclusion(Inclusion {
            header: number.to_be_bytes().repeat(40),
            index: 0,
            path: vec![vec![1; 60]],
        })
    });
    add(
        "an event, many inclusions that do not fit, and many hashes",
        Honest::event()
            .giving(
                |question| matches!(question, Question::Inclusion(..)),
                misfits,
            )
            .giving(
                |question| matches!(question, Question::BlockHash(_)),
                hashes(2_000),
            ),
    );
    let (shop, sales) = Shop::with_dependents();
    let block = shop.entry(Requested, sales.target).position.block;
    let proof = shop.proof(sales.target).payload();
    let stranger = |number| move |stranger| Asked::by_stranger(stranger, number, 7);
    let asked: Vec<Asked> = (0..300).map(stranger((1 << 20) - 1)).collect();
    let endpoint = showing(Endpoint::of(&shop.chain), &asked, block, Asked::call);
    add(
        "a pull, failed replies whose numbers are searched for to the end",
        Honest::of(&proof, &[endpoint]),
    );
    let asked: Vec<Asked> = (0..8).map(stranger(1 << 10)).collect();
    let endpoint = showing(Endpoint::of(&shop.chain), &asked, block, |own| {
        let others = (100..420).map(|other| stranger(1)(other).words());
        let words = others.flatten().collect();
        [own.call(), words].concat()
    });
    add(
        "a pull, failed replies with 320 other commitments in each input",
        Honest::of(&proof, &[endpoint]),
    );
    let endpoints: Vec<Endpoint<'_>> = (0_u8..16)
        .map(|number| {
            Endpoint::of(&shop.chain).with_chain(|chain| {
                chain
                    .consumer
                    .pulls
                    .change(&sales.target, |pull| pull.word = hash(number));
            })
        })
        .collect();
    add(
        "a pull, 16 endpoints of as many views",
        Honest::of(&proof, &endpoints),
    );
    table
}

#[test]
fn the_worst_inputs_cost_what_the_table_says() {
    let table = table();
    if std::env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(TABLE, &table).expect("written");
    }
    assert_eq!(fs::read_to_string(TABLE).unwrap_or_default(), table);
}
