import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import { firstOf } from './driver/controls.ts';
import { choose, tabTo, untilFocused } from './driver/focus.ts';
import { setUpJourney } from './driver/journeySetup.ts';

const setup = setUpJourney();
const { at, expectAt, expectText, openAsMember } = setup;

const press = (key: string) => setup.page.keyboard.press(key);
const button = (name: string | RegExp) =>
  setup.page.getByRole('button', { name, exact: true }).first();

it('leads from companies and prospects to an email with the keyboard alone', async () => {
  const { page } = setup;
  const tick = async () => {
    await tabTo(page, page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
    await press('Space');
  };
  await openAsMember('/target-companies');
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
  await expect.poll(subject).not.toBe(before);
  await tabTo(page, gmail);
  expect(await gmail.getAttribute('href')).toContain('https://mail.google.com/');
  await choose(page, button(/^Drafted/));
  await expectText('1 of 1 reviewed');
  await choose(page, button('Done'));
  await expectAt(at('/dashboard'));
});

/** Where the focus is: in a dialog, in the page, or nowhere. */
const place = (): Promise<string> =>
  setup.page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nowhere';
    if (focused.closest('[role=dialog], [role=alertdialog]')) return 'dialog';
    return focused.closest('main') ? 'page' : 'around the page';
  });

it('keeps the focus where the work is, after a dialog and after a deletion', async () => {
  const expectIn = (where: string) => expect.poll(place).toBe(where);
  const open = async (opener: Locator) => {
    await opener.focus();
    await press('Enter');
    await expectIn('dialog');
  };
  await openAsMember('/usps', { onboardingStage: 'done' });
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
  await expect.poll(() => button(label).count()).toBe(0);
  await expectIn('page');
});

it('takes the first press on Cancel and on a list, though the focused field would show that it is empty', async () => {
  const { ada, page } = setup;
  const dialog = page.getByRole('dialog');
  await openAsMember('/users', { onboardingStage: 'done' });
  for (const [path, opener] of [
    ['/users', t('users.add')],
    ['/keyword-research', t('general.addCustom')],
    ['/content-research', t('general.addCustom')],
  ] as const) {
    await ada.goto(at(path));
    await ada.press(opener);
    await untilFocused(dialog.getByRole('textbox').first());
    await dialog.getByRole('button', { name: t('general.cancel'), exact: true }).click();
    await expect.poll(() => dialog.count()).toBe(0);
  }
  await ada.press(t('general.addCustom'));
  const list = dialog.getByRole('button', { name: t('content.field.targetIcp') });
  await list.waitFor();
  await list.click();
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0);
});

/** The buttons and inputs whose press area is lower than 40 px. */
const lowPressAreas = (page: Page) =>
  page.locator('main :is(button, input):not(thead th *)').evaluateAll((all) => {
    // 40 lines around the middle, or a little higher or lower.
    const ends = [
      [-20, 19],
      [-22, 17],
      [-18, 21],
    ];
    const isLow = (control: Element) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      // A press beside the checkbox of a row selects the row, too.
      const area = control.closest('.select, label') ?? control;
      const isPressed = (line: number) =>
        area.contains(document.elementFromPoint(left + width / 2, top + height / 2 + line));
      return control.checkVisibility() && !ends.some((pair) => pair.every(isPressed));
    };
    return all.filter(isLow).map((control) => control.outerHTML.slice(0, 120));
  });

it('has press areas of at least 40 px on touch, also for buttons in a line of text', async () => {
  const { ada, page } = setup;
  const usp = { uspid: 1, title: 'One van', description: 'It is full.', valueProposition: 'Less.' };
  const assumptions = ['description', 'valueProposition'];
  await page.route('**/getUSPs*', (route) =>
    route.fulfill({ json: { success: true, data: [{ ...usp, evidence: [], assumptions }] } }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await openAsMember('/usps', { onboardingStage: 'done' });
  await page.setViewportSize({ width: 390, height: 844 });
  await firstOf(page, 'button', /^This is true: /).waitFor();
  expect(await lowPressAreas(page)).toEqual([]);
  await ada.goto(at('/keyword-research'));
  await page.getByRole('button', { name: /^Why/ }).first().waitFor();
  expect(await lowPressAreas(page)).toEqual([]);
});
