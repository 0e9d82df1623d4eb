import { ApiError } from '#api/response.ts';
import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import type { Outcome } from '#contracts/collection.ts';
import { ownedKeys } from '#domain/session/localKeys.ts';
import { t } from '#domain/words/translate.ts';
import type { WorkspaceBusiness } from './business/workspaceBusiness.ts';
import { failureText } from './failure.ts';
import type { Services } from './services.ts';

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Sends a deletion. After a 404 it asks what is left: the first answer was lost, another tab was quicker, or the server does
 * not have the call.
 */
async function deleted(
  send: () => Promise<void>,
  isThere: () => Promise<boolean>,
): Promise<Outcome> {
  try {
    await send();
  } catch (error) {
    const failed = { ok: false, message: failureText(error) } as const;
    if (!isNotFound(error)) return failed;
    try {
      if (await isThere()) return { ok: false, message: t('workspace.notDeletable') };
    } catch {
      return failed;
    }
  }
  return { ok: true };
}

type CompanyParts = Pick<
  Services,
  'api' | 'workspace' | 'notices' | 'work' | 'firstLists' | 'left'
> & {
  readonly business: Pick<WorkspaceBusiness, 'isSaving' | 'forgetDeleted'>;
  /** Removes the company's rows from the cache. */
  readonly forgetRows: (companyId: string) => void;
};

/** Deletes a company for everybody (D94). Its work ends, and this browser forgets it. */
export async function deleteCompany(
  { api, workspace, notices, work, firstLists, left, business, forgetRows }: CompanyParts,
  { companyId, name }: Pick<SavedBusinessInfo, 'companyId' | 'name'>,
  typed: string,
): Promise<Outcome> {
  // The end of the save would store the company again.
  if (business.isSaving()) return { ok: false, message: t('business.stillSaving') };
  const outcome = await deleted(
    () => api.workspace.removeCompany(workspace, companyId, typed),
    async () =>
      String((await api.businessInfo.get(workspace, left))?.companyId) === String(companyId),
  );
  if (!outcome.ok || left.aborted) return outcome;
  const place = `${workspace}|${companyId}|`;
  work.abandon((of) => `${of}|`.includes(place));
  firstLists.forget();
  business.forgetDeleted(companyId);
  forgetRows(String(companyId));
  notices.say('success', t('general.deleted', { label: name }));
  return outcome;
}

type WorkspaceParts = Pick<
  Services,
  'api' | 'workspace' | 'storage' | 'drafts' | 'work' | 'firstLists' | 'left'
>;

/** Deletes the workspace for everybody (D94). Its work ends, and this browser keeps nothing of the person in it. */
export async function deleteWorkspace(
  { api, workspace, storage, drafts, work, firstLists, left }: WorkspaceParts,
  typed: string,
): Promise<Outcome> {
  const outcome = await deleted(
    () => api.workspace.remove(workspace, typed),
    () =>
      api.workspaces.check(workspace, left).catch((cause: unknown) => {
        // A server that does not know the workspace may answer 404.
        if (isNotFound(cause)) return false;
        throw cause;
      }),
  );
  // By now another person may be signed in, whose data this is not.
  if (!outcome.ok || left.aborted) return outcome;
  work.abandon(() => true);
  firstLists.forget();
  for (const key of ownedKeys) storage.remove(key);
  drafts.dropAll();
  return outcome;
}
