//! Runs `packproof odds`, which counts the given pulls of each version by band, beside its stated odds.

use std::collections::{BTreeMap, HashSet};
use std::io::{self, Write};
use std::process::ExitCode;

use answer::Answer;
use chain::deployment::Lists;
use check::check;
use explain::Subject;
use explain::pull::BandRow;
use report::quoted;
use verify::hash::Hash32;
use verify::report::Verdict;

use crate::arguments::Odds;
use crate::binomial::p_value;
use crate::columns::columns;
use crate::ending::{say, written};
use crate::file_error::FileError;
use crate::inputs::Text;
use crate::outcome::Outcome;
use crate::text;
use crate::work::each;

/// The fewest pulls of a version that say something about its odds.
const ENOUGH: u32 = 100;

/// The columns of the table for a spreadsheet.
const HEAD: &str = "network,contract,tier_price_cents,version_no,version_root,band,odds_ppm,pulls,expected,realised,p\n";

/// Counts all inputs, one after the other, and writes the tables. It names on the standard error each input that does
/// not count.
pub fn run(asked: Odds) -> ExitCode {
    let lists = asked.inputs.lists.lists();
    let mut pulls = Pulls::default();
    let mut worst = Outcome::Verified;
    let done = each(
        asked.inputs,
        false,
        move |text| one(text, &lists),
        |done| {
            if let Some((name, outcome, answer)) = done {
                worst = worst.min(outcome);
                let counted = answer.and_then(|answer| pulls.count(&answer).map_err(str::to_owned));
                if let Err(why) = counted {
                    pulls.left_out = pulls.left_out.saturating_add(1);
                    say(&format!("{name}: not counted: {why}"));
                }
            }
            Ok(())
        },
    );
    let text = match asked.csv {
        true => pulls.csv(),
        false => pulls.lines(),
    };
    written(done.and_then(|()| print(&text)), worst)
}

fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Checks one text, and keeps only its answer, or the reason for which there is none.
fn one(Text { name, bytes }: Text, lists: &Lists) -> (String, Outcome, Result<Answer, String>) {
    let result = bytes.and_then(|bytes| check(bytes, lists).map_err(FileError::Text));
    let outcome = Outcome::of(&result);
    let answer = match result {
        Ok(checked) => Ok(checked.answer),
        Err(error) => Err(text::error(&error)),
    };
    (name, outcome, answer)
}

/// The given pulls, by version.
#[derive(Default)]
struct Pulls {
    versions: BTreeMap<Name, Version>,
    /// The keys of the pulls, each of which counts once.
    keys: HashSet<Hash32>,
    /// The number of inputs that do not count.
    left_out: usize,
}

/// The name of a version. Its fingerprint alone is that of a copy on another contract too.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Name {
    network: String,
    contract: String,
    tier_price_cents: u64,
    version_no: u64,
    version_root: Hash32,
}

/// The pulls of a version.
#[derive(Default)]
struct Version {
    pulls: u32,
    /// The bands, lowest first, each with the number of pulls that rolled it.
    bands: Vec<(BandRow, u32)>,
}

impl Pulls {
    /// Counts the pull of a proof, or returns the reason for which it does not count.
    fn count(&mut self, answer: &Answer) -> Result<(), &'static str> {
        let Subject::Pull(pull) = &answer.subject else {
            return Err("a pack event has no bands: every card left is equally likely");
        };
        if answer.verdict == Verdict::NotVerified {
            return Err("it is not verified");
        }
        let (Some(odds), Some(rolled), Some(key)) = (&pull.odds, pull.rolled_band, pull.pull_key)
        else {
            return Err("its pull cannot be replayed");
        };
        if !self.keys.insert(key) {
            return Err("its pull was counted before");
        }
        let plain =
            |text: &Option<String>| text.as_deref().unwrap_or_default().to_ascii_lowercase();
        let name = Name {
            network: plain(&pull.contract.network),
            contract: plain(&pull.contract.address),
            tier_price_cents: pull.tier_price_cents.unwrap_or_default(),
            version_no: pull.version_no.unwrap_or_default(),
            version_root: odds.version_root,
        };
        let version = self.versions.entry(name).or_insert_with(|| Version {
            pulls: 0,
            bands: pull.bands.iter().map(|band| (band.clone(), 0)).collect(),
        });
        version.pulls = version.pulls.saturating_add(1);
        for ((_, realised), number) in version.bands.iter_mut().zip(0..) {
            *realised = realised.saturating_add(u32::from(number == rolled));
        }
        Ok(())
    }

    /// Prints the tables for people.
    fn lines(&self) -> String {
        let mut lines = Vec::new();
        for (name, version) in &self.versions {
            lines.extend(name.lines());
            lines.extend(version.lines());
            lines.push(String::new());
        }
        let counted = self.keys.len();
        let all = text::inputs(counted.saturating_add(self.left_out));
        lines.push(format!("{all}: {counted} counted, {} not", self.left_out));
        lines.iter().map(|line| text::shown(line) + "\n").collect()
    }

    /// Prints the table for a spreadsheet, with one line for each band.
    fn csv(&self) -> String {
        let mut table = HEAD.to_owned();
        for (name, version) in &self.versions {
            let p = version.p().map(|p| format!("{p:.6}")).unwrap_or_default();
            for ((band, realised), number) in version.bands.iter().zip(1_u64..) {
                let (whole, tenth) = version.expected(band);
                let fields = [
                    name.network.clone(),
                    name.contract.clone(),
                    name.tier_price_cents.to_string(),
                    name.version_no.to_string(),
                    name.version_root.to_string(),
                    number.to_string(),
                    band.odds_ppm.to_string(),
                    version.pulls.to_string(),
                    format!("{whole}.{tenth}"),
                    realised.to_string(),
                    p.clone(),
                ];
                table += &fields.map(|field| quoted(&field)).join(",");
                table.push('\n');
            }
        }
        table
    }
}

