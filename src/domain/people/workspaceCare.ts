import type { EntityId } from '../lists/entityId.ts';

/** What members can do to users, data and the list 'Do not contact', and is recorded (D93). */
export const activities = [
  'created',
  'added',
  'changed',
  'removed',
  'handedOver',
  'exported',
  'companyDeleted',
  'blocked',
  'unblocked',
] as const;

export interface Activity {
  readonly id: EntityId;
  /** The time, as ISO text. */
  readonly at: string;
  readonly who: string;
  readonly what: (typeof activities)[number];
  readonly whom: string;
  readonly was?: string | undefined;
}
