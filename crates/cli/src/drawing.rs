//! Prints for people everything that the page draws of a proof, of a pull of an event, or of another draw.

use explain::event::{HighestCards, RemainingValue, WorkedDraw};
use explain::pull::{
    DrawReport, DrawRow, Moment, MomentKind, MomentStatus, OtherWord, PullSubject,
};
use explain::{Excerpt, Explanation, Named, Preimage, Subject};

use crate::columns::columns;
use answer::Fact;
use check::Checked;

/// Returns the lines under the headline.
pub fn lines(checked: &Checked, excerpt: &Excerpt) -> Vec<String> {
    let shown = &checked.explanation;
    match (excerpt, &checked.answer.subject) {
        (Excerpt::Target, Subject::Pull(pull)) => of_pull(checked, shown, pull),
        (Excerpt::Target, Subject::Event(_)) => of_event(shown),
        (Excerpt::Pull(worked), _) => of_worked(worked),
        (Excerpt::Draw(draw), _) => of_draw(shown, draw),
    }
}

/// Adds a heading after an empty line.
fn heading(lines: &mut Vec<String>, words: &str) {
    lines.extend([String::new(), format!("  {words}")]);
}

fn named(name: &str, value: &str) -> String {
    format!("    {}", words::join::named(name, value))
}

/// Returns a hash under its name, and the terminal line that recomputes it. A deck is too long for a line: it is read from the
/// payload's file.
fn hash(name: &str, made: &Preimage) -> [String; 2] {
    let line = made.line_of_payload();
    [named(name, &made.hash.to_string()), format!("      {line}")]
}

fn hashes(lines: &mut Vec<String>, all: &[Named]) {
    if !all.is_empty() {
        heading(lines, words::say!(copy_hashes));
    }
    lines.extend(all.iter().flat_map(|(name, made)| hash(name, made)));
}

/// Lists the cards of a deck with the highest prices, and where each went.
fn highest(highest: &HighestCards) -> Vec<String> {
    let line = words::highest::highest_in_a_line(highest);
    let rows = highest.rows.iter().map(|row| {
        [
            words::highest::card_price(row),
            row.card.pack_card_id.clone(),
            words::highest::fate(&row.fate),
        ]
    });
    let heads = [words::say!(column_price), words::say!(column_card), ""];
    let mut lines = vec![format!("    {line}")];
    lines.extend(columns(4, &heads, rows));
    let left_out = words::highest::left_out(highest).into_iter();
    lines.extend(left_out.map(|words| format!("    {words}")));
    lines
}

fn of_pull(checked: &Checked, shown: &Explanation, pull: &PullSubject) -> Vec<String> {
    let mut lines = Vec::new();
    if !pull.bands.is_empty() {
        heading(&mut lines, words::say!(draw_the_draw));
        lines.extend(draw(pull));
        lines.extend(candidates(pull));
    }
    if let Some(odds) = &pull.odds {
        heading(&mut lines, words::say!(odds_the_odds));
        let worth = odds.expected.zip(pull.tier_price_cents);
        lines.push(match worth {
            Some((expected, price)) => format!("    {}", words::odds::worth(expected, price)),
            None => format!("    {}", words::say!(odds_no_expected)),
        });
        lines.extend(odds.award.map(|chance| {
            let chance = words::join::sentences(
                &words::odds::chance(chance),
                &words::odds::exact_chance(chance),
            );
            format!("    {chance}")
        }));
        let rows = pull.bands.iter().zip(&odds.means).map(|(band, mean)| {
            [
                words::format::money_range(band.lo_cents, band.hi_cents),
                words::format::odds(band.odds_ppm),
                words::format::thousands(band.cards),
                mean.map(words::odds::rounded).unwrap_or_default(),
                words::odds::each(band.odds_ppm, band.cards),
            ]
        });
        lines.extend(columns(4, &words::odds::columns(), rows));
    }
    if !pull.timeline.moments.is_empty() {
        heading(&mut lines, words::say!(timeline_heading));
        if let Some(order) = checked.answer.order {
            lines.push(format!(
                "    {}",
                words::timeline::order_answer(&checked.answer, order)
            ));
        }
        lines.extend(timeline(&pull.timeline.moments));
        if pull.timeline.left_out > 0 {
            let left_out = words::say!(timeline_left_out, words = pull.timeline.left_out);
            lines.push(format!("    {left_out}"));
        }
    }
    heading(&mut lines, words::say!(dependent_the_others));
    let about = words::dependent::about(pull.dependents, checked.answer.mark_of(Fact::Others));
    lines.push(format!("    {about}"));
    let before = pull.top_band.as_ref().and_then(words::limits::drawn_before);
    lines.extend(before.map(|before| format!("    {before}")));
    lines.extend(others(shown));
    hashes(&mut lines, &shown.hashes(None));
    lines
}

