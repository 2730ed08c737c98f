//! The worker's side of a session with the page. It keeps one payload, the last that it received, and handles requests
//! about it.

use std::cell::RefCell;

use web_sys::Blob;

use super::check::{brief, checked, payload};
use super::checked_payload::CheckedPayload;
use super::latest_task::LatestTask;
use super::parts::Parts;
use super::port::Port;
use super::transport::Wallet;
use chain::deployment::Lists;
use page::net;
use page::service;
use page::worker::message::Envelope;
use page::worker::request::{Link, Request};
use page::worker::response::{PartFault, Response};
use verify::claims::{Answers, Listed};
use verify::hash::Hash32;
use verify::report::{Verdict, count};
use words::LoadError;

/// The worker between two messages.
#[derive(Default)]
pub struct Session {
    /// The payload.
    pub held: RefCell<Option<CheckedPayload>>,
    /// What it is checked, looked up and read with.
    pub parts: Parts,
    /// The browser wallet.
    pub wallet: Wallet,
    /// The reading of the contract.
    pub reading: LatestTask,
    /// The search in a list.
    pub search: LatestTask,
    /// What the last reading told, until what of it proves itself is checked.
    pub proofs: RefCell<Option<Unchecked>>,
    /// What a saved proof recorded.
    pub recorded_proofs: RefCell<Option<Unchecked>>,
}

/// Answers of which some prove themselves, and what is listed for their network.
pub struct Unchecked {
    /// What is listed.
    pub listed: Listed,
    /// The answers.
    pub answers: Answers,
}

impl Session {
    /// Handles a request: posts its responses.
    pub async fn handle(&self, envelope: Envelope<Request>) {
        let (port, file) = (Port::of(envelope.id), envelope.file);
        let again = match &envelope.message {
            request @ (Request::LookUp(..) | Request::Chain(..)) => Some(Box::new(request.clone())),
            _ => None,
        };
        let handled = match envelope.message {
            Request::Link { service, link } => {
                let received = received(port);
                let served = match &link {
                    Link::Pull(id) => service::proof(&service, id, received).await,
                    Link::Event(id) => service::fairness(&service, id, received).await,
                };
                self.check(payload(served), Some(&link), Lists::default(), port)
                    .await
            }
            Request::Sample(name) => {
                let served = service::sample(&name, received(port)).await;
                self.check(payload(served), None, Lists::default(), port)
                    .await
            }
            Request::File { lists } => {
                let read = net::read(&beside(file), received(port)).await;
                self.check(read.map_err(LoadError::from), None, lists, port)
                    .await
            }
            Request::Summary => self.summarize(&beside(file), port).await,
            Request::StopReading => {
                self.reading.stop();
                Ok(())
            }
            Request::Wallet { id, answer } => {
                self.wallet.answered(id, answer);
                Ok(())
            }
            Request::Chain(_, request) => self.parts.chain(self, request, file, port).await,
            Request::LookUp(_, request) => self.parts.look_up(self, request, file, port).await,
        };
        if let Err(fault) = handled {
            port.post(&Response::PartFailed {
                fault,
                request: again,
            });
        }
    }

    /// Checks the bytes that arrived, and keeps them.
    async fn check(
        &self,
        bytes: Result<Vec<u8>, LoadError>,
        link: Option<&Link>,
        lists: Lists,
        port: Port,
    ) -> Result<(), PartFault> {
        if let Ok(bytes) = &bytes {
            // However many were announced, these are all.
            let bytes = count(bytes.len());
            received(port)(bytes, Some(bytes));
        }
        let mut observe = |progress| port.post(&Response::Progress(progress));
        let (shown, saved) = match checked(&self.parts, bytes, link, &mut observe).await? {
            Ok(checked) => checked,
            Err(trouble) => {
                port.post(&Response::LoadFailed(trouble));
                return Ok(());
            }
        };
        port.post(&Response::Checked(Box::new(shown.overview.clone())));
        let bytes = shown.verification.document.bytes();
        let opened = saved.as_ref().map(|saved| saved.fingerprint);
        let fingerprint = opened.unwrap_or_else(|| Hash32::of(&[bytes]));
        self.held.replace(Some(CheckedPayload {
            shown,
            recorded: None,
            is_read: false,
            search: None,
        }));
        if let Some((build, recorded)) = saved.and_then(|saved| saved.read) {
            self.parts
                .recorded(self, build, recorded, lists, port)
                .await?;
        }
        // It is of no use to the check, so it comes after.
        port.post(&Response::Fingerprint(fingerprint));
        // What the reader opens next is on its way already. If it does not come, it is asked for again then.
        drop(self.parts.ready_to_look_up().await);
        Ok(())
    }

    /// Checks a file among several: posts its report in brief.
    async fn summarize(&self, file: &Blob, port: Port) -> Result<(), PartFault> {
        let read = net::read(file, |_, _| {}).await.map_err(LoadError::from);
        let checked = checked(&self.parts, read, None, &mut |_| {}).await?;
        port.post(&match checked {
            Ok((shown, _)) => {
                // A proof that contradicts itself does not count.
                if shown.overview.verdict != Verdict::NotVerified
                    && let Some(rolls) = self.parts.rolls(&shown).await?
                {
                    port.post(&Response::Rolls(rolls));
                }
                Response::Brief(Box::new(brief(shown.overview.report)))
            }
            Err(trouble) => Response::LoadFailed(trouble),
        });
        Ok(())
    }
}

/// Posts how many bytes have arrived.
fn received(port: Port) -> impl FnMut(u64, Option<u64>) {
    move |bytes, total| port.post(&Response::Received { bytes, total })
}

/// The file of a request that has one.
pub fn beside(file: Option<Blob>) -> Blob {
    file.expect("the page sends the file with its request")
}
