import type { EntityId } from '../lists/entityId.ts';

/** A person at a target company. */
export interface Prospect {
  readonly id: EntityId;
  readonly name: string;
  readonly companyName: string;
  readonly role: string;
  /** The target company this person belongs to; null where the server did not say. */
  readonly targetCompanyId: EntityId | null;
}

/** A person of the user's own: the company has been chosen among the target companies. */
export type ProspectDraft = Omit<Prospect, 'id' | 'targetCompanyId'> & {
  readonly targetCompanyId: EntityId;
};
