import { openBrowser } from '../browser.ts';
import { checks } from '../checks.ts';
import { readDocs } from '../docs/readDocs.ts';
import { proveLanguage } from '../language/proveLanguage.ts';
import { proveLibrary } from '../library/prove.ts';
import { proveNew } from '../new/proveNew.ts';
import { reasonForNoPictures, requirePictures } from './pictures.ts';
import { proveStart } from './proveStart.ts';
import type { Part } from './runParts.ts';
import { runVitest } from './vitestPart.ts';

const say = (line: string) => console.log(line);

/** Runs a project of the test runner. Where only changes count, none of its files may be concerned. */
const vitest =
  (project: string): Part['run'] =>
  async (filters) => {
    const outcomes = await runVitest(project, filters);
    return outcomes.length > 0 ? outcomes : null;
  };

/** The stories, with their pictures where the browser draws as the one they were made with (`.storybook/pictures.ts`). */
const stories: Part['run'] = async (filters) => {
  const browser = await openBrowser();
  const version = browser.version();
  await browser.close();
  const reason = reasonForNoPictures(version, process.platform);
  if (reason) say(reason);
  return requirePictures(await vitest('stories')(filters), reason, process.env);
};

/** Everything `npm test` can run: first what it runs when nothing is named, then what is nightly; each quickest first. */
export const parts: readonly Part[] = [
  { name: 'start', run: () => proveStart(say) },
  {
    name: 'check',

    run: () => Promise.all(checks.map((check) => check())),
  },
  { name: 'unit', run: vitest('unit') },
  { name: 'stories', needsBrowser: true, run: stories },
  { name: 'e2e', needsBrowser: true, run: vitest('e2e') },
  { name: 'new', isNightly: true, run: proveNew },
  { name: 'docs', needsBrowser: true, isNightly: true, run: ([only]) => readDocs({ only, say }) },
  { name: 'library', needsBrowser: true, isNightly: true, run: proveLibrary },
  {
    name: 'language',
    needsBrowser: true,
    isNightly: true,
    run: ([only]) => proveLanguage({ only, say }),
  },
];
