import type { EntityId } from '../lists/entityId.ts';

/** The sizes a business can choose from. */
export const companySizes = ['1-10', '10-50', '50-100', '100+'] as const;

/** One of the offered sizes. */
export type CompanySize = (typeof companySizes)[number];

/** The size a new form starts with. */
export const defaultCompanySize: CompanySize = '1-10';

/** What the business says of itself in the form. */
export interface BusinessProfile {
  readonly name: string;
  readonly size: CompanySize;
  readonly website: string;
  readonly description: string;
}

/** The profile of a workspace; without a company id it was never saved. */
export interface BusinessInfo extends BusinessProfile {
  readonly companyId: EntityId | null;
  readonly domain: string;
}

/** A profile the server knows: the ground of every generation. */
export interface SavedBusinessInfo extends BusinessInfo {
  readonly companyId: EntityId;
}
