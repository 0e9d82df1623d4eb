import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { tabTo } from './driver/tabTo.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const { expectAt, expectText } = setup;
const at = (path: string) => setup.at('demo', path);

/** Actions of a person who uses only the keyboard. */
function keyboardUser(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  const choose = async (target: Locator) => {
    await tabTo(page, target);
    await press('Enter');
  };
  const tick = async () => {
    await tabTo(page, page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
    await press('Space');
  };
  return { press, button, choose, tick };
}

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

/** Where the focus is: in a dialog, in the page, or nowhere. */
const place = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nowhere';
    if (focused.closest('[role=dialog], [role=alertdialog]')) return 'dialog';
    return focused.closest('main') ? 'page' : 'around the page';
  });

it('keeps the focus where the work is, after a dialog and after a deletion', async () => {
  const { page } = setup.ada;
  const { press, button } = keyboardUser(page);
  const expectIn = (where: string) => expect.poll(() => place(page), waitOptions).toBe(where);
  const open = async (opener: Locator) => {
    await opener.focus();
    await press('Enter');
    await expectIn('dialog');
  };
  const hasFocus = (target: Locator) =>
    expect
      .poll(() => target.evaluate((element) => element === document.activeElement), waitOptions)
      .toBe(true);
  await openAsMember(setup, '/usps', { onboardingStage: 'done' });
  await button(/^Edit /).waitFor();
  for (const opener of [button('Add Custom'), button(/^Edit /), button(/^Delete /)]) {
    await open(opener);
    await press('Escape');
    await hasFocus(opener);
  }
  const label = (await button(/^Delete /).getAttribute('aria-label')) ?? '';
  await open(button(label));
  await press('Tab');
  await press('Enter');
  await expect.poll(() => button(label).count(), waitOptions).toBe(0);
  await expectIn('page');
});
