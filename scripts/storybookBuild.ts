import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './process.ts';
import { pace } from './testing/pace.ts';

/** The folder of the built Storybook. */
export const storybookFolder = join(root, 'dist', 'storybook');

const sources = [
  '{src,stories,mocks,.storybook,public,scripts/vite}/**/*.*',
  'package-lock.json',
  '*.ts',
];

function changedAt(file: string): number {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Builds Storybook as static files, unless it was built after the last change. */
export async function ensureStorybook(say: (line: string) => void): Promise<void> {
  // This file is written last, so an incomplete build does not have it.
  const built = changedAt('dist/storybook/iframe.html');
  const isPicture = (file: string) => /[\\/](pictures([\\/]|\.json$)|trees[\\/])/.test(file);
  const files = globSync(sources, { cwd: root }).filter((file) => !isPicture(file));
  if (built > 0 && files.every((file) => changedAt(file) <= built)) return;
  say('Building Storybook …');
  const started = Date.now();
  const { code, output } = await run('storybook', [
    'build',
    '--output-dir',
    storybookFolder,
    '--quiet',
    '--disable-telemetry',
  ]);
  if (code !== 0) throw new Error(`Storybook does not build:\n${output}`);
  const index = await readFile(join(storybookFolder, 'index.json'), 'utf8');
  const stories = index.match(/"type":\s*"story"/g)?.length ?? 0;
  say(`Built ${stories} stories ${pace(Date.now() - started, stories)}.`);
}
