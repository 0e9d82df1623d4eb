import type { Grounded } from '../evidence/grounds.ts';
import type { EntityId } from '../lists/entityId.ts';

export interface MailText {
  readonly subject: string;
  readonly body: string;
}

export type EmailVariation = MailText & Grounded;

export interface EmailSet {
  readonly prospectId: EntityId;
  readonly prospectName: string;
  readonly targetCompanyName: string;
  /** The recipient's address; blank when it is not known. */
  readonly address: string;
  readonly variations: readonly EmailVariation[];
}

/** Returns true for ids that mail can be requested for: positive whole numbers. */
export function isProspectId(id: unknown): id is EntityId {
  if (typeof id === 'number') return Number.isSafeInteger(id) && id > 0;
  return typeof id === 'string' && /^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id));
}

const longestEmail = 254;
const emailShape =
  /^[^\s@<>(),;:"[\]\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** Returns true for an address that mail can be sent to. It has nothing that could add a header or another recipient. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailShape.test(text);
}
