import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const companies = Array.from({ length: 5 }, (_, index) => ({
  targetid: String(index + 901),
  name: `Unknown Bakery ${index + 1}`,
}));

/** The search messages in the companies' rows, in their order. */
const notes = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('rowheader')
    .evaluateAll((cells) =>
      cells.map(
        (cell) =>
          /Waiting|Searching|Found \d+|Found nobody|failed|interrupted/.exec(
            cell.textContent,
          )?.[0] ?? '',
      ),
    );
const expectNotes = (page: Page, ...expected: readonly string[]) =>
  expect.poll(() => notes(page), waitOptions).toEqual(expected);

it('says in every tab how each search for people stands, also after a reload', async () => {
  const { page, context, allowConsole } = setup.ada;
  allowConsole(/status of 400/);
  await context.route('**/getTargetCompanies*', (route) =>
    route.fulfill({
      json: {
        data: companies.map(({ targetid, name }) => ({
          targetid,
          target_company_name: name,
          description: 'Bakes.',
          recent_news: '',
          initiatives_and_challenges: '',
        })),
      },
    }),
  );
  const found = new Set<string>();
  await context.route('**/getIdealProspect*', (route) =>
    route.fulfill({
      json: {
        data: companies
          .filter(({ targetid }) => found.has(targetid))
          .map(({ targetid, name }) => ({
            prospectid: Number(targetid),
            prospect_name: `Ann of ${name}`,
            prospect_company_name: name,
            role: 'Buyer',
            targetid,
          })),
      },
    }),
  );
  await context.route('**/deleteIdealProspect', (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const { prospectid } = route.request().postDataJSON() as { prospectid: number };
    found.delete(String(prospectid));
    return route.fulfill({ json: { success: true } });
  });
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await context.route('**/searchIdealProspect', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = route.request().postDataJSON() as { companies: { targetid: string }[] };
    const [{ targetid: id } = { targetid: '' }] = body.companies;
    asked.push(id);
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    if (id === '902' && asked.filter((one) => one === id).length === 1)
      return route.fulfill({ status: 400, json: { message: 'No.' } });
    found.add(id);
    return route.fulfill({ json: { success: true, data: [] } });
  });
  await openAsMember(setup, '/prospects', {
    selectedTargetCompanyIds: JSON.stringify(companies.map(({ targetid }) => targetid)),
    selectedTargetCompanies: JSON.stringify(companies),
  });
  await expect.poll(() => waiting.length, waitOptions).toBe(3);

  const there = await context.newPage();
  const target = setup.at('demo', '/target-companies');
  await there.goto(target, { waitUntil: 'commit' });
  await expectNotes(there, 'Searching', 'Searching', 'Searching', 'Waiting', 'Waiting');
  await there.reload({ waitUntil: 'commit' });
  await expectNotes(there, 'Searching', 'Searching', 'Searching', 'Waiting', 'Waiting');

  waiting.shift()?.();
  await expectNotes(there, 'Found 1', 'Searching', 'Searching', 'Searching', 'Waiting');
  isHeld = false;
  for (const letGo of waiting) letGo();
  await expectNotes(there, 'Found 1', 'failed', 'Found 1', 'Found 1', 'Found 1');
  expect(asked).toHaveLength(5);

  // A failed search is still shown after a reload.
  await there.reload({ waitUntil: 'commit' });
  await expectNotes(there, '', 'failed', '', '', '');
  await there.getByRole('button', { name: 'Retry the search at Unknown Bakery 2' }).click();
  await expectNotes(there, '', 'Found 1', '', '', '');
  expect(asked).toHaveLength(6);

  // A person who is deleted in the first tab is not counted in the second.
  await page.getByRole('button', { name: 'Delete Ann of Unknown Bakery 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotes(there, '', 'Found nobody', '', '', '');
});

it('says that a search was interrupted when its tab is gone, and goes on with it at a press', async () => {
  const { page, context } = setup.ada;
  const waiting: (() => void)[] = [];
  const [first] = companies;
  await context.route('**/getTargetCompanies*', (route) =>
    route.fulfill({
      json: {
        data: [{ targetid: first?.targetid, target_company_name: first?.name, description: 'B.' }],
      },
    }),
  );
  await context.route('**/getIdealProspect*', (route) => route.fulfill({ json: { data: [] } }));
  await context.route('**/searchIdealProspect', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await new Promise<void>((resolve) => waiting.push(resolve));
    return route.fulfill({ json: { success: true, data: [] } });
  });
  await openAsMember(setup, '/prospects', {
    selectedTargetCompanyIds: JSON.stringify([first?.targetid]),
    selectedTargetCompanies: JSON.stringify([first]),
  });
  await expect.poll(() => waiting.length, waitOptions).toBe(1);
  const there = await context.newPage();
  await there.goto(setup.at('demo', '/target-companies'), { waitUntil: 'commit' });
  await expectNotes(there, 'Searching');
  await page.close();
  await expectNotes(there, 'interrupted');
  await there.getByRole('button', { name: 'Retry the search at Unknown Bakery 1' }).click();
  await expectNotes(there, 'Searching');
});
