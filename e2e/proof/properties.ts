import { globSync, readFileSync } from 'node:fs';
import { root } from '#scripts/process.ts';
import { runVitest } from '#scripts/testing/vitestPart.ts';
import type { Proof } from './proof.ts';

/** The suite's properties with fifty times as many runs; a property with its own number keeps it. */
export const properties: Proof = {
  name: 'properties',
  async run(say, parts) {
    const files = globSync('{src,mocks,scripts}/**/*.test.ts', { cwd: root }).filter(
      (file) =>
        readFileSync(`${root}/${file}`, 'utf8').includes("from 'fast-check'") &&
        (parts.length === 0 || parts.some((part) => file.includes(part))),
    );
    say(`${files.length} files hold properties`);
    return files.length === 0 ? [] : runVitest('properties', files);
  },
};
