import type { EntityId } from '../lists/entityId.ts';

/** One way to write to a prospect. */
export interface EmailVariation {
  readonly subject: string;
  readonly body: string;
}

/** All that was written to one prospect so far. */
export interface EmailSet {
  readonly prospectId: EntityId;
  readonly prospectName: string;
  readonly targetCompanyName: string;
  /** The recipient's address; blank where it is not known. */
  readonly address: string;
  readonly variations: readonly EmailVariation[];
}

/** Mail is fetched for positive whole numbers only; anything else is not a prospect the server knows. */
export function isProspectId(id: unknown): id is EntityId {
  if (typeof id === 'number') return Number.isSafeInteger(id) && id > 0;
  return typeof id === 'string' && /^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id));
}
