import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

const placeOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.querySelector('main h1')?.textContent,
    top: Math.round(window.scrollY),
    focused:
      document.activeElement?.id ||
      document.activeElement?.ariaLabel ||
      document.activeElement?.textContent,
  }));
const expectPlace = (page: Page, place: Awaited<ReturnType<typeof placeOf>>) =>
  expect.poll(() => placeOf(page), waitOptions).toEqual(place);

it('leads back to the scroll position and the button that a page was left at', async () => {
  const { ada } = setup;
  const { page } = ada;
  await page.setViewportSize({ width: 1280, height: 480 });
  await openAsMember(setup, '/usps', { onboardingStage: 'done' });
  const last = page.getByRole('button', { name: /^Edit / }).last();
  await last.scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: 'Set Up ICPs' });
  await next.focus();
  const left = await placeOf(page);
  expect(left).toMatchObject({ focused: 'Set Up ICPs' });
  expect(left.top).toBeGreaterThan(0);

  // A newly opened page starts at the top.
  await next.press('Enter');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();
  const icps = { title: 'Ideal Customer Profiles (ICPs)', top: 0, focused: 'main' };
  await expectPlace(page, icps);

  await page.goBack();
  await expectPlace(page, left);
  await page.goForward();
  await expectPlace(page, icps);

  await page.goBack();
  await expectPlace(page, left);
  // A page that is opened again by a link starts at the top.
  await page.goForward();
  await expectPlace(page, icps);
  await page.getByRole('link', { name: 'Back to USPs' }).press('Enter');
  await expectPlace(page, { title: left.title, top: 0, focused: 'main' });
});

it.each(['button', 'rowheader'] as const)(
  'leads back to a %s at the end of a table, whose rows are rendered as they come into view',
  async (role) => {
    const { page } = setup.ada;
    await openAsMember(setup, '/keyword-research', { onboardingStage: 'done' });
    const grid = page.getByRole('grid', { name: 'Keywords' });
    await grid.getByRole('row').nth(5).waitFor();
    await page.evaluate(() => window.scrollTo(0, 2000));
    const elements =
      role === 'button' ? grid.getByRole(role, { name: /^Delete / }) : grid.getByRole(role);
    await expect.poll(() => elements.count(), waitOptions).toBeGreaterThan(5);
    // The cell of a table takes the focus by a press; the button by its keys.
    if (role === 'button') await elements.nth(5).focus();
    else await elements.nth(5).click();
    const left = await placeOf(page);
    expect(left.top).toBeGreaterThan(600);
    // A click by script leaves the focus where it is.
    await page.getByRole('button', { name: 'Content Ideas' }).evaluate((next) => {
      if (next instanceof HTMLElement) next.click();
    });
    await expectPlace(page, { title: 'Content Ideas', top: 0, focused: 'main' });
    await page.goBack();
    await expectPlace(page, left);
  },
);

/** The names of the ticked rows. */
const tickedIn = (page: Page) =>
  page
    .getByRole('grid', { name: 'Keywords' })
    .getByRole('row', { selected: true })
    .getByRole('rowheader')
    .allTextContents();

it('leads back to the rows that were ticked, in each tab to its own', async () => {
  const { page, context } = setup.ada;
  await openAsMember(setup, '/keyword-research', { onboardingStage: 'done' });
  const other = await context.newPage();
  await other.goto(setup.at('demo', '/keyword-research'));
  const leave = (tab: Page) => tab.getByRole('button', { name: 'Content Ideas' }).click();
  const tick = async (tab: Page, indexes: readonly number[]) => {
    const boxes = tab.getByRole('checkbox', { name: /^Select (?!all)/ });
    for (const index of indexes) await boxes.nth(index).check();
    const names = await tickedIn(tab);
    expect(names).toHaveLength(indexes.length);
    return names;
  };
  const ticked = await tick(page, [0]);
  const tickedThere = await tick(other, [1, 3]);
  await leave(page);
  await leave(other);
  for (const tab of [page, other])
    await tab.getByRole('link', { name: 'Back to keywords' }).waitFor();

  await page.goBack();
  await expect.poll(() => tickedIn(page), waitOptions).toEqual(ticked);
  await other.goBack();
  await expect.poll(() => tickedIn(other), waitOptions).toEqual(tickedThere);
  await expect.poll(() => tickedIn(page), waitOptions).toEqual(ticked);

  // Opened again by a link it is a new page.
  await leave(page);
  await page.getByRole('link', { name: 'Back to keywords' }).click();
  await page.getByRole('rowheader').first().waitFor();
  expect(await tickedIn(page)).toEqual([]);
});
