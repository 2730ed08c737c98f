//! Counts the confirmation of several files on the blockchain, under one limit for all of them.

/// The number of answers after which a confirmation of several files stops.
pub const MAX_ANSWERS: u64 = 2_000;

/// The progress of a confirmation of several files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Confirming {
    /// The number of files to confirm.
    pub files: usize,
    /// The number of files that were read.
    pub read: usize,
    /// The number of files for whose network the page remembers no reader.
    pub no_reader: usize,
    /// The answers about earlier files.
    before: u64,
    /// The answers about the current file.
    current: u64,
}

impl Confirming {
    /// Returns the start of a confirmation of this many files.
    pub fn of(files: usize) -> Self {
        Self {
            files,
            ..Self::default()
        }
    }

    /// Notes the number of answers about the current file. Returns whether more may be asked.
    pub fn answered(&mut self, answers: u32) -> bool {
        self.current = self.current.max(u64::from(answers));
        !self.is_at_limit()
    }

    /// Ends the current file. `no_reader` says that nobody could be asked about it.
    pub fn end_file(&mut self, no_reader: bool) {
        self.before = self.answers();
        self.current = 0;
        match no_reader {
            true => self.no_reader = self.no_reader.saturating_add(1),
            false => self.read = self.read.saturating_add(1),
        }
    }

    /// Returns the number of answers about all files.
    pub const fn answers(&self) -> u64 {
        self.before.saturating_add(self.current)
    }

    /// Returns whether the limit of answers is reached.
    pub const fn is_at_limit(&self) -> bool {
        self.answers() >= MAX_ANSWERS
    }

    /// Returns the number of files that are done, read or not.
    pub const fn done(&self) -> usize {
        self.read.saturating_add(self.no_reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_limit_holds_for_all_files() {
        let mut confirming = Confirming::of(3);
        assert!(confirming.answered(1_200));
        // A late, smaller count changes nothing.
        assert!(confirming.answered(7));
        confirming.end_file(false);
        assert_eq!((confirming.answers(), confirming.done()), (1_200, 1));
        confirming.end_file(true);
        assert_eq!((confirming.answers(), confirming.done()), (1_200, 2));
        assert!(confirming.answered(799));
        assert!(!confirming.is_at_limit());
        assert!(!confirming.answered(800));
        assert!(confirming.is_at_limit());
        assert_eq!((confirming.read, confirming.no_reader), (1, 1));
    }
}
