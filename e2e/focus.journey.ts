import { expect, it } from 'vitest';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

/** A page with a list, the button that adds to it, and its buttons that only some pages have. */
interface ListPage {
  readonly path: string;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
}

const listPages: readonly ListPage[] = [
  { path: '/usps', canEdit: true, canDelete: true },
  { path: '/keyword-research', canEdit: false, canDelete: true },
  { path: '/content-research', canEdit: true, canDelete: false },
  { path: '/target-companies', canEdit: true, canDelete: true },
];

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
  for (const { path, canEdit, canDelete } of listPages) {
    await setup.ada.goto(setup.at('demo', path));
    await button('Add Custom').waitFor();
    await page
      .getByRole('button', { name: /^(Edit|Delete) / })
      .first()
      .waitFor();
    await opensAndCloses('Add Custom');
    if (canEdit) await opensAndCloses(/^Edit /);
    if (canDelete) {
      await opensAndCloses(/^Delete /);
      await deletesFirst();
    }
  }
  await button('Manage Prospects').focus();
  await page.keyboard.press('Enter');
  await setup.expectAt(setup.at('demo', '/prospects'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(place, waitOptions).toBe('page');
});
