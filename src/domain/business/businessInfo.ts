import { isEntityId, type EntityId } from '../lists/entityId.ts';
import { isRecord, readJson, textIn } from '../entities/json.ts';

export const companySizes = ['1-10', '10-50', '50-100', '100+'] as const;

export type CompanySize = (typeof companySizes)[number];

export const defaultCompanySize: CompanySize = '1-10';

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

/** Reads the stored business; null for a value that does not parse. A missing field is blank, never `undefined`. */
export function readBusinessInfo(stored: string | undefined): BusinessInfo | null {
  return businessIn(readJson(stored));
}

/** Reads a saved business from a parsed value; null without a company id. */
export function savedBusinessIn(value: unknown): SavedBusinessInfo | null {
  const info = businessIn(value);
  return info && isEntityId(info.companyId) ? { ...info, companyId: info.companyId } : null;
}

function businessIn(value: unknown): BusinessInfo | null {
  if (!isRecord(value)) return null;
  const { companyId } = value;
  return {
    companyId: isEntityId(companyId) ? companyId : null,
    name: textIn(value['name']),
    size: companySizes.find((size) => size === value['size']) ?? defaultCompanySize,
    website: textIn(value['website']),
    description: textIn(value['description']),
    domain: textIn(value['domain']),
  };
}
