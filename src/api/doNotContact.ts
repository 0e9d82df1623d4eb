import { array, object, optional, string } from 'valibot';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { BlockedDraft, BlockedRow } from '#domain/people/doNotContact.ts';
import type { Http } from './http.ts';
import { id, readOne } from './response.ts';

const blocked = object({
  id,
  entry: string(),
  person: optional(string()),
  company: optional(string()),
  reason: string(),
  by: string(),
  at: string(),
});
const list = array(blocked);

/** The calls of the list 'Do not contact'. They are optional: a server has all of them or none (D96). */
export function doNotContactCalls({ call, done }: Http) {
  return {
    /** Returns whom nobody writes to, in the order in which they were added. */
    list: (workspace: string, signal?: AbortSignal): Promise<readonly BlockedRow[]> =>
      call('doNotContact.list', { workspace, signal }, (answer) => readOne(answer, list)),
    /** Returns the entry, also one that was there already. */
    add: (workspace: string, draft: BlockedDraft): Promise<BlockedRow> =>
      call('doNotContact.add', { workspace, body: { ...draft } }, (answer) =>
        readOne(answer, blocked),
      ),
    remove: (workspace: string, entryId: EntityId) =>
      done('doNotContact.remove', { workspace, body: { id: entryId } }),
  };
}
