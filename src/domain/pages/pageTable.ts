import type { Campaign } from '../onboarding/campaign.ts';
import type { OnboardingPage } from '../onboarding/onboarding.ts';
import type { GeneratedKind } from '../work/firstLists.ts';
import type { PlainWordKey } from '../words/translate.ts';

/** A page without the header: public, or for signed-in people. */
export interface PageWithoutHeader {
  readonly access: 'public' | 'signedIn';
}

/** The outline of a page, which is shown until its code is loaded. */
export interface PageShape {
  readonly body: 'table' | 'cards' | 'form';
  readonly actions: readonly ('paste' | 'addUser' | 'addCustom' | 'generateMore')[];
  readonly tools?: readonly ('score' | 'filters' | 'plot')[];
  readonly width?: 'reading';
  /** True for a smaller title, on a page where people work for long. */
  readonly isCompact?: boolean;
}

/** A page with the header. It requires a sign-in and a workspace that exists. */
export interface WorkspacePage<Path extends string = string> {
  readonly access: 'workspace';
  readonly title: PlainWordKey;
  readonly lead: PlainWordKey;
  readonly name: PlainWordKey;
  /** The page's name in its menu, when it differs from `name`. */
  readonly menuName?: PlainWordKey;
  /** The menu with the page: one of the campaigns or the profile menu. Null when no menu has it. */
  readonly menu: Campaign | 'profile' | null;
  /** The onboarding step that is highlighted above the page. */
  readonly step?: OnboardingPage;
  /** The onboarding step that a person must have reached to open the page (D10). */
  readonly requires?: OnboardingPage;
  /** The page that Back in the footer opens. */
  readonly back?: Path;
  /** The pages that the footer leads to. With several, the person chooses. */
  readonly next: readonly Path[];
  /** The lists that the page shows first. They are requested before it renders. */
  readonly lists?: readonly GeneratedKind[];
  readonly shape: PageShape;
}

/**
 * All pages of the product, in the order of the palette and the menus. Any other path redirects to `/`. The components of
 * the pages are in `src/app/pageParts.ts`.
 */
export const pages = {
  '/': { access: 'public' },
  '/create-tenant': { access: 'signedIn' },
  '/tenant-not-found': { access: 'public' },
  '/keyword-research': {
    access: 'workspace',
    title: 'keywords.title',
    lead: 'keywords.lead',
    name: 'shell.place.keywords',
    menuName: 'shell.keywords',
    menu: 'inbound',
    next: ['/content-research'],
    lists: ['keywords', 'contentIdeas'],
    shape: {
      body: 'table',
      actions: ['paste', 'addCustom', 'generateMore'],
      tools: ['score', 'filters', 'plot'],
      isCompact: true,
    },
  },
  '/content-research': {
    access: 'workspace',
    title: 'content.title',
    lead: 'content.lead',
    name: 'shell.place.content',
    menuName: 'shell.content',
    menu: 'inbound',
    back: '/keyword-research',
    next: ['/content-piece'],
    // Includes the keywords, because the unused ones are shown above the cards and would push them down if they came later.
    lists: ['contentIdeas', 'keywords'],
    shape: { body: 'cards', actions: ['addCustom', 'generateMore'], isCompact: true },
  },
  '/content-piece': {
    access: 'workspace',
    title: 'piece.list',
    lead: 'piece.lead',
    name: 'piece.list',
    menu: null,
    back: '/content-research',
    next: [],
    lists: ['contentIdeas'],
    shape: { body: 'cards', actions: [], isCompact: true },
  },
  '/target-companies': {
    access: 'workspace',
    title: 'targetCompanies.title',
    lead: 'targetCompanies.lead',
    name: 'shell.place.targetCompanies',
    menu: 'outbound',
    next: ['/prospects'],
    lists: ['targetCompanies'],
    shape: { body: 'table', actions: ['paste', 'addCustom', 'generateMore'], isCompact: true },
  },
  '/prospects': {
    access: 'workspace',
    title: 'prospects.title',
    lead: 'prospects.lead',
    name: 'shell.place.prospects',
    menu: 'outbound',
    back: '/target-companies',
    next: ['/email-variations'],
    shape: { body: 'table', actions: [], isCompact: true },
  },
  '/email-variations': {
    access: 'workspace',
    title: 'emails.title',
    lead: 'emails.lead',
    name: 'shell.place.emails',
    menu: 'outbound',
    back: '/prospects',
    next: [],
    shape: { body: 'cards', actions: ['generateMore'], isCompact: true },
  },
  '/dashboard': {
    access: 'workspace',
    title: 'dashboard.title',
    lead: 'dashboard.lead',
    name: 'shell.dashboard',
    menu: null,
    step: 'dashboard',
    next: ['/keyword-research', '/target-companies'],
    shape: { body: 'cards', actions: [] },
  },
  '/business-info': {
    access: 'workspace',
    title: 'business.title',
    lead: 'business.lead',
    name: 'general.businessInfo',
    menu: 'profile',
    step: 'business-info',
    requires: 'business-info',
    next: ['/usps'],
    shape: { body: 'form', actions: [], width: 'reading' },
  },
  '/usps': {
    access: 'workspace',
    title: 'usps.title',
    lead: 'usps.lead',
    name: 'shell.usps',
    menu: 'profile',
    step: 'usps',
    requires: 'usps',
    back: '/business-info',
    next: ['/icps'],
    shape: { body: 'cards', actions: ['addCustom', 'generateMore'] },
  },
  '/icps': {
    access: 'workspace',
    title: 'icps.title',
    lead: 'icps.lead',
    name: 'shell.icps',
    menu: 'profile',
    step: 'icps',
    requires: 'icps',
    back: '/usps',
    next: ['/geos'],
    lists: ['icps'],
    shape: { body: 'cards', actions: ['addCustom', 'generateMore'] },
  },
  '/geos': {
    access: 'workspace',
    title: 'geos.title',
    lead: 'geos.lead',
    name: 'shell.geographies',
    menu: 'profile',
    step: 'geos',
    requires: 'geos',
    back: '/icps',
    next: ['/dashboard'],
    lists: ['geographies'],
    shape: { body: 'cards', actions: ['addCustom', 'generateMore'] },
  },
  '/users': {
    access: 'workspace',
    title: 'users.title',
    lead: 'users.lead',
    name: 'shell.users',
    menu: 'profile',
    next: [],
    shape: { body: 'table', actions: ['paste', 'addUser'] },
  },
  '/do-not-contact': {
    access: 'workspace',
    title: 'blocked.title',
    lead: 'blocked.lead',
    name: 'blocked.name',
    menu: 'profile',
    next: [],
    shape: { body: 'table', actions: ['paste', 'addCustom'] },
  },
} as const satisfies Readonly<Record<string, PageWithoutHeader | WorkspacePage>>;
