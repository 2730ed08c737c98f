//! Says what differs and at which place, with a sentence for each point of the rules.

use crate::catalogue::{MessageText, family, id, say, with};
use crate::format::thousands;
use crate::value::{pair, place, place_of, short};
use verify::report::{Finding, LogKind, Place, Point, Value};

/// Says what differs and at which place, for a comparison that does not agree.
pub fn sentence(finding: &Finding) -> String {
    let (published, computed) = pair(&finding.published, &finding.computed);
    let values = [
        ("at", place_of(finding, None).into()),
        ("place", inside(&finding.place).into()),
        ("published", published.into()),
        ("computed", computed.into()),
        ("kind", kind(finding.point).map_or("", written).into()),
        ("block", block(&finding.computed).into()),
    ];
    with(message(finding), &values)
}

/// Returns the message about a finding. A value that is missing on one side has separate messages.
fn message(finding: &Finding) -> MessageText {
    let point = finding.point;
    let (is_missing, is_unexpected) = (
        finding.published == Value::Nothing,
        finding.computed == Value::Nothing,
    );
    match point {
        Point::FieldForm if is_missing => id::point_missing_field_form.text(),
        Point::AnchoredRoot if is_missing => id::point_missing_anchored_root.text(),
        Point::PurchaseCommitment if is_missing => id::point_missing_purchase_commitment.text(),
        Point::ClaimedAward if is_missing => id::point_missing_claimed_award.text(),
        Point::ClaimedAward if is_unexpected => id::point_unexpected_claimed_award.text(),
        Point::Award if is_missing => id::point_missing_award.text(),
        Point::Award if is_unexpected => id::point_unexpected_award.text(),
        Point::ContractAnchor
        | Point::ContractVersion
        | Point::ContractPurchase
        | Point::ContractOtherRoot
            if is_unexpected =>
        {
            id::point_unexpected_contract.text()
        }
        Point::ContractRequest if is_unexpected => id::point_unexpected_contract_request.text(),
        _ => family::point_sentence(point),
    }
}

/// Returns the kind of the log that a point is about.
const fn kind(point: Point) -> Option<LogKind> {
    match point {
        Point::WrittenOnce(kind)
        | Point::LogAt(kind)
        | Point::LogTwice(kind)
        | Point::LogOmitted(kind) => Some(kind),
        _ => None,
    }
}

/// Writes the block of a value that only a block dates.
fn block(value: &Value) -> String {
    match value {
        Value::Position(at) => thousands(at.block),
        other => short(other),
    }
}

/// Says how an entry of this kind affects a key.
pub(crate) fn written(kind: LogKind) -> &'static str {
    match kind {
        LogKind::Anchored => say!(point_written_anchored),
        LogKind::Requested => say!(point_written_requested),
        LogKind::Fulfilled => say!(point_written_fulfilled),
    }
}

fn inside(at: &Place) -> String {
    match at {
        Place::Payload => say!(point_inside_payload).into(),
        other => say!(point_inside, other = place(other)),
    }
}
