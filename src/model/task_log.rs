//! Logs the tasks to one worker, and decides which of its responses still count.

use std::collections::VecDeque;

use crate::worker::task::{ChainTask, Task, TaskId, Topic};

/// The most tasks that can be sent again.
const KEPT: usize = 16;

/// The topic of each task, in their order, and the newest tasks themselves.
#[derive(Default)]
pub struct TaskLog {
    topics: Vec<Option<Topic>>,
    newest: VecDeque<(TaskId, Task)>,
}

impl TaskLog {
    /// Logs the next task and returns its id.
    pub fn assign(&mut self, task: &Task) -> TaskId {
        self.topics.push(task.topic());
        let id = TaskId(u32::try_from(self.topics.len()).unwrap_or(u32::MAX));
        // A kept reading is long, and can be restored from storage at any time.
        let is_kept = matches!(task, Task::Chain(ChainTask::Restore { .. }));
        if !is_kept && !matches!(task, Task::Check(_)) {
            self.newest.truncate(KEPT.saturating_sub(1));
            self.newest.push_front((id, task.clone()));
        }
        id
    }

    /// Returns a task that a part of the worker failed to handle, to send it again; `None` for a check, a restored
    /// reading, or an old task.
    pub fn sent(&self, id: TaskId) -> Option<Task> {
        let mut newest = self.newest.iter();
        let (_, task) = newest.find(|(sent, _)| *sent == id)?;
        Some(task.clone())
    }

    /// Returns whether the responses to a task still count: no newer task has its topic.
    pub fn is_current(&self, id: TaskId) -> bool {
        let before = usize::try_from(id.0).map_or(usize::MAX, |number| number.saturating_sub(1));
        match self.topics.get(before..).and_then(<[_]>::split_first) {
            Some((topic, newer)) => topic.is_none() || !newer.contains(topic),
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::task::{CheckTask, LookUp};

    fn find() -> Task {
        LookUp::Find("a name".to_owned()).into()
    }

    fn read() -> Task {
        ChainTask::Read {
            endpoints: Vec::new(),
        }
        .into()
    }

    // Regression: an answer to a cancelled reading arrived after the next one began, and the page took it for the new
    // one's.
    #[test]
    fn an_older_question_s_answer_no_longer_counts() {
        let mut tasks = TaskLog::default();
        let [first, search] = [read(), find()].map(|task| tasks.assign(&task));
        assert!(tasks.is_current(first) && tasks.is_current(search));

        tasks.assign(&CheckTask::StopReading.into());
        assert!(!tasks.is_current(first));
        let second = tasks.assign(&read());
        assert!(tasks.is_current(second) && !tasks.is_current(first));

        let newer = tasks.assign(&find());
        assert!(tasks.is_current(newer) && !tasks.is_current(search));
        assert!(tasks.is_current(second));
    }

    #[test]
    fn what_is_answered_in_turn_always_counts() {
        let mut tasks = TaskLog::default();
        let rows = |from| LookUp::Rows { from, count: 10 };
        let ids = [rows(0), rows(10), LookUp::Drawdown];
        let ids = ids.map(|look_up| tasks.assign(&look_up.into()));
        assert!(ids.iter().all(|id| tasks.is_current(*id)));
        assert_eq!(ids, [1, 2, 3].map(TaskId));
        assert!(!tasks.is_current(TaskId(4)), "nothing asked for it");
    }

    #[test]
    fn the_newest_requests_can_be_sent_again() {
        let mut tasks = TaskLog::default();
        let first = tasks.assign(&LookUp::Drawdown.into());
        let ids: Vec<_> = (0..16)
            .map(|from| tasks.assign(&LookUp::Rows { from, count: 1 }.into()))
            .collect();
        let again = tasks.sent(ids[0]);
        assert!(matches!(
            again,
            Some(Task::LookUp(LookUp::Rows { from: 0, .. }))
        ));
        assert!(tasks.sent(first).is_none());
        let check = tasks.assign(
            &CheckTask::Summary {
                settings: Vec::new(),
                name: String::new(),
            }
            .into(),
        );
        assert!(tasks.sent(check).is_none());
    }
}
