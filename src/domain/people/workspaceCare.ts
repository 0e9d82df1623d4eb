import type { EntityId } from '../lists/entityId.ts';
import type { Outcome } from '../lists/collection.ts';
import type { Remote } from '../lists/remote.ts';
import type { WorkspaceUser } from './workspaceUser.ts';

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

export interface Activity {
  readonly id: EntityId;
  /** The time, as ISO text. */
  readonly at: string;
  readonly who: string;
  readonly what: (typeof activities)[number];
  readonly whom: string;
  readonly was?: string | undefined;
}

/** What members can see and do with the workspace as a whole (D92–D94). */
export interface WorkspaceCare {
  readonly name: string;
  /** The owner's id in the user list; null when nobody owns the workspace. */
  readonly ownerId: EntityId | null;
  readonly isOwner: boolean;
  readonly activity: Remote<Activity>;
  readonly isExporting: boolean;
  /** Loads the activity, also again. */
  readonly onLoadActivity: () => void;
  readonly onExport: () => void;
  readonly onHandOver: (to: WorkspaceUser) => Promise<Outcome>;
}
