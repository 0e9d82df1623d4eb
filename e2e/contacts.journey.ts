import { expect, it } from 'vitest';
import { downloaded, firstOf, selectFirst } from './driver/controls.ts';
import { setUpJourney } from './driver/journeySetup.ts';

const setup = setUpJourney();
const { expectAt, expectText, openAsMember } = setup;

const table = (name: string) => setup.page.getByRole('table', { name });
const rowsWith = (name: string, text: string) => () =>
  table(name).getByRole('row').filter({ hasText: text }).count();

/** Chooses a file in the open dialog. */
async function choose(name: string, text: string): Promise<void> {
  const chooser = setup.page.waitForEvent('filechooser');
  await setup.ada.press('Choose a CSV file');
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const hubSpot = (rows: readonly string[]) =>
  ['Record ID,Company name,Website URL,Description,City', ...rows].join('\r\n');

it('takes new and changed companies from a CRM, finds nothing to do in its own export, and takes all back', async () => {
  const { ada, page } = setup;
  await openAsMember('/target-companies');
  await ada.press('Import list');
  await choose(
    'companies.csv',
    hubSpot(['901,Rye & Sons,rye.example,Bakes rye,Leeds', '902,Oat Ltd,,Mills oats,York']),
  );
  await expectText('2 new. Column left out: City');
  await ada.press('Add 2 companies');
  await expectText('Added 2 of 2');
  await ada.press('Dismiss');

  // Another file, a month later.
  await ada.press('Import list');
  await choose(
    'companies.csv',
    hubSpot([
      '901,Rye & Sons,rye.example,Bakes rye and spelt,Leeds',
      '902,Oat Ltd,,,York',
      '903,No Words,,,',
    ]),
  );
  await expectText('0 new, 1 changed, 1 unreadable, 1 already there');
  await expectText('Bakes rye and spelt');
  await ada.press('Change 1');
  await expectText('Saved 1 of 1');
  await expect.poll(rowsWith('Target companies', 'Bakes rye and spelt')).toBe(1);
  await ada.press('Undo');
  await expect.poll(rowsWith('Target companies', 'Bakes rye and spelt')).toBe(0);
  await ada.press('Dismiss');

  const exported = await downloaded(page, /^Export the /);
  await ada.press('Import list');
  await choose('target-companies.csv', exported.text);
  await expectText(/^0 new, \d+ already there$/m);
  await ada.press('Cancel');

  for (const name of ['Rye & Sons', 'Oat Ltd'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await ada.press('Merge');
  const dialog = page.getByRole('dialog', { name: 'Merge 2 rows into one' });
  await dialog.getByRole('radio', { name: 'Rye & Sons' }).check();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect.poll(rowsWith('Target companies', 'Oat Ltd')).toBe(0);
  await ada.press('Undo');
  await expect.poll(rowsWith('Target companies', 'Oat Ltd')).toBe(1);
});

it('never writes again to who is on the list, and does when they are taken off', async () => {
  const { ada, page } = setup;
  await openAsMember('/target-companies');
  await selectFirst(page);
  await ada.press('Manage Prospects');
  await expectText('1 company · 1 with prospects');
  await firstOf(page, 'button', /^Never write to /).click();
  await expectText(/is on the list “Do not contact” now/);
  await firstOf(page, 'button', /^Allow writing to /).waitFor();
  await selectFirst(page);
  await ada.press('Manage Email Templates');
  await expectText(/No draft can be opened/);
  expect(await page.getByRole('link', { name: 'Create Gmail Draft' }).count()).toBe(0);

  await ada.goInside('/do-not-contact');
  await expectAt(setup.at('/do-not-contact'));
  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectText('Nobody is on this list.');
  await ada.goInside('/email-variations');
  await page.getByRole('link', { name: 'Create Gmail Draft' }).waitFor();
});
