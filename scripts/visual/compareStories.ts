import { openBook } from '../book.ts';
import type { Outcome } from '../testing/outcome.ts';
import { album, type MadeWith } from './album.ts';
import { openCamera } from './camera.ts';
import { compare } from './compare.ts';
import { reportPage, writeReport, type Difference } from './report.ts';
import { pictureName, taggedStories, views, type View } from './shots.ts';
import { drawsAlike, verdict } from './verdict.ts';

interface Wish {
  /** Part of a story's id, to look at some only. */
  readonly only: string | undefined;
  /** Keeps what is seen as the new pictures. */
  readonly isUpdate: boolean;
  readonly say: (line: string) => void;
}

/** How often a picture that differs is taken again before it counts. */
const furtherLooks = 2;

const named = ({ browser, platform }: MadeWith) => `Chromium ${browser} on ${platform}`;

/** Pictures whose story is gone: removed when renewing, else a failure. */
function leftovers(seen: ReadonlySet<string>, isUpdate: boolean): Outcome[] {
  const gone = album.names().filter((name) => !seen.has(name));
  if (isUpdate) for (const name of gone) album.remove(name);
  const failure = 'No story shows it any more. Remove it with: npm run test:visual -- --update';
  return isUpdate ? [] : gone.map((name) => ({ name, failure }));
}

/** Compares the tagged stories, in each view, with the pictures kept of them. */
export async function compareStories({ only, isUpdate, say }: Wish): Promise<Outcome[]> {
  await using book = await openBook(say);
  const { address, browser, index } = book;
  const stories = taggedStories(index, only);
  const now = { browser: Number.parseInt(browser.version(), 10), platform: process.platform };
  const made = album.madeWith();
  const isAlike = drawsAlike(made, now);
  if (isUpdate && made && !isAlike && only)
    throw new Error(
      `The pictures are of ${named(made)}, this is ${named(now)}: renew all of them.`,
    );
  const differences: Difference[] = [];

  const look = (name: string, screenshot: Uint8Array, isLast: boolean): string | undefined => {
    const before = album.read(name);
    const result = compare(screenshot, before);
    if (result.status === 'different' && before && isLast)
      differences.push({ ...result, name, before, after: result.picture });
    if (!isUpdate) return verdict(result, isAlike);
    if (result.status === 'same') return undefined;
    // Kept only when a fresh page shows it as well, as it is compared.
    if (!isLast) return 'It differs.';
    album.write(name, result.picture);
    return undefined;
  };

  const walk = async (view: View): Promise<Outcome[]> => {
    const camera = await openCamera(browser, address, view);
    const outcomes: Outcome[] = [];
    for (const id of stories) {
      const name = pictureName(id, view);
      let failure: string | undefined = 'It was never seen.';
      // What differs is looked at again in a fresh page: a stray message of an earlier story is no change of this one.
      for (let left = furtherLooks; failure !== undefined && left >= 0; left -= 1) {
        try {
          failure = look(name, await camera.shoot(id), left === 0);
        } catch (error) {
          failure = String(error);
        }
        if (failure !== undefined) camera.startAfresh();
      }
      outcomes.push(failure === undefined ? { name } : { name, failure });
    }
    return outcomes;
  };

  const outcomes = (await Promise.all(views.map(walk))).flat();
  if (isUpdate) album.sign(now);
  writeReport(differences);
  if (differences.length > 0) say(`${differences.length} pictures differ: ${reportPage}`);
  if (differences.length > 0 && made && !isAlike)
    say(`They were made with ${named(made)}, this is ${named(now)}: reported, not failed.`);
  const seen = new Set(outcomes.map(({ name }) => name));
  return only ? outcomes : [...outcomes, ...leftovers(seen, isUpdate)];
}
