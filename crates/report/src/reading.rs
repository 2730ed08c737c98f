//! Writes a reading of the chain that was made just now.

use chain::reading::{self, Finality};
use serde::Serialize;
use verify::claims::Witnesses;
use verify::report::{Step, StepId};

use crate::cause::Cause;
use crate::fault::Fault;
use crate::hosts::Hosts;
use crate::value::{Decimal, bounded};

/// A reading of the chain that was made for this report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Reading {
    /// The endpoints, in the order in which the reader chose them.
    pub endpoints: Vec<Endpoint>,
    /// The chain id, if every endpoint returned the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chain_id: Option<Decimal>,
    /// The block at which the contract's state was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub block: Option<StateBlock>,
}

/// An endpoint that was asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Endpoint {
    /// The host of the endpoint.
    pub host: String,
    /// The fault of the endpoint, if it had one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
    /// The chain steps as this endpoint alone shows them; none if it was not asked.
    pub steps: Vec<ViewStep>,
}

/// A chain step in the view of one endpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ViewStep {
    /// The id of the step.
    #[cfg_attr(test, schemars(with = "crate::schema::Steps"))]
    pub id: StepId,
    /// The end of the step.
    #[cfg_attr(test, schemars(with = "crate::schema::StatusCode"))]
    pub status: &'static str,
    /// The cause for which the step was skipped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
}

/// The block at which state was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StateBlock {
    /// The number of the block.
    pub number: Decimal,
    /// The time of the block, in seconds since 1970.
    pub timestamp: Decimal,
    /// The finality of the block.
    #[cfg_attr(test, schemars(with = "crate::schema::FinalityCode"))]
    pub finality: Finality,
}

impl ViewStep {
    fn of(step: &Step, hosts: &Hosts) -> Self {
        Self {
            id: step.id,
            status: step.status.name(),
            cause: step.cause().map(|cause| Cause::of(cause, hosts)),
        }
    }
}

impl Reading {
    /// Translates a reading.
    pub fn of(reading: &reading::Reading) -> Self {
        let hosts = Hosts::of(reading);
        let endpoints = (0_usize..).zip(&reading.endpoints);
        let endpoints = endpoints.map(|(index, (host, fault))| {
            let by = Witnesses::of(index);
            let mut views = reading.replies.views.iter();
            let own = views.find(|view| view.by.include(by));
            let steps = own.map_or(&[][..], |view| &view.steps).iter();
            Endpoint {
                host: bounded(host),
                fault: fault.as_ref().map(Fault::from),
                steps: steps.map(|step| ViewStep::of(step, &hosts)).collect(),
            }
        });
        let block = reading.block.as_ref();
        Self {
            endpoints: endpoints.collect(),
            chain_id: reading.chain_id.map(Decimal::from),
            block: block.map(|block| StateBlock {
                number: block.number.into(),
                timestamp: block.timestamp.into(),
                finality: reading.finality,
            }),
        }
    }
}
