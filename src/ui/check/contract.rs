//! Asks the contract for a check.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::kept;
use super::signals::CheckSignals;
use super::worker_handle::WorkerHandle;
use crate::ui::{chosen, contracts, wallet};
use crate::worker::task::{ChainTask, CheckTask};
use chain::endpoint::Endpoint;

impl CheckSignals {
    /// Notes the contract that a new report names. Settles again an earlier reading of this tab. Without one, reads
    /// the contract at once if the reader has chosen endpoints for its network before.
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
            Some(kept) => back.ask(ChainTask::Restore(kept).into()),
            None => self.read_contract(remembered, back),
        }
    }

    /// Reads the contract through these endpoints; without any, it stays unread.
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
        self.asking.set(endpoints.clone());
        self.draw_steps();
        back.ask(ChainTask::Read { endpoints }.into());
    }

    /// Passes calls on to the wallet, if the reader chose to ask it.
    pub(super) fn ask_wallet(&self, id: u32, calls: String, back: &WorkerHandle) {
        if !self.may_ask_wallet.get_untracked() {
            return;
        }
        let back = back.clone();
        spawn_local(async move {
            let answer = wallet::answer(&calls).await;
            back.ask(CheckTask::Wallet { id, answer }.into());
        });
    }

    /// Stops the current reading's progress, because the reader stopped it.
    pub(super) fn stop_asking(&self) {
        self.asking.set(Vec::new());
        self.proving.set(false);
        self.may_ask_wallet.set(false);
    }
}
