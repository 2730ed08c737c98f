// Reads the native figures that criterion left (crates/verify/benches/verify.rs), in milliseconds; a benchmark that has not run has none.
import { existsSync, readFileSync } from "node:fs";

const NAMES = [
  ...["event-1000", "event-10000", "event-100000", "pull-8x500", "pull-64x500", "pull-512x500"].map((name) => `check/${name}`),
  ...["packproof", "sha2"].map((name) => `ranks/${name}`),
  ...["1000", "10000", "100000"].flatMap((deck) => [`draws/packproof/${deck}`, `draws/list/${deck}`]),
];

export function nativeFigures() {
  const figures = {};
  for (const name of NAMES) {
    const file = `${process.env.CARGO_TARGET_DIR ?? "target"}/criterion/${name}/new/estimates.json`;
    if (existsSync(file)) figures[name] = JSON.parse(readFileSync(file)).median.point_estimate / 1e6;
  }
  return figures;
}
