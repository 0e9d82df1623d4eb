import type { EntityId } from '../lists/entityId.ts';

/** What members can do to users and data, and is recorded (D93). */
export const activities = [
  'created',
  'added',
  'changed',
  'removed',
  'handedOver',
  'exported',
  'companyDeleted',
] as const;

/** One entry of the activity list. */
export interface Activity {
  readonly id: EntityId;
  /** The time, as ISO text. */
  readonly at: string;
  readonly who: string;
  readonly what: (typeof activities)[number];
  readonly whom: string;
  readonly was?: string | undefined;
}
