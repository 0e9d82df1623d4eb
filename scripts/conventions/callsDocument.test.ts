import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '#api/contract/paths.ts';
import { messages } from '#domain/words/messages.ts';
import { root } from '../process.ts';

const text = readFileSync(join(root, 'docs', 'calls.md'), 'utf8');

/** Returns the rows of the table under a heading, as pairs. */
function rowsUnder(heading: string): [string, string][] {
  const section = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section.split('\n').flatMap((line): [string, string][] => {
    const [, name, value] = /^\| ([\w.]+) +\| (.+?) +\|$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
}

it('lists every call with its method and path', () => {
  const calls = Object.entries(paths).map(([name, { method, path }]) => [
    name,
    `\`${method} ${path}\``,
  ]);
  expect(rowsUnder('The calls').filter(([name]) => name !== 'call')).toEqual(calls);
});

it('has every message exactly as in the product', () => {
  const known = Object.entries(messages).map(([key, words]) => [
    key.replace(/^message\./, ''),
    words,
  ]);
  expect(rowsUnder('The messages').filter(([name]) => name !== 'message')).toEqual(known);
});
