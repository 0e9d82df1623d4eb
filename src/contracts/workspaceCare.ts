import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Remote } from '#domain/lists/remote.ts';
import type { Activity } from '#domain/people/workspaceCare.ts';
import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';
import type { Outcome } from './collection.ts';

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
