//! Converts lengths to the numbers of reports.

/// Converts a length to the number that a report counts it as.
pub fn count(len: usize) -> u64 {
    u64::try_from(len).unwrap_or(u64::MAX)
}
