//! The rest of what the oracle's proofs can show: what it takes to read it, how far it is, and what it came to.

use crate::catalogue::say;
use crate::format::bytes;
use crate::value::short_hash;
use verify::claims::RequestCount;
use verify::report::Report;

/// What it takes, in a line; `None` of `read` where that is not known yet.
pub fn rest_line(read: Option<(u64, u64)>) -> String {
    match read {
        Some((blocks, size)) => say!(rest_line_known, blocks = blocks, size = bytes(size)),
        None => say!(rest_line).into(),
    }
}

/// What the endpoints send.
pub fn rest_takes(blocks: u64, size: u64) -> String {
    say!(rest_takes, blocks = blocks, size = bytes(size))
}

/// The button that begins.
pub fn rest_start(blocks: u64, size: u64) -> String {
    say!(rest_start, blocks = blocks, size = bytes(size))
}

/// How many entries no signed block leads to.
pub fn rest_unreachable(values: u64) -> String {
    say!(rest_unreachable, values = values)
}

/// How many blocks of how many were read.
pub fn rest_reading(blocks: u64, of: u64) -> String {
    say!(rest_reading, blocks = blocks, of = of)
}

/// How many of the values from the chain are proven.
pub fn rest_read(report: &Report) -> String {
    let sum = |(told, proven): (u64, u64), (more, shown): (u64, u64)| {
        (told.saturating_add(more), proven.saturating_add(shown))
    };
    let steps = report.steps.iter().map(|step| {
        let told = step.grades.told.iter().map(|(_, number)| *number);
        let proven = step.grades.proven.iter().map(|(_, number)| *number);
        (told.sum::<u64>(), proven.sum::<u64>())
    });
    let (told, proven) = steps.fold((0, 0), sum);
    say!(
        rest_read,
        proven = proven,
        all = told.saturating_add(proven)
    )
}

/// That no request is missing between two proven ones, where counting shows it.
pub fn counted(count: &RequestCount) -> Option<String> {
    count.is_complete().then(|| {
        say!(
            rest_counted,
            first = count.first,
            last = count.last,
            subscription = short_hash(&count.subscription.to_string())
        )
    })
}
