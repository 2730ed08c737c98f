//! Asks the contract for a check.

use leptos::prelude::*;

use super::details::DetailsHandle;
use super::kept;
use super::signals::CheckSignals;
use crate::ui::{browser, chosen};
use crate::worker::task::ChainTask;
use chain::endpoint::Endpoint;

impl CheckSignals {
    /// Settles again an earlier reading of this tab. Without one, reads the contract of a new report at once if the
    /// reader has chosen endpoints for its network before.
    pub(super) fn read_again(&self, back: &DetailsHandle) {
        let Some(report) = self.report.get_untracked() else {
            return;
        };
        let contract = report.subject.contract();
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
    pub(super) fn read_contract(&self, endpoints: Vec<Endpoint>, back: &DetailsHandle) {
        if endpoints.is_empty() {
            return;
        }
        self.answers.set(0);
        let now = browser::now();
        let hosts = endpoints.iter().map(|endpoint| (endpoint.host(), now));
        self.waiting_for.set(hosts.collect());
        self.proving.set(false);
        self.asking.set(endpoints.clone());
        self.draw_steps();
        back.ask(ChainTask::Read { endpoints }.into());
    }

    /// Stops the current reading's progress, because the reader stopped it.
    pub(super) fn stop_asking(&self) {
        self.asking.set(Vec::new());
        self.proving.set(false);
    }
}
