import {
  companySizes,
  defaultCompanySize,
  type BusinessInfo,
  type BusinessProfile,
} from './businessInfo.ts';
import {
  blanks,
  hasProblems,
  overlong,
  trimmed,
  type Check,
  type Problems,
} from '../lists/check.ts';
import { isRecord } from '../entities/json.ts';
import { longest } from '../entities/description.ts';
import { limits } from '../settings/limits.ts';

const unsafe = /^(?:javascript|data|vbscript):/i;
const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i;

/** Removes characters that browsers ignore before a scheme, so that they cannot hide a script. */
function withoutInvisible(address: string): string {
  return Array.from(address)
    .filter((character) => character.charCodeAt(0) > 0x20 && character !== '\u007f')
    .join('');
}

/** Completes a typed address: a bare host gets `https://`. Returns null for a script. */
export function safeWebsite(typed: string): string | null {
  const website = typed.trim();
  if (unsafe.test(withoutInvisible(website))) return null;
  if (website === '' || hasScheme.test(website)) return website;
  return `https://${website.replace(/^\/+/, '')}`;
}

export type BusinessField = 'name' | 'size' | 'website' | 'description';

export type BusinessFields = Readonly<Record<BusinessField, string>>;

const required = {
  name: 'invalid.name',
  size: 'invalid.size',
  website: 'invalid.website',
  description: 'invalid.description',
} as const;

/** Checks the form: all four fields are required. A bare host gets `https://`; a script is refused. */
export function checkBusiness(fields: BusinessFields): Check<BusinessProfile, BusinessField> {
  const { name, size, website, description } = trimmed(fields);
  const address = safeWebsite(website);
  const chosen = companySizes.find((offered) => offered === size);
  const problems: Problems<BusinessField> = {
    ...overlong(
      { name, website: address ?? website, description },
      { name: longest.name, website: longest.line, description: longest.text },
    ),
    ...(address === null && { website: 'invalid.websiteUnsafe' as const }),
    ...blanks(fields, required),
  };
  if (chosen === undefined || address === null || hasProblems(problems)) {
    return {
      isValid: false,
      problems: chosen === undefined ? { ...problems, size: 'invalid.size' } : problems,
    };
  }
  return { isValid: true, value: { name, size: chosen, website: address, description } };
}

/** Returns the fields that differ, ignoring surrounding white space and a missing `https://`. */
export function changedBusinessFields(
  before: BusinessFields,
  after: BusinessFields,
): BusinessField[] {
  const [old, edited] = [trimmed(before), trimmed(after)];
  return (['name', 'size', 'website', 'description'] as const).filter((field) =>
    field === 'website'
      ? safeWebsite(old.website) !== safeWebsite(edited.website)
      : old[field] !== edited[field],
  );
}

export const blankBusinessFields: BusinessFields = {
  name: '',
  size: defaultCompanySize,
  website: '',
  description: '',
};

const companyInAddress = 'company';

/** Returns the path of the business form in a new workspace. The query carries the company's name to the new host. */
export const firstPageFor = (company: string): string =>
  `/business-info?${new URLSearchParams({ [companyInAddress]: company }).toString()}`;

/** Returns the company's name in a query made by `firstPageFor`; undefined without one. */
export const companyInQuery = (search: string): string | undefined =>
  new URLSearchParams(search).get(companyInAddress)?.slice(0, limits.longestName);

/** Returns the fields of the business form. A business that is not saved begins with `company` as its name. */
export function businessFields(info: BusinessInfo | null, company = ''): BusinessFields {
  if (!info) return { ...blankBusinessFields, name: company };
  const { name, size, website, description } = info;
  return { name, size, website, description };
}

export function readBusinessDraft(value: unknown): BusinessFields | undefined {
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(blankBusinessFields).map(([name, blank]) => {
    const text = value[name];
    return [name, typeof text === 'string' ? text : blank];
  });
  return Object.fromEntries(texts) as BusinessFields;
}
