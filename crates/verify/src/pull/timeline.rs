//! The pull's moments, put in the order of the chain. Nothing here is judged: which of them break a
//! rule is for the steps to say.

use super::history::{Found, History};
use super::window::{Draw, Window};
use super::{Root, count, recipe};
use crate::order;
use crate::report::LogKind;
use crate::subject::{Happening, Moment, Stands, Timeline};

/// How many other words a report carries: those nearest to the pull's own.
const SHOWN: usize = 1_000;

/// The moments of the target.
pub fn timeline(
    target: &Draw<'_>,
    window: &Window<'_>,
    history: &History,
    root: &Root,
    transactions: &[(String, String)],
) -> Timeline {
    let moment = |what, stands, named: &str| Moment {
        what,
        stands,
        transaction: transactions
            .iter()
            .find_map(|(name, hash)| (name == named).then(|| hash.clone())),
    };
    let anchored = |id| stands(history.get(LogKind::Anchored, id));
    let key = target.name.pull_key;
    let purchase = recipe::purchase_event_id(&target.record.purchase_id);
    let others = window.words.iter().take(SHOWN).rev();
    let others = others.map(|(at, word)| Moment {
        what: Happening::Another(*word),
        stands: Stands::At(at.position, Some(at.value)),
        transaction: None,
    });
    let mut moments = vec![
        moment(
            Happening::Version(root.event_id),
            anchored(&root.event_id),
            "version_anchor_tx_hash",
        ),
        moment(Happening::Stock, Stands::At(target.record.as_of, None), ""),
        moment(
            Happening::Purchase(purchase),
            anchored(&purchase),
            "purchase_anchor_tx_hash",
        ),
        moment(
            Happening::Request(key),
            stands(target.request),
            "request_tx_hash",
        ),
    ];
    // Of what stands in one place the pull's own word comes last: it is the others' end.
    moments.extend(others);
    moments.push(moment(Happening::Word(key), stands(target.word), ""));
    let place = |moment: &Moment| {
        let position = moment.position();
        (position.is_none(), position)
    };
    order::sort_by(&mut moments, |one, other| place(one).cmp(&place(other)));
    Timeline {
        moments,
        left_out: count(window.words.len().saturating_sub(SHOWN)),
    }
}

const fn stands(found: Found) -> Stands {
    match found {
        Found::One(entry) => Stands::At(entry.position, Some(entry.value)),
        Found::Nothing => Stands::Nowhere,
        Found::Contradicted => Stands::Contradicted,
    }
}
