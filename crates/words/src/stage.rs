//! Words the steps of a pull on the stage, in few and large words.

use crate::about::{how_far, pull_worth};
use crate::catalogue::say;
use crate::deck::{no_such_pull, replayed};
use crate::draw::{band_of, falls, searched};
use crate::format::{odds, price, thousands};
use crate::safe_text::safe_text;
use crate::value::short_hash;
use crate::worked::{modulo, stands_there};
use crate::wrong_card::card_amount;
use answer::Answer;
use explain::event::{EventSubject, PullRow, StagedPull};
use explain::pull::PullSubject;
use explain::{CardFace, Subject};

/// The longest name of a shop or a buyer.
const NAME: usize = 32;

/// The picture of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StagePicture {
    /// The odds to scale, with the roll.
    Roll,
    /// The odds to scale, with the roll and its band.
    Band,
    /// The cards by rank, or those that remained.
    Ranks,
    /// The card, and the verdict.
    Card,
}

impl StagePicture {
    /// Returns the code of the picture.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Roll => "roll",
            Self::Band => "band",
            Self::Ranks => "ranks",
            Self::Card => "card",
        }
    }
}

/// A step of a pull.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageStep {
    /// The picture of the step.
    pub picture: StagePicture,
    /// The name of its result.
    pub label: &'static str,
    /// The result; empty if the picture has it.
    pub result: String,
    /// The sentences under the result.
    pub said: Vec<String>,
    /// The cards that it shows: two if the shop recorded another one than the rules give.
    pub cards: Vec<StageCard>,
}

/// A card on the stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageCard {
    /// The side that gives the card; `None` if both give it.
    pub of: Option<&'static str>,
    /// The id that its face is drawn from; `None` if there is no card.
    pub face: Option<String>,
    /// The name of the card.
    pub name: String,
    /// The values of the card, and what the replay says of it.
    pub lines: Vec<String>,
}

impl StageStep {
    fn of(picture: StagePicture, label: &'static str, result: String, said: Vec<String>) -> Self {
        Self {
            picture,
            label,
            result,
            said,
            cards: Vec::new(),
        }
    }
}

/// Names the pull on the stage.
pub fn stage_title(answer: &Answer, staged: Option<&StagedPull>) -> String {
    match &answer.subject {
        Subject::Event(event) => match staged {
            Some(staged) => say!(
                poster_pull,
                pull = staged.pull.sequence_index,
                title = event_name(event)
            ),
            None => event_name(event),
        },
        Subject::Pull(pull) => match pull.purchase_id {
            Some(id) => say!(pull_purchase, id = short_hash(&id.to_string())),
            None => say!(pull_no_card).into(),
        },
    }
}

/// Names the buyer of the pull, if the shop does.
pub fn stage_buyer(answer: &Answer, staged: Option<&StagedPull>) -> Option<String> {
    let name = match &answer.subject {
        Subject::Event(_) => staged?.pull.username.as_deref(),
        Subject::Pull(pull) => pull.username.as_deref(),
    }?;
    Some(say!(pull_drawn_for, name = safe(name)))
}

/// Returns the steps of a pull. The last one has the card. `staged` is the pull of an event, and `wanted` its number if
/// the address names one.
pub fn stage_steps(
    answer: &Answer,
    staged: Option<&StagedPull>,
    wanted: Option<u64>,
) -> Vec<StageStep> {
    match &answer.subject {
        Subject::Pull(pull) => of_pull(answer, pull),
        Subject::Event(event) => match (staged, wanted) {
            (Some(staged), _) => of_event(answer, staged),
            (None, wanted) => vec![without_pull(event, wanted)],
        },
    }
}

fn of_pull(answer: &Answer, pull: &PullSubject) -> Vec<StageStep> {
    let row = |number: u64| pull.bands.get(usize::try_from(number).ok()?);
    let mut steps = Vec::new();
    if let (Some(roll), Some(_)) = (pull.roll, pull.rolled_band) {
        let told = vec![say!(stage_roll).to_owned()];
        let (picture, label) = (StagePicture::Roll, say!(draw_roll_end));
        steps.push(StageStep::of(picture, label, thousands(roll), told));
        if let Some((rolled, from, band)) = pull.rolled() {
            let chance = say!(stage_chance, odds = odds(band.odds_ppm));
            let mut told = vec![falls(roll, rolled, from, band.odds_ppm), chance];
            if pull.searched.len() > 1 {
                let each = pull.searched.iter().filter_map(|number| {
                    let awarded = pull.awarded_band == Some(*number);
                    let row = row(*number)?;
                    let found = searched(row, awarded);
                    Some([band_of(*number, row), found].join(say!(joint_dot)))
                });
                told.truncate(1);
                told.extend(each);
            }
            let (picture, label) = (StagePicture::Band, say!(stage_band));
            steps.push(StageStep::of(picture, label, band_of(rolled, band), told));
        }
    }
    if let Some(band) = pull.awarded_band.and_then(row)
        && !pull.short_ranks().is_empty()
    {
        let said = vec![searched(band, true)];
        let (picture, label) = (StagePicture::Ranks, say!(stage_ranks));
        steps.push(StageStep::of(picture, label, String::new(), said));
    }
    let recorded = recorded(answer.gives_card);
    let cards = match &pull.wrong {
        Some(wrong) => vec![
            face(say!(wrong_by_rules), wrong.by_rules.as_ref()),
            face(say!(wrong_recorded), wrong.recorded.as_ref()),
        ],
        None => vec![StageCard {
            of: recorded,
            face: pull.award.map(|card| card.to_string()),
            name: match pull.award {
                Some(card) => say!(pull_card, id = short_hash(&card.to_string())),
                None => say!(pull_no_card).into(),
            },
            lines: filled([pull_worth(pull.award_cents, pull.tier_price_cents)]),
        }],
    };
    steps.push(last(cards));
    steps
}

