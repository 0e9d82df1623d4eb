import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();

const rows = async (tab: Page): Promise<number> =>
  Number(await tab.getByRole('grid').getAttribute('aria-rowcount')) - 1;
const loaded = async (tab: Page): Promise<number> => {
  await expect.poll(() => rows(tab), soon).toBeGreaterThan(3);
  return rows(tab);
};

async function deleteFirst(tab: Page): Promise<string> {
  const button = tab.getByRole('button', { name: /^Delete .+/ }).first();
  const label = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect
    .poll(() => tab.getByRole('button', { name: label, exact: true }).count(), soon)
    .toBe(0);
  return label.replace('Delete ', '');
}

it('keeps two rows away whose deletions overlap, in whatever order they are answered', async () => {
  await comeAsMember(stage, '/keyword-research');
  const { page } = stage.ada;
  const before = await loaded(page);
  const held: (() => void)[] = [];
  await page.route('**/deleteKeywords', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const first = await deleteFirst(page);
  const second = await deleteFirst(page);
  await expect.poll(() => held.length, soon).toBe(2);
  held[1]?.();
  await stage.expectWords(`Deleted “${second}”`);
  expect(await rows(page)).toBe(before - 2);
  held[0]?.();
  await stage.expectWords(`Deleted “${first}”`);
  expect(await rows(page)).toBe(before - 2);
  await page.unroute('**/deleteKeywords');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => rows(page), soon).toBe(before - 2);
});

it('shows in a second tab what Generate More brought in the first', async () => {
  await comeAsMember(stage, '/keyword-research');
  const { page, context } = stage.ada;
  const before = await loaded(page);
  const other = await context.newPage();
  await other.goto(page.url(), { waitUntil: 'commit' });
  await expect.poll(() => rows(other), soon).toBe(before);
  await page.bringToFront();
  await stage.ada.press('Generate More');
  await expect.poll(() => rows(page), soon).toBeGreaterThan(before);
  const after = await rows(page);
  await expect.poll(() => rows(other), soon).toBe(after);
});

it('leaves alone what another tab has selected and this one has not loaded yet', async () => {
  await comeAsMember(stage, '/target-companies');
  const { page, context } = stage.ada;
  await loaded(page);
  const other = await context.newPage();
  await other.goto(stage.at('demo', '/users'), { waitUntil: 'commit' });
  await expect.poll(() => rows(other), soon).toBeGreaterThan(0);
  const box = page.getByRole('row').getByRole('checkbox').nth(1);
  await box.check();
  const kept = () =>
    other.evaluate(
      () => JSON.parse(localStorage.getItem('selectedTargetCompanyIds') ?? '[]') as unknown[],
    );
  await expect.poll(async () => (await kept()).length, soon).toBe(1);
  const [known] = await kept();
  await box.uncheck();
  await expect.poll(async () => (await kept()).length, soon).toBe(0);
  await other.evaluate(
    ([id]) => localStorage.setItem('selectedTargetCompanyIds', JSON.stringify(['99999', id])),
    [known],
  );
  await stage.expectWords('1 selected');
  expect((await kept()).length).toBe(2);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(async () => (await kept()).length, soon).toBe(1);
});
