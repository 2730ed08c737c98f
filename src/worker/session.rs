//! The worker's side of a session with the page. It keeps one payload, the last that it received, and handles requests
//! about it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use web_sys::Blob;

use super::check::{brief, checked, payload};
use super::checked_payload::CheckedPayload;
use super::contract;
use super::experiment::{offer, try_change};
use super::find;
use super::latest_task::LatestTask;
use super::message::Envelope;
use super::port::{Port, file};
use super::prover::ProverModule;
use super::request::{Link, Request};
use super::response::{OwnPulls, Response, RestUpdate, TrialUpdate};
use super::rest::{ReadBy, RestOfReading};
use super::selftest;
use super::transport::Wallet;
use crate::{net, service};
use chain::deployment::{self, Lists};
use chain::endpoint::Endpoint;
use chain::networks;
use chain::reading::{Reading, Transcript};
use chain::saved_proof::Recorded;
use explain::{Explanation, rolls};
use verify::Verification;
use verify::claims::{Answers, Listed, Question, RestPlan, Settled};
use verify::hash::Hash32;
use verify::report::{Verdict, count};
use words::LoadError;

/// How many of a reader's pulls one message lists.
const MAX_OWN: usize = 20;

/// The worker between two messages.
#[derive(Default)]
pub struct Session {
    held: RefCell<Option<CheckedPayload>>,
    wallet: Wallet,
    reading: LatestTask,
    /// What the last reading told, until what of it proves itself is checked.
    proofs: RefCell<Option<Unchecked>>,
    /// What a saved proof recorded.
    recorded_proofs: RefCell<Option<Unchecked>>,
    /// Through whom the last reading was made.
    read_by: RefCell<Option<ReadBy>>,
    /// The module that checks what proves itself, once it has come.
    prover: RefCell<Option<Rc<ProverModule>>>,
    /// What the rest of the last reading takes.
    plan: RefCell<RestPlan>,
    /// Whether it is being read.
    reads_rest: Cell<bool>,
    search: LatestTask,
}

/// Answers of which some prove themselves, and what is listed for their network.
struct Unchecked {
    listed: Listed,
    answers: Answers,
}

impl Session {
    /// Handles a request: posts its responses.
    pub async fn handle(&self, envelope: Envelope<Request>) {
        let (port, copy) = (Port::of(envelope.id), envelope.file);
        match envelope.message {
            Request::Link { service, link } => {
                let received = received(port);
                let served = match &link {
                    Link::Pull(id) => service::proof(&service, id, received).await,
                    Link::Event(id) => service::fairness(&service, id, received).await,
                };
                self.check(payload(served), Some(&link), &Lists::default(), port);
            }
            Request::Sample(name) => {
                let served = service::sample(&name, received(port)).await;
                self.check(payload(served), None, &Lists::default(), port);
            }
            Request::File { lists } => {
                let read = net::read(&beside(copy), received(port)).await;
                self.check(read.map_err(LoadError::from), None, &lists, port);
            }
            Request::Summary => summarize(&beside(copy), port).await,
            Request::Find {
                list,
                term,
                from,
                back,
            } => {
                let found = find::find(list, term, from, back, &self.held);
                if let Some(Some(found)) = self.search.run(found).await {
                    port.post(&Response::SearchResult(found));
                }
            }
            Request::ReadContract { endpoints, lists } => {
                self.read_contract(endpoints, &lists, port).await;
            }
            Request::Prove => self.prove(copy, port).await,
            Request::PlanRest => self.plan_rest(port).await,
            Request::ReadRest => self.read_rest(port).await,
            Request::StopReading => self.stop_reading(port),
            Request::Wallet { id, answer } => self.wallet.answered(id, answer),
            Request::Try(change) => {
                let copy = net::read(&beside(copy), |_, _| {}).await;
                let came = copy.map_or(TrialUpdate::Failed, |copy| try_change(copy, change, port));
                port.post(&Response::TrialUpdate(came));
            }
            Request::Rows { from, count } => self.post_of(port, |held| {
                let rows = held.rows(from, count);
                Some(Response::Rows { from, rows })
            }),
            Request::Own(who) => self.post_of(port, |held| {
                let (rows, of) = held.shown.event()?.pulls_of(&who, find::lower, MAX_OWN);
                Some(Response::Own(OwnPulls { rows, of }))
            }),
            Request::Deck { from, count } => self.post_of(port, |held| {
                let rows = held.deck(from, count);
                Some(Response::Deck { from, rows })
            }),
            Request::Work(pull) => self.post_of(port, |held| {
                Some(Response::WorkedDraw(pull, held.work(pull).map(Box::new)))
            }),
            Request::Drawdown => {
                self.post_of(port, |held| {
                    Some(Response::Drawdown(Box::new(held.drawdown()?)))
                });
            }
            Request::Pull(query) => {
                self.post_of(port, |held| held.pull(&query).map(Response::Pull));
            }
            Request::Offers => {
                if let Some(held) = self.held.borrow().as_ref() {
                    offer(&held.shown.verification.document, port);
                }
            }
            Request::SaveProof => {
                let held = self.held.borrow();
                if let Some(proof) = held.as_ref().and_then(|held| file(&held.saved_proof())) {
                    port.post_file(&Response::SavedProof, proof);
                }
            }
        }
    }

