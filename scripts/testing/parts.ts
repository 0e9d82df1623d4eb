import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from '../checks.ts';
import { readDocs } from '../docs/readDocs.ts';
import { proveLanguage } from '../language/proveLanguage.ts';
import { proveLibrary } from '../library/prove.ts';
import { root } from '../process.ts';
import { compareStories } from '../visual/compareStories.ts';
import { proveStart } from './proveStart.ts';
import type { Part } from './runParts.ts';
import { runVitest } from './vitestPart.ts';

const hasNone = (pattern: string) => () => globSync(pattern, { cwd: root }).length === 0;

const storyFiles = 'stories/**/*.stories.tsx';

/** True while no story is tagged for a picture. */
const isUnseen = () =>
  globSync(storyFiles, { cwd: root }).every(
    (file) => !/tags: \[[^\]]*'visual'/.test(readFileSync(join(root, file), 'utf8')),
  );

/** Everything `npm test` runs, quickest first. */
export const parts: readonly Part[] = [
  {
    name: 'start',
    needsBrowser: false,
    isEmpty: () => false,
    run: () => proveStart((line) => console.log(line)),
  },
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
    isEmpty: hasNone(storyFiles),
    run: (filters) => runVitest('stories', filters),
  },
  { name: 'library', needsBrowser: true, isEmpty: hasNone('src/index.ts'), run: proveLibrary },
  {
    name: 'e2e',
    needsBrowser: true,
    isEmpty: hasNone('e2e/**/*.journey.ts'),
    run: (filters) => runVitest('e2e', filters),
  },
  {
    name: 'docs',
    needsBrowser: true,
    isEmpty: hasNone('stories/docs/*.mdx'),
    run: ([only]) => readDocs({ only, say: (line) => console.log(line) }),
  },
  {
    name: 'language',
    needsBrowser: true,
    isEmpty: isUnseen,
    run: ([only]) => proveLanguage({ only, say: (line) => console.log(line) }),
  },
  {
    name: 'visual',
    needsBrowser: true,
    isEmpty: isUnseen,
    run: ([only]) => compareStories({ only, isUpdate: false, say: (line) => console.log(line) }),
  },
];
