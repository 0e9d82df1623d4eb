import { limits } from '../settings/limits.ts';
import { defaultCompanySize, type BusinessInfo } from './businessInfo.ts';
import type { BusinessFields } from './businessProfile.ts';

/** The empty business form. */
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

/** Reads a stored draft; undefined for any other value. */
export function readBusinessDraft(value: unknown): BusinessFields | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored: Readonly<Record<string, unknown>> = { ...value };
  const text = (part: unknown, otherwise = '') => (typeof part === 'string' ? part : otherwise);
  return {
    name: text(stored['name']),
    size: text(stored['size'], defaultCompanySize),
    website: text(stored['website']),
    description: text(stored['description']),
  };
}
