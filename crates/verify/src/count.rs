//! Lengths as reports count them.

/// A length as a report counts it.
pub fn count(len: usize) -> u64 {
    u64::try_from(len).unwrap_or(u64::MAX)
}
