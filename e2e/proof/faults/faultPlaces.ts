import type { Locator, Page } from 'playwright';
import { t } from '#domain/words/translate.ts';

/** The cards or the table of a list, by its accessible name. */
export const listOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name, exact: true }).or(page.getByRole('table', { name, exact: true }));

/** The first card or row of a list. */
const firstOf = (page: Page, name: string): Locator =>
  listOf(page, name).getByRole('listitem').or(listOf(page, name).getByRole('rowheader')).first();

/** The pages that show a list: their path and the list's name. */
export const listPages = {
  usps: { path: '/usps', name: t('usps.list') },
  icps: { path: '/icps', name: t('icps.list') },
  geographies: { path: '/geos', name: t('geos.list') },
  keywords: { path: '/keyword-research', name: t('keywords.table') },
  targetCompanies: { path: '/target-companies', name: t('targetCompanies.table') },
  contentIdeas: { path: '/content-research', name: t('content.list') },
  prospects: { path: '/prospects', name: t('prospects.table') },
  users: { path: '/users', name: t('users.title') },
} as const;

export type ListArea = keyof typeof listPages;

/** The page of a list, and the element that shows that it has loaded. */
export function placeOf(area: ListArea) {
  const { path, name } = listPages[area];
  return { path, ready: (page: Page) => firstOf(page, name) };
}

/** The page of the emails. */
export const mailPlace = {
  path: '/email-variations',
  ready: (page: Page) => page.getByRole('link', { name: t('emails.gmail'), exact: true }),
};
