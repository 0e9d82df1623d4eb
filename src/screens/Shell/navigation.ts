import type { NavigationItem } from '#components/HeaderBar/HeaderBar.tsx';
import type { MenuLink } from '#components/Menu/Menu.tsx';
import type { WorkspacePage } from '#domain/pages/pageTable.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePageOf, workspacePages } from '#domain/pages/workspacePages.ts';
import { campaignPaths } from '#domain/onboarding/campaign.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
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

/** The campaign links in the header: shown on campaign pages, and on every page once a campaign was chosen. */
export function campaignLinks(
  pathname: RoutePath,
  stage?: OnboardingStage,
): readonly NavigationItem[] {
  const menu = workspacePageOf(pathname)?.menu;
  if (menu !== 'inbound' && menu !== 'outbound' && stage !== 'done') return [];
  return [
    { label: t('shell.inbound'), links: menuLinks('inbound', pathname) },
    {
      label: t('shell.outbound'),
      href: campaignPaths.outbound,
      isCurrent: menu === 'outbound',
      menuLabel: t('shell.outboundPages'),
      links: menuLinks('outbound', pathname),
    },
  ];
}

/** The pages in the profile menu. */
export const profileLinks = (pathname: RoutePath) => menuLinks('profile', pathname);
