import { openStorybook } from '../openStorybook.ts';
import type { Outcome } from '../testing/outcome.ts';
import { pictures, type PictureOrigin } from './pictures.ts';
import { openCamera } from './camera.ts';
import { compare } from './compare.ts';
import { reportPage, writeReport, type Difference } from './report.ts';
import { picturedStories, pictureName, views, type View } from './shots.ts';
import { canCompare, failureOf } from './failureOf.ts';

interface Options {
  /** Part of a story's id; limits the stories. */
  readonly only: string | undefined;
  /** Stores the screenshots as the new pictures. */
  readonly isUpdate: boolean;
  readonly say: (line: string) => void;
}

/** How often a different picture is taken again before it counts as a failure. */
const retries = 2;

const named = ({ browser, platform }: PictureOrigin) => `Chromium ${browser} on ${platform}`;

/** Pictures without a story: removed on update, otherwise failures. */
function orphans(seen: ReadonlySet<string>, isUpdate: boolean): Outcome[] {
  const gone = pictures.names().filter((name) => !seen.has(name));
  if (isUpdate) for (const name of gone) pictures.remove(name);
  const failure = 'No story shows it any more. Remove it with: npm run test:visual -- --update';
  return isUpdate ? [] : gone.map((name) => ({ name, failure }));
}

/** Compares the tagged stories with their stored pictures, in each view. Null if this browser draws differently. */
export async function compareStories({ only, isUpdate, say }: Options): Promise<Outcome[] | null> {
  await using book = await openStorybook(say);
  const { address, browser, index } = book;
  const now = { browser: Number.parseInt(browser.version(), 10), platform: process.platform };
  const made = pictures.madeWith();
  const isAlike = canCompare(made, now);
  if (made && !isAlike && isUpdate && only)
    throw new Error(
      `The pictures are of ${named(made)}, this is ${named(now)}: renew all of them.`,
    );
  if (made && !isAlike && !isUpdate) {
    say(`Nothing is compared: the pictures are of ${named(made)}, this is ${named(now)}.`);
    return null;
  }
  const differences: Difference[] = [];

  const look = (name: string, screenshot: Uint8Array, isLast: boolean): string | undefined => {
    const before = pictures.read(name);
    const result = compare(screenshot, before);
    if (result.status === 'different' && before && isLast)
      differences.push({ ...result, name, before, after: result.picture });
    if (!isUpdate) return failureOf(result);
    if (result.status === 'same') return undefined;
    // A picture is stored only from a new page, because it is also compared with one.
    if (!isLast) return 'It differs.';
    pictures.write(name, result.picture);
    return undefined;
  };

  const walk = async (view: View): Promise<Outcome[]> => {
    const camera = await openCamera(browser, address, view);
    const outcomes: Outcome[] = [];
    for (const id of picturedStories(index, view, only)) {
      const name = pictureName(id, view);
      let failure: string | undefined = 'It was never shown.';
      // Retry in a new page: a message of an earlier story is not a change of this one.
      for (let left = retries; failure !== undefined && left >= 0; left -= 1) {
        try {
          failure = look(name, await camera.takePicture(id), left === 0);
        } catch (error) {
          failure = String(error);
        }
        if (failure !== undefined) camera.reloadNext();
      }
      outcomes.push(failure === undefined ? { name } : { name, failure });
    }
    return outcomes;
  };

  const outcomes = (await Promise.all(views.map(walk))).flat();
  if (isUpdate) pictures.sign(now);
  writeReport(differences);
  say(`${differences.length} pictures differ; all of them: ${reportPage}`);
  const seen = new Set(outcomes.map(({ name }) => name));
  return only ? outcomes : [...outcomes, ...orphans(seen, isUpdate)];
}