/// Draws the bands with the roll, and the values from the word to the roll.
fn draw(pull: &PullSubject) -> Vec<String> {
    let mut lines = Vec::new();
    let [given, hashed, _, rolled] = words::draw::roll_names();
    let values = [
        (given, pull.word.map(|word| word.to_string())),
        (hashed, pull.roll_hash.map(|hash| hash.to_string())),
        (rolled, pull.roll.map(words::format::thousands)),
    ];
    let values = values.into_iter();
    lines.extend(values.filter_map(|(name, value)| Some(named(name, &value?))));
    if let (Some(roll), Some((number, from, band))) = (pull.roll, pull.rolled()) {
        let falls = words::draw::falls(roll, number, from, band.odds_ppm);
        lines.push(format!("    {falls}"));
    }
    let rows = pull.placed_bands().map(|(number, from, band)| {
        let role = words::draw::role(
            pull.rolled_band == Some(number),
            pull.awarded_band == Some(number),
        );
        let name = words::draw::band_of(number, band);
        [
            role.map_or_else(|| name.clone(), |role| format!("{name} ({role})")),
            words::draw::rolls(from, band.odds_ppm),
            words::format::odds(band.odds_ppm),
            words::format::thousands(band.cards),
            words::format::thousands(band.unavailable),
            words::format::thousands(band.taken),
        ]
    });
    lines.extend(columns(4, &words::draw::band_columns(), rows));
    let searched = pull.searched.iter().filter_map(|number| {
        let band = pull.band(*number)?;
        let found = words::draw::searched(band, pull.awarded_band == Some(*number));
        Some(named(&words::draw::band_of(*number, band), &found))
    });
    lines.extend(searched);
    let stock = words::about::stock(pull);
    lines.push(format!("    {stock}"));
    lines
}

/// Lists the cards by rank, each with the bytes that its rank is the hash of.
fn candidates(pull: &PullSubject) -> Vec<String> {
    let mut lines = Vec::new();
    if pull.candidates.is_empty() {
        return lines;
    }
    heading(&mut lines, words::say!(draw_by_rank));
    let listed = u64::try_from(pull.candidates.len()).unwrap_or(u64::MAX);
    let band = pull.awarded_band.and_then(|number| pull.band(number));
    let more = band.map_or(0, |band| band.cards.saturating_sub(listed));
    if more > 0 {
        let all = listed.saturating_add(more);
        let rows = words::say!(dealt_rows_in_view, first = 1_u64, last = listed, of = all);
        lines.push(format!("    {rows}"));
    }
    let mut place = 0_u64;
    for candidate in &pull.candidates {
        let is_free = candidate.blocked.is_none();
        place = place.saturating_add(u64::from(is_free));
        let number = match is_free {
            true => words::format::thousands(place),
            false => "\u{2013}".to_owned(),
        };
        let why = match &candidate.blocked {
            Some(why) => Some(words::draw::blocked(why)),
            None if place == 1 && pull.award == Some(candidate.card) => {
                Some(words::say!(draw_drawn).to_owned())
            }
            None => None,
        };
        let why = why.map(|why| format!(" ({why})")).unwrap_or_default();
        let value = words::format::money(candidate.value_cents);
        lines.push(format!("    {number}. {} {value}{why}", candidate.card));
        let made = pull.word.and_then(|word| candidate.preimage(&word));
        lines.extend(made.iter().flat_map(|made| {
            let [hash, line] = hash(words::say!(draw_rank_hash), made);
            [format!("  {hash}"), format!("  {line}")]
        }));
    }
    lines
}

