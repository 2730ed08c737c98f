//! Finds the paths that a module's code names.

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItemFn, Item, ItemMod, ItemUse, Macro, Path, UseTree};

/// The paths that a module names, apart from its submodules and its tests.
#[derive(Default)]
pub struct Paths {
    /// The imported paths, each with the name that it gets in the module.
    pub uses: Vec<(Vec<String>, String)>,
    /// The other paths of several segments.
    pub paths: Vec<Vec<String>>,
}

/// Returns the paths of these items.
pub fn paths(items: &[Item]) -> Paths {
    let mut paths = Paths::default();
    items.iter().for_each(|item| paths.visit_item(item));
    paths
}

/// Returns true if the attributes mark an item as test code.
pub fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let is_cfg = attribute.path().is_ident("cfg");
        let condition = attribute
            .meta
            .require_list()
            .map(|list| list.tokens.to_string());
        is_cfg
            && condition
                .is_ok_and(|it| it == "test" || it.replace(' ', "").starts_with("all(test,"))
    })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

impl<'a> Visit<'a> for Paths {
    fn visit_item(&mut self, item: &'a Item) {
        if !is_test(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'a ImplItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    /// Skips a submodule, which has its own paths.
    fn visit_item_mod(&mut self, _: &'a ItemMod) {}

    fn visit_item_use(&mut self, item: &'a ItemUse) {
        leaves(&item.tree, Vec::new(), &mut self.uses);
    }

    fn visit_path(&mut self, path: &'a Path) {
        if path.segments.len() > 1 {
            let segments = path
                .segments
                .iter()
                .map(|segment| segment.ident.to_string());
            self.paths.push(segments.collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'a Macro) {
        in_tokens(called.tokens.clone(), &mut self.paths);
        visit::visit_macro(self, called);
    }
}

/// Collects every path that a `use` imports.
fn leaves(tree: &UseTree, mut path: Vec<String>, uses: &mut Vec<(Vec<String>, String)>) {
    match tree {
        UseTree::Path(then) => {
            path.push(then.ident.to_string());
            leaves(&then.tree, path, uses);
        }
        UseTree::Group(group) => {
            group
                .items
                .iter()
                .for_each(|tree| leaves(tree, path.clone(), uses));
        }
        UseTree::Glob(_) => uses.push((path, "*".to_owned())),
        UseTree::Name(name) if name.ident == "self" => {
            let own = path.last().cloned().unwrap_or_default();
            uses.push((path, own));
        }
        UseTree::Name(name) => {
            path.push(name.ident.to_string());
            uses.push((path, name.ident.to_string()));
        }
        UseTree::Rename(name) => {
            if name.ident != "self" {
                path.push(name.ident.to_string());
            }
            uses.push((path, name.rename.to_string()));
        }
    }
}

/// Collects the paths in the tokens of a macro's call, which may be of any grammar.
fn in_tokens(tokens: TokenStream, paths: &mut Vec<Vec<String>>) {
    let mut path: Vec<String> = Vec::new();
    let mut colons = 0;
    for token in tokens {
        match token {
            TokenTree::Ident(name) if colons == 2 && !path.is_empty() => {
                path.push(name.to_string());
                colons = 0;
            }
            TokenTree::Ident(name) => {
                keep(&mut path, paths);
                path.push(name.to_string());
                colons = 0;
            }
            TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
            TokenTree::Group(group) => {
                keep(&mut path, paths);
                in_tokens(group.stream(), paths);
            }
            _ => keep(&mut path, paths),
        }
    }
    keep(&mut path, paths);
}

fn keep(path: &mut Vec<String>, paths: &mut Vec<Vec<String>>) {
    let path = std::mem::take(path);
    if path.len() > 1 {
        paths.push(path);
    }
}
