import { mkdirSync, writeFileSync } from 'node:fs';

type Table = Readonly<Record<string, Readonly<Record<string, number>>>>;

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