    /// Posts what is known of the payload, if one is held.
    fn post_of(&self, port: Port, response: impl FnOnce(&CheckedPayload) -> Option<Response>) {
        if let Some(response) = self.held.borrow().as_ref().and_then(response) {
            port.post(&response);
        }
    }

    /// Checks the bytes that arrived, and keeps them.
    fn check(
        &self,
        bytes: Result<Vec<u8>, LoadError>,
        link: Option<&Link>,
        lists: &Lists,
        port: Port,
    ) {
        if let Ok(bytes) = &bytes {
            // However many were announced, these are all.
            let bytes = count(bytes.len());
            received(port)(bytes, Some(bytes));
        }
        let mut observe = |progress| port.post(&Response::Progress(progress));
        let (verification, saved) = match checked(bytes, link, &mut observe) {
            Ok(checked) => checked,
            Err(trouble) => return port.post(&Response::LoadFailed(trouble)),
        };
        let shown = Explanation::of(verification);
        port.post(&Response::Checked(Box::new(shown.overview.clone())));
        let opened = saved.as_ref().map(|saved| saved.fingerprint);
        let recorded = saved
            .and_then(|saved| saved.read)
            .and_then(|(build, mut recorded)| {
                let label = shown.overview.subject.contract().network.as_deref();
                let listed = deployment::listed(label, lists);
                let claims = shown.verification.claims.as_ref()?;
                let settled = recorded.settle(claims, &listed);
                port.post(&Response::Recorded {
                    build,
                    at: recorded.at.clone(),
                    reading: Box::new(recorded.reading.summary(&settled.steps)),
                    steps: settled.steps,
                });
                let unchecked = Unchecked::of(listed, &recorded.reading);
                want_prover(&self.recorded_proofs, unchecked, port);
                Some(recorded)
            });
        // It is of no use to the check, so it comes after.
        let bytes = shown.verification.document.bytes();
        let fingerprint = opened.unwrap_or_else(|| Hash32::of(&[bytes]));
        port.post(&Response::Fingerprint(fingerprint));
        self.held.replace(Some(CheckedPayload {
            shown,
            recorded,
            is_read: false,
            search: None,
        }));
    }

