//! Measures the verifier natively: whole checks of the benchmark's inputs, and the inner loops beside their plain
//! references.
//!
//! `PACKPROOF_INPUTS` names the files, and `make bench` writes them.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use std::hint::black_box;
use std::path::Path;
use std::time::Duration;

use criterion::{
    BatchSize, BenchmarkId, Criterion, SamplingMode, Throughput, criterion_group, criterion_main,
};
use sha2::{Digest, Sha256};
use uuid::Uuid;
use verify::hash::Hash32;
use verify::pull::packs_v1;
use verify::remaining::Remaining;
use verify::report::Verdict;

fn checks(c: &mut Criterion) {
    let inputs = std::env::var("PACKPROOF_INPUTS").expect("names of files: make bench");
    let mut group = c.benchmark_group("check");
    group
        .sampling_mode(SamplingMode::Flat)
        .sample_size(10)
        .measurement_time(Duration::from_secs(2));
    for path in inputs.split_whitespace().map(Path::new) {
        let name = path.file_stem().expect("a file").to_string_lossy();
        let bytes = std::fs::read(path).expect("make bench writes it");
        group.throughput(Throughput::Bytes(bytes.len() as u64));
        group.bench_function(&*name, |b| {
            b.iter(|| {
                let checked = verify::check(bytes.as_slice(), &mut |_| {}).expect("a payload");
                assert_eq!(checked.report.verdict, Verdict::VerifiedOffline, "{name}");
                checked
            });
        });
    }
    group.finish();
}

fn ranks(c: &mut Criterion) {
    const CARDS: u64 = 10_000;
    let word = Hash32::of(&[b"a word"]);
    let cards: Vec<Uuid> = (0..CARDS).map(|n| Uuid::from_u64_pair(n, !n)).collect();
    let mut group = c.benchmark_group("ranks");
    group.throughput(Throughput::Elements(CARDS));
    group.bench_function("packproof", |b| {
        b.iter(|| packs_v1::ranks(black_box(&word), cards.iter()));
    });
    group.bench_function("sha2", |b| {
        b.iter(|| {
            let prefix = Sha256::new()
                .chain_update(black_box(&word).as_bytes())
                .chain_update("packs_v1:card");
            let rank = |card: &Uuid| prefix.clone().chain_update(card).finalize();
            cards.iter().map(rank).collect::<Vec<_>>()
        });
    });
    group.finish();
}

fn draws(c: &mut Criterion) {
    let mut group = c.benchmark_group("draws");
    for deck in [1_000_u32, 10_000, 100_000] {
        let number = |n: u32| {
            let hash = Hash32::of(&[&n.to_be_bytes()]);
            u32::from_be_bytes(*hash.as_bytes().first_chunk().expect("4 of 32 bytes"))
        };
        let numbers: Vec<u32> = (0..deck).map(number).collect();
        group.throughput(Throughput::Elements(deck.into()));
        group.bench_function(BenchmarkId::new("packproof", deck), |b| {
            b.iter_batched_ref(
                || Remaining::all(deck as usize).expect("a deck that fits"),
                |remaining| {
                    for number in &numbers {
                        black_box(remaining.take(number % remaining.left()));
                    }
                },
                BatchSize::LargeInput,
            );
        });
        group.bench_function(BenchmarkId::new("list", deck), |b| {
            b.iter_batched_ref(
                || (0..deck).collect::<Vec<u32>>(),
                |remaining| {
                    for number in &numbers {
                        black_box(remaining.remove(*number as usize % remaining.len()));
                    }
                },
                BatchSize::LargeInput,
            );
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .without_plots()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = checks, ranks, draws
}
criterion_main!(benches);
