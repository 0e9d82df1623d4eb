import type { Page } from 'playwright';
import { workspacePages } from '#domain/pages/workspacePages.ts';
import { t } from '#domain/words/translate.ts';
import type { Person } from './isolationPeople.ts';
import { expectSame, until, within } from '../proof.ts';

/** A page that is checked. */
export interface Scene {
  readonly path: string;
  /** It shows no personal data. */
  readonly isPlain?: boolean;
}

/** Every page of a signed-in person. */
export const scenes: readonly Scene[] = [
  ...workspacePages.map(({ path }) => ({ path, isPlain: path === '/dashboard' })),
  { path: '/create-tenant' },
];

/** Waits until a page shows the data of its person. */
export async function seesOwn(tab: Page, { path, isPlain }: Scene, who: Person): Promise<void> {
  await until(async () => {
    expectSame('path', new URL(tab.url()).pathname, path);
    const look = tab.evaluate(() => {
      const main = document.querySelector('main');
      const fields = [...(main?.querySelectorAll('input, textarea') ?? [])];
      const typed = fields.map((field) => ('value' in field ? String(field.value) : ''));
      return `${main?.querySelector('h1') ? 'headed' : ''} ${main?.textContent} ${typed.join(' ')}`;
    });
    const shown = await within(5000, look);
    const wanted = isPlain ? ['headed'] : who.sees;
    if (!wanted.some((word) => shown.toLowerCase().includes(word)))
      throw new Error(`${path} does not show the data of ${who.mark}: ${shown.slice(0, 200)}`);
  });
}

/** The button that opens the form of a page, and the form's first field. */
const forms: Readonly<Record<string, readonly [opener: string, field: string]>> = {
  '/usps': [t('general.addCustom'), t('usps.field.title')],
  '/icps': [t('general.addCustom'), t('icps.field.title')],
  '/geos': [t('general.addCustom'), t('geos.field.region')],
  '/keyword-research': [t('general.addCustom'), t('keywords.add.keyword')],
  '/target-companies': [t('general.addCustom'), t('targetCompanies.field.name')],
  '/users': [t('users.add'), t('users.field.name')],
};

/** Opens the form of a page, if it has one, and types into it. */
export async function typeDraft(tab: Page, { path }: Scene, { mark }: Person): Promise<void> {
  const [opener, name] = forms[path] ?? [];
  if (opener === undefined || name === undefined) return;
  await tab.getByRole('button', { name: opener, exact: true }).click();
  const field = tab.getByRole('dialog').getByRole('textbox', { name }).first();
  await field.fill(`Typed into a form ${mark}`);
}
