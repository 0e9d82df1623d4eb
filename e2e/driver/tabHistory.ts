import type { Page } from 'playwright';

// Uses the browser's protocol, because a script that navigates may be gone before it returns.
const sessionOf = (tab: Page) => tab.context().newCDPSession(tab);

const historyOf = async (tab: Page) => (await sessionOf(tab)).send('Page.getNavigationHistory');

/** The id of one of the tab's history entries, counted back from the current one. */
async function entryId(tab: Page, stepsBack: number): Promise<number> {
  const { entries, currentIndex } = await historyOf(tab);
  const entry = entries[currentIndex - stepsBack];
  if (!entry) throw new Error('The tab has no such entry in its history.');
  return entry.id;
}

/** The index of the current history entry: how far the tab can go back. */
export const historyIndex = async (tab: Page): Promise<number> =>
  (await historyOf(tab)).currentIndex;

/** The id of the current history entry, for `returnTo`. */
export const historyEntry = (tab: Page): Promise<number> => entryId(tab, 0);

/** Goes to a history entry. */
export async function returnTo(tab: Page, id: number): Promise<void> {
  await (await sessionOf(tab)).send('Page.navigateToHistoryEntry', { entryId: id });
}

/** Goes back this many entries and waits for the navigation. It never queries the page that is being left. */
export async function goBack(tab: Page, steps: number): Promise<void> {
  const id = await entryId(tab, steps);
  const isThere = tab.waitForEvent('framenavigated', {
    predicate: (frame) => frame === tab.mainFrame(),
  });
  await returnTo(tab, id);
  await isThere;
}
