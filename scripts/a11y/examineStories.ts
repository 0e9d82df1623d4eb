import type { StorybookInBrowser } from '../openStorybook.ts';
import type { Outcome } from '../testing/outcome.ts';
import { openStoryPage, type StoryPage } from '../visual/storyPage.ts';
import { fileOf, storiesIn } from '../visual/shots.ts';
import { narrow, wide, type Examination } from './examination.ts';

/** How many pages examine stories at the same time. */
const parallelPages = 2;

/** Shows a story at laptop width, or at phone width if its play function needs that. */
async function turnTo(reader: StoryPage, id: string): Promise<void> {
  try {
    await reader.show(id);
  } catch {
    reader.reloadNext();
    await reader.page.setViewportSize(narrow);
    await reader.show(id);
    await reader.page.setViewportSize(wide);
  }
}

/** Runs all examinations that apply to one story. */
async function examine(
  reader: StoryPage,
  looks: readonly Examination[],
  id: string,
): Promise<Outcome[]> {
  try {
    await turnTo(reader, id);
    const outcomes: Outcome[] = [];
    for (const look of looks) outcomes.push(...(await look.examine(reader.page, id)));
    return outcomes;
  } catch (error) {
    reader.reloadNext();
    await reader.page.setViewportSize(wide);
    return [{ name: id, failure: String(error) }];
  }
}

/** Examines the stories whose id contains `only`, file by file. */
export async function examineStories(
  book: StorybookInBrowser,
  looks: readonly Examination[],
  only?: string,
): Promise<Outcome[]> {
  const files = new Map<string, string[]>();
  for (const id of storiesIn(book.index, only))
    if (looks.some(({ appliesTo }) => appliesTo(id)))
      files.set(fileOf(id), [...(files.get(fileOf(id)) ?? []), id]);
  const waiting = [...files.values()];
  const outcomes: Outcome[] = [];
  const one = async () => {
    const reader = await openStoryPage(book.browser, book.address, 'system', { viewport: wide });
    for (let file = waiting.shift(); file; file = waiting.shift())
      for (const id of file) {
        const about = looks.filter(({ appliesTo }) => appliesTo(id));
        outcomes.push(...(await examine(reader, about, id)));
      }
    await reader.page.context().close();
  };
  await Promise.all(Array.from({ length: parallelPages }, one));
  return outcomes;
}
