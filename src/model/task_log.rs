//! Logs the tasks to one worker, and decides which of its responses still count.

use crate::worker::task::{Task, TaskId, Topic};

/// The topic of each task, in their order.
#[derive(Default)]
pub struct TaskLog(Vec<Option<Topic>>);

impl TaskLog {
    /// Logs the next task and returns its id.
    pub fn assign(&mut self, task: &Task) -> TaskId {
        self.0.push(task.topic());
        TaskId(u32::try_from(self.0.len()).unwrap_or(u32::MAX))
    }

    /// Returns whether the responses to a task still count: no newer task has its topic.
    pub fn is_current(&self, id: TaskId) -> bool {
        let before = usize::try_from(id.0).map_or(usize::MAX, |number| number.saturating_sub(1));
        match self.0.get(before..).and_then(<[_]>::split_first) {
            Some((topic, newer)) => topic.is_none() || !newer.contains(topic),
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::task::{ChainTask, DetailsTask, LookUp};

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

        tasks.assign(&DetailsTask::StopReading.into());
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
}
