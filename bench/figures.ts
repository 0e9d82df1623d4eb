import { mkdirSync, writeFileSync } from 'node:fs';

/** The figures of one sample, or their medians. */
export type Figures = Readonly<Record<string, number>>;

type Table = Readonly<Record<string, Figures>>;

/** A quantile: the value below which this share of the values lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The median of each figure of several samples. */
export function medianOf(taken: readonly Figures[]): Figures {
  const names = Object.keys(taken[0] ?? {});
  const valuesOf = (name: string) => taken.map((sample) => sample[name] ?? Number.NaN);
  return Object.fromEntries(names.map((name) => [name, percentile(valuesOf(name), 0.5)]));
}

/** Prints the figures of a bench as tables and stores them in dist/bench. No test depends on them. */
export function storeFigures(name: string, tables: Readonly<Record<string, Table>>): void {
  for (const [title, table] of Object.entries(tables)) {
    console.log(`\n${name}: ${title}`);
    console.table(rounded(table));
  }
  const kept = { name, at: new Date().toISOString(), ...tables };
  mkdirSync('dist/bench', { recursive: true });
  writeFileSync(`dist/bench/${name}.json`, `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`Kept in dist/bench/${name}.json`);
}

const rounded = (table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([row, cells]) => [
      row,
      Object.fromEntries(
        Object.entries(cells).map(([cell, value]) => [cell, Math.round(value * 100) / 100]),
      ),
    ]),
  );
