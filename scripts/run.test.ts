import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './process.ts';
import { startNode } from './testing/startNode.ts';
import { temporaryTree } from './testing/temporaryTree.ts';

const lockfile = (packages: object): string => JSON.stringify({ packages });
const development = { 'node_modules/node': { version: '24.0.0', dev: true } };

/** Stands in for npm: notes that it runs, takes its time, and installs a Node that is this one. */
const npm = `
const { appendFileSync, mkdirSync, symlinkSync, writeFileSync } = require('node:fs');
appendFileSync('installed.txt', 'x');
setTimeout(() => {
  mkdirSync('node_modules/node/bin', { recursive: true });
  symlinkSync(process.execPath, 'node_modules/node/bin/node');
  writeFileSync('node_modules/.package-lock.json', '${lockfile(development)}');
}, 300);
`;

function checkout(more: Readonly<Record<string, string>> = {}): string {
  const tree = temporaryTree({
    'npm.cjs': npm,
    'package-lock.json': lockfile(development),
    'scripts/hello.mjs': "console.log('hello');",
    ...more,
  });
  copyFileSync(join(root, 'scripts', 'run.mjs'), join(tree, 'scripts', 'run.mjs'));
  return tree;
}

const run = (cwd: string, target = 'scripts/hello.mjs', options: readonly string[] = []) =>
  startNode([...options, 'scripts/run.mjs', target], {
    cwd,
    env: { ...process.env, npm_execpath: join(cwd, 'npm.cjs'), NODE_OPTIONS: '' },
  }).ended;

describe('the first commands of a checkout', () => {
  it('install once when they begin together, and both run', async () => {
    const tree = checkout();
    const ended = await Promise.all([run(tree), run(tree), run(tree)]);
    for (const { code, output } of ended) {
      expect(code).toBe(0);
      expect(output).toContain('hello');
    }
    expect(readFileSync(join(tree, 'installed.txt'), 'utf8')).toBe('x');
    expect(existsSync(join(tree, '.installing'))).toBe(false);
  });

  it('go on when the one that installed was killed', async () => {
    const tree = checkout({ '.installing': '999999999' });
    expect(await run(tree)).toMatchObject({ code: 0 });
    expect(existsSync(join(tree, '.installing'))).toBe(false);
  });
});

describe('where the development packages are left out', () => {
  const pg = (version: string) => ({ 'node_modules/pg': { version } });
  const compiler = (version: string) => ({
    'node_modules/typescript': { version, devOptional: true },
  });
  const installed = { ...pg('8.0.0'), ...compiler('7.0.0') };
  const production = (wanted: object) =>
    checkout({
      'package-lock.json': lockfile({ ...development, ...wanted }),
      'node_modules/.package-lock.json': lockfile(installed),
      'server/main.ts': "console.log('serves');",
    });
  const installs = (tree: string) => existsSync(join(tree, 'installed.txt'));

  it('a command of an operator runs and installs nothing', async () => {
    const tree = production(installed);
    expect(await run(tree, 'server/main.ts')).toEqual({ code: 0, output: 'serves\n' });
    expect(installs(tree)).toBe(false);
  });

  it('other versions of development packages do not count', async () => {
    const tree = production({ ...pg('8.0.0'), ...compiler('7.1.0') });
    expect(await run(tree, 'server/main.ts')).toEqual({ code: 0, output: 'serves\n' });
  });

  it('a changed lockfile is said in one sentence instead of installing', async () => {
    const tree = production({ ...installed, ...pg('8.1.0') });
    expect(await run(tree, 'server/main.ts')).toEqual({
      code: 1,
      output:
        'The lockfile has changed: stop the servers of this folder and run `npm ci --omit=dev`, or follow "A new version" in README.md.\n',
    });
    expect(installs(tree)).toBe(false);
  });

  it('a command of a developer is refused in one sentence', async () => {
    const tree = production(installed);
    expect(await run(tree, 'vite')).toEqual({
      code: 1,
      output:
        'This command needs the development packages: run `npm ci --include=dev` while no server runs from this folder.\n',
    });
    expect(installs(tree)).toBe(false);
  });

  it('a Node that is too old is said in one sentence', async () => {
    const older = `Object.defineProperty(process, 'versions', { value: { node: '24.1.0' } });
      Object.defineProperty(process, 'version', { value: 'v24.1.0' });`;
    const preload = `data:text/javascript,${encodeURIComponent(older)}`;
    expect(await run(production(installed), 'server/main.ts', ['--import', preload])).toEqual({
      code: 1,
      output: 'Node 24.2 or newer is needed without the development packages; this is v24.1.0.\n',
    });
  });
});

it('a checkout with development packages installs by itself when its lockfile has changed', async () => {
  const tree = checkout({
    'node_modules/.package-lock.json': lockfile({
      'node_modules/node': { version: '23.0.0', dev: true },
    }),
  });
  expect((await run(tree)).code).toBe(0);
  expect(readFileSync(join(tree, 'installed.txt'), 'utf8')).toBe('x');
});
