//! Runs `packproof check`, which checks each input, and reads its contract if endpoints are named.

use std::process::ExitCode;

use check::check;

use crate::arguments::Check;
use crate::endpoints::Endpoints;
use crate::file_error::FileError;
use crate::inputs::Text;
use crate::outcome::{Outcome, refused, written};
use crate::output::{Output, Wanted};
use crate::stopping::Stoppable;
use crate::work::each;

/// Checks each input, and writes its result.
pub fn run(mut asked: Check) -> ExitCode {
    let endpoints = match Endpoints::chosen(&asked.asked) {
        Ok(endpoints) => endpoints,
        Err(why) => return refused(&why),
    };
    if let Some(why) = asked.outputs.refusal(endpoints.is_some()) {
        return refused(why);
    }
    let wanted = Wanted::of(&asked.outputs);
    let output = match Stoppable::open(|| Output::open(&asked.outputs, wanted)) {
        Ok(output) => output,
        Err(fault) => return written(Err(fault), Outcome::Verified),
    };
    let lists = asked.inputs.lists.lists();
    let is_saving = asked.outputs.save.is_some();
    asked.inputs.written = asked.outputs.files().cloned().collect();
    let done = each(
        asked.inputs,
        endpoints.is_some(),
        move |Text { name, bytes }| {
            let mut saved = None;
            let result = bytes.and_then(|bytes| {
                let mut checked = check(bytes, &lists).map_err(FileError::Text)?;
                if let Some(endpoints) = &endpoints {
                    let read = endpoints.read(&mut checked, &lists);
                    read.map_err(FileError::File)?;
                    saved = is_saving.then(|| checked.saved(&lists));
                }
                Ok(checked)
            });
            wanted.tell(&name, &result, saved.as_ref(), &lists)
        },
        |written| {
            output.with(|output| match written {
                Some(written) => output.add(written),
                None => output.flush(),
            })
        },
    );
    output.finish(done)
}
