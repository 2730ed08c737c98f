//! Asks the contract for a check.

use leptos::prelude::*;

use super::{Check, kept};
use crate::ui::{chosen, clock};
use crate::worker::task::ChainTask;
use chain::endpoint::Endpoint;
use verify::claims::Witnesses;

impl Check {
    /// Reads the contract through these endpoints; without any, it stays unread.
    pub fn read_contract(self, endpoints: Vec<Endpoint>) {
        if endpoints.is_empty() {
            return;
        }
        let signals = self.signals;
        signals.answers.set(0);
        let now = clock::now();
        let hosts = endpoints.iter().map(|endpoint| (endpoint.host(), now));
        signals.waiting_for.set(hosts.collect());
        signals.proving.set(false);
        signals.asking.set(endpoints.clone());
        signals.draw_steps();
        self.details(|details| details.read(ChainTask::Read { endpoints }));
    }

    /// Cancels the current reading. The steps return to their earlier state.
    pub fn stop_reading(self) {
        self.details(super::details::Details::stop_reading);
        self.signals.stop_asking();
    }

    /// Leaves these endpoints out of the result of the last reading.
    pub fn read_without(self, by: Witnesses) {
        self.details(|details| details.change_reading(ChainTask::Without(by)));
    }

    /// Settles again an earlier reading of this tab. Without one, immediately reads the contract of a new report if
    /// the reader has chosen endpoints for its network before.
    pub(super) fn read_again(self) {
        let answer = self.signals.answer.get_untracked();
        let Some(answer) = answer.filter(|answer| answer.can_ask) else {
            return;
        };
        let remembered = chosen::remembered(answer.subject.contract());
        let payload = self.signals.payload.get_untracked();
        match payload.and_then(|of| kept::find(&of, &remembered)) {
            Some(kept) => self.details(|details| details.read(ChainTask::Restore(kept))),
            None => self.read_contract(remembered),
        }
    }
}