    /// Reads the contract that the payload names, and keeps what was read.
    async fn read_contract(&self, endpoints: Vec<Endpoint>, lists: &Lists, port: Port) {
        let asked = self.held.borrow().as_ref().and_then(|held| {
            let label = held.shown.overview.subject.contract().network.clone();
            Some((held.shown.verification.claims.clone()?, label))
        });
        let Some((claims, label)) = asked else {
            return;
        };
        let wallet = self.wallet.on(port);
        let label = label.as_deref();
        let asked_of = endpoints.clone();
        let mut early =
            |settled: &Settled, reading| self.keep_reading(settled, reading, true, port);
        let read = contract::read(&claims, label, endpoints, lists, &wallet, port, &mut early);
        let Some((settled, reading)) = self.reading.run(read).await else {
            return;
        };
        let listed = deployment::listed(label, lists);
        let unchecked = Unchecked::of(listed.clone(), &reading);
        self.keep_reading(&settled, reading, false, port);
        self.read_by.replace(Some(ReadBy {
            endpoints: asked_of,
            listed,
            network: label.and_then(networks::by_label),
        }));
        want_prover(&self.proofs, unchecked, port);
    }

    /// Posts what was read, and keeps it.
    fn keep_reading(
        &self,
        settled: &Settled,
        reading: Reading<Transcript>,
        goes_on: bool,
        port: Port,
    ) {
        // Those of an earlier reading are no part of this one's report.
        self.proofs.replace(None);
        self.read_by.take();
        self.reads_rest.set(false);
        if let Some(held) = self.held.borrow_mut().as_mut() {
            let report = held.shown.overview.report.clone();
            let report = report.with_chain(&settled.steps);
            port.post(&Response::Read {
                report: Box::new(report.clone()),
                reading: Box::new(reading.summary(&report.steps)),
                goes_on,
            });
            held.shown.overview.report = report;
            held.is_read = true;
            held.recorded = Some(Recorded {
                at: js_sys::Date::new_0().to_iso_string().into(),
                reading,
            });
        }
    }

    /// Checks what waits for it.
    async fn prove(&self, module: Option<Blob>, port: Port) {
        let bytes = match &module {
            Some(module) => net::read(module, |_, _| {}).await.ok(),
            None => None,
        };
        let prover = bytes.and_then(|bytes| ProverModule::start(&bytes).ok());
        let Some(prover) = prover else {
            return;
        };
        let wrong = selftest::wrong_proofs(&prover);
        if !wrong.is_empty() {
            return port.post(&Response::ProverSelfTest(wrong));
        }
        let prover = Rc::new(prover);
        self.prover.replace(Some(Rc::clone(&prover)));
        let mut is_proven = false;
        for (waiting, is_recorded) in [(&self.proofs, false), (&self.recorded_proofs, true)] {
            let Some(Unchecked { listed, answers }) = waiting.take() else {
                continue;
            };
            let mut held = self.held.borrow_mut();
            let Some(held) = held.as_mut() else {
                return;
            };
            let Some(claims) = &held.shown.verification.claims else {
                return;
            };
            let settled = claims.prove(&listed, &answers, &*prover);
            is_proven |= !is_recorded && matches!(settled.block, Some(Ok(_)));
            // What was recorded counts only where it proves itself, and not beside a reading.
            let recorded = is_recorded.then(|| match held.is_read {
                false => settled.proven,
                true => Vec::new(),
            });
            let counting = recorded.as_deref().unwrap_or(&settled.steps);
            let report = held.shown.overview.report.clone();
            held.shown.overview.report = report.with_chain(counting);
            port.post(&Response::Proven {
                steps: settled.steps,
                block: settled.block,
                trails: settled.trails,
                counts: settled.counts,
                recorded,
            });
        }
        if is_proven {
            self.offer_rest(port);
        }
    }

    /// The last reading, whose rest can be read.
    fn rest(&self) -> Option<RestOfReading> {
        let held = self.held.borrow();
        let held = held.as_ref().filter(|held| held.is_read)?;
        Some(RestOfReading {
            claims: held.shown.verification.claims.clone()?,
            reading: held.recorded.as_ref()?.reading.clone(),
            by: self.read_by.borrow().clone()?,
            prover: self.prover.borrow().clone()?,
        })
    }

    /// Posts what the rest takes, as far as that is known.
    fn offer_rest(&self, port: Port) {
        if let Some(rest) = self.rest() {
            let (plan, offer) = rest.offer();
            self.plan.replace(plan);
            port.post(&Response::Rest(RestUpdate::Offer(offer)));
        }
    }