impl Name {
    fn lines(&self) -> [String; 3] {
        let number = words::thousands(self.version_no);
        let price = words::money(self.tier_price_cents);
        let contract = [self.network.as_str(), &self.contract].join(" ");
        [
            format!("Version {number} at {price}"),
            format!("  contract: {}", contract.trim()),
            format!("  version_root: {}", self.version_root),
        ]
    }
}

impl Version {
    /// Returns the table of the bands, and the probability of pulls like these if there are enough of them.
    fn lines(&self) -> Vec<String> {
        let heads = ["band", "stated odds", "expected", "realised"];
        let rows = self.bands.iter().map(|(band, realised)| {
            let (whole, tenth) = self.expected(band);
            [
                words::money_range(band.lo_cents, band.hi_cents),
                words::odds(band.odds_ppm),
                format!("{}.{tenth}", words::thousands(whole)),
                words::thousands((*realised).into()),
            ]
        });
        let mut lines = vec![format!("  pulls: {}", words::thousands(self.pulls.into()))];
        lines.extend(columns(2, &heads, rows));
        lines.extend(self.p().map(|p| {
            let p = match p < 0.000_000_5 {
                true => "below 0.000001".to_owned(),
                false => format!("at most {p:.6}"),
            };
            format!("  If the stated odds hold, the probability of a band this far off is {p}.")
        }));
        lines
    }

    /// Returns the number of pulls that the stated odds give a band on average, as a whole number and tenths.
    fn expected(&self, band: &BandRow) -> (u64, u64) {
        let millionths = u64::from(self.pulls).saturating_mul(band.odds_ppm);
        let tenths = millionths.saturating_add(50_000) / 100_000;
        (tenths / 10, tenths % 10)
    }

    /// Returns the p-value of the pulls; `None` for too few of them, or if no band is left to chance.
    fn p(&self) -> Option<f64> {
        let bands = self.bands.iter();
        let bands = bands.map(|(band, realised)| (band.odds_ppm, *realised));
        (self.pulls >= ENOUGH)
            .then(|| p_value(self.pulls, bands))
            .flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(pulls: u32, bands: &[(u64, u32)]) -> Version {
        let bands = bands.iter().map(|(odds_ppm, realised)| {
            let band = BandRow {
                odds_ppm: *odds_ppm,
                ..BandRow::default()
            };
            (band, *realised)
        });
        Version {
            pulls,
            bands: bands.collect(),
        }
    }

    #[test]
    fn fewer_than_a_hundred_pulls_say_nothing() {
        assert_eq!(version(99, &[(10_000, 99), (990_000, 0)]).p(), None);
        let said = |pulls, bands| version(pulls, bands).lines().pop().expect("a line");
        let about = "If the stated odds hold, the probability of a band this far off is";
        for (bands, p) in [
            (&[(10_000, 5), (990_000, 95)], "at most 0.013729"),
            (&[(10_000, 100), (990_000, 0)], "below 0.000001"),
            (&[(10_000, 1), (990_000, 99)], "at most 1.000000"),
        ] {
            assert_eq!(said(100, bands), format!("  {about} {p}."));
        }
    }

    #[test]
    fn the_expected_number_is_rounded_to_a_tenth() {
        let of = |pulls, odds_ppm| {
            let version = version(pulls, &[(odds_ppm, 0)]);
            version.expected(&version.bands[0].0)
        };
        assert_eq!(of(1, 251_143), (0, 3));
        assert_eq!(of(200, 999_750), (200, 0));
        assert_eq!(of(3, 1_000_000), (3, 0));
        assert_eq!(of(u32::MAX, 1_000_000), (u64::from(u32::MAX), 0));
    }
}
