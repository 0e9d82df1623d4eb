import { lazy, type ComponentType } from 'react';
import type { RoutePath } from '#domain/routes.ts';

/** A page whose code is fetched when it is first opened. */
const page = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load() }));

/**
 * Which container stands at which path. Who may open it and the step it requires are in `domain/routes.ts`.
 * A page is one line here.
 */
export const pages: Readonly<Record<RoutePath, ComponentType>> = {
  '/': page(async () => (await import('#containers/EntryContainer.tsx')).EntryContainer),
  '/create-tenant': page(
    async () => (await import('#containers/CreateTenantContainer.tsx')).CreateTenantContainer,
  ),
  '/tenant-not-found': page(
    async () => (await import('#containers/TenantNotFoundContainer.tsx')).TenantNotFoundContainer,
  ),
  '/business-info': page(
    async () => (await import('#containers/BusinessInfoContainer.tsx')).BusinessInfoContainer,
  ),
  '/usps': page(async () => (await import('#containers/UspsContainer.tsx')).UspsContainer),
  '/icps': page(async () => (await import('#containers/IcpsContainer.tsx')).IcpsContainer),
  '/geos': page(async () => (await import('#containers/GeosContainer.tsx')).GeosContainer),
  '/dashboard': page(
    async () => (await import('#containers/DashboardContainer.tsx')).DashboardContainer,
  ),
  '/users': page(async () => (await import('#containers/UsersContainer.tsx')).UsersContainer),
  '/target-companies': page(
    async () => (await import('#containers/TargetCompaniesContainer.tsx')).TargetCompaniesContainer,
  ),
  '/prospects': page(
    async () => (await import('#containers/ProspectsContainer.tsx')).ProspectsContainer,
  ),
  '/email-variations': page(
    async () => (await import('#containers/EmailVariationsContainer.tsx')).EmailVariationsContainer,
  ),
  '/keyword-research': page(
    async () => (await import('#containers/KeywordResearchContainer.tsx')).KeywordResearchContainer,
  ),
  '/content-research': page(
    async () => (await import('#containers/ContentResearchContainer.tsx')).ContentResearchContainer,
  ),
};
