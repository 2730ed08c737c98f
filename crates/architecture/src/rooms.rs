//! Assigns each file to its room.

use crate::arrows::{Arrows, draw};

/// The folders whose own modules are rooms, because the folders are so large.
const HALLS: [&str; 1] = ["ui"];

/// Returns the room of a file, by its path from the crate's `src` on.
pub fn room(file: &str) -> String {
    let path = file.strip_suffix(".rs").unwrap_or(file);
    let path = path.strip_suffix("/mod").unwrap_or(path);
    match path.split_once('/') {
        Some((hall, rest)) if HALLS.contains(&hall) => {
            let own = rest.split('/').next().unwrap_or(rest);
            format!("{hall}/{own}")
        }
        Some(("bin", program)) => {
            let own = program.split('/').next().unwrap_or(program);
            format!("bin/{own}")
        }
        Some((first, _)) => first.to_owned(),
        None => path.to_owned(),
    }
}

/// Returns the uses between rooms, given those between files.
pub fn between(files: &Arrows) -> Arrows {
    let mut rooms = Arrows::new();
    for (file, used) in files {
        rooms.entry(room(file)).or_default();
        for other in used {
            draw(&mut rooms, &room(file), &room(other));
        }
    }
    rooms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_is_a_top_level_module_and_in_the_hall_one_further_down() {
        for (file, expected) in [
            ("lib.rs", "lib"),
            ("rpc.rs", "rpc"),
            ("rpc/decode.rs", "rpc"),
            ("worker/mod.rs", "worker"),
            ("worker/session.rs", "worker"),
            ("bin/details/main.rs", "bin/details"),
            ("bin/details/session.rs", "bin/details"),
            ("ui/mod.rs", "ui"),
            ("ui/check.rs", "ui/check"),
            ("ui/check/seen.rs", "ui/check"),
            ("ui/components/deck.rs", "ui/components"),
        ] {
            assert_eq!(room(file), expected);
        }
    }
}
