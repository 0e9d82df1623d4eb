import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './process.ts';
import { temporaryTree } from './testing/temporaryTree.ts';

/** Stands in for npm: notes that it runs, takes its time, and installs a Node that is this one. */
const npm = `
const { appendFileSync, mkdirSync, symlinkSync, writeFileSync } = require('node:fs');
appendFileSync('installed.txt', 'x');
setTimeout(() => {
  mkdirSync('node_modules/node/bin', { recursive: true });
  symlinkSync(process.execPath, 'node_modules/node/bin/node');
  writeFileSync('node_modules/.package-lock.json', '{"packages":{}}');
}, 300);
`;

function checkout(more: Readonly<Record<string, string>> = {}): string {
  const tree = temporaryTree({
    'npm.cjs': npm,
    'package-lock.json': '{"packages":{}}',
    'scripts/hello.mjs': "console.log('hello');",
    ...more,
  });
  copyFileSync(join(root, 'scripts', 'run.mjs'), join(tree, 'scripts', 'run.mjs'));
  return tree;
}

async function run(tree: string): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/hello.mjs'], {
    cwd: tree,
    env: { ...process.env, npm_execpath: join(tree, 'npm.cjs'), NODE_OPTIONS: '' },
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const [code] = await once(child, 'close');
  return { code, output };
}

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