/// Lists the moments, and counts consecutive other words.
fn timeline(moments: &[Moment]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut others: Vec<OtherWord> = Vec::new();
    let tell_others = |others: &mut Vec<OtherWord>, lines: &mut Vec<String>| {
        if !others.is_empty() {
            lines.push(format!("    {}", words::timeline::others_between(others)));
            others.clear();
        }
    };
    for moment in moments {
        if let MomentKind::Another(word) = moment.what {
            others.push(word);
            continue;
        }
        tell_others(&mut others, &mut lines);
        let happened = words::timeline::happened(&moment.what);
        let at = match moment.status {
            MomentStatus::At(at, _) => words::value::position(at),
            MomentStatus::Nowhere | MomentStatus::Contradicted => {
                words::timeline::stands_nowhere(&moment.status)
                    .unwrap_or_default()
                    .to_owned()
            }
        };
        lines.push(named(happened, &at));
        let [key_name, value_name] = words::timeline::written_as(&moment.what);
        let written = match moment.status {
            MomentStatus::At(_, value) => value,
            MomentStatus::Nowhere | MomentStatus::Contradicted => None,
        };
        let exact = [
            (key_name, moment.what.key().map(|key| key.to_string())),
            (value_name, written.map(|value| value.to_string())),
            (
                words::say!(timeline_transaction),
                moment.transaction.clone(),
            ),
        ];
        let exact = exact.into_iter();
        let exact = exact.filter_map(|(name, value)| Some(named(name, &value?)));
        lines.extend(exact.map(|line| format!("  {line}")));
    }
    tell_others(&mut others, &mut lines);
    lines
}

/// Lists the other draws, the latest word first. A reader can ask for each by its purchase id.
fn others(shown: &Explanation) -> Vec<String> {
    let mut rows: Vec<DrawRow> = Vec::new();
    if let Some(pull) = shown.pull() {
        loop {
            let more = pull.draws(verify::report::count(rows.len()), u64::MAX);
            if more.is_empty() {
                break;
            }
            rows.extend(more);
        }
    }
    if rows.is_empty() {
        return Vec::new();
    }
    let [who, block, roll, took] = words::dependent::columns();
    let heads = ["--pull", who, block, roll, took];
    let rows = rows.iter().map(|row| {
        [
            row.purchase_id.to_string(),
            words::dependent::who(row),
            row.word_at
                .map(|at| words::format::thousands(at.block))
                .unwrap_or_default(),
            words::dependent::rolled(row),
            words::dependent::took(row),
        ]
    });
    columns(4, &heads, rows)
}

/// Draws another draw of a proof.
fn of_draw(shown: &Explanation, draw: &DrawReport) -> Vec<String> {
    let mut lines = Vec::new();
    heading(&mut lines, &words::dependent::who(&draw.row));
    let values = words::dependent::values(draw);
    lines.extend(values.iter().map(|(name, value)| named(name, value)));
    let exact = words::dependent::exact(draw);
    lines.extend(exact.iter().map(|(name, value)| named(name, value)));
    let [.., what_it_took] = words::dependent::columns();
    lines.push(named(what_it_took, &words::dependent::took(&draw.row)));
    heading(&mut lines, words::say!(dependent_its_steps));
    let steps = draw.steps.iter();
    lines.extend(steps.map(|step| named(words::step::title_of(step), &words::detail(step))));
    hashes(&mut lines, &shown.hashes(Some(draw.row.pull_key)));
    lines
}