    /// Asks what the rest takes.
    async fn plan_rest(&self, port: Port) {
        let Some(rest) = self.rest() else {
            return;
        };
        let wallet = self.wallet.on(port);
        if let Some((plan, offer)) = self.reading.run(rest.plan(&wallet, port)).await {
            self.plan.replace(plan);
            port.post(&Response::Rest(RestUpdate::Offer(offer)));
        }
    }

    /// Reads the rest as it was planned. Each part is kept as soon as it was read.
    async fn read_rest(&self, port: Port) {
        let Some(rest) = self.rest() else {
            return;
        };
        let plan = self.plan.borrow().clone();
        let wallet = self.wallet.on(port);
        let keep = |answers| {
            let mut held = self.held.borrow_mut();
            let held = held.as_mut().and_then(|held| held.recorded.as_mut());
            if let Some(recorded) = held {
                recorded.reading.add(answers);
            }
        };
        self.reads_rest.set(true);
        let read = rest.read(&plan, (&wallet, port), keep);
        if let Some(settled) = self.reading.run(read).await {
            self.reads_rest.set(false);
            self.rest_was_read(settled, port);
        }
    }

    /// Cancels what is being read. What was read of the rest counts.
    fn stop_reading(&self, port: Port) {
        self.reading.stop();
        if self.reads_rest.take()
            && let Some(rest) = self.rest()
        {
            self.rest_was_read(rest.settled(), port);
        }
    }

    /// Posts what was read of the rest, and what is left of it.
    fn rest_was_read(&self, settled: Settled, port: Port) {
        if let Some(held) = self.held.borrow_mut().as_mut() {
            let report = held.shown.overview.report.clone();
            held.shown.overview.report = report.with_chain(&settled.steps);
        }
        port.post(&Response::Proven {
            steps: settled.steps,
            block: settled.block,
            trails: settled.trails,
            counts: settled.counts,
            recorded: None,
        });
        if let Some(rest) = self.rest() {
            let (left, offer) = rest.left(&self.plan.borrow());
            self.plan.replace(left);
            port.post(&Response::Rest(RestUpdate::Offer(offer)));
        }
    }
}

impl Unchecked {
    /// What a reading told; `None` where none of it proves itself.
    fn of(listed: Listed, reading: &Reading<Transcript>) -> Option<Self> {
        let mut questions = reading.answers.iter().map(|(question, _)| question);
        questions.any(Question::is_of_proof).then(|| Self {
            listed,
            answers: reading.answers.iter().cloned().collect(),
        })
    }
}

/// Asks for the module that checks what proves itself, if there is any, and keeps it until the module comes.
fn want_prover(waiting: &RefCell<Option<Unchecked>>, unchecked: Option<Unchecked>, port: Port) {
    if unchecked.is_some() {
        waiting.replace(unchecked);
        port.post(&Response::WantsProver);
    }
}

/// Checks a file among several: posts its report in brief.
async fn summarize(copy: &Blob, port: Port) {
    let read = net::read(copy, |_, _| {}).await.map_err(LoadError::from);
    port.post(&match checked(read, None, &mut |_| {}) {
        Ok((Verification { report, facts, .. }, _)) => {
            // A proof that contradicts itself does not count.
            let counts = report.verdict != Verdict::NotVerified;
            if let Some(rolls) = rolls(&facts).filter(|_| counts) {
                port.post(&Response::Rolls(rolls));
            }
            Response::Brief(Box::new(brief(report)))
        }
        Err(trouble) => Response::LoadFailed(trouble),
    });
}

/// Posts how many bytes have arrived.
fn received(port: Port) -> impl FnMut(u64, Option<u64>) {
    move |bytes, total| port.post(&Response::Received { bytes, total })
}

/// The file of a request that has one.
fn beside(file: Option<Blob>) -> Blob {
    file.expect("the page sends the file with its request")
}
