import type { EntityId } from '#domain/lists/entityId.ts';
import type { Rows } from '../rows/rows.ts';

/** The name of what is stored about the search for people at a target company. */
export const searchAt = (targetid: EntityId): string => `prospects:${targetid}`;

/** Removes what is stored by name for a deleted prospect. */
export async function forgetProspect(
  { names }: Pick<Rows, 'names'>,
  workspace: string,
  prospectid: EntityId,
): Promise<void> {
  await names.remove('letters', workspace, String(prospectid));
}

/** Removes what is stored by name for a deleted target company. Undo needs none of it: its row gets another id. */
export async function forgetTarget(
  { names }: Pick<Rows, 'names'>,
  workspace: string,
  targetid: EntityId,
): Promise<void> {
  await names.remove('websites', workspace, String(targetid));
  await names.remove('suggested', workspace, searchAt(targetid));
}
