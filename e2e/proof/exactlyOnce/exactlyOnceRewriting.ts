import type { Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import { openRewriting, rewriting } from '../faults/faultPressRows.ts';
import { counted, leaveAndReturn, type Attempt, type Row } from './exactlyOnceScene.ts';
import { pressWays, type Way } from './exactlyOnceWays.ts';

const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Waits for the new text and rejects it, so that the next attempt requests another. A second press may have closed the dialog. */
async function leaveNewText(page: Page) {
  const take = button(page, t('rewrite.take'));
  const show = page.locator('main').getByRole('button', { name: t('rewrite.show') });
  await take.or(show).first().waitFor();
  if (!(await take.isVisible())) await show.click();
  await take.waitFor();
  await button(page, t('rewrite.leave')).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The menu itself keeps the focus: Enter presses its active item. */
const enterTwice: Way = {
  name: 'Enter twice',
  ask: async (item, page) => {
    await item.hover();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
};
const ways = pressWays.map((way) => (way.name === enterTwice.name ? enterTwice : way));

const often = (way: Way): Attempt => ({
  name: way.name,
  check: async (scene) => {
    const { page } = scene;
    await counted(scene, rewriting.call, async (letGo) => {
      await way.ask(await openRewriting(page), page);
      letGo();
      await leaveNewText(page);
    });
  },
});

/** The request continues when the page is left, and requesting a text again joins it. */
const again: Attempt = {
  name: 'left, come back, and asked again',
  check: async (scene) => {
    const { page } = scene;
    await counted(scene, rewriting.call, async (letGo) => {
      await (await openRewriting(page)).click();
      await page.getByRole('dialog').waitFor({ state: 'attached' });
      await leaveAndReturn(page);
      await rewriting.ready(page).waitFor();
      await (await openRewriting(page)).click();
      letGo();
      await leaveNewText(page);
    });
  },
};

/** Rewriting one field of a card. */
export const rewritingRow: Row = { ...rewriting, attempts: [...ways.map(often), again] };
