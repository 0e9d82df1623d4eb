import { ownedKeys, type OwnedKey } from '#domain/session/localKeys.ts';
import { ada, ownerOf } from '../isolation/isolationPeople.ts';

/** A stored value and the page that reads it. */
export interface KeptKey {
  readonly name: string;
  readonly store: 'localStorage' | 'sessionStorage';
  readonly path: string;
  /** The button that opens the part that reads it. */
  readonly opens?: string;
  /** True for a value that is read only during sign-in. */
  readonly isForSignIn?: boolean;
  /** Puts a value inside the stored structure. */
  readonly inside?: (value: string) => string;
}

interface Reader extends Pick<KeptKey, 'opens' | 'inside'> {
  readonly path: string;
}

const inObject = (key: string) => (value: string) => `{${JSON.stringify(key)}:${value}}`;

/** The reader of every key; a missing key does not compile. */
const readers: Readonly<Record<OwnedKey, Reader>> = {
  onboardingStage: { path: '/' },
  onboarding_stage: { path: '/' },
  onboardingLastPath: { path: '/' },
  businessInfo: { path: '/usps' },
  businessDraft: { path: '/business-info' },
  formerBusinesses: { path: '/business-info' },
  declinedBusiness: { path: '/business-info' },
  selectedTargetCompanyIds: { path: '/prospects' },
  selectedTargetCompanies: { path: '/target-companies' },
  selectedProspectIds: { path: '/email-variations' },
  company: { path: '/create-tenant' },
  domain: { path: '/create-tenant' },
  fullName: { path: '/create-tenant' },
  generationLedger: { path: '/icps', inside: inObject('alpha|1|icps') },
  welcomedCompany: { path: '/dashboard' },
  homeVisits: { path: '/dashboard' },
  confirmedClaims: { path: '/usps' },
  ownEdits: { path: '/usps' },
  foldedRows: { path: '/usps' },
  awaitedRows: { path: '/usps' },
  savedViews: { path: '/keyword-research', inside: (value) => `[["keywords","Mine",${value}]]` },
  emailReview: { path: '/email-variations', inside: inObject('20') },
  formDrafts: { path: '/usps', opens: 'Add Custom', inside: inObject('usps.new') },
  singleKeys: { path: '/users' },
  attempts: { path: '/users' },
  unknownFigures: { path: '/keyword-research', inside: inObject('1 ["a","b"]') },
  unfinishedWork: { path: '/keyword-research', inside: inObject('1') },
};

const local = (name: string, reader: Reader): KeptKey => ({
  ...reader,
  name,
  store: 'localStorage',
});

const forTab = (name: string, path: string): KeptKey => ({
  name,
  store: 'sessionStorage',
  path,
  isForSignIn: true,
});

/** All values the product stores in the browser. */
export const keptKeys: readonly KeptKey[] = [
  ...ownedKeys.map((key) => local(key, readers[key])),
  local('owner', { path: '/users' }),
  local('theme', { path: '/users' }),
  local(`aside|${ownerOf(ada)}|businessInfo`, { path: '/usps' }),
  { name: 'personHere', store: 'sessionStorage', path: '/users' },
  forTab('signInNext', '/?error=access_denied&error_description=No&state=x'),
  forTab('automaticLogins', '/users'),
  forTab('forcedLogouts', '/users'),
];

/** The malformed values of a key: in place of the whole value, and inside its structure. */
export function valuesFor(
  { inside }: KeptKey,
  values: Readonly<Record<string, string>>,
): readonly (readonly [name: string, value: string])[] {
  const whole = Object.entries(values);
  if (!inside) return whole;
  const isJson = (value: string) => {
    try {
      JSON.parse(value);
      return true;
    } catch {
      return false;
    }
  };
  const deeper = whole
    .filter(([, value]) => isJson(value))
    .map(([name, value]) => [`${name} inside`, inside(value)] as const);
  return [...whole, ...deeper];
}
