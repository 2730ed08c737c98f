//! How a check asks the contract.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::kept;
use super::signals::CheckSignals;
use super::worker_handle::WorkerHandle;
use crate::ui::{chosen, contracts, wallet};
use crate::worker::request::{ChainRequest, CheckRequest};
use chain::endpoint::Endpoint;

impl CheckSignals {
    /// Notes the contract that a new report names. What this tab read of it before is settled again. Otherwise, if the
    /// reader has chosen endpoints for its network before, reads it at once.
    pub(super) fn remember_contract(&self, back: &WorkerHandle) {
        let Some(report) = self.report.get_untracked() else {
            return;
        };
        let contract = report.subject.contract();
        self.met.set(contracts::remember(contract));
        if !report.can_ask {
            return;
        }
        let remembered = chosen::remembered(contract);
        match self
            .payload
            .get_untracked()
            .and_then(|of| kept::find(&of, &remembered))
        {
            Some((endpoints, kept)) => {
                self.may_ask_wallet
                    .set(endpoints.contains(&Endpoint::Wallet));
                back.ask(ChainRequest::Restore { endpoints, kept }.into());
            }
            None => self.read_contract(remembered, back),
        }
    }

    /// Reads the contract through these endpoints; none leaves it unread.
    pub(super) fn read_contract(&self, endpoints: Vec<Endpoint>, back: &WorkerHandle) {
        if endpoints.is_empty() {
            return;
        }
        self.may_ask_wallet
            .set(endpoints.contains(&Endpoint::Wallet));
        self.answers.set(0);
        let hosts = endpoints.iter().map(Endpoint::host);
        self.waiting_for.set(hosts.collect());
        self.proving.set(false);
        self.rest.set(None);
        self.asking.set(endpoints.clone());
        self.draw_steps();
        back.ask(ChainRequest::Read { endpoints }.into());
    }

    /// Passes a request on to the wallet, if it is one of those that the reader chose to ask.
    pub(super) fn ask_wallet(&self, id: u32, request: String, back: &WorkerHandle) {
        if !self.may_ask_wallet.get_untracked() {
            return;
        }
        let back = back.clone();
        spawn_local(async move {
            let answer = wallet::answer(&request).await;
            back.ask(CheckRequest::Wallet { id, answer }.into());
        });
    }

    /// The reader stops the reading.
    pub(super) fn stop_asking(&self) {
        self.asking.set(Vec::new());
        self.proving.set(false);
        self.may_ask_wallet.set(false);
    }
}
