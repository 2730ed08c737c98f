//! Builds reports of payloads as a terminal makes them.

use answer::{Answer, Circumstances, Read};
use chain::deployment::Lists;
use chain::reading::Reading;
use explain::{Explanation, Overview};
use intake::LoadError;
use serde_json::Value;
use verify::claims::Settled;
use verify::hash::Hash32;

use crate::{Checked, Failure, Hosts, Made, Report, Tool};

/// Reads a report as a program does.
pub(crate) fn read(report: &Report) -> Value {
    serde_json::from_str(&report.line()).expect("JSON")
}

/// A reading of the chain, with the steps that its answers settle.
pub(crate) struct Live {
    pub reading: Reading,
    pub settled: Settled,
}

/// Builds the report of a checked payload.
pub(crate) fn report(overview: Overview, payload: &[u8], live: Option<&Live>) -> Report {
    let reading = live.map(|live| &live.reading);
    let settled = live.map(|live| &live.settled);
    let circumstances = Circumstances {
        read: reading.map_or(Read::Nothing, Read::Live),
        contracts: &[],
        is_sample: false,
    };
    let checked = Checked::of(Made {
        answer: &Answer::of(overview, circumstances),
        payload_sha256: Hash32::of(&[payload]),
        reading,
        hosts: &reading.map(Hosts::of).unwrap_or_default(),
        block: settled.and_then(|settled| settled.block.as_ref()?.as_ref().ok()),
    });
    Report::new(tool(), &Lists::default(), Ok(checked))
}

/// Builds the report of a payload without the chain.
pub(crate) fn offline(payload: &[u8]) -> Report {
    match verify::check(payload, &mut |_| {}) {
        Ok(checked) => {
            let overview = Explanation::of(checked).overview;
            report(overview, payload, None)
        }
        Err(error) => {
            let failure = Failure::of(&LoadError::from(error));
            Report::new(tool(), &Lists::default(), Err(failure))
        }
    }
}

fn tool() -> Tool {
    Tool::new("0123456789ab")
}
