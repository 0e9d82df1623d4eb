import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './process.ts';

/** The folder of the built app. */
export const appFolder = join(root, 'dist', 'app');

/** The inputs of the build. */
const sources = [
  'src',
  'public',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
].map((name) => join(root, name));

/** When a file, or anything in a folder, was last written; 0 if it does not exist. */
export function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const inside = readdirSync(path).map((name) => newest(join(path, name)));
  // The folder's own time changes when a file is removed.
  return Math.max(stats.mtimeMs, ...inside);
}

/** Builds the app if it was not built since its sources changed. */
export async function buildWhenStale(): Promise<void> {
  const built = statSync(join(appFolder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built > Math.max(...sources.map(newest))) return;
  console.log('Building the app …');
  const started = Date.now();
  // Inside a test NODE_ENV would build React's test version.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run('vite', ['build', '--logLevel', 'warn'], { env });
  if (code !== 0) throw new Error(`The app could not be built:\n${output.trim()}`);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
