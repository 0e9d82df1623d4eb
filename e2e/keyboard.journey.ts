import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { tabTo } from './driver/tabTo.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { untilFocused } from './driver/untilFocused.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const { expectAt, expectText } = setup;
const at = (path: string) => setup.at('demo', path);

const keyword = 'rolls before dawn';
const title = 'Who bakes while you sleep';

/** Actions of a person who uses only the keyboard. */
function keyboardUser(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  const choose = async (target: Locator) => {
    await tabTo(page, target);
    await press('Enter');
  };
  const write = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  /** Opens a page by its name with the command palette. */
  const command = async (name: string) => {
    await press('ControlOrMeta+k');
    await untilFocused(page.getByRole('combobox'));
    await page.keyboard.type(name);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .waitFor();
    await press('Enter');
  };
  const tick = async () => {
    await tabTo(page, page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
    await press('Space');
  };
  return { press, button, choose, write, command, tick };
}

it('adds, deletes and restores a keyword with the keyboard alone', async () => {
  const { page } = setup.ada;
  const { press, button, choose, write } = keyboardUser(page);
  await openAsMember(setup, '/keyword-research');
  const rows = page.getByRole('table', { name: 'Keywords' }).getByRole('row');
  await rows.nth(2).waitFor();

  await choose(button('Add Custom'));
  const dialog = page.getByRole('dialog');
  await write(dialog.getByLabel('Keyword term'), keyword);
  const figures = {
    'Search volume': '990000',
    'Competition index': '12',
    Trend: '-3',
    'Low bid': '0.4',
    'High bid': '1.5',
    Region: 'Ireland',
  };
  for (const [label, text] of Object.entries(figures)) await write(dialog.getByLabel(label), text);
  const level = dialog.getByRole('button', { name: 'Competition level' });
  await choose(level);
  await page.getByRole('listbox').waitFor();
  await press('End');
  await press('Enter');
  await expect.poll(() => level.innerText(), waitOptions).toBe('Very high');
  await choose(dialog.getByRole('button', { name: 'Add Keyword', exact: true }));
  await expect.poll(() => dialog.count(), waitOptions).toBe(0);

  await press('/');
  await page.keyboard.type(keyword);
  await rows.filter({ hasText: keyword }).waitFor();
  await expect.poll(() => rows.count(), waitOptions).toBe(2);
  await tabTo(page, page.getByRole('checkbox', { name: `Select ${keyword}` }));
  await press('Space');
  await choose(button(`Delete ${keyword}`));
  const question = page.getByRole('alertdialog');
  await choose(question.getByRole('button', { name: 'Delete', exact: true }));
  await expect.poll(() => rows.filter({ hasText: keyword }).count(), waitOptions).toBe(0);
  await press('F6');
  await choose(button('Undo'));
  await rows.filter({ hasText: keyword }).waitFor();
});

it('leads from keywords to an idea, its brief and Done with the keyboard alone', async () => {
  const { page } = setup.ada;
  const { press, button, choose, write, command } = keyboardUser(page);
  const dialog = page.getByRole('dialog');
  await openAsMember(setup, '/keyword-research');
  await choose(button('Content Ideas'));
  await expectAt(at('/content-research'));
  await choose(button('Add Custom'));
  await write(dialog.getByRole('textbox', { name: 'Title' }), title);
  await write(dialog.getByRole('textbox', { name: 'Content outline' }), 'The first tray is at two');
  await choose(dialog.getByRole('button', { name: 'Add Content' }));
  await expect.poll(() => dialog.count(), waitOptions).toBe(0);
  await choose(button(`Publish “${title}”`));
  await page.getByRole('dialog', { name: title }).getByText('The first tray is at two').waitFor();
  await press('Escape');
  await expect.poll(() => dialog.count(), waitOptions).toBe(0);
  await command('Keyword');
  await expectAt(at('/keyword-research'));
  await choose(button('Content Ideas'));
  await expectText(title);
  await choose(button('Done'));
  await expectAt(at('/dashboard'));
});

it('leads from companies and prospects to an email with the keyboard alone', async () => {
  const { page } = setup.ada;
  const { press, button, choose, tick } = keyboardUser(page);
  await openAsMember(setup, '/target-companies');
  await tick();
  await choose(button('Manage Prospects'));
  await expectAt(at('/prospects'));
  await tick();
  await choose(button('Manage Email Templates'));
  await expectAt(at('/email-variations'));
  const gmail = page.getByRole('link', { name: 'Create Gmail Draft', exact: true });
  await gmail.waitFor();
  const subject = () =>
    page
      .getByRole('article')
      .getByRole('heading', { name: /^(?!Before you send)/ })
      .innerText();
  const before = await subject();
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await press('ArrowRight');
  await expect.poll(subject, waitOptions).not.toBe(before);
  await tabTo(page, gmail);
  expect(await gmail.getAttribute('href')).toContain('https://mail.google.com/');
  await choose(button(/^Drafted/));
  await expectText('1 of 1 reviewed');
  await choose(button('Done'));
  await expectAt(at('/dashboard'));
});
