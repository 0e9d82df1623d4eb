import type { EntityId } from '../lists/entityId.ts';
import type { Outcome } from '../lists/collection.ts';
import type { Remote } from '../lists/remote.ts';
import type { Activity } from './activity.ts';
import type { WorkspaceUser } from './workspaceUser.ts';

/** What members can see and do with the workspace as a whole (D92–D94). */
export interface WorkspaceCare {
  readonly name: string;
  /** The owner's id in the user list; null when nobody owns the workspace. */
  readonly ownerId: EntityId | null;
  /** True when the signed-in person is the owner. */
  readonly isOwner: boolean;
  readonly activity: Remote<Activity>;
  readonly isExporting: boolean;
  /** Loads the activity, also again. */
  readonly onLoadActivity: () => void;
  readonly onExport: () => void;
  readonly onHandOver: (to: WorkspaceUser) => Promise<Outcome>;
}
