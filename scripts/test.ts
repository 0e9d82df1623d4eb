/** `npm test`: runs every part that is not nightly in turn, or the named ones (`npm test -- unit stories`), and prints a summary. */
import { fetchChromium } from './fetchChromium.ts';
import { parts } from './testing/parts.ts';
import { runParts } from './testing/runParts.ts';

/** What `changed` stands for: the static checks, and the tests that import what differs from main or is uncommitted. */
const changed = ['check', 'unit', 'stories', 'e2e', '--changed=main', '--passWithNoTests'];

const given = process.argv.slice(2).flatMap((word) => (word === 'changed' ? changed : [word]));
const isPart = (word: string) => parts.some(({ name }) => name === word);
const named = given.filter(isPart);
const filters = given.filter((word) => !isPart(word));

if (filters.length > 0 && named.length === 0) {
  console.error(
    `No part is called '${filters[0]}': ${parts.map(({ name }) => name).join(', ')}, changed.`,
  );
  process.exit(1);
}

const say = (line: string) => console.log(line);
// Without this, a signal would end this process alone. An exit also ends what it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

let browser: Promise<void> | undefined;

const isSound = await runParts(
  parts.filter(({ name, isNightly }) => (named.length === 0 ? !isNightly : named.includes(name))),
  { filters, say, fetchBrowser: () => (browser ??= fetchChromium(say)) },
);
// Exit at once: open timers or sockets of a tool must not keep the suite running.
process.exit(isSound ? 0 : 1);
