import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWhenOlder } from './buildWhenOlder.ts';
import { output, root } from './process.ts';
import { pace } from './testing/pace.ts';

/** The folder of the built Storybook. */
export const storybookFolder = join(root, 'dist', 'storybook');

/** The mock API contains the server's operations. */
const sources = [
  'src',
  'server',
  'mocks',
  '.storybook',
  'public',
  'scripts/vite',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  ...readdirSync(join(root, 'stories'))
    .filter((name) => !name.startsWith('pictures'))
    .map((name) => join('stories', name)),
];

async function build(say: (line: string) => void): Promise<void> {
  say('Building Storybook …');
  const started = Date.now();
  const flags = ['--output-dir', storybookFolder, '--quiet', '--disable-telemetry'];
  await output('storybook', ['build', ...flags]);
  const index = await readFile(join(storybookFolder, 'index.json'), 'utf8');
  const stories = index.match(/"type":\s*"story"/g)?.length ?? 0;
  say(`Built ${stories} stories ${pace(Date.now() - started, stories)}.`);
}

/** Builds Storybook as static files, unless it was built after the last change. */
export const ensureStorybook = (say: (line: string) => void): Promise<void> =>
  // This file is written last.
  buildWhenOlder({
    result: join(storybookFolder, 'iframe.html'),
    sources,
    run: () => build(say),
  });
