import { ApiError } from '#api/response.ts';
import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { ownedKeys } from '#domain/session/localKeys.ts';
import { t } from '#domain/words/translate.ts';
import type { WorkspaceBusiness } from './business/workspaceBusiness.ts';
import { failureText } from './failure.ts';
import type { Services } from './services.ts';

/** Sends a deletion. 404 says that it is deleted already: the first answer was lost, or another tab was quicker. */
async function deleted(send: () => Promise<void>): Promise<Outcome> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404)
      return { ok: false, message: failureText(error) };
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
  const outcome = await deleted(() => api.workspace.removeCompany(workspace, companyId, typed));
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
  const outcome = await deleted(() => api.workspace.remove(workspace, typed));
  // By now another person may be signed in, whose data this is not.
  if (!outcome.ok || left.aborted) return outcome;
  work.abandon(() => true);
  firstLists.forget();
  for (const key of ownedKeys) storage.remove(key);
  drafts.dropAll();
  return outcome;
}
