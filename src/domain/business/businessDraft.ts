import { defaultCompanySize, type BusinessInfo } from './businessInfo.ts';
import type { BusinessFields } from './businessProfile.ts';

/** A business form nobody has typed in. */
export const blankBusinessFields: BusinessFields = {
  name: '',
  size: defaultCompanySize,
  website: '',
  description: '',
};

/** What is known of the business, as its form shows it. */
export function businessFields(info: BusinessInfo | null): BusinessFields {
  if (!info) return blankBusinessFields;
  const { name, size, website, description } = info;
  return { name, size, website, description };
}

/** A draft as the browser keeps it; anything else counts as none. */
export function readBusinessDraft(value: unknown): BusinessFields | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const kept: Readonly<Record<string, unknown>> = { ...value };
  const text = (part: unknown, otherwise = '') => (typeof part === 'string' ? part : otherwise);
  return {
    name: text(kept['name']),
    size: text(kept['size'], defaultCompanySize),
    website: text(kept['website']),
    description: text(kept['description']),
  };
}
