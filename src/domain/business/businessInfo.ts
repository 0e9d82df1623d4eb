import { isEntityId, type EntityId } from '../lists/entityId.ts';

/** The sizes that the form offers. */
export const companySizes = ['1-10', '10-50', '50-100', '100+'] as const;

/** One of the offered sizes. */
export type CompanySize = (typeof companySizes)[number];

/** The size in a new form. */
export const defaultCompanySize: CompanySize = '1-10';

/** The business as described in the form. */
export interface BusinessProfile {
  readonly name: string;
  readonly size: CompanySize;
  readonly website: string;
  readonly description: string;
}

/** The business of a workspace. Without a company id it was never saved. */
export interface BusinessInfo extends BusinessProfile {
  readonly companyId: EntityId | null;
  readonly domain: string;
}

/** A saved business. Every generation needs one. */
export interface SavedBusinessInfo extends BusinessInfo {
  readonly companyId: EntityId;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the stored business; null for a value that does not parse. A missing field is blank, never `undefined`. */
export function readBusinessInfo(stored: string | undefined): BusinessInfo | null {
  if (stored === undefined) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  return businessIn(value);
}

/** Reads a saved business from a parsed value; null without a company id. */
export function savedBusinessIn(value: unknown): SavedBusinessInfo | null {
  const info = businessIn(value);
  return info && isEntityId(info.companyId) ? { ...info, companyId: info.companyId } : null;
}

function businessIn(value: unknown): BusinessInfo | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const parts: Readonly<Record<string, unknown>> = { ...value };
  const companyId = parts['companyId'];
  return {
    companyId: isEntityId(companyId) ? companyId : null,
    name: textOf(parts['name']),
    size: companySizes.find((size) => size === parts['size']) ?? defaultCompanySize,
    website: textOf(parts['website']),
    description: textOf(parts['description']),
    domain: textOf(parts['domain']),
  };
}
