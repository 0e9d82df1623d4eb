import type { EntityId } from '../lists/entityId.ts';

/** An ideal customer profile. */
export interface Icp {
  readonly id: EntityId;
  readonly title: string;
  readonly description: string;
  readonly painPoints: readonly string[];
  readonly goals: readonly string[];
}

/** What is sent before the server has given an id. */
export type IcpDraft = Omit<Icp, 'id'>;
