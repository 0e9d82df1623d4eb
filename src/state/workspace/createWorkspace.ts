import type { Outcome } from '#domain/lists/collection.ts';
import { toSlug } from '#domain/session/slug.ts';
import { t } from '#domain/words/translate.ts';
import type { Workspace } from '#domain/session/workspace.ts';
import {
  isSameWorkspace,
  workspaceFields,
  type WorkspaceFields,
} from '#domain/session/workspaceForm.ts';
import { textOf } from '../failure.ts';
import type { NoticeAction } from '../notices.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'api' | 'storage' | 'typed' | 'ledger' | 'notices'>;

/** The draft of a new workspace, as the browser keeps it. */
export const keptWorkspace = ({ storage }: Pick<Parts, 'storage'>): WorkspaceFields => ({
  company: storage.read('company') ?? '',
  domain: toSlug(storage.read('domain') ?? ''),
  fullName: storage.read('fullName') ?? '',
});

/**
 * Creates a workspace, or joins the creation of the same one that is under way, in this tab or another. What was typed
 * meanwhile stays; the draft of what was created goes. Whoever left the form is told, and may open it.
 */
export async function createWorkspace(
  parts: Parts,
  workspace: Workspace,
  open: NoticeAction | undefined,
): Promise<Outcome> {
  const { api, storage, typed, ledger, notices } = parts;
  const scope = { workspace: workspace.domain, companyId: '' };
  typed.flush();
  try {
    await ledger.run(scope, 'workspace', async () => {
      await api.workspaces.create(workspace);
      notices.say('success', t('entry.create.created', { name: workspace.domain }), open);
    });
  } catch (cause) {
    return { ok: false, message: textOf(cause) };
  }
  typed.flush();
  if (isSameWorkspace(workspace, keptWorkspace(parts)))
    for (const key of workspaceFields) storage.remove(key);
  return { ok: true };
}
