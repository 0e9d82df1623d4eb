import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { demoCompanyId } from '#mocks/fixtures/demo.ts';
import { nameIn } from './driver/inPage.ts';
import { untilFocused } from './driver/focus.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { goBack, historyIndex } from './driver/tabHistory.ts';

const setup = setUpJourney();
const { at, expectAt, expectText, openAsMember } = setup;

const campaign = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns what the dashboard showed, and its height, at each of its changes until another page took its place. */
const changesUntilLeft = (page: Page) =>
  page.evaluate(() => {
    const title = () => document.querySelector('main h1')?.textContent;
    const shown = () => {
      const { innerText } = document.querySelector<HTMLElement>('main') ?? document.body;
      return `${innerText}\n${document.documentElement.scrollHeight} px high`;
    };
    const [dashboard, before] = [title(), shown()];
    const changes: string[] = [];
    return new Promise<{ before: string; changes: string[] }>((resolve) => {
      const observer = new MutationObserver(() => {
        if (title() === dashboard) return changes.push(shown());
        observer.disconnect();
        return resolve({ before, changes });
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });

it('shows a returning person the state of each campaign, one next step, and a gap in the topic map, which is then filled', async () => {
  const { ada, page } = setup;
  await openAsMember('/dashboard', { onboardingStage: 'done' });
  const inbound = campaign(page, 'Inbound Marketing');
  await expect.poll(() => inbound.innerText()).toMatch(/\d+ keywords\s+Without an idea: \d+/);
  const outbound = campaign(page, 'Outbound Marketing');
  await expect.poll(() => outbound.innerText()).toMatch(/\d+ target companies/);
  const step = inbound.getByRole('link');
  await expect.poll(() => step.count()).toBe(1);
  const count = /\d+/.exec(await step.innerText())?.[0];
  expect(await inbound.innerText()).toContain(`Without an idea: ${count}`);
  await step.click();
  await expectAt(at('/keyword-research?idea=none'));
  const grid = page.getByRole('table', { name: 'Keywords' });
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(Number(count) + 1));

  await ada.goto(at('/dashboard'));
  const gap = page.getByRole('link', { name: /^Write an idea / }).first();
  const keyword = (await gap.innerText()).replace('Write an idea', '').trim();
  expect(keyword).not.toBe('');
  await gap.click();
  await expectAt(at('/content-research'));
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.innerText()).toContain(keyword);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Who bakes while you sleep');
  await dialog.getByRole('textbox', { name: 'Content outline' }).fill('The first tray is at two');
  await dialog.getByRole('button', { name: 'Add Content' }).click();
  await expectText('Who bakes while you sleep');

  await ada.goto(at('/dashboard'));
  const table = page.getByRole('table', { name: 'Keywords' });
  await table.getByRole('link').first().waitFor();
  const filled = table.getByRole('link', { name: `Write an idea ${keyword}`, exact: true });
  expect(await filled.count()).toBe(0);
});

it('leaves the dashboard of the first choice as it is, and shows the facts on Back and in other tabs', async () => {
  const { ada, page } = setup;
  const welcomedCompany = String(demoCompanyId);
  await openAsMember('/dashboard', { onboardingStage: 'dashboard', welcomedCompany });
  await page.getByRole('radio', { name: /^Inbound Marketing/ }).click();
  const other = await ada.context.newPage();
  await other.goto(at('/dashboard'));
  await expectText('Pick your campaign', other);
  await page.bringToFront();

  const step = await historyIndex(ada.page);
  const left = changesUntilLeft(page);
  // Pressed twice before the next page is there.
  await page.getByRole('button', { name: 'Continue' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const { before, changes } = await left;
  expect(new Set(changes)).toEqual(new Set(changes.map(() => before)));
  await expectAt(at('/keyword-research'));
  expect(await historyIndex(ada.page)).toBe(step + 1);

  const facts = /\d+ keywords/;
  const shown = (tab: Page) => campaign(tab, 'Inbound Marketing').innerText();
  await other.bringToFront();
  await expect.poll(() => shown(other)).toMatch(facts);
  await page.bringToFront();
  await goBack(ada.page, 1);
  await expectAt(at('/dashboard'));
  await expect.poll(() => shown(page)).toMatch(facts);
  await page.reload();
  await expect.poll(() => shown(page)).toMatch(facts);
});

const placeOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.querySelector('main h1')?.textContent,
    top: Math.round(window.scrollY),
    focused: document.activeElement?.id,
  }));

it('leads back to the scroll position that a page was left at, and starts a new page at its top', async () => {
  const { page } = setup;
  await page.setViewportSize({ width: 1280, height: 480 });
  await openAsMember('/keyword-research', { onboardingStage: 'done' });
  await page.getByRole('table', { name: 'Keywords' }).getByRole('row').nth(5).waitFor();
  await page.evaluate(() => window.scrollTo(0, 1000));
  const left = await placeOf(page);
  expect(left.top).toBeGreaterThan(600);
  const next = { title: 'Content Ideas', top: 0, focused: 'main' };
  // A click by script does not scroll to the button.
  await page.getByRole('button', { name: 'Content Ideas' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  await expect.poll(() => placeOf(page)).toEqual(next);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toEqual(left);
  await page.goForward();
  await expect.poll(() => placeOf(page)).toEqual(next);
  // A page that is opened again by a link starts at the top.
  await page.getByRole('link', { name: 'Back to keywords' }).click();
  await expect.poll(() => placeOf(page)).toEqual({ ...left, top: 0 });
});

/** The text of the row or card that has the focus. */
const focusedRow = () =>
  setup.page.evaluate(
    () => document.activeElement?.closest('tr[data-key], li[tabindex]')?.textContent ?? '',
  );

it('finds a keyword and a card from other pages, and shows them', async () => {
  const { page } = setup;
  await openAsMember('/keyword-research', { onboardingStage: 'done' });
  const keywords = page.getByRole('table', { name: 'Keywords' });
  const keyword = await nameIn(keywords.getByRole('rowheader').last());
  await page.goto(at('/usps'));
  const card = (await page.getByRole('article').last().getByRole('heading').innerText()).trim();
  await page.goto(at('/users'));
  await page.getByRole('table', { name: 'Users' }).getByRole('rowheader').first().waitFor();
  for (const [name, group, path] of [
    [keyword, 'Keywords', '/keyword-research'],
    [card, 'USPs', '/usps'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+k');
    await untilFocused(page.getByRole('combobox'));
    await page.keyboard.type(name);
    const found = page.getByRole('group', { name: new RegExp(`^${group}`) });
    await found.getByRole('option').first().click();
    await expectAt(at(path));
    await expect.poll(focusedRow).toContain(name);
    const isInSight = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    });
    expect(isInSight).toBe(true);
  }
});
