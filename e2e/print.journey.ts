import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { openMockedSearches } from './driver/openMockedSearches.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

/** Controls that the screen shows and paper does not. */
const chrome = 'header, footer, nav, main button, [role=searchbox], [role=tablist], [data-toast]';

/** The visible controls, without the texts of table cells and headers. */
const chromeInSight = (page: Page) =>
  page.locator(chrome).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && !each.closest('article header, section header'))
      .filter((each) => !each.closest('th, td'))
      .map((each) => each.outerHTML.slice(0, 80)),
  );

/** The number of sheets of the page as a PDF. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

it('prints all rows of a table, and no controls', async () => {
  const { page } = setup.ada;
  await openAsMember(setup, '/keyword-research', { onboardingStage: 'done' });
  const grid = page.getByRole('table', { name: 'Keywords' });
  await grid.getByRole('rowheader').first().waitFor();
  const all = Number(await grid.getAttribute('aria-rowcount')) - 1;
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => grid.getByRole('rowheader').count(), waitOptions).toBe(all);
  expect(await chromeInSight(page)).toEqual([]);
  const last = await grid.getByRole('rowheader').last().boundingBox();
  expect(last?.height).toBeGreaterThan(0);
  expect(await sheets(page)).toBeGreaterThan(1);
});

it('prints the cards of a board, and an open brief alone', async () => {
  const { ada } = setup;
  const { page } = ada;
  await openAsMember(setup, '/content-research', { onboardingStage: 'done' });
  await page.getByRole('article').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await chromeInSight(page)).toEqual([]);
  expect(await page.getByRole('article').first().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();
  const brief = page.getByRole('dialog');
  const title = await brief.getByRole('heading', { level: 2 }).innerText();
  await page.emulateMedia({ media: 'print' });
  const onPaper = await ada.visibleText();
  expect(onPaper.trim().startsWith(title)).toBe(true);
  expect(onPaper).not.toContain('Content Ideas');
  expect(onPaper).not.toContain('Download');
  expect(await sheets(page)).toBe(1);
});

it('prints a person whose name is not known', async () => {
  const { page } = setup.ada;
  const company = { targetid: '901', prospect_company_name: 'Unknown Bakery 1' };
  const person = { prospectid: 1, prospect_name: '', role: 'Buyer', ...company };
  await page.route('**/getIdealProspect*', (route) => route.fulfill({ json: { data: [person] } }));
  await openMockedSearches(setup, 1);
  const name = page.getByRole('rowheader').first();
  await name.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect((await name.innerText()).trim()).toBe(t('prospects.nameToFind'));
  expect(await chromeInSight(page)).toEqual([]);
});
