import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSuggestionSetup, type SuggestionSetup } from '../testing/suggestionSetup.ts';

let setup: SuggestionSetup;
beforeEach(async () => {
  setup = await createSuggestionSetup();
});
afterEach(() => setup.close());

const keptAddress = async () => {
  const { companyId } = setup.company;
  const kept = await setup.context.rows.names.get('websites', 'acme', String(companyId));
  return kept?.address;
};

it('reads at most 8 websites at once for one person, lets 40 wait, and says so to the others', async () => {
  const { companyId } = setup.company;
  const waiting: ServerResponse[] = [];
  let most = 0;
  let isOpen = false;
  setup.site.answer('/robots.txt', (res) => {
    if (isOpen) return void res.writeHead(404).end();
    waiting.push(res);
    most = Math.max(most, waiting.length);
  });
  const asked = Array.from({ length: 100 }, (_, index) =>
    setup.ask('businessInfo.scrape', { url: `${setup.site.url}/${index}`, companyId }),
  );
  await expect.poll(() => waiting.length).toBe(8);
  isOpen = true;
  for (const res of waiting) res.writeHead(404).end();
  const answers = (await Promise.all(asked)).map(({ message }) => message);
  const refused = answers.filter((message) => message?.startsWith('Too many websites'));
  expect([most, refused.length]).toEqual([8, 52]);
});

it('a corrected address is read although the wrong one still is, and its result stays', async () => {
  const { companyId } = setup.company;
  const waiting: ServerResponse[] = [];
  setup.site.answer('/wrong', (res) => waiting.push(res));
  const wrong = setup.ask('businessInfo.scrape', { url: `${setup.site.url}/wrong`, companyId });
  await expect.poll(() => waiting.length).toBe(1);
  const right = setup.ask('businessInfo.scrape', { url: setup.site.url, companyId });
  await expect.poll(keptAddress).toBe(setup.site.url);
  for (const res of waiting) res.writeHead(404).end();
  expect((await right).message).toBe('The website has been read: 7 pages.');
  expect((await wrong).message).toMatch(
    /^The website could not be read: it answers with status 404/,
  );
  expect(await keptAddress()).toBe(setup.site.url);
});
