import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the pending SQL files of a folder, in order. Refuses data of a newer version, which this one could damage. */
export function pendingIn(folder: string, done: readonly number[]) {
  const all = readdirSync(folder)
    .filter((name) => /^\d{3}-.*\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, number: Number(name.slice(0, 3)) }));
  if (Math.max(0, ...done) > Math.max(...all.map(({ number }) => number)))
    throw new Error('The data belongs to a newer version of Bellwether. Start that one.');
  return all
    .filter(({ number }) => !done.includes(number))
    .map(({ name, number }) => ({ number, sql: readFileSync(join(folder, name), 'utf8') }));
}
