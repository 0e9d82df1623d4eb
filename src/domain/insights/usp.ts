import type { EntityId } from '../lists/entityId.ts';

/** A unique selling point of the business. */
export interface Usp {
  readonly id: EntityId;
  readonly title: string;
  readonly description: string;
  readonly valueProposition: string;
}

/** What the form holds before the server has given an id. */
export type UspDraft = Omit<Usp, 'id'>;
