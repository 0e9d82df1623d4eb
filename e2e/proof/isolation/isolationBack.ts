import type { Page } from 'playwright';
import { goBack } from '../../driver/tabHistory.ts';
import type { Way } from './isolationChanges.ts';
import { patience, seesOwn } from './isolationPages.ts';
import type { Person } from './isolationPeople.ts';
import { goTo, logOut, signIn, withTabs, type Change } from './isolationStage.ts';
import { expectSame, until } from '../proof.ts';

/** Searches the page's list for the person's mark, which puts it into the address. */
async function search(tab: Page, { mark }: Person): Promise<void> {
  await tab.locator('main').getByRole('searchbox').fill(mark);
  await until(
    async () => expectSame('search', new URL(tab.url()).searchParams.get('q'), mark),
    patience,
  );
}

/** Opens the emails of searched prospects, which puts them into the history state. */
async function openSearchedEmails(change: Change, tab: Page): Promise<void> {
  const { scene, from } = change;
  await goTo(change, tab, { path: '/prospects' }, from);
  await search(tab, from);
  await tab
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await tab.getByRole('button', { name: 'Manage Email Templates' }).click();
  await seesOwn(tab, scene, from);
}

/** Ways a person's text gets into the address or the history of a page. */
const traces: Readonly<Record<string, (change: Change, tab: Page) => Promise<void>>> = {
  '/email-variations': openSearchedEmails,
  '/keyword-research': async (change, tab) => {
    await goTo(change, tab, change.scene, change.from);
    await search(tab, change.from);
  },
};

export const tracedPaths = Object.keys(traces);

/** One person leaves text in the address or the history; another signs in in the same tab and goes Back. */
export const backAfterAnother: Way = (change, seen) =>
  withTabs(change, async (open) => {
    const { scene, to, lookout } = change;
    const tab = await open();
    await traces[scene.path]?.(change, tab);
    const depth = await tab.evaluate(() => history.length);
    const address = tab.url();
    await logOut(tab);
    await signIn(change, tab, to);
    await lookout.check(tab);
    seen('after another person’s sign-in');

    const now = await tab.evaluate(() => history.length);
    lookout.expectLoad(address);
    await goBack(tab, now - depth);
    await seesOwn(tab, scene, to);
    expectSame('search', new URL(tab.url()).search, '');
    const carried = await tab.evaluate(() => (history.state as { usr?: unknown } | null)?.usr);
    expectSame('what was carried along', carried ?? null, null);
    await lookout.check(tab);
    seen('Back after another person’s sign-in');
  });
