import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.ts';

/** When a file, or anything in a folder, was last written; 0 if it does not exist. */
export function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const inside = readdirSync(path).map((name) => newest(join(path, name)));
  // The folder's own time changes when a file is removed.
  return Math.max(stats.mtimeMs, ...inside);
}

interface Build {
  /** A file of the result, which an incomplete build does not have. */
  readonly result: string;
  /** Files and folders, relative to the repository. */
  readonly sources: readonly string[];
  readonly run: () => Promise<void>;
}

/** Runs a build unless its result is newer than its sources. */
export async function buildWhenOlder({ result, sources, run }: Build): Promise<void> {
  if (newest(result) > Math.max(...sources.map((source) => newest(join(root, source))))) return;
  const started = new Date();
  await run();
  // A source that has changed since the build began may not be in the result.
  utimesSync(result, started, started);
}
