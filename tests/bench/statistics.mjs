// Computes figures from several runs.

export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Returns the growth of a cost with a size, as the exponent between the smallest and the largest: 1 is in proportion. */
export function slope([small, large], [little, much]) {
  return Math.log(much / little) / Math.log(large / small);
}
