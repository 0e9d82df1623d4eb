import type { ComponentType } from 'react';
import type { RoutePath } from '#domain/pages/routes.ts';

/** Which container stands at which path, each in a file of its own that is loaded when its page is opened. */
const pageParts: Readonly<Record<RoutePath, () => Promise<ComponentType>>> = {
  '/': async () => (await import('#containers/EntryContainer.tsx')).EntryContainer,
  '/create-tenant': async () =>
    (await import('#containers/CreateTenantContainer.tsx')).CreateTenantContainer,
  '/tenant-not-found': async () =>
    (await import('#containers/TenantNotFoundContainer.tsx')).TenantNotFoundContainer,
  '/business-info': async () =>
    (await import('#containers/BusinessInfoContainer.tsx')).BusinessInfoContainer,
  '/usps': async () => (await import('#containers/UspsContainer.tsx')).UspsContainer,
  '/icps': async () => (await import('#containers/IcpsContainer.tsx')).IcpsContainer,
  '/geos': async () => (await import('#containers/GeosContainer.tsx')).GeosContainer,
  '/dashboard': async () => (await import('#containers/DashboardContainer.tsx')).DashboardContainer,
  '/users': async () => (await import('#containers/UsersContainer.tsx')).UsersContainer,
  '/do-not-contact': async () =>
    (await import('#containers/DoNotContactContainer.tsx')).DoNotContactContainer,
  '/target-companies': async () =>
    (await import('#containers/TargetCompaniesContainer.tsx')).TargetCompaniesContainer,
  '/prospects': async () => (await import('#containers/ProspectsContainer.tsx')).ProspectsContainer,
  '/email-variations': async () =>
    (await import('#containers/EmailVariationsContainer.tsx')).EmailVariationsContainer,
  '/keyword-research': async () =>
    (await import('#containers/KeywordResearchContainer.tsx')).KeywordResearchContainer,
  '/content-research': async () =>
    (await import('#containers/ContentResearchContainer.tsx')).ContentResearchContainer,
  '/content-piece': async () =>
    (await import('#containers/ContentPieceContainer.tsx')).ContentPieceContainer,
};

const loaded = new Map<RoutePath, ComponentType>();

/** Loads the container of a page. */
export async function fetchPart(path: RoutePath): Promise<ComponentType> {
  const part = await pageParts[path]();
  loaded.set(path, part);
  return part;
}

/** The container of a page that is already loaded. */
export const loadedPart = (path: RoutePath): ComponentType | undefined => loaded.get(path);
