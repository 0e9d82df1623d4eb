import type { NavigationItem } from '#components/HeaderBar/HeaderBar.tsx';
import type { MenuLink } from '#components/Menu/MenuEntry.tsx';
import type { WorkspacePage } from '#domain/pages/pageTable.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePageOf, workspacePages } from '#domain/pages/workspacePages.ts';
import { campaignPaths } from '#domain/onboarding/campaign.ts';
import { t } from '#domain/words/translate.ts';

/** The pages of a menu, as links. */
const menuLinks = (menu: WorkspacePage['menu'], pathname: RoutePath): readonly MenuLink[] =>
  workspacePages
    .filter((page) => page.menu === menu)
    .map(({ path, name, menuName = name }) => ({
      label: t(menuName),
      href: path,
      isCurrent: path === pathname,
    }));

/** The campaigns in the header, on the pages of a campaign only. */
export function campaignLinks(pathname: RoutePath): readonly NavigationItem[] {
  const menu = workspacePageOf(pathname)?.menu;
  if (menu !== 'inbound' && menu !== 'outbound') return [];
  return [
    { label: t('shell.inbound'), links: menuLinks('inbound', pathname) },
    { label: t('shell.outbound'), href: campaignPaths.outbound, isCurrent: menu === 'outbound' },
  ];
}

/** The pages in the profile menu. */
export const profileLinks = (pathname: RoutePath) => menuLinks('profile', pathname);
