import type { SavedBusinessInfo } from '../business/businessInfo.ts';
import type { EntityId } from '../lists/entityId.ts';
import type { Outcome } from '../lists/collection.ts';
import type { Remote } from '../lists/remote.ts';
import type { WorkspaceUser } from './workspaceUser.ts';

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
  /** Saves everything as a file. A dialog shows the failure itself, all else says it by a notice. */
  readonly onExport: () => Promise<Outcome>;
  readonly onHandOver: (to: WorkspaceUser) => Promise<Outcome>;
  /** The company that this browser works on; null before there is one. */
  readonly company: Pick<SavedBusinessInfo, 'companyId' | 'name'> | null;
  /** Both delete for everybody. The server compares the typed name (D94). */
  readonly onDeleteCompany: (typed: string) => Promise<Outcome>;
  readonly onDeleteWorkspace: (typed: string) => Promise<Outcome>;
}
