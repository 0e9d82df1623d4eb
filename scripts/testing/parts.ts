import { globSync } from 'node:fs';
import { checks } from '../checks.ts';
import { proveLibrary } from '../library/prove.ts';
import { root } from '../process.ts';
import type { Part } from './runParts.ts';
import { runVitest } from './vitestPart.ts';

const hasNone = (pattern: string) => () => globSync(pattern, { cwd: root }).length === 0;

/** Everything `npm test` runs, quickest first. */
export const parts: readonly Part[] = [
  {
    name: 'check',
    needsBrowser: false,
    isEmpty: () => false,
    run: () => Promise.all(checks.map((check) => check())),
  },
  {
    name: 'unit',
    needsBrowser: false,
    isEmpty: hasNone('{src,mocks,scripts}/**/*.test.ts'),
    run: (filters) => runVitest('unit', filters),
  },
  {
    name: 'stories',
    needsBrowser: true,
    isEmpty: hasNone('stories/**/*.stories.tsx'),
    run: (filters) => runVitest('stories', filters),
  },
  { name: 'library', needsBrowser: true, isEmpty: hasNone('src/index.ts'), run: proveLibrary },
  {
    name: 'e2e',
    needsBrowser: true,
    isEmpty: hasNone('e2e/**/*.journey.ts'),
    run: (filters) => runVitest('e2e', filters),
  },
];
