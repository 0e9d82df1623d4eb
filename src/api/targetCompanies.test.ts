import { expect, it } from 'vitest';
import { createTestApi, json } from './testing/createTestApi.ts';

const read = async (row: object) => {
  const { api } = createTestApi(() =>
    json({ data: [{ targetid: 1, target_company_name: 'Saltmarsh', description: '', ...row }] }),
  );
  const [company] = await api.targetCompanies.list('acme', 1);
  return company;
};

it.each([
  [
    { website: 'https://saltmarsh.example', website_found: true },
    'https://saltmarsh.example',
    true,
  ],
  [
    { website: 'http://saltmarsh.example/a', website_found: false },
    'http://saltmarsh.example/a',
    false,
  ],
  [{ website_found: false }, '', false],
  [{}, '', undefined],
  // What is no address of a page is left out, and fails no list.
  [{ website: 'data:text/html,x', website_found: 'no' }, '', undefined],
  [{ website: 'saltmarsh', website_found: null }, '', undefined],
  [{ website: 7 }, '', undefined],
])('reads the website in %j', async (row, website, isWebsiteFound) => {
  const company = await read(row);
  expect(company?.website).toBe(website);
  expect(company?.isWebsiteFound).toBe(isWebsiteFound);
});
