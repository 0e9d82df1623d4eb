import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

const rows = async (tab: Page): Promise<number> =>
  Number(await tab.getByRole('table').getAttribute('aria-rowcount')) - 1;
const loaded = async (tab: Page): Promise<number> => {
  await expect.poll(() => rows(tab), waitOptions).toBeGreaterThan(3);
  return rows(tab);
};

async function deleteFirst(tab: Page): Promise<string> {
  const button = tab.getByRole('button', { name: /^Delete .+/ }).first();
  const label = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect
    .poll(() => tab.getByRole('button', { name: label, exact: true }).count(), waitOptions)
    .toBe(0);
  return label.replace('Delete ', '');
}

it('keeps two rows deleted when their deletions overlap, in any order of the answers', async () => {
  await openAsMember(setup, '/keyword-research');
  const { page } = setup.ada;
  const before = await loaded(page);
  const held: (() => void)[] = [];
  await page.route('**/deleteKeywords', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const first = await deleteFirst(page);
  const second = await deleteFirst(page);
  await expect.poll(() => held.length, waitOptions).toBe(2);
  held[1]?.();
  await setup.expectText(`Deleted “${second}”`);
  expect(await rows(page)).toBe(before - 2);
  held[0]?.();
  await setup.expectText(`Deleted “${first}”`);
  expect(await rows(page)).toBe(before - 2);
  await page.unroute('**/deleteKeywords');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => rows(page), waitOptions).toBe(before - 2);
});

it('keeps rows that another tab has selected and this tab has not loaded yet', async () => {
  await openAsMember(setup, '/target-companies');
  const { page, context } = setup.ada;
  await loaded(page);
  const other = await context.newPage();
  await other.goto(setup.at('demo', '/users'), { waitUntil: 'commit' });
  await expect.poll(() => rows(other), waitOptions).toBeGreaterThan(0);
  const box = page.getByRole('row').getByRole('checkbox').nth(1);
  await box.check();
  const kept = () =>
    other.evaluate(
      () => JSON.parse(localStorage.getItem('selectedTargetCompanyIds') ?? '[]') as unknown[],
    );
  await expect.poll(async () => (await kept()).length, waitOptions).toBe(1);
  const [known] = await kept();
  await box.uncheck();
  await expect.poll(async () => (await kept()).length, waitOptions).toBe(0);
  await other.evaluate(
    ([id]) => localStorage.setItem('selectedTargetCompanyIds', JSON.stringify(['99999', id])),
    [known],
  );
  await setup.expectText('1 selected');
  expect((await kept()).length).toBe(2);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(async () => (await kept()).length, waitOptions).toBe(1);
});
