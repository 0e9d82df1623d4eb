import type { ServerResponse } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { createSiteReader } from '../reading/readSite.ts';
import { openSetup, type SuggestionSetup } from '../testing/suggestionSetup.ts';
import { Refusal } from './refusal.ts';
import { withWebsites } from './websites.ts';

let setup: SuggestionSetup;
beforeEach(async () => {
  setup = await openSetup();
});

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

it('counts every company of a call, and every website of it, and reads them all', async () => {
  const counted: string[] = [];
  const own = await openSetup({}, { count: async (kind) => void counted.push(kind) });
  const companies = [];
  for (let index = 1; index <= 50; index += 1)
    companies.push(await own.addTarget(`${own.site.url}/gone-${index}`));
  expect((await own.ask('prospects.generate', { companies })).status).toBe(200);
  expect(counted.filter((kind) => kind === 'generations')).toHaveLength(50);
  expect(counted.filter((kind) => kind === 'websites')).toHaveLength(51);
});

it('checks websites in the same places, counts each, and leaves out what is beyond the rate', async () => {
  let [running, most, left] = [0, 0, 30];
  const reader = {
    ...createSiteReader(),
    read: () => Promise.reject(new Error('Nothing is read here.')),
    answers: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return true;
    },
  };
  const count = async () => {
    left -= 1;
    if (left < 0) throw new Refusal(429, 'Too many websites to read.');
  };
  const companies = Array.from({ length: 40 }, (_, index) => ({
    target_company_name: 'Harbour Kitchens',
    website: `https://${index}.example`,
  }));
  const { values } = await withWebsites({ reader, count }, 'acme', companies);
  expect(values.filter((value) => 'website_found' in value)).toHaveLength(30);
  expect(most).toBe(8);
});
