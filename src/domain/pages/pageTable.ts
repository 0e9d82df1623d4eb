import type { Campaign } from '../onboarding/campaign.ts';
import type { OnboardingPage } from '../onboarding/onboarding.ts';
import type { GenerationKind } from '../work/generation.ts';
import type { PlainWordKey } from '../words/translate.ts';

/** A page without the header: open to anyone, or to anyone who is signed in. */
export interface OuterPage {
  readonly access: 'public' | 'signedIn';
}

/** What is drawn of a page until its code is there. */
export interface PageShape {
  readonly body: 'table' | 'cards' | 'form';
  /** Its buttons, in the order they stand in. */
  readonly actions: readonly ('paste' | 'addUser' | 'addCustom' | 'generateMore')[];
  /** What stands beside the search. */
  readonly tools?: readonly ('score' | 'filters' | 'plot')[];
  readonly width?: 'reading';
  /** Little room for the title, for a working place. */
  readonly isCompact?: boolean;
}

/** A page inside the header, open to those who are signed in to a workspace that exists. */
export interface WorkspacePage<Path extends string = string> {
  readonly access: 'workspace';
  readonly title: PlainWordKey;
  readonly lead: PlainWordKey;
  /** What the palette calls it. */
  readonly name: PlainWordKey;
  /** What its menu calls it, where that is another word. */
  readonly menuName?: PlainWordKey;
  /** The menu it stands in: one of the campaigns, or the profile's. */
  readonly menu: Campaign | 'profile' | null;
  /** The onboarding step that is marked above it. */
  readonly step: OnboardingPage | null;
  /** The onboarding step that a person must have reached to open it (D10). */
  readonly requires: OnboardingPage | null;
  /** Where its footer leads back to. */
  readonly back: Path | null;
  /** Where its footer leads on to: several where a person chooses. */
  readonly next: readonly Path[];
  /** What is probably opened from it, the likeliest first: it is fetched while the browser is idle. */
  readonly likelyNext: readonly Path[];
  /** The lists it shows first. They are asked for before it is drawn. */
  readonly lists: readonly GenerationKind[];
  readonly shape: PageShape;
}

/**
 * Every page of the product. The palette and the menus show them in this order. A path that is not here goes to `/`; what
 * stands at a path is in `src/app/pageParts.ts`.
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
    step: null,
    requires: null,
    back: null,
    next: ['/content-research'],
    likelyNext: ['/content-research', '/target-companies'],
    lists: ['keywords', 'contentIdeas'],
    shape: {
      body: 'table',
      actions: ['paste', 'addCustom', 'generateMore'],
      tools: ['score', 'filters', 'plot'],
    },
  },
  '/content-research': {
    access: 'workspace',
    title: 'content.title',
    lead: 'content.lead',
    name: 'shell.place.content',
    menuName: 'shell.content',
    menu: 'inbound',
    step: null,
    requires: null,
    back: '/keyword-research',
    next: [],
    likelyNext: ['/keyword-research'],
    // The keywords that no idea uses yet stand above the cards: coming later, they would push them down.
    lists: ['contentIdeas', 'keywords'],
    shape: { body: 'cards', actions: ['addCustom', 'generateMore'] },
  },
  '/target-companies': {
    access: 'workspace',
    title: 'targetCompanies.title',
    lead: 'targetCompanies.lead',
    name: 'shell.place.targetCompanies',
    menu: 'outbound',
    step: null,
    requires: null,
    back: null,
    next: ['/prospects'],
    likelyNext: ['/prospects', '/keyword-research'],
    lists: ['targetCompanies'],
    shape: { body: 'table', actions: ['paste', 'addCustom', 'generateMore'] },
  },
  '/prospects': {
    access: 'workspace',
    title: 'prospects.title',
    lead: 'prospects.lead',
    name: 'shell.place.prospects',
    menu: 'outbound',
    step: null,
    requires: null,
    back: '/target-companies',
    next: ['/email-variations'],
    likelyNext: ['/email-variations', '/target-companies'],
    lists: [],
    shape: { body: 'table', actions: [] },
  },
  '/email-variations': {
    access: 'workspace',
    title: 'emails.title',
    lead: 'emails.lead',
    name: 'shell.place.emails',
    menu: 'outbound',
    step: null,
    requires: null,
    back: '/prospects',
    next: [],
    likelyNext: ['/prospects'],
    lists: [],
    shape: { body: 'cards', actions: ['generateMore'], isCompact: true },
  },
  '/dashboard': {
    access: 'workspace',
    title: 'dashboard.title',
    lead: 'dashboard.lead',
    name: 'shell.dashboard',
    menu: null,
    step: 'dashboard',
    requires: null,
    back: null,
    next: ['/keyword-research', '/target-companies'],
    likelyNext: ['/keyword-research', '/target-companies'],
    lists: [],
    shape: { body: 'cards', actions: [] },
  },
  '/business-info': {
    access: 'workspace',
    title: 'business.title',
    lead: 'business.lead',
    name: 'shell.businessInfo',
    menu: 'profile',
    step: 'business-info',
    requires: 'business-info',
    back: null,
    next: ['/usps'],
    likelyNext: ['/usps'],
    lists: [],
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
    likelyNext: ['/icps', '/business-info'],
    lists: [],
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
    likelyNext: ['/geos', '/usps'],
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
    likelyNext: ['/dashboard', '/icps'],
    lists: ['geographies'],
    shape: { body: 'cards', actions: ['addCustom', 'generateMore'] },
  },
  '/users': {
    access: 'workspace',
    title: 'users.title',
    lead: 'users.lead',
    name: 'shell.users',
    menu: 'profile',
    step: null,
    requires: null,
    back: null,
    next: [],
    likelyNext: [],
    lists: [],
    shape: { body: 'table', actions: ['paste', 'addUser'] },
  },
} as const satisfies Readonly<Record<string, OuterPage | WorkspacePage>>;
