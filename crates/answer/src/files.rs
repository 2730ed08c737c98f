//! Counts, chooses and orders the lines of a table of several files.

use core::cmp::Ordering;

use verify::order::sort_by;
use verify::report::StepId;

use crate::brief::Brief;
use crate::headline::{Headline, UNREAD};

/// The sort key of the headlines that neither add up nor fail.
const OPEN: u8 = 2;

/// The sort key of a file without a result in a table of files.
const WAITING: u8 = 4;

/// The result of one file among several.
#[derive(Clone, Copy, Debug)]
pub enum FileResult<'a> {
    /// The file was checked.
    Checked(&'a Brief),
    /// The file could not be checked.
    Unread,
    /// The file was not checked yet, or never.
    Waiting,
}

/// A choice of files: those with one headline, or those that fail one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The files with this headline.
    Headline(Headline),
    /// The files that could not be checked.
    Unread,
    /// The files without a result.
    Waiting,
    /// The files that fail this step.
    Failing(StepId),
}

/// A file, as the table finds and orders it.
#[derive(Clone, Copy, Debug)]
pub struct FileRow<'a> {
    /// The name of the file.
    pub name: &'a str,
    /// The texts by which a search finds the file, in addition to its name: its id, its card and its codes.
    pub text: &'a str,
    /// The result.
    pub result: FileResult<'a>,
}

/// A column by which a table of files can be in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// By the name of the file.
    File,
    /// By the kind of the payload.
    Kind,
    /// By the verdict, failures first.
    Verdict,
    /// By the first failing step, in the order of the steps.
    Step,
}

/// The files that a table shows, and their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileView {
    /// The chosen files; `None` for all.
    pub choice: Option<Choice>,
    /// The text to find; empty for all files.
    pub find: String,
    /// The column of the order.
    pub order: Order,
    /// True for the reverse order.
    pub is_reversed: bool,
}

impl Default for FileView {
    fn default() -> Self {
        Self {
            choice: None,
            find: String::new(),
            order: Order::Verdict,
            is_reversed: false,
        }
    }
}

impl FileResult<'_> {
    /// Returns the sort key in the table: failures first, then unreadable files, files without a result last.
    fn sort_key(self) -> (u8, Option<Headline>) {
        match self {
            Self::Checked(brief) => (brief.headline.sort_key(), Some(brief.headline)),
            Self::Unread => (UNREAD, None),
            Self::Waiting => (WAITING, None),
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Self::Checked(brief) => brief.report.kind.name(),
            Self::Unread | Self::Waiting => "~",
        }
    }

    /// Returns the ids of the failing steps.
    fn failing(&self) -> impl Iterator<Item = StepId> {
        let steps = match self {
            Self::Checked(brief) => brief.report.steps.as_slice(),
            Self::Unread | Self::Waiting => &[],
        };
        steps
            .iter()
            .filter(|step| step.failed())
            .map(|step| step.id)
    }

    /// Returns the choice that the result itself is in.
    const fn choice(self) -> Choice {
        match self {
            Self::Checked(brief) => Choice::Headline(brief.headline),
            Self::Unread => Choice::Unread,
            Self::Waiting => Choice::Waiting,
        }
    }
}

impl Choice {
    /// Returns whether a result is in the choice.
    pub fn has(self, result: FileResult<'_>) -> bool {
        match self {
            Self::Failing(step) => result.failing().any(|failing| failing == step),
            _ => result.choice() == self,
        }
    }

    /// Returns whether the files of the choice neither add up nor fail.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Headline(headline) if headline.sort_key() == OPEN)
    }

    /// Returns the code of a choice; `None` is all files.
    pub const fn code(choice: Option<Self>) -> &'static str {
        match choice {
            None => "all",
            Some(choice) => choice.name(),
        }
    }

    /// Returns the code of the choice.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Headline(headline) => headline.name(),
            Self::Unread => "unread",
            Self::Waiting => "waiting",
            Self::Failing(step) => step.name(),
        }
    }
}

