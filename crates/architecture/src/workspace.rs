//! Reads the workspace from Cargo's metadata.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, io};

use serde::Deserialize;

use crate::arrows::Arrows;
use crate::modules::Modules;
use crate::{arrows, rooms};

/// The name of the crate in the workspace's root.
const PAGE: &str = "page";

/// The crates of the workspace, each by its folder's name.
pub struct Workspace {
    /// The workspace's folder.
    pub root: PathBuf,
    /// The uses between the crates, except for those of tests.
    pub crates: Arrows,
    /// The uses between the files of each crate.
    pub files: BTreeMap<String, Arrows>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_root: PathBuf,
}

#[derive(Deserialize)]
struct Package {
    manifest_path: PathBuf,
    targets: Vec<Target>,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
    src_path: PathBuf,
}

#[derive(Deserialize)]
struct Dependency {
    /// The folder of a crate of the workspace.
    path: Option<PathBuf>,
    /// The kind of dependency: `dev` and `build` ones are not shipped.
    kind: Option<String>,
}

impl Workspace {
    /// Reads the workspace that this crate is in.
    pub fn read() -> io::Result<Self> {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let answer = Command::new(cargo)
            .args([
                "metadata",
                "--no-deps",
                "--offline",
                "--format-version",
                "1",
            ])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()?;
        let metadata: Metadata = serde_json::from_slice(&answer.stdout)?;
        let root = metadata.workspace_root;
        let (mut crates, mut files) = (Arrows::new(), BTreeMap::new());
        for package in &metadata.packages {
            let folder = package.manifest_path.parent().unwrap_or(&root);
            let name = name(&root, folder);
            crates.entry(name.clone()).or_default();
            let used = package.dependencies.iter().filter(|it| it.kind.is_none());
            for path in used.filter_map(|it| it.path.as_ref()) {
                arrows::draw(&mut crates, &name, &self::name(&root, path));
            }
            files.insert(name, package.files(&folder.join("src"))?);
        }
        Ok(Self {
            root,
            crates,
            files,
        })
    }

    /// Returns the uses between the rooms of each crate.
    pub fn rooms(&self) -> BTreeMap<String, Arrows> {
        let rooms = self
            .files
            .iter()
            .map(|(name, files)| (name.clone(), rooms::between(files)));
        rooms.collect()
    }
}

impl Package {
    fn files(&self, source: &Path) -> io::Result<Arrows> {
        let of_kind = |kind: &'static str| {
            let targets = self.targets.iter();
            targets.filter(move |target| target.kind.iter().any(|it| it == kind))
        };
        let library = of_kind("lib")
            .next()
            .map(|it| (it.name.as_str(), it.src_path.as_path()));
        let programs: Vec<PathBuf> = of_kind("bin").map(|it| it.src_path.clone()).collect();
        Ok(Modules::read(source, library, &programs)?.arrows())
    }
}

/// Returns a crate's name: that of its folder.
fn name(root: &Path, folder: &Path) -> String {
    if folder == root {
        return PAGE.to_owned();
    }
    let name = folder.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
