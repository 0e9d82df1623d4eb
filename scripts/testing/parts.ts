import { checks } from '../checks.ts';
import { readDocs } from '../docs/readDocs.ts';
import { proveLanguage } from '../language/proveLanguage.ts';
import { proveLibrary } from '../library/prove.ts';
import { proveStart } from './proveStart.ts';
import type { Part } from './runParts.ts';
import { runVitest } from './vitestPart.ts';

const say = (line: string) => console.log(line);

/** Everything `npm test` can run, quickest first. */
export const parts: readonly Part[] = [
  { name: 'start', needsBrowser: false, run: () => proveStart(say) },
  {
    name: 'check',
    needsBrowser: false,
    run: () => Promise.all(checks.map((check) => check())),
  },
  { name: 'unit', needsBrowser: false, run: (filters) => runVitest('unit', filters) },
  { name: 'stories', needsBrowser: true, run: (filters) => runVitest('stories', filters) },
  { name: 'library', needsBrowser: true, run: proveLibrary },
  { name: 'e2e', needsBrowser: true, run: (filters) => runVitest('e2e', filters) },
  { name: 'docs', needsBrowser: true, run: ([only]) => readDocs({ only, say }) },
  {
    name: 'language',
    needsBrowser: true,
    isNightly: true,
    run: ([only]) => proveLanguage({ only, say }),
  },
];
