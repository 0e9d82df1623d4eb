/** A quantile: the value below which this share of the values lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export type Figures = Readonly<Record<string, number>>;

/** The median of each figure of several samples. */
export const medianOf = (taken: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(taken[0] ?? {}).map((figure) => [
      figure,
      percentile(
        taken.map((sample) => sample[figure] ?? Number.NaN),
        0.5,
      ),
    ]),
  );
