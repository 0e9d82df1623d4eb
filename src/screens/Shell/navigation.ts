import type { NavigationItem } from '#components/HeaderBar/HeaderBar.tsx';
import type { MenuLink } from '#components/Menu/MenuEntry.tsx';
import { isCampaignPage, isOutboundPage } from '#domain/pages/navigation.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';

const linkTo = (word: PlainWordKey, href: RoutePath, pathname: RoutePath): MenuLink => ({
  label: t(word),
  href,
  isCurrent: href === pathname,
});

/** The campaigns in the header, on campaign pages only. */
export function campaignLinks(pathname: RoutePath): readonly NavigationItem[] {
  if (!isCampaignPage(pathname)) return [];
  return [
    {
      label: t('shell.inbound'),
      links: [
        linkTo('shell.keywords', '/keyword-research', pathname),
        linkTo('shell.content', '/content-research', pathname),
      ],
    },
    {
      ...linkTo('shell.outbound', '/target-companies', pathname),
      isCurrent: isOutboundPage(pathname),
    },
  ];
}

/** The places in the profile menu. */
export function profileLinks(pathname: RoutePath): readonly MenuLink[] {
  return [
    linkTo('shell.businessInfo', '/business-info', pathname),
    linkTo('shell.usps', '/usps', pathname),
    linkTo('shell.icps', '/icps', pathname),
    linkTo('shell.geographies', '/geos', pathname),
    linkTo('shell.users', '/users', pathname),
  ];
}
