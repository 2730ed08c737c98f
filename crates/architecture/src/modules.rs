//! Finds the modules of a package, their files, and the uses between these files.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use syn::Item;

use crate::arrows::{Arrows, draw};
use crate::paths::{is_test, paths};

/// A module's name, from its target's root on. A program's begins with the name of its file, so that it differs from
/// the modules of the library beside it.
type Name = Vec<String>;

/// The modules of a package.
#[derive(Default)]
pub struct Modules {
    modules: BTreeMap<Name, Module>,
    /// The name by which the package's programs use its library.
    library: Option<String>,
}

struct Module {
    /// The path of the module's file, from the package's `src` on.
    file: String,
    /// The module's items, except for its tests.
    items: Vec<Item>,
    /// The number of segments that name the module's target.
    target: usize,
}

impl Modules {
    /// Reads the files of a package: those of its library, by its name, and those of its programs.
    pub fn read(
        source: &Path,
        library: Option<(&str, &Path)>,
        programs: &[PathBuf],
    ) -> io::Result<Self> {
        let mut modules = Self::default();
        if let Some((name, root)) = library {
            modules.library = Some(name.to_owned());
            modules.read_file(source, root, Vec::new(), 0)?;
        }
        for root in programs {
            modules.read_file(source, root, vec![in_source(source, root)], 1)?;
        }
        Ok(modules)
    }

    fn read_file(
        &mut self,
        source: &Path,
        file: &Path,
        name: Name,
        target: usize,
    ) -> io::Result<()> {
        let text = fs::read_to_string(file)?;
        let parsed = syn::parse_file(&text)
            .map_err(|fault| io::Error::other(format!("{}: {fault}", file.display())))?;
        let is_root = name.len() == target || file.ends_with("mod.rs");
        let folder = if is_root {
            file.with_file_name("")
        } else {
            file.with_extension("")
        };
        self.take(source, file, &folder, name, target, parsed.items)
    }

    fn take(
        &mut self,
        source: &Path,
        file: &Path,
        folder: &Path,
        name: Name,
        target: usize,
        items: Vec<Item>,
    ) -> io::Result<()> {
        for item in &items {
            let Item::Mod(module) = item else { continue };
            if is_test(&module.attrs) {
                continue;
            }
            let own = module.ident.to_string();
            let name = [name.clone(), vec![own.clone()]].concat();
            if let Some((_, items)) = &module.content {
                self.take(source, file, &folder.join(own), name, target, items.clone())?;
            } else {
                let beside = folder.join(format!("{own}.rs"));
                let inside = folder.join(own).join("mod.rs");
                let file = if beside.exists() { beside } else { inside };
                self.read_file(source, &file, name, target)?;
            }
        }
        let file = in_source(source, file);
        self.modules.insert(
            name,
            Module {
                file,
                items,
                target,
            },
        );
        Ok(())
    }

    /// Returns the uses between the files. A file that only declares modules is left out.
    pub fn arrows(&self) -> Arrows {
        let mut arrows = Arrows::new();
        for (name, module) in &self.modules {
            if module
                .items
                .iter()
                .any(|item| !matches!(item, Item::Mod(_)))
            {
                arrows.entry(module.file.clone()).or_default();
            }
            let code = paths(&module.items);
            let mut imported = BTreeMap::new();
            for (path, own) in &code.uses {
                if let Some((at, true)) = self.resolve(name, path, &BTreeMap::new()) {
                    imported.insert(own.clone(), at.clone());
                }
            }
            let used = code.uses.iter().map(|(path, _)| path).chain(&code.paths);
            for path in used {
                if let Some((at, _)) = self.resolve(name, path, &imported) {
                    draw(&mut arrows, &module.file, &self.modules[&at].file);
                }
            }
        }
        arrows
    }

    /// Returns the module that a path leads to or into, and true if the path names the module itself.
    fn resolve(
        &self,
        from: &Name,
        path: &[String],
        imported: &BTreeMap<String, Name>,
    ) -> Option<(Name, bool)> {
        let (first, mut rest) = path.split_first()?;
        let target = self.modules.get(from)?.target;
        let child = |name: &Name, own: &String| [name.clone(), vec![own.clone()]].concat();
        let mut at = match first.as_str() {
            "crate" => from.get(..target)?.to_vec(),
            "self" => from.clone(),
            "super" => {
                let mut at = from.clone();
                at.pop();
                while let Some(("super", others)) = rest
                    .split_first()
                    .map(|(own, others)| (own.as_str(), others))
                {
                    at.pop();
                    rest = others;
                }
                at
            }
            _ if self.modules.contains_key(&child(from, first)) => child(from, first),
            _ => match imported.get(first) {
                Some(at) => at.clone(),
                None if target > 0 && self.library.as_ref() == Some(first) => Vec::new(),
                None => return None,
            },
        };
        while let Some((own, others)) = rest.split_first()
            && self.modules.contains_key(&child(&at, own))
        {
            at = child(&at, own);
            rest = others;
        }
        Some((at, rest.is_empty()))
    }
}

/// Returns a file's path from the source folder on, with `/` between its parts.
fn in_source(source: &Path, file: &Path) -> String {
    let path = file.strip_prefix(source).unwrap_or(file);
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}
