import { expect, it } from 'vitest';
import { openAsMember } from './driver/openAsMember.ts';
import { nameIn } from './driver/inPage.ts';
import { setUpJourney, signInPage } from './driver/journeySetup.ts';
import { untilFocused } from './driver/untilFocused.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const { expectAt, expectText } = setup;
const at = (path: string) => setup.at('demo', path);

const openPalette = async (text: string) => {
  const { page } = setup.ada;
  await page.keyboard.press('ControlOrMeta+k');
  await untilFocused(page.getByRole('combobox'));
  await page.keyboard.type(text);
};

/** The text of the row or card that has the focus. */
const focusedRow = () =>
  setup.ada.page.evaluate(
    () => document.activeElement?.closest('tr[data-key], li[tabindex]')?.textContent ?? '',
  );

/** Chooses a row by its name; expects it to be focused and visible on its page. */
async function findAndSee(name: string, group: string, path: string): Promise<void> {
  const { page } = setup.ada;
  await openPalette(name);
  const found = page.getByRole('group', { name: new RegExp(`^${group}`) });
  await found.getByRole('option').first().waitFor();
  await found.getByRole('option').first().click();
  await expectAt(at(path));
  await expect.poll(focusedRow, waitOptions).toContain(name);
  const isInSight = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  });
  expect(isInSight).toBe(true);
}

it('finds a company, a prospect, a keyword and a card from other pages, and shows them', async () => {
  const { ada } = setup;
  const { page } = ada;
  await openAsMember(setup, '/target-companies', { onboardingStage: 'done' });
  const company = await nameIn(page.getByRole('table').getByRole('rowheader').last());
  await page.getByRole('checkbox', { name: `Select ${company}` }).check();
  await page.getByRole('button', { name: 'Manage Prospects' }).click();
  const people = page.getByRole('table', { name: 'Prospects' }).getByRole('rowheader');
  const person = await nameIn(people.first());
  await page.goto(at('/keyword-research'));
  const keywords = page.getByRole('table', { name: 'Keywords' });
  const keyword = await nameIn(keywords.getByRole('rowheader').last());

  await page.goto(at('/usps'));
  const card = (await page.getByRole('article').last().getByRole('heading').innerText()).trim();

  await page.goto(at('/users'));
  await page.getByRole('table', { name: 'Users' }).getByRole('rowheader').first().waitFor();
  await openPalette(company);
  const first = page.getByRole('option').first();
  await first.waitFor();
  await expect.poll(() => first.innerText(), waitOptions).toContain(company);
  await page.keyboard.press('Enter');
  await expectAt(at('/target-companies'));
  await expect.poll(focusedRow, waitOptions).toContain(company);

  await findAndSee(person, 'Prospects', '/prospects');
  await findAndSee(keyword, 'Keywords', '/keyword-research');
  await findAndSee(card, 'USPs', '/usps');

  await ada.logOut();
  await expectAt(signInPage);
  await ada.signIn('ben@acme.example', 'Ben');
  await expectText('Ben');
  await openPalette(company);
  await expectText('Nothing found');
});
