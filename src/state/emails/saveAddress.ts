import type { Api } from '#api/createApi.ts';
import { ApiError } from '#api/response.ts';
import { prospectDescription, type Prospect } from '#domain/companies/prospect.ts';
import { unchangedDraft } from '#domain/entities/texts.ts';
import { sameId } from '#domain/lists/entityId.ts';
import { isServerMessage } from '../failure.ts';

export type SavedAddress =
  | { readonly status: 'saved'; readonly row: Prospect }
  /** A colleague has changed it since. */
  | { readonly status: 'changed'; readonly row: Prospect }
  /** No row can keep it: the server does not know the field, or refuses the row for another one. */
  | { readonly status: 'unkept' };

const isUnknownField = (cause: unknown): boolean =>
  cause instanceof ApiError && [400, 422].includes(cause.status ?? 0) && !isServerMessage(cause);

/**
 * Changes the email in a person's row (D85). The row is loaded first: an edit sends all of its fields, and the page may have
 * none or an old one. An address that the person has not `seen` is a colleague's, and stays.
 */
export async function saveAddress(
  api: Pick<Api['prospects'], 'list' | 'edit'>,
  workspace: string,
  { id, targetCompanyId }: Pick<Prospect, 'id' | 'targetCompanyId'>,
  email: string,
  seen: readonly string[],
): Promise<SavedAddress> {
  if (targetCompanyId === null) return { status: 'unkept' };
  const rowIn = (rows: readonly Prospect[] | null) => rows?.find((row) => sameId(row.id, id));
  const load = async () => rowIn(await api.list(workspace, [targetCompanyId]));
  const row = await load();
  if (row?.email === email) return { status: 'saved', row };
  if (row && !seen.includes(row.email)) return { status: 'changed', row };
  const draft = row && unchangedDraft(prospectDescription, { ...row, email });
  if (!draft) return { status: 'unkept' };
  try {
    const answered = rowIn(await api.edit(workspace, row, draft));
    const saved = answered?.email === email ? answered : await load();
    return saved?.email === email ? { status: 'saved', row: saved } : { status: 'unkept' };
  } catch (cause) {
    if (isUnknownField(cause)) return { status: 'unkept' };
    throw cause;
  }
}
