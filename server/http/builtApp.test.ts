import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { builtFiles } from './builtApp.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
});

/** Writes a build whose files have the given modification time, in seconds. */
function build(name: string, second: number): void {
  writeFileSync(join(folder, 'assets', `${name}.js`), `// ${name}`);
  const page = join(folder, 'index.html');
  writeFileSync(page, `<head></head><script src="/assets/${name}.js"></script>`);
  utimesSync(page, second, second);
}

const place = { identity: 'http://id.app.localhost', isSecure: false };
const textOf = async (file?: { packed: (encoding: 'identity') => Promise<{ body: Buffer }> }) =>
  (await file?.packed('identity'))?.body.toString();

it('serves a new build at once, and no files of the old one', async () => {
  build('first', 1000);
  const fileAt = builtFiles(folder, place, (html) => html);
  expect(await textOf(await fileAt('/index.html'))).toContain('first.js');
  expect(await fileAt('/assets/first.js')).toBeDefined();

  rmSync(join(folder, 'assets', 'first.js'));
  build('second', 2000);
  expect(await textOf(await fileAt('/index.html'))).toContain('second.js');
  expect(await fileAt('/assets/second.js')).toBeDefined();
  expect(await fileAt('/assets/first.js')).toBeUndefined();
});

it('serves files that are written after the page, but no hidden ones and nothing outside the folder', async () => {
  build('first', 1000);
  const fileAt = builtFiles(folder, place, (html) => html);
  expect(await fileAt('/assets/late.js')).toBeUndefined();
  writeFileSync(join(folder, 'assets', 'late.js'), '// late');
  writeFileSync(join(folder, '.records.json'), '{}');
  writeFileSync(join(folder, 'elsewhere.js'), '// elsewhere');
  expect(await fileAt('/assets/late.js')).toBeDefined();
  for (const path of [
    '/.records.json',
    '/assets/../elsewhere.js',
    '/assets',
    '/assets/',
    '/assets/..',
  ])
    expect(await fileAt(path)).toBeUndefined();
});
