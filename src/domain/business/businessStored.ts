import {
  companySizes,
  defaultCompanySize,
  type BusinessInfo,
  type SavedBusinessInfo,
} from './businessInfo.ts';
import { isEntityId } from '../lists/entityId.ts';

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
