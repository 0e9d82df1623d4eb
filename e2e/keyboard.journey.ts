import { expect, it } from 'vitest';
import type { Locator } from 'playwright';
import { openAsMember } from './driver/openAsMember.ts';
import { choose, tabTo, untilFocused } from './driver/focus.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const { expectAt, expectText } = setup;
const at = (path: string) => setup.at('demo', path);

const press = (key: string) => setup.ada.page.keyboard.press(key);
const button = (name: string | RegExp) =>
  setup.ada.page.getByRole('button', { name, exact: true }).first();

it('leads from companies and prospects to an email with the keyboard alone', async () => {
  const { page } = setup.ada;
  const tick = async () => {
    await tabTo(page, page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
    await press('Space');
  };
  await openAsMember(setup, '/target-companies');
  await tick();
  await choose(page, button('Manage Prospects'));
  await expectAt(at('/prospects'));
  await tick();
  await choose(page, button('Manage Email Templates'));
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
  await choose(page, button(/^Drafted/));
  await expectText('1 of 1 reviewed');
  await choose(page, button('Done'));
  await expectAt(at('/dashboard'));
});

/** Where the focus is: in a dialog, in the page, or nowhere. */
const place = (): Promise<string> =>
  setup.ada.page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nowhere';
    if (focused.closest('[role=dialog], [role=alertdialog]')) return 'dialog';
    return focused.closest('main') ? 'page' : 'around the page';
  });

it('keeps the focus where the work is, after a dialog and after a deletion', async () => {
  const expectIn = (where: string) => expect.poll(place, waitOptions).toBe(where);
  const open = async (opener: Locator) => {
    await opener.focus();
    await press('Enter');
    await expectIn('dialog');
  };
  await openAsMember(setup, '/usps', { onboardingStage: 'done' });
  await button(/^Edit /).waitFor();
  for (const opener of [button('Add Custom'), button(/^Edit /), button(/^Delete /)]) {
    await open(opener);
    await press('Escape');
    await untilFocused(opener);
  }
  const label = (await button(/^Delete /).getAttribute('aria-label')) ?? '';
  await open(button(label));
  await press('Tab');
  await press('Enter');
  await expect.poll(() => button(label).count(), waitOptions).toBe(0);
  await expectIn('page');
});
