import type { OnboardingPage } from '#domain/onboarding.ts';
import type { RoutePath } from '#domain/routes.ts';
import type { PlainWordKey } from '#domain/words/translate.ts';

/** What is known of a page before anything else is: its words, and roughly what will stand on it. */
export interface PageShapeRules {
  readonly title: PlainWordKey;
  readonly lead: PlainWordKey;
  readonly body: 'table' | 'cards' | 'form';
  /** The step of setting up that the page belongs to. */
  readonly step?: OnboardingPage;
  readonly width?: 'reading';
}

/** The pages that stand in the shell. */
export const pageShapes: Readonly<Partial<Record<RoutePath, PageShapeRules>>> = {
  '/business-info': {
    title: 'business.title',
    lead: 'business.lead',
    body: 'form',
    step: 'business-info',
    width: 'reading',
  },
  '/usps': { title: 'usps.title', lead: 'usps.lead', body: 'cards', step: 'usps' },
  '/icps': { title: 'icps.title', lead: 'icps.lead', body: 'cards', step: 'icps' },
  '/geos': { title: 'geos.title', lead: 'geos.lead', body: 'cards', step: 'geos' },
  '/dashboard': {
    title: 'dashboard.title',
    lead: 'dashboard.lead',
    body: 'cards',
    step: 'dashboard',
  },
  '/users': { title: 'users.title', lead: 'users.lead', body: 'table' },
  '/target-companies': {
    title: 'targetCompanies.title',
    lead: 'targetCompanies.lead',
    body: 'table',
  },
  '/prospects': { title: 'prospects.title', lead: 'prospects.lead', body: 'table' },
  '/email-variations': { title: 'emails.title', lead: 'emails.lead', body: 'cards' },
  '/keyword-research': { title: 'keywords.title', lead: 'keywords.lead', body: 'table' },
  '/content-research': { title: 'content.title', lead: 'content.lead', body: 'cards' },
};
