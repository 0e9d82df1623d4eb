import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import { firstOf } from './driver/controls.ts';
import { fillLocalStorage } from './driver/inPage.ts';
import { setUpJourney } from './driver/journeySetup.ts';

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

it('prints all rows of a table, the cards of a board, an open brief alone and a person without a name, and no controls', async () => {
  const { ada, page } = setup;
  await setup.openAsMember('/keyword-research', { onboardingStage: 'done' });
  const grid = page.getByRole('table', { name: 'Keywords' });
  await grid.getByRole('rowheader').first().waitFor();
  const all = Number(await grid.getAttribute('aria-rowcount')) - 1;
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => grid.getByRole('rowheader').count()).toBe(all);
  expect(await chromeInSight(page)).toEqual([]);
  const last = await grid.getByRole('rowheader').last().boundingBox();
  expect(last?.height).toBeGreaterThan(0);
  expect(await sheets(page)).toBeGreaterThan(1);

  await page.emulateMedia({ media: 'screen' });
  await ada.goto(setup.at('/content-research'));
  await page.getByRole('article').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await chromeInSight(page)).toEqual([]);
  expect(await page.getByRole('article').first().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await firstOf(page, 'button', /^Publish/).click();
  const brief = page.getByRole('dialog');
  const title = await brief.getByRole('heading', { level: 2 }).innerText();
  await page.emulateMedia({ media: 'print' });
  const onPaper = await ada.visibleText();
  expect(onPaper.trim().startsWith(title)).toBe(true);
  expect(onPaper).not.toContain('Content Ideas');
  expect(onPaper).not.toContain('Download');
  expect(await sheets(page)).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  const person = { prospectid: 1, prospect_name: '', role: 'Buyer', targetid: '901' };
  const target = { targetid: '901', target_company_name: 'Unknown Bakery', description: 'Bakes.' };
  const lists = {
    '**/getIdealProspect*': { ...person, prospect_company_name: 'Unknown Bakery' },
    '**/getTargetCompanies*': { ...target, recent_news: '', initiatives_and_challenges: '' },
  };
  for (const [address, row] of Object.entries(lists))
    await page.route(address, (route) => route.fulfill({ json: { data: [row] } }));
  await page.evaluate(fillLocalStorage, {
    selectedTargetCompanyIds: '["901"]',
    selectedTargetCompanies: '[{"targetid":"901","name":"Unknown Bakery"}]',
  });
  await ada.goto(setup.at('/prospects'));
  const name = page.getByRole('table', { name: 'Prospects' }).getByRole('rowheader').first();
  await name.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect((await name.innerText()).trim()).toBe(t('prospects.nameToFind'));
  expect(await chromeInSight(page)).toEqual([]);
});
