//! Holds the reader's choice of endpoints while the sheet of the confirmation is open.

use leptos::prelude::*;

use super::chosen;
use crate::model::endpoints;
use chain::endpoint::Endpoint;
use explain::ContractName;

/// The number of suggestions that are ticked before the reader has chosen.
const TICKED: usize = 2;

/// The reader's ticks and typed address so far.
#[derive(Clone, Copy)]
pub struct Choice {
    /// The endpoints in the list.
    pub offered: RwSignal<Vec<Endpoint>>,
    /// The endpoints that the reader ticked; until then, those that the page suggests.
    ticked: RwSignal<Option<Vec<Endpoint>>>,
    proposed: RwSignal<Vec<Endpoint>>,
    /// The typed address.
    pub typed: RwSignal<String>,
}

impl Choice {
    /// Returns the suggestions of a network, with the endpoints that the reader chose before.
    pub fn of(contract: &ContractName) -> Self {
        let mut offered = endpoints::suggested(contract);
        let remembered = chosen::remembered(contract);
        let proposed = if remembered.is_empty() {
            offered.iter().take(TICKED).cloned().collect()
        } else {
            remembered.clone()
        };
        let others: Vec<_> = remembered
            .into_iter()
            .filter(|endpoint| !offered.contains(endpoint))
            .collect();
        offered.extend(others);
        Self {
            offered: RwSignal::new(offered),
            ticked: RwSignal::new(None),
            proposed: RwSignal::new(proposed),
            typed: RwSignal::new(String::new()),
        }
    }

    /// Returns the ticked endpoints. If the reader types an address, the page suggests no other.
    pub fn ticked(self) -> Vec<Endpoint> {
        match self.ticked.get() {
            Some(ticked) => ticked,
            None if self.typed.with(|typed| typed.trim().is_empty()) => self.proposed.get(),
            None => Vec::new(),
        }
    }

    /// Ticks an endpoint, or removes its tick.
    pub fn tick(self, endpoint: &Endpoint, on: bool) {
        let mut ticked = untrack(|| self.ticked());
        ticked.retain(|other| other != endpoint);
        if on {
            ticked.push(endpoint.clone());
        }
        self.ticked.set(Some(ticked));
    }

    /// Returns the endpoints to ask, in the order of the list.
    ///
    /// # Errors
    ///
    /// The reason that there are no endpoints, in words.
    pub fn all(self) -> Result<Vec<Endpoint>, &'static str> {
        let typed = self.typed.get_untracked();
        if !typed.trim().is_empty() && Endpoint::parse(&typed).is_none() {
            return Err(words::endpoints::not_an_endpoint(&typed));
        }
        let all = untrack(|| self.chosen());
        if all.is_empty() {
            return Err(words::say!(endpoints_nobody_chosen));
        }
        if endpoints::are_too_many(&all) {
            return Err(words::say!(endpoints_too_many_chosen));
        }
        Ok(all)
    }

    /// Returns the endpoints that are chosen so far, in the order of the list. The typed one precedes others of its
    /// operator, so that the page asks it.
    fn chosen(self) -> Vec<Endpoint> {
        let ticked = self.ticked();
        let mut all = self.offered.get();
        all.retain(|endpoint| ticked.contains(endpoint));
        match self.typed.with(|typed| Endpoint::parse(typed)) {
            Some(typed) => endpoints::with_typed(all, typed),
            None => all,
        }
    }

    /// Returns the hosts of the readers that the page would ask.
    pub fn hosts(self) -> Vec<String> {
        let chosen = self.chosen();
        let repeated = endpoints::not_asked(&chosen);
        let asked = chosen
            .iter()
            .filter(|endpoint| !repeated.contains(endpoint));
        asked.map(Endpoint::host).collect()
    }

    /// Returns the number of readers that the page would ask.
    pub fn count(self) -> usize {
        let is_unread =
            |typed: &String| !typed.trim().is_empty() && Endpoint::parse(typed).is_none();
        let unread = usize::from(self.typed.with(is_unread));
        self.hosts().len().saturating_add(unread)
    }

    /// Returns a warning for the reader before the page asks: the choice has too many endpoints, or one that the page
    /// would not ask.
    pub fn caution(self) -> Option<String> {
        let chosen = self.chosen();
        if endpoints::are_too_many(&chosen) {
            return Some(words::say!(endpoints_too_many_chosen).to_owned());
        }
        let repeated = endpoints::not_asked(&chosen);
        repeated
            .first()
            .map(|endpoint| words::endpoints::one_operator(&endpoint.host()))
    }

    /// Adds the typed endpoint to the list.
    pub fn offer(self, all: &[Endpoint]) {
        self.offered.update(|offered| {
            for endpoint in all {
                if !offered.contains(endpoint) {
                    offered.push(endpoint.clone());
                }
            }
        });
        self.typed.set(String::new());
        let not_asked = endpoints::not_asked(all);
        let asked = all.iter().filter(|endpoint| !not_asked.contains(endpoint));
        self.ticked.set(Some(asked.cloned().collect()));
    }
}
