import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One change of the database schema. */
export interface Migration {
  readonly number: number;
  readonly sql: string;
}

/** The numbered SQL files of a folder, in order. */
export function migrationsIn(folder: string): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{3}-.*\.sql$/.test(name))
    .sort()
    .map((name) => ({
      number: Number(name.slice(0, 3)),
      sql: readFileSync(join(folder, name), 'utf8'),
    }));
}
