import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();

/** What a tool shows and paper does not. */
const chrome = 'header, footer, nav, main button, [role=searchbox], [role=tablist], [data-toast]';

/** What is to be seen of the chrome, but for what a cell or the head of a table says. */
const chromeInSight = (page: Page) =>
  page.locator(chrome).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && !each.closest('article header, section header'))
      .filter((each) => !each.closest('[role=columnheader], [role=gridcell]'))
      .map((each) => each.outerHTML.slice(0, 80)),
  );

/** Whether the page can be made a file of paper, and of how many sheets. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

it('prints all rows of a table, wherever it is scrolled to, and nothing of the tool', async () => {
  const { page } = stage.ada;
  await comeAsMember(stage, '/keyword-research', { onboardingStage: 'done' });
  const grid = page.getByRole('grid', { name: 'Keywords' });
  await grid.getByRole('rowheader').first().waitFor();
  const all = Number(await grid.getAttribute('aria-rowcount')) - 1;
  expect(await grid.getByRole('rowheader').count()).toBeLessThan(all);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => grid.getByRole('rowheader').count(), soon).toBe(all);
  expect(await chromeInSight(page)).toEqual([]);
  const last = await grid.getByRole('rowheader').last().boundingBox();
  expect(last?.height).toBeGreaterThan(0);
  expect(await sheets(page)).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => grid.getByRole('rowheader').count(), soon).toBeLessThan(all);
});

it('prints a board as its cards, and an open brief alone', async () => {
  const { ada } = stage;
  const { page } = ada;
  await comeAsMember(stage, '/content-research', { onboardingStage: 'done' });
  await page.getByRole('article').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await chromeInSight(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();
  const brief = page.getByRole('dialog');
  const title = await brief.getByRole('heading', { level: 2 }).innerText();
  await page.emulateMedia({ media: 'print' });
  const onPaper = await ada.words();
  expect(onPaper.trim().startsWith(title)).toBe(true);
  expect(onPaper).not.toContain('Content Ideas');
  expect(onPaper).not.toContain('Download');
  expect(await sheets(page)).toBe(1);
});
