//! Checks that a deck's floats are spelt as Python spells them, and as the machine's own floats are.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use fixtures::floats::by_machine;
use verify::float::spelling;

#[test]
fn floats_are_spelt_as_python_spells_them() {
    as_python(100_000);
}

#[test]
#[ignore = "exhaustive"]
fn a_million_floats_are_spelt_as_python_spells_them() {
    as_python(1_000_000);
}

/// Compares some sixty thousand edge cases and `random` random numbers with Python's spelling.
fn as_python(random: usize) {
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/reference/floats.py"
    );
    let mut python = Command::new("python3")
        .args([script, &random.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .expect("Python 3");
    let lines = BufReader::new(python.stdout.take().expect("its output")).lines();
    let mut compared = 0;
    for line in lines {
        let line = line.expect("text");
        let (number, expected) = line.split_once('\t').expect("a number and its spelling");
        assert_eq!(spelling(number), expected, "{number}");
        compared += 1;
    }
    assert!(python.wait().expect("an end").success());
    assert!(compared > random, "only {compared}");
}

#[test]
fn floats_of_any_length_are_read_to_their_end() {
    let mega = 1 << 20;
    let (zeros, nines) = ("0".repeat(mega), "9".repeat(mega));
    // Halfway between 1 and the next double, and one digit a million places further.
    let half = "1.00000000000000011102230246251565404236316680908203125";
    for number in [
        format!("{nines}.{nines}"),
        format!("0.{nines}"),
        format!("0.{zeros}"),
        format!("-0.{zeros}1"),
        format!("1{zeros}.0"),
        format!("1.{zeros}1"),
        format!("{half}{zeros}"),
        format!("{half}{zeros}1"),
        format!("1e{nines}"),
        format!("-1e-{nines}"),
        format!("1e+{zeros}7"),
        format!("0e{nines}"),
        format!("0.{zeros}e{nines}"),
    ] {
        let began = Instant::now();
        let spelt = spelling(&number);
        assert!(began.elapsed() < Duration::from_secs(1));
        let name = number.get(..30).expect("long");
        assert_eq!(spelt, by_machine(&number), "{name}");
    }
    assert_eq!(spelling(&format!("{half}{zeros}")), "1.0");
    assert_eq!(spelling(&format!("{half}{zeros}1")), "1.0000000000000002");
}

/// The machine's parser takes no exponent larger than some 655 thousand, so a deck with such a number had another hash
/// than Python's.
#[test]
fn an_exponent_of_a_million_is_taken_whole() {
    let mega = 1 << 20;
    let (zeros, nines) = ("0".repeat(mega), "9".repeat(mega));
    assert_eq!(spelling(&format!("0.{zeros}1e{}", mega + 1)), "1.0");
    assert_eq!(spelling(&format!("1{zeros}.5e-{mega}")), "1.0");
    assert_eq!(spelling(&format!("{nines}e-{nines}")), "0.0");
}

#[test]
fn floats_are_spelt_as_the_machine_spells_them() {
    let mut random = 1_u64;
    for _ in 0..200_000 {
        random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        let value = f64::from_bits(random ^ (random >> 32));
        if value.is_finite() {
            let number = format!("{value:e}");
            assert_eq!(spelling(&number), by_machine(&number), "{number}");
        }
    }
}
