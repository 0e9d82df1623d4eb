import { expect, it } from 'vitest';
import type { Page, Route } from 'playwright';
import { t } from '#domain/words/translate.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

/** Makes the next generation add the first USP again with another title, and a new one. */
async function addSimilarNextTime(page: Page): Promise<void> {
  const bring = async (route: Route) => {
    const request = route.request();
    const sent = {
      url: request.url(),
      authorization: (await request.allHeaders()).authorization ?? '',
      companyId: String(request.postDataJSON().companyId),
      domain: String(request.postDataJSON().domain),
    };
    const statuses = await page.evaluate(async ({ url, authorization, companyId, domain }) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const at = (path: string) => url.replace('generateUSP', path);
      const list = await fetch(at(`getUSPs?companyId=${companyId}`), { headers });
      const [{ title, description, valueProposition }] = (await list.json()).data;
      const add = async (row: object) => {
        const body = JSON.stringify({ companyId: Number(companyId), domain, ...row });
        return (await fetch(at('customUSP'), { method: 'POST', headers, body })).status;
      };
      return [
        await add({ title: `The ${title.toUpperCase()}`, description, valueProposition }),
        await add({ title: 'Polar ice', description: 'Snow.', valueProposition: 'Frost.' }),
      ];
    }, sent);
    expect(statuses).toEqual([200, 200]);
    await route.fulfill({ status: 200, json: { success: true, data: [] } });
  };
  await page.route('**/generateUSP', bring, { times: 1 });
}

const cards = (page: Page) =>
  page.getByRole('list', { name: t('usps.list') }).getByRole('listitem');
const count = (page: Page) => cards(page).count();

it('folds what only says the same, through a reload, also when the page is left before it comes', async () => {
  const { page } = setup.ada;
  await openAsMember(setup, '/usps', { onboardingStage: 'done' });
  await cards(page).first().waitFor();
  const before = await count(page);

  await addSimilarNextTime(page);
  await page.getByRole('button', { name: t('general.generateMore') }).click();
  await setup.expectText(t('alike.brought', { count: 1 }));
  await expect.poll(() => count(page), waitOptions).toBe(before + 1);
  await page.reload();
  await cards(page).first().waitFor();
  await setup.expectText(t('alike.folded', { count: 1 }));
  expect(await count(page)).toBe(before + 1);

  await addSimilarNextTime(page);
  const arrived = page.waitForResponse('**/generateUSP');
  await page.getByRole('button', { name: t('general.generateMore') }).click();
  await page.getByRole('button', { name: t('usps.next') }).click();
  await arrived;
  await setup.expectAt(setup.at('demo', '/icps'));
  await page.goBack();
  await cards(page).first().waitFor();
  // Both rows of the second generation are like existing ones. A page that is back before the list has come calls them new.
  await setup.expectText(t('alike.show', { count: 3 }));
  expect(await count(page)).toBe(before + 1);
});