/// Counts the files of each choice that has one: by their results as the table orders them, then by their failing
/// steps in the order of the steps.
pub fn choices<'a>(results: impl Iterator<Item = FileResult<'a>>) -> Vec<(Choice, usize)> {
    let mut counts: Vec<((u8, Option<Headline>), Choice, usize)> = Vec::new();
    let mut failing: Vec<(usize, Choice, usize)> = Vec::new();
    for result in results {
        add(&mut counts, result.sort_key(), result.choice());
        for step in result.failing() {
            add(&mut failing, number(step), Choice::Failing(step));
        }
    }
    sort_by(&mut counts, |one, other| one.0.cmp(&other.0));
    sort_by(&mut failing, |one, other| one.0.cmp(&other.0));
    let counts = counts.into_iter().map(|(_, choice, count)| (choice, count));
    let failing = failing
        .into_iter()
        .map(|(_, choice, count)| (choice, count));
    counts.chain(failing).collect()
}

fn add<At>(counts: &mut Vec<(At, Choice, usize)>, at: At, choice: Choice) {
    match counts.iter_mut().find(|(_, known, _)| *known == choice) {
        Some((.., count)) => *count = count.saturating_add(1),
        None => counts.push((at, choice, 1)),
    }
}

/// Returns the index of a step among all steps.
fn number(step: StepId) -> usize {
    let all = StepId::of_event(true).iter().chain(StepId::of_pull());
    let before = all.take_while(|id| **id != step);
    before.count()
}

impl FileView {
    /// Returns the numbers of the files that the view shows, in its order. Files that are equal in it keep their order.
    pub fn rows(&self, files: &[FileRow<'_>]) -> Vec<usize> {
        let find = self.find.trim().to_lowercase();
        let shows = |file: &FileRow<'_>| {
            self.choice.is_none_or(|choice| choice.has(file.result))
                && (find.is_empty() || finds(file.name, &find) || finds(file.text, &find))
        };
        let shown = files.iter().enumerate().filter(|(_, file)| shows(file));
        let mut shown: Vec<(usize, FileRow<'_>)> = shown.map(|(at, file)| (at, *file)).collect();
        sort_by(&mut shown, |(_, one), (_, other)| {
            let order = self.compare(one, other);
            match self.is_reversed {
                true => order.reverse(),
                false => order,
            }
        });
        shown.into_iter().map(|(at, _)| at).collect()
    }

    /// Returns the direction of a column in the codes of `aria-sort`; `None` if the table is in another order.
    pub fn direction(&self, order: Order) -> Option<&'static str> {
        (self.order == order).then_some(match self.is_reversed {
            true => "descending",
            false => "ascending",
        })
    }

    /// Orders the table by a column, or turns its order around.
    pub fn turn(&mut self, order: Order) {
        self.is_reversed = self.order == order && !self.is_reversed;
        self.order = order;
    }

    fn compare(&self, one: &FileRow<'_>, other: &FileRow<'_>) -> Ordering {
        let step = |file: &FileRow<'_>| {
            file.result
                .failing()
                .map(number)
                .min()
                .unwrap_or(usize::MAX)
        };
        match self.order {
            Order::File => lower(one.name).cmp(lower(other.name)),
            Order::Kind => one.result.kind().cmp(other.result.kind()),
            Order::Verdict => one.result.sort_key().cmp(&other.result.sort_key()),
            Order::Step => step(one).cmp(&step(other)),
        }
    }
}

fn lower(name: &str) -> impl Iterator<Item = char> {
    name.chars().flat_map(char::to_lowercase)
}

fn finds(text: &str, find: &str) -> bool {
    text.to_lowercase().contains(find)
}

impl Order {
    /// All orders, as the columns of the table.
    pub const ALL: [Self; 4] = [Self::File, Self::Kind, Self::Verdict, Self::Step];

