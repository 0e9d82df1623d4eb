import type { Book } from '../book.ts';
import type { Outcome } from '../testing/outcome.ts';
import { openReader, type Reader } from '../visual/reader.ts';
import { fileOf, storiesIn } from '../visual/shots.ts';
import { narrow, wide, type Look } from './look.ts';

/** How many pages walk through the book at a time. */
const walkers = 2;

/** Turns to a story on a laptop, else on a phone: there are plays that only a small screen allows. */
async function turnTo(reader: Reader, id: string): Promise<void> {
  try {
    await reader.show(id);
  } catch {
    reader.startAfresh();
    await reader.page.setViewportSize(narrow);
    await reader.show(id);
    await reader.page.setViewportSize(wide);
  }
}

/** Examines one story in all the ways that are about it. */
async function examine(reader: Reader, looks: readonly Look[], id: string): Promise<Outcome[]> {
  try {
    await turnTo(reader, id);
    const outcomes: Outcome[] = [];
    for (const look of looks) outcomes.push(...(await look.examine(reader.page, id)));
    return outcomes;
  } catch (error) {
    reader.startAfresh();
    await reader.page.setViewportSize(wide);
    return [{ name: id, failure: String(error) }];
  }
}

/** Walks through the stories whose id holds `only`, file by file, and looks at each in the ways given. */
export async function walk(book: Book, looks: readonly Look[], only?: string): Promise<Outcome[]> {
  const files = new Map<string, string[]>();
  for (const id of storiesIn(book.index, only))
    if (looks.some(({ isAbout }) => isAbout(id)))
      files.set(fileOf(id), [...(files.get(fileOf(id)) ?? []), id]);
  const waiting = [...files.values()];
  const outcomes: Outcome[] = [];
  const one = async () => {
    const reader = await openReader(book.browser, book.address, 'system', { viewport: wide });
    for (let file = waiting.shift(); file; file = waiting.shift())
      for (const id of file) {
        const about = looks.filter(({ isAbout }) => isAbout(id));
        outcomes.push(...(await examine(reader, about, id)));
      }
    await reader.page.context().close();
  };
  await Promise.all(Array.from({ length: walkers }, one));
  return outcomes;
}
