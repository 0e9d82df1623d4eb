import type { EntityId } from '../lists/entityId.ts';

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