fn of_event(answer: &Answer, staged: &StagedPull) -> Vec<StageStep> {
    let mut steps = Vec::new();
    let pull = &staged.pull;
    let mut lines = Vec::new();
    if let Some(draw) = &staged.draw {
        let worked = &draw.worked;
        let hash = short_hash(&worked.hash.to_string());
        let said = vec![
            say!(stage_r, hash = hash),
            modulo(worked.remaining, worked.idx),
        ];
        let (picture, label) = (StagePicture::Roll, say!(draw_roll_end));
        let result = thousands(worked.idx);
        steps.push(StageStep::of(picture, label, result, said));
        let said = vec![stands_there(worked.idx, worked.position)];
        let (picture, label) = (StagePicture::Ranks, say!(stage_remained));
        steps.push(StageStep::of(picture, label, String::new(), said));
        let worth = draw.drawn().and_then(|card| card.price.as_deref());
        lines.extend(worth.map(|worth| say!(pull_value, value = amount(worth))));
    }
    let by_rules = staged.other_card().map(|card| StageCard {
        of: Some(say!(wrong_by_rules)),
        face: Some(card.to_owned()),
        name: say!(pull_card, id = short_hash(card)),
        lines: core::mem::take(&mut lines),
    });
    lines.push(replayed(pull.agrees).into());
    let of = match by_rules {
        Some(_) => Some(say!(wrong_recorded)),
        None => recorded(answer.gives_card_of(pull)),
    };
    let own = StageCard {
        of,
        face: Some(pull.pack_card_id.clone()),
        name: pull_name(pull),
        lines,
    };
    steps.push(last(by_rules.into_iter().chain([own]).collect()));
    steps
}

/// Says who gives the card, unless the answer says that the rules do.
fn recorded(gives_card: bool) -> Option<&'static str> {
    (!gives_card).then(|| say!(wrong_recorded))
}

fn without_pull(event: &EventSubject, wanted: Option<u64>) -> StageStep {
    let said = match wanted {
        Some(pull) => Some(no_such_pull(pull)),
        None => how_far(event),
    };
    StageStep {
        said: said.into_iter().collect(),
        ..last(Vec::new())
    }
}

fn last(cards: Vec<StageCard>) -> StageStep {
    let (picture, label) = (StagePicture::Card, say!(stage_card));
    StageStep {
        cards,
        ..StageStep::of(picture, label, String::new(), Vec::new())
    }
}

fn face(of: &'static str, card: Option<&CardFace>) -> StageCard {
    StageCard {
        of: Some(of),
        face: card.map(|card| card.id.clone()),
        name: match card {
            Some(card) => say!(pull_card, id = short_hash(&card.id)),
            None => say!(dependent_no_card).into(),
        },
        lines: filled([card
            .and_then(|card| card.amount.as_ref())
            .map_or_else(String::new, |amount| {
                say!(pull_value, value = card_amount(amount))
            })]),
    }
}

fn pull_name(pull: &PullRow) -> String {
    match &pull.title {
        Some(title) => quoted(title),
        None => say!(pull_card, id = short_hash(&pull.pack_card_id)),
    }
}

fn event_name(event: &EventSubject) -> String {
    match &event.name {
        Some(name) => quoted(name),
        None => say!(event_unnamed).into(),
    }
}

/// Writes the committed price of a card on the stage.
pub fn amount(decimal: &str) -> String {
    price(decimal).unwrap_or_else(|| safe_text(decimal, 24).shown)
}

/// Counts the cards that the list by rank leaves out.
pub fn stage_left_out(cards: u64) -> String {
    say!(stage_left_out, cards = cards)
}

/// Says which step of how many is shown.
pub fn stage_step(at: usize, of: usize) -> String {
    say!(stage_step, step = at.saturating_add(1), of = of)
}

fn quoted(name: &str) -> String {
    say!(poster_quoted, name = safe(name))
}

/// Returns a name that someone else wrote, safe to show, and isolated from the words around it.
fn safe(name: &str) -> String {
    format!("\u{2068}{}\u{2069}", safe_text(name, NAME).shown)
}

fn filled(lines: [String; 1]) -> Vec<String> {
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}
