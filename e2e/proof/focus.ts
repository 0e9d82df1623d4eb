import type { Page } from 'playwright';
import { demoCompanyId, storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { startProductAndBrowser } from '../driver/testProduct.ts';
import { caseOf, expectSame, until, type Case, type Proof } from './proof.ts';
import { fillLocalStorage } from '../driver/inPage.ts';

/** A page with a list, and its buttons. */
interface ListPage {
  readonly path: string;
  readonly add: string;
  /** The footer button that opens the next page. */
  readonly next?: string;
  /** The features of its rows; `oneLine` means that Enter in the form's first field sends it. */
  readonly has: readonly ('edit' | 'delete' | 'oneLine')[];
}

const words = 'Add Custom';
const pages: readonly ListPage[] = [
  { path: '/usps', add: words, next: 'Set Up ICPs', has: ['edit', 'delete', 'oneLine'] },
  { path: '/icps', add: words, next: 'Choose Geographies', has: ['edit', 'delete', 'oneLine'] },
  { path: '/geos', add: words, next: 'Complete Setup', has: ['edit', 'delete', 'oneLine'] },
  { path: '/keyword-research', add: words, next: 'Content Ideas', has: ['delete', 'oneLine'] },
  { path: '/content-research', add: words, next: 'Done', has: ['edit', 'oneLine'] },
  // Must run before target companies, where the company of these prospects is deleted.
  { path: '/prospects', add: words, has: ['edit', 'delete'] },
  { path: '/target-companies', add: words, next: 'Manage Prospects', has: ['edit', 'delete'] },
];

const kept = {
  businessInfo: storedDemoBusiness,
  onboardingStage: 'done',
  welcomedCompany: String(demoCompanyId),
};

const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]');
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
const gone = (page: Page) =>
  until(async () => expectSame('dialogs', await dialog(page).count(), 0));

/** Where the focus is: in a dialog, in the page, or nowhere. */
const whereabouts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nowhere';
    if (at.closest('[role=dialog], [role=alertdialog]')) return 'dialog';
    return at.closest('main') ? 'page' : 'around the page';
  });
const expectIn = (page: Page, place: string) =>
  until(async () => expectSame('the keyboard is', await whereabouts(page), place));

/** Expects the focus on the button, or on the table cell that contains it. */
const expectOn = (page: Page, name: string) =>
  until(async () => {
    const found = await page.evaluate((wanted) => {
      const at = document.activeElement;
      const nameOf = (element: Element | null | undefined) =>
        element?.getAttribute('aria-label') ?? element?.textContent?.trim();
      const inside = [...(at?.querySelectorAll('button') ?? [])].map(nameOf);
      return at?.matches('[role=gridcell]') && inside.includes(wanted) ? wanted : nameOf(at);
    }, name);
    expectSame('the keyboard is on', found, name);
  });

async function open(page: Page, name: string | RegExp): Promise<string> {
  const opener = button(page, name);
  await opener.waitFor();
  const label = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
  await opener.focus();
  await page.keyboard.press('Enter');
  // The dialog's root element has no size, so it never counts as visible.
  await dialog(page).waitFor({ state: 'attached' });
  await expectIn(page, 'dialog');
  return label;
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await gone(page);
}

type Check = (page: Page, list: ListPage) => Promise<void>;

const closed = (name: (list: ListPage) => string | RegExp): Check => {
  return async (page, list) => {
    const label = await open(page, name(list));
    await close(page);
    await expectOn(page, label);
  };
};

const refused: Check = async (page, list) => {
  await open(page, list.add);
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('alert').first().waitFor();
  await expectIn(page, 'dialog');
  await close(page);
};

const deleted: Check = async (page) => {
  const label = await open(page, /^Delete /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await gone(page);
  const left = page.getByRole('button', { name: label, exact: true });
  await until(async () => expectSame(label, await left.count(), 0));
  await expectIn(page, 'page');
};

const wentOn: Check = async (page, { path, next = '' }) => {
  await button(page, next).focus();
  await page.keyboard.press('Enter');
  await until(async () => expectSame('still there', new URL(page.url()).pathname === path, false));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectIn(page, 'page');
};

/** The place of the focus after a dialog closes, a row is deleted, an empty form is sent or a page changes, on every list page. */
export const focus: Proof = {
  name: 'focus',
  async run() {
    const product = await startProductAndBrowser();
    const { page, ...ada } = await product.newVisitor();
    const cases: Case[] = [];
    try {
      await ada.goto(`${product.origins.demo}/users`);
      await ada.signIn('ada@acme.example', 'Ada');
      await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
      await page.evaluate(fillLocalStorage, kept);
      await ada.goto(`${product.origins.demo}/target-companies`);
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      for (const list of pages) {
        const checks: Readonly<Record<string, Check | false>> = {
          'a closed form': closed(({ add }) => add),
          'a form that was not filled in': list.has.includes('oneLine') && refused,
          'a closed editor': list.has.includes('edit') && closed(() => /^Edit /),
          'a question answered with no': list.has.includes('delete') && closed(() => /^Delete /),
          'a deletion': list.has.includes('delete') && deleted,
          'going on': list.next !== undefined && wentOn,
        };
        for (const [what, check] of Object.entries(checks)) {
          if (!check) continue;
          // oxlint-disable no-await-in-loop -- one tab, one thing after the other
          const found = await caseOf(`${list.path} after ${what}`, async () => {
            await ada.goto(`${product.origins.demo}${list.path}`);
            await button(page, list.add).waitFor();
            await check(page, list);
          });
          cases.push(found);
          // oxlint-enable no-await-in-loop
        }
      }
    } finally {
      await ada.context.close();
      await product.close();
    }
    return cases;
  },
};
