//! Writes files whole, or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes a file through a hidden one next to it, and renames that once its bytes are on the disk.
///
/// # Errors
///
/// Returns the system's error. The file is then unchanged.
pub fn write(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let partial = folder.join(format!(".{name}.part"));
    let mut file = File::create(&partial)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    drop(file);
    fs::rename(partial, folder.join(name))?;
    sync(folder)
}

/// Waits until the names in a folder are on the disk. Only Unix supports this.
#[cfg(unix)]
fn sync(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync(_: &Path) -> io::Result<()> {
    Ok(())
}
