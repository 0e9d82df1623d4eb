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

it('leads from keywords to a brief, and from companies to an email, with the keyboard alone', async () => {
  const { page } = setup.ada;
  const { press, button, choose, write, command, tick } = keyboardUser(page);
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

  await setup.ada.goto(at('/target-companies'));
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

const dialogs = () => setup.ada.page.locator('[role=dialog], [role=alertdialog]');
const button = (name: string | RegExp) =>
  setup.ada.page.getByRole('button', { name, exact: true }).first();

/** Where the focus is: in a dialog, in the page, or nowhere. */
const place = (): Promise<string> =>
  setup.ada.page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nowhere';
    if (at.closest('[role=dialog], [role=alertdialog]')) return 'dialog';
    return at.closest('main') ? 'page' : 'around the page';
  });
const expectIn = (where: string) => expect.poll(place, waitOptions).toBe(where);

async function open(name: string | RegExp): Promise<void> {
  await button(name).focus();
  await setup.ada.page.keyboard.press('Enter');
  await expectIn('dialog');
}

/** Opens a dialog by the keyboard and closes it: the focus returns to its button. */
async function opensAndCloses(name: string | RegExp): Promise<void> {
  const opener = await button(name).elementHandle();
  await open(name);
  await setup.ada.page.keyboard.press('Escape');
  await expect.poll(() => dialogs().count(), waitOptions).toBe(0);
  const isBack = () => opener?.evaluate((element) => element === document.activeElement);
  await expect.poll(isBack, waitOptions).toBe(true);
}

async function deletesFirst(): Promise<void> {
  const label = (await button(/^Delete /).getAttribute('aria-label')) ?? '';
  await open(/^Delete /);
  await setup.ada.page.keyboard.press('Tab');
  await setup.ada.page.keyboard.press('Enter');
  await expect.poll(() => button(label).count(), waitOptions).toBe(0);
  await expectIn('page');
}

it('keeps the focus where the work is: after a dialog, a deletion and a page', async () => {
  const { page } = setup.ada;
  await openAsMember(setup, '/usps', { onboardingStage: 'done' });
  for (const path of ['/usps', '/target-companies']) {
    await setup.ada.goto(at(path));
    await button(/^Edit /).waitFor();
    await opensAndCloses('Add Custom');
    await opensAndCloses(/^Edit /);
    await opensAndCloses(/^Delete /);
    await deletesFirst();
  }
  await button('Manage Prospects').focus();
  await page.keyboard.press('Enter');
  await expectAt(at('/prospects'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(place, waitOptions).toBe('page');
});
