//! Prints the sheets of versions as text and as a table.

use explain::disclosure::{Added, Sheet, Sheets};
use report::{Differing, OddsSheet, Version, quoted};

use crate::columns::columns;
use crate::text::shown;

/// The columns of the table.
const HEAD: &str = "network,contract,tier_price_cents,version_no,version_root,version_event_id,locked_in_block,locked_in_log_index,transaction,band,odds_ppm,odds_percent,lo_cents,hi_cents,cards,pulls,rolled,awarded\n";

/// Says why an input does not count; empty if it counts.
pub const fn why(added: Added) -> &'static str {
    match added {
        Added::Counted => "",
        Added::Repeated => "its pull was counted before",
        Added::NotVerified => "it is not verified",
        Added::NotReplayable => "its pull cannot be replayed",
        Added::Event => "a pack event has no bands: every card left is equally likely",
    }
}

/// Prints the sheets for people.
pub fn lines(sheet: &OddsSheet, all: &Sheets) -> String {
    let mut lines = Vec::new();
    for (version, sheet) in sheet.versions.iter().zip(all.all()) {
        of_version(&mut lines, version, sheet);
        lines.push(String::new());
    }
    for differing in &sheet.disagreements {
        lines.push(match differing {
            Differing::Places { version_root } => format!(
                "The files disagree: the version with the fingerprint {version_root} stands at several places, and a contract writes it once."
            ),
            Differing::Roots { version_roots } => {
                let roots: Vec<_> = version_roots.iter().map(ToString::to_string).collect();
                format!(
                    "The files disagree: several versions have the same contract, price and number: {}.",
                    roots.join(", ")
                )
            }
            Differing::Pull { pull_key } => format!(
                "The files disagree: the pull with the key {pull_key} has one result in one of them and another in another, and a pull is drawn once."
            ),
        });
    }
    let counts = &sheet.inputs;
    let others = [
        (counts.counted, "counted"),
        (counts.repeated, "counted before"),
        (counts.not_verified, "not verified"),
        (counts.not_replayable, "not replayable"),
        (counts.events, "of pack events"),
        (counts.unreadable, "unreadable"),
    ];
    let others = others.into_iter().filter(|(count, _)| *count > 0);
    let others: Vec<_> = others
        .map(|(count, name)| format!("{count} {name}"))
        .collect();
    let files = match counts.given {
        1 => "1 file".to_owned(),
        given => format!("{given} files"),
    };
    lines.push(format!("{files}: {}", others.join(", ")));
    lines.iter().map(|line| shown(line) + "\n").collect()
}

fn of_version(lines: &mut Vec<String>, version: &Version, sheet: &Sheet) {
    lines.push(format!(
        "Version {} at {}",
        words::thousands(sheet.version_no),
        words::money(sheet.tier_price_cents)
    ));
    let place = [&sheet.contract.network, &sheet.contract.address];
    let place: Vec<&str> = place.into_iter().flatten().map(String::as_str).collect();
    let mut named = |name: &str, value: &str| lines.push(format!("  {name}: {value}"));
    named("contract", &place.join(" "));
    named("version_root", &version.version_root.to_string());
    named("version_event_id", &version.version_event_id.to_string());
    for locked_in in &sheet.locked_in {
        let at = locked_in.at.map(words::position);
        let transaction = locked_in.transaction.as_ref();
        let transaction = transaction.map(|hash| format!("transaction {hash}"));
        let at: Vec<_> = at.into_iter().chain(transaction).collect();
        named("locked in", &at.join(", "));
    }
    if let Some(expected) = sheet.expected {
        named("worth on average", &words::odds::rounded(expected));
    }
    named("pulls", &words::thousands(sheet.pulls));
    if sheet.exhausted > 0 {
        named(
            "of these without a card",
            &words::thousands(sheet.exhausted),
        );
    }
    let heads = [
        "band",
        "values",
        "odds",
        "ppm",
        "cards",
        "rolled",
        "share",
        "likely odds",
        "awarded",
    ];
    let rows = (1..).zip(&sheet.bands).map(|(number, band): (u64, _)| {
        let share = band
            .rolled
            .saturating_mul(1_000_000)
            .checked_div(sheet.pulls);
        [
            number.to_string(),
            words::money_range(band.lo_cents, band.hi_cents),
            words::odds(band.odds_ppm),
            words::thousands(band.odds_ppm),
            words::thousands(band.cards),
            words::thousands(band.rolled),
            share.map(words::odds).unwrap_or_default(),
            band.interval.map(interval).unwrap_or_default(),
            words::thousands(band.awarded),
        ]
    });
    lines.extend(columns(2, &heads, rows));
}

/// Writes the interval in whole tenths of a percent, rounded outwards.
fn interval((low, high): (u64, u64)) -> String {
    let tenths = |ppm: u64| words::odds(ppm.saturating_mul(1_000));
    format!(
        "{} to {}",
        tenths(low / 1_000),
        tenths(high.div_ceil(1_000))
    )
}

/// Prints the table, with one line for each band.
pub fn table(sheet: &OddsSheet) -> String {
    let mut table = HEAD.to_owned();
    for version in &sheet.versions {
        let at = version.locked_in.first();
        let place = at.and_then(|locked_in| locked_in.at.as_ref());
        for band in &version.bands {
            let fields = [
                version
                    .network
                    .as_ref()
                    .map(|network| network.label.clone())
                    .unwrap_or_default(),
                version.contract.clone().unwrap_or_default(),
                version.tier_price_cents.0.to_string(),
                version.version_no.0.to_string(),
                version.version_root.to_string(),
                version.version_event_id.to_string(),
                place.map(|at| at.block.0.to_string()).unwrap_or_default(),
                place
                    .map(|at| at.log_index.0.to_string())
                    .unwrap_or_default(),
                at.and_then(|at| at.transaction.clone()).unwrap_or_default(),
                band.band.to_string(),
                band.odds_ppm.0.to_string(),
                percent(band.odds_ppm.0),
                band.lo_cents.0.to_string(),
                band.hi_cents.0.to_string(),
                band.cards.to_string(),
                version.pulls.to_string(),
                band.rolled.to_string(),
                band.awarded.to_string(),
            ];
            table += &fields.map(|field| quoted(&field)).join(",");
            table.push('\n');
        }
    }
    table
}

/// Formats parts per million as a percentage with four decimal digits.
fn percent(ppm: i128) -> String {
    format!("{}.{:04}", ppm / 10_000, ppm % 10_000)
}
