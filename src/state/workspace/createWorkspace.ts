import type { Outcome } from '#domain/lists/collection.ts';
import {
  isSameWorkspace,
  toSlug,
  workspaceFields,
  type Workspace,
  type WorkspaceFields,
} from '#domain/session/workspace.ts';
import { t } from '#domain/words/translate.ts';
import { failureText } from '../failure.ts';
import type { NoticeAction } from '../notices.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'api' | 'storage' | 'notices'>;

/** Reads the stored draft of a new workspace. */
export const storedWorkspaceDraft = (
  { storage }: Pick<Parts, 'storage'>,
  suggestedName: string,
): WorkspaceFields => ({
  company: storage.read('company') ?? '',
  domain: toSlug(storage.read('domain') ?? ''),
  fullName: storage.read('fullName') ?? suggestedName,
});

/**
 * Creates a workspace. Deletes the stored draft unless it was edited since, after the person had stopped waiting. A notice
 * offers to open the workspace, for a person who has left the form.
 */
export async function createWorkspace(
  parts: Parts,
  workspace: Workspace,
  open: NoticeAction | undefined,
): Promise<Outcome> {
  const { api, storage, notices } = parts;
  try {
    await api.workspaces.create(workspace);
  } catch (cause) {
    return { ok: false, message: failureText(cause) };
  }
  notices.say('success', t('entry.create.created', { name: workspace.domain }), open);
  if (isSameWorkspace(workspace, storedWorkspaceDraft(parts, workspace.fullName)))
    for (const key of workspaceFields) storage.remove(key);
  return { ok: true };
}
