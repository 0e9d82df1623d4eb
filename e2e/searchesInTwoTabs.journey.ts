import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { setUpJourney } from './driver/journeySetup.ts';
import { openMockedSearches } from './driver/openMockedSearches.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

/** The search messages in the companies' rows, in their order. */
const notes = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('rowheader')
    .evaluateAll((cells) =>
      cells.map(
        (cell) =>
          /Waiting|Searching|Found \d+|None found|failed|interrupted/.exec(cell.textContent)?.[0] ??
          '',
      ),
    );
const expectNotes = (page: Page, ...expected: readonly string[]) =>
  expect.poll(() => notes(page), waitOptions).toEqual(expected);

it('says in every tab how each search for people stands, also after a reload', async () => {
  const { page, context, allowConsole } = setup.ada;
  allowConsole(/status of 400/);
  const searches = await openMockedSearches(setup, 5, '902');
  await expect.poll(searches.waitingCount, waitOptions).toBe(3);

  const there = await context.newPage();
  const target = setup.at('demo', '/target-companies');
  await there.goto(target, { waitUntil: 'commit' });
  await expectNotes(there, 'Searching', 'Searching', 'Searching', 'Waiting', 'Waiting');
  await there.reload({ waitUntil: 'commit' });
  await expectNotes(there, 'Searching', 'Searching', 'Searching', 'Waiting', 'Waiting');

  searches.answerOne();
  await expectNotes(there, 'Found 1', 'Searching', 'Searching', 'Searching', 'Waiting');
  searches.answerAll();
  await expectNotes(there, 'Found 1', 'failed', 'Found 1', 'Found 1', 'Found 1');
  expect(searches.asked).toHaveLength(5);

  // A failed search is still shown after a reload.
  await there.reload({ waitUntil: 'commit' });
  await expectNotes(there, '', 'failed', '', '', '');
  await there.getByRole('button', { name: 'Retry the search at Unknown Bakery 2' }).click();
  await expectNotes(there, '', 'Found 1', '', '', '');
  expect(searches.asked).toHaveLength(6);

  // A person who is deleted in the first tab is not counted in the second.
  await page.getByRole('button', { name: 'Delete Ann of Unknown Bakery 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotes(there, '', 'None found', '', '', '');
});

it('says that a search was interrupted when its tab is gone, and goes on with it at a press', async () => {
  const { page, context } = setup.ada;
  const searches = await openMockedSearches(setup, 1);
  await expect.poll(searches.waitingCount, waitOptions).toBe(1);
  const there = await context.newPage();
  await there.goto(setup.at('demo', '/target-companies'), { waitUntil: 'commit' });
  await expectNotes(there, 'Searching');
  await page.close();
  await expectNotes(there, 'interrupted');
  await there.getByRole('button', { name: 'Retry the search at Unknown Bakery 1' }).click();
  await expectNotes(there, 'Searching');
});
