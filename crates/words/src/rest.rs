//! Words the remaining oracle proofs: the size of their reading, its progress, and its result.

use crate::catalogue::say;
use crate::format::bytes;
use crate::value::short_hash;
use verify::claims::RequestCount;
use verify::report::Report;

/// Says on one line how much there is to read; `read` is `None` if that is not known yet.
pub fn rest_line(read: Option<(u64, u64)>) -> String {
    match read {
        Some((blocks, size)) => say!(rest_line_known, blocks = blocks, size = bytes(size)),
        None => say!(rest_line).into(),
    }
}

/// Says how much the endpoints send.
pub fn rest_takes(blocks: u64, size: u64) -> String {
    say!(rest_takes, blocks = blocks, size = bytes(size))
}

/// Captions the button that starts the reading.
pub fn rest_start(blocks: u64, size: u64) -> String {
    say!(rest_start, blocks = blocks, size = bytes(size))
}

/// Says how many entries no signed block leads to.
pub fn rest_unreachable(values: u64) -> String {
    say!(rest_unreachable, values = values)
}

/// Says how many blocks were read, and of how many.
pub fn rest_reading(blocks: u64, of: u64) -> String {
    say!(rest_reading, blocks = blocks, of = of)
}

/// Says how many of the values from the chain are proven.
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

/// Says that no request is missing between two proven ones; `None` if the count does not show it.
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