    /// Returns the code of the order.
    pub const fn name(self) -> &'static str {
        match self {
            Self::File => "file",
            Self::Kind => "kind",
            Self::Verdict => "verdict",
            Self::Step => "step",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::report::{Kind, Place, Point, Report, StepRun, Verdict};

    fn brief(kind: Kind, verdict: Verdict, failing: &[StepId]) -> Brief {
        let failed = |id: &StepId| {
            let mut run = StepRun::new(*id);
            run.same(Point::AlgoVersion, &Place::Payload, "another", "packs_v1");
            run.finish()
        };
        let report = Report {
            kind,
            verdict,
            steps: failing.iter().map(failed).collect(),
        };
        Brief::of(report, Vec::new())
    }

    /// Returns a table of six files to a test.
    fn with(test: impl Fn(&[FileRow<'_>])) {
        use StepId::{Award, DeckHash, Stock};
        let adds_up = brief(Kind::PackPull, Verdict::VerifiedOffline, &[]);
        let verified = brief(Kind::PackEvent, Verdict::Verified, &[]);
        let pull = brief(Kind::PackPull, Verdict::NotVerified, &[Stock, Award]);
        let event = brief(Kind::PackEvent, Verdict::NotVerified, &[DeckHash]);
        let row = |name, text, result| FileRow { name, text, result };
        test(&[
            row("b.json", "id-1,award", FileResult::Checked(&adds_up)),
            row("Ä.json", "", FileResult::Waiting),
            row("C.json", "id-2,stock", FileResult::Checked(&pull)),
            row("d.txt", "not_json", FileResult::Unread),
            row("A.json", "ID-3", FileResult::Checked(&verified)),
            row("e.json", "", FileResult::Checked(&event)),
        ]);
    }

    #[test]
    fn each_verdict_and_each_failing_step_is_counted() {
        with(|files| {
            let counts = choices(files.iter().map(|file| file.result));
            let named: Vec<_> = counts
                .iter()
                .map(|(is, count)| (is.name(), *count))
                .collect();
            let all = [
                ("not_verified", 2),
                ("unread", 1),
                ("adds_up", 1),
                ("verified", 1),
                ("waiting", 1),
                ("deck_hash", 1),
                ("stock", 1),
                ("award", 1),
            ];
            assert_eq!(named, all);
            // Each count is the number of the rows that its filter shows.
            for (choice, count) in counts {
                let view = FileView {
                    choice: Some(choice),
                    ..FileView::default()
                };
                assert_eq!(view.rows(files).len(), count, "{}", choice.name());
            }
        });
        assert_eq!(choices([].into_iter()), []);
    }

    #[test]
    fn every_column_orders_all_files() {
        with(|files| {
            for (order, rows, reversed) in [
                (Order::Verdict, [2, 5, 3, 0, 4, 1], [1, 4, 0, 3, 2, 5]),
                (Order::File, [4, 0, 2, 3, 5, 1], [1, 5, 3, 2, 0, 4]),
                (Order::Kind, [4, 5, 0, 2, 1, 3], [1, 3, 0, 2, 4, 5]),
                (Order::Step, [5, 2, 0, 1, 3, 4], [0, 1, 3, 4, 2, 5]),
            ] {
                for (is_reversed, rows) in [(false, rows), (true, reversed)] {
                    let view = FileView {
                        order,
                        is_reversed,
                        ..FileView::default()
                    };
                    assert_eq!(view.rows(files), rows, "{}", order.name());
                }
            }
        });
    }

    #[test]
    fn a_column_is_turned_around_when_it_is_chosen_again() {
        let mut view = FileView::default();
        let of = |view: &FileView| Order::ALL.map(|order| view.direction(order));
        assert_eq!(of(&view), [None, None, Some("ascending"), None]);
        for (order, directions) in [
            (Order::File, [Some("ascending"), None, None, None]),
            (Order::File, [Some("descending"), None, None, None]),
            (Order::File, [Some("ascending"), None, None, None]),
            (Order::Step, [None, None, None, Some("ascending")]),
        ] {
            view.turn(order);
            assert_eq!(of(&view), directions);
        }
    }

    #[test]
    fn a_search_finds_names_and_texts_in_any_case_and_within_a_choice() {
        with(|files| {
            let failing = Some(Choice::Headline(Headline::NotVerified));
            for (find, choice, rows) in [
                ("ä", None, vec![1]),
                (" id- ", None, vec![2, 0, 4]),
                ("award", None, vec![0]),
                ("json", failing, vec![2, 5]),
                ("id-1", failing, vec![]),
                ("nowhere", None, vec![]),
            ] {
                let view = FileView {
                    find: find.to_owned(),
                    choice,
                    ..FileView::default()
                };
                assert_eq!(view.rows(files), rows, "{find}");
            }
        });
    }
}
