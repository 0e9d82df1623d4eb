import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const { expectText } = setup;

/** The header, which shows running work. */
const header = (page: Page) => page.getByRole('banner');

/** Counts the email requests per prospect. */
function countMails(pages: readonly Page[]) {
  const times = new Map<string, number>();
  for (const page of pages)
    page.on('request', (request) => {
      if (!request.url().endsWith('/emailVariations') || request.method() !== 'POST') return;
      const { prospectid } = request.postDataJSON() as { prospectid: number };
      times.set(String(prospectid), (times.get(String(prospectid)) ?? 0) + 1);
    });
  return () => times;
}

it('stops writing emails in two tabs at once, continues without repeating any, and waits after a reload', async () => {
  const { page, context, visibleText } = setup.ada;
  const ids = [101, 102, 103, 104, 105, 106];
  const kept = { selectedProspectIds: JSON.stringify(ids) };
  const written = new Map<number, number>();
  await context.route('**/getEmails*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [...written].map(([id, count]) => setOf(id, count)),
      },
    }),
  );
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await context.route('**/emailVariations', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { prospectid } = route.request().postDataJSON() as { prospectid: number };
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    const count = (written.get(prospectid) ?? 0) + 1;
    written.set(prospectid, count);
    await route.fulfill({ json: { success: true, data: [setOf(prospectid, count)] } });
    return undefined;
  });
  const there = await context.newPage();
  const times = countMails([page, there]);
  await openAsMember(setup, '/email-variations', kept);
  await expectText(/round 1 of 3/);
  await there.goto(setup.at('demo', '/email-variations'), { waitUntil: 'commit' });
  await expectText(/round 1 of 3/, there);
  await expect.poll(() => waiting.length, waitOptions).toBe(3);
  const third = await context.newPage();
  await third.goto(setup.at('demo', '/users'), { waitUntil: 'commit' });
  await expect
    .poll(() => header(third).innerText(), waitOptions)
    .toMatch(/Writing emails\s+0 of 18 in another tab/);
  for (const each of [page, there])
    // oxlint-disable-next-line no-await-in-loop -- one tab after the other
    await expect
      .poll(() => each.getByRole('button', { name: 'Stop' }).count(), waitOptions)
      .toBe(1);

  await page
    .getByRole('region', { name: /^Writing emails/ })
    .getByRole('button', { name: 'Stop' })
    .click();
  await expectText(/Stopped/);
  await expectText(/Stopped/, there);
  isHeld = false;
  for (const letGo of waiting) letGo();
  await expect.poll(() => written.size, waitOptions).toBe(3);
  await expect
    .poll(() => visibleText(), waitOptions)
    .toMatch(/Stopped · 3 of 6 prospects in round 1 of 3/);
  expect([...times().values()]).toEqual([1, 1, 1]);

  await there.reload({ waitUntil: 'commit' });
  await expectText(/Stopped/, there);
  expect([...times().values()]).toEqual([1, 1, 1]);
  await there.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => [...written.values()].join(), waitOptions).toBe('3,3,3,3,3,3');
  await expect.poll(() => visibleText(there), waitOptions).not.toMatch(/Stopped|Writing emails/);
  expect([...times().values()]).toEqual([3, 3, 3, 3, 3, 3]);
});

const setOf = (id: number, count: number) => ({
  prospectid: id,
  prospectName: `Prospect ${id}`,
  targetName: 'Saltmarsh Kitchens',
  email: `p${id}@kitchens.example`,
  emails: Array.from({ length: count }, (_, index) => ({
    emailSubject: `Mail ${index} to ${id}`,
    emailBody: `Hello ${id}, for the time ${index}`,
  })),
});
