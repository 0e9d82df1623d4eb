import type { Page } from 'playwright';
import { t } from '#domain/words/translate.ts';

/** The pages that show a list: their path and the list's name. */
const listPages = {
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

/** The page of a list, its cards or its table, and the first of its rows, which shows that it has loaded. */
export function placeOf(area: ListArea) {
  const { path, name } = listPages[area];
  const list = (page: Page) =>
    page
      .getByRole('list', { name, exact: true })
      .or(page.getByRole('table', { name, exact: true }));
  const ready = (page: Page) =>
    list(page).getByRole('listitem').or(list(page).getByRole('rowheader')).first();
  return { path, list, ready };
}