/// Draws an event: its deck, its pulls and its hashes.
fn of_event(shown: &Explanation) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(view) = shown.event() {
        let drawdown = view.drawdown();
        heading(&mut lines, words::say!(dealt_deck_heading));
        lines.push(format!("    {}", words::deck::drawn_down(&drawdown)));
        heading(&mut lines, words::say!(highest_heading));
        lines.extend(highest(&view.highest()));
        heading(&mut lines, words::say!(dealt_value_heading));
        match &drawdown.value {
            Ok(value) => {
                let (start, _) = words::deck::line_ends(value, drawdown.pulled);
                for said in [
                    start,
                    words::deck::limit(value),
                    words::deck::ended(value.ended),
                ] {
                    lines.push(format!("    {said}"));
                }
            }
            Err(why) => lines.push(format!("    {}", words::deck::no_value(why))),
        }
        if !view.is_empty() {
            heading(&mut lines, words::say!(pulls_heading));
        }
        let [number, card, ..] = words::deck::pull_columns();
        let rows = view.pulls(0, u64::MAX).into_iter().map(|row| {
            let position = view.position_of(row.sequence_index);
            let position = position.map(|position| position.saturating_add(1).to_string());
            [
                row.sequence_index.to_string(),
                row.pack_card_id,
                position.unwrap_or_default(),
                words::deck::replayed(row.agrees).to_owned(),
            ]
        });
        let [position, ..] = words::deck::deck_columns();
        let heads = [number, card, position, ""];
        if !view.is_empty() {
            lines.extend(columns(4, &heads, rows));
        }
    }
    hashes(&mut lines, &shown.hashes(None));
    lines
}

/// Draws a pull of an event with every step of its computation.
fn of_worked(worked: &WorkedDraw) -> Vec<String> {
    let mut lines = Vec::new();
    let has_salt = worked.seed_salt.is_some();
    let number = worked.pull.sequence_index;
    let hex = |bytes: &[u8]| {
        bytes
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>()
    };
    let [seed, place, buyer, tag] = worked.message.clone().map(|slice| hex(&slice));
    heading(&mut lines, words::say!(worked_heading_seed));
    lines.push(named("random_seed", &worked.random_seed.to_string()));
    lines.extend(
        worked
            .seed_salt
            .map(|salt| named("seed_salt", &salt.to_string())),
    );
    match worked.seed_preimage() {
        Some(made) => lines.extend(hash(words::worked::effective_seed(has_salt), &made)),
        None => lines.push(named(words::worked::effective_seed(has_salt), &seed)),
    }
    heading(&mut lines, words::say!(worked_heading_parts));
    lines.push(named(
        &words::say!(worked_place_bytes, pull = number),
        &place,
    ));
    lines.push(named("user_id", &worked.pull.user_id));
    lines.push(named(words::say!(worked_user_id_bytes), &buyer));
    lines.push(named(
        &words::say!(worked_tag_bytes, tag = words::worked::tag(has_salt)),
        &tag,
    ));
    heading(&mut lines, words::say!(worked_heading_hash));
    let made = worked.preimage();
    let r = words::say!(worked_r_hex);
    match &made {
        Some(made) => lines.extend(hash(r, made)),
        None => lines.push(named(r, &worked.hash.to_string())),
    }
    lines.push(named(words::say!(worked_r_decimal), &worked.decimal));
    heading(&mut lines, words::say!(worked_heading_place));
    lines.push(format!(
        "    {}",
        words::say!(
            worked_modulo,
            remaining = worked.remaining,
            index = worked.idx
        )
    ));
    lines.push(format!(
        "    {}",
        words::say!(
            worked_stands_there,
            index = worked.idx,
            position = worked.position
        )
    ));
    heading(&mut lines, words::say!(worked_heading_card));
    lines.push(named(words::say!(worked_recipe_card), &worked.card));
    lines.push(named(
        words::say!(worked_published_card),
        &worked.pull.pack_card_id,
    ));
    let agrees = worked.card == worked.pull.pack_card_id;
    lines.push(format!("    {}", words::worked::cards_agree(agrees)));
    heading(&mut lines, words::say!(worked_heading_after));
    let after: Result<&RemainingValue, _> = worked.after.as_ref();
    lines.push(match after {
        Ok(after) => format!("    {}", words::worked::after(after)),
        Err(why) => format!("    {}", words::deck::no_value(why)),
    });
    lines
}
