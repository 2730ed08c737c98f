//! Reads and writes the options of the stage, which shows one pull on a stream: `?view=stage&auto&background=transparent`.

/// The options of the stage. They choose only how it looks, and no service or reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// True if the steps follow each other by themselves.
    pub is_auto: bool,
    /// True if the picture behind the stage shows through.
    pub is_transparent: bool,
}

impl Stage {
    /// Reads the options from the query of a proof's address; `None` if it names no stage. Anything else in the query
    /// is ignored.
    pub fn of_query(query: &str) -> Option<Self> {
        let has = |wanted: &str| query.split('&').any(|part| part == wanted);
        has("view=stage").then(|| Self {
            is_auto: has("auto") || has("auto="),
            is_transparent: has("background=transparent"),
        })
    }

    /// Returns the query of the address.
    pub fn query(self) -> String {
        let auto = if self.is_auto { "&auto" } else { "" };
        let background = match self.is_transparent {
            true => "&background=transparent",
            false => "",
        };
        format!("?view=stage{auto}{background}")
    }
}

/// The steps of a replay, and the one that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    /// The step that is shown, counted from 0.
    pub at: usize,
    /// True while the steps follow each other by themselves.
    pub is_playing: bool,
}

impl Steps {
    /// Returns the first step.
    pub const fn start(is_playing: bool) -> Self {
        Self { at: 0, is_playing }
    }

    /// Shows the next of `of` steps. The last one ends the play.
    pub fn next(&mut self, of: usize) {
        let last = of.saturating_sub(1);
        self.at = self.at.saturating_add(1).min(last);
        self.is_playing = self.is_playing && self.at < last;
    }

    /// Shows the next of `of` steps for a reader who asks for it, and ends the play.
    pub fn step(&mut self, of: usize) {
        self.next(of);
        self.is_playing = false;
    }

    /// Shows the step before, and ends the play.
    pub fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
        self.is_playing = false;
    }

    /// Starts or stops the play. At the last of `of` steps, it starts again from the first.
    pub fn play(&mut self, of: usize) {
        if !self.is_playing && self.at.saturating_add(1) >= of {
            self.at = 0;
        }
        self.is_playing = !self.is_playing;
    }
}

/// The meaning of a key on the stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// The next step.
    Next,
    /// The step before.
    Back,
    /// The report of the pull.
    Leave,
}

impl Move {
    /// Returns the meaning of a key, by its name in the browser. The remote controls of slides send the pages' keys.
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            " " | "Enter" | "ArrowRight" | "PageDown" => Some(Self::Next),
            "ArrowLeft" | "PageUp" => Some(Self::Back),
            "Escape" => Some(Self::Leave),
            _ => None,
        }
    }
}

/// Returns true for a key that presses the control that has the focus.
pub fn is_press(key: &str) -> bool {
    matches!(key, " " | "Enter")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stage(is_auto: bool, is_transparent: bool) -> Stage {
        Stage {
            is_auto,
            is_transparent,
        }
    }

    #[test]
    fn the_query_names_the_stage_and_its_options() {
        for (query, read) in [
            ("view=stage", Some(stage(false, false))),
            ("view=stage&auto", Some(stage(true, false))),
            ("auto=&view=stage", Some(stage(true, false))),
            (
                "view=stage&background=transparent",
                Some(stage(false, true)),
            ),
            (
                "utm=1&view=stage&auto&background=transparent",
                Some(stage(true, true)),
            ),
            (
                "view=stage&background=red&auto=0",
                Some(stage(false, false)),
            ),
            ("", None),
            ("view", None),
            ("view=stages", None),
            ("preview=stage", None),
            ("auto&background=transparent", None),
        ] {
            assert_eq!(Stage::of_query(query), read, "{query}");
        }
    }

    /// Whatever else a query has, none of it stays in the address: no reader and no service.
    #[test]
    fn the_query_is_written_with_nothing_but_the_options() {
        let given = "view=stage&rpc=https://x.example&auto&service=y";
        let read = Stage::of_query(given).expect("a stage");
        assert_eq!(read.query(), "?view=stage&auto");
        for (is_auto, is_transparent) in
            [(false, false), (true, false), (false, true), (true, true)]
        {
            let query = stage(is_auto, is_transparent).query();
            let read = query.strip_prefix('?').and_then(Stage::of_query);
            assert_eq!(read, Some(stage(is_auto, is_transparent)));
        }
    }

    #[test]
    fn the_play_ends_with_the_last_step() {
        let mut steps = Steps::start(true);
        steps.next(3);
        assert_eq!((steps.at, steps.is_playing), (1, true));
        steps.next(3);
        assert_eq!((steps.at, steps.is_playing), (2, false));
        steps.next(3);
        assert_eq!(steps.at, 2);
        steps.play(3);
        assert_eq!((steps.at, steps.is_playing), (0, true));
        steps.next(3);
        steps.back();
        assert_eq!((steps.at, steps.is_playing), (0, false));
        steps.play(3);
        steps.step(3);
        assert_eq!((steps.at, steps.is_playing), (1, false));
        steps.back();
        steps.back();
        assert_eq!(steps.at, 0);
        steps.next(0);
        assert_eq!(steps.at, 0);
    }

    #[test]
    fn keys_move_through_the_steps() {
        for key in [" ", "Enter", "ArrowRight", "PageDown"] {
            assert_eq!(Move::of_key(key), Some(Move::Next), "{key}");
        }
        assert_eq!(Move::of_key("ArrowLeft"), Some(Move::Back));
        assert_eq!(Move::of_key("Escape"), Some(Move::Leave));
        assert_eq!(Move::of_key("a"), None);
    }
}
