import type { OnboardingPage } from '#domain/onboarding/onboarding.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import type { PlainWordKey } from '#domain/words/translate.ts';

/** What is known of a page before anything else is: its words, and roughly what will stand on it. */
export interface PageShapeRules {
  readonly title: PlainWordKey;
  readonly lead: PlainWordKey;
  /** Its buttons, by their width: where they wrap, what stands below them does not move when they come. */
  readonly actions?: readonly number[];
  readonly body: 'table' | 'cards' | 'form';
  /** What stands beside the search, by its width. */
  readonly tools?: readonly number[];
  /** The step of setting up that the page belongs to. */
  readonly step?: OnboardingPage;
  readonly width?: 'reading';
}

const paste = 136;
const addCustom = 141;
const generateMore = 158;

/** The pages that stand in the shell. */
export const pageShapes: Readonly<Partial<Record<RoutePath, PageShapeRules>>> = {
  '/business-info': {
    title: 'business.title',
    lead: 'business.lead',
    body: 'form',
    step: 'business-info',
    width: 'reading',
  },
  '/usps': {
    title: 'usps.title',
    lead: 'usps.lead',
    actions: [addCustom, generateMore],
    body: 'cards',
    step: 'usps',
  },
  '/icps': {
    title: 'icps.title',
    lead: 'icps.lead',
    actions: [addCustom, generateMore],
    body: 'cards',
    step: 'icps',
  },
  '/geos': {
    title: 'geos.title',
    lead: 'geos.lead',
    actions: [addCustom, generateMore],
    body: 'cards',
    step: 'geos',
  },
  '/dashboard': {
    title: 'dashboard.title',
    lead: 'dashboard.lead',
    body: 'cards',
    step: 'dashboard',
  },
  '/users': { title: 'users.title', lead: 'users.lead', actions: [paste, 155], body: 'table' },
  '/target-companies': {
    title: 'targetCompanies.title',
    lead: 'targetCompanies.lead',
    actions: [paste, addCustom, generateMore],
    body: 'table',
  },
  '/prospects': { title: 'prospects.title', lead: 'prospects.lead', body: 'table' },
  '/email-variations': {
    title: 'emails.title',
    lead: 'emails.lead',
    actions: [generateMore],
    body: 'cards',
  },
  '/keyword-research': {
    title: 'keywords.title',
    lead: 'keywords.lead',
    actions: [paste, addCustom, generateMore],
    body: 'table',
    tools: [150, 100, 134],
  },
  '/content-research': {
    title: 'content.title',
    lead: 'content.lead',
    actions: [addCustom, generateMore],
    body: 'cards',
  },
};
