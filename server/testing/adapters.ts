import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryRows } from '../rows/memory.ts';
import type { OpenRows } from '../rows/rows.ts';
import { openDatabase } from '../rows/sqlite/database.ts';

/** Rows of a kind for one test. */
export interface Place {
  readonly rows: OpenRows;
  /** Closes the rows and opens them again, as a restart does; only where they outlive the process. */
  readonly reopen?: () => Promise<OpenRows>;
  readonly remove: () => Promise<void>;
}

async function inMemory(): Promise<Place> {
  return { rows: memoryRows(), remove: async () => {} };
}

async function onSqlite(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-rows-'));
  let { rows } = openDatabase(folder);
  return {
    rows,
    reopen: async () => {
      await rows.close();
      ({ rows } = openDatabase(folder));
      return rows;
    },
    remove: async () => {
      await rows.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Every adapter there is, by name: what is promised of rows holds on each. */
export const adapters: readonly (readonly [name: string, open: () => Promise<Place>])[] = [
  ['memory', inMemory],
  ['SQLite', onSqlite],
];
