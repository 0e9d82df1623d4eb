import { array, is, number, object, string, unknown, type InferOutput } from 'valibot';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Http } from './http.ts';
import { ApiError, readOne } from './response.ts';

const sharedValue = object({ key: string(), value: unknown(), version: number() });
const sharedValues = array(sharedValue);

/** One value that the members of a workspace share (D83). A value that does not exist has the version 0. */
export type SharedValue = Readonly<InferOutput<typeof sharedValue>>;

/** The calls of shared state. They are optional: a server has both or none (D83). */
export function sharedStateCalls({ call }: Http) {
  return {
    /** The values whose keys begin with the prefix. A server may not know it and answer all. */
    list: async (
      workspace: string,
      companyId: EntityId,
      prefix: string,
    ): Promise<readonly SharedValue[]> => {
      const query = { companyId: String(companyId), prefix };
      const values = await call('sharedState.list', { workspace, query }, (answer) =>
        readOne(answer, sharedValues),
      );
      return values.filter(({ key }) => key.startsWith(prefix));
    },
    /** Stores a value that was made from this version; null removes it. Returns the value as it stands, and whether it is this one. */
    put: async (
      workspace: string,
      companyId: EntityId,
      asked: SharedValue,
      signal?: AbortSignal,
    ): Promise<{ readonly isStored: boolean; readonly present: SharedValue }> => {
      try {
        const present = await call(
          'sharedState.put',
          { workspace, body: { companyId, ...asked }, signal },
          (answer) => readOne(answer, sharedValue),
        );
        return { isStored: true, present };
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.status !== 409) throw cause;
        // Without what stands, it is another conflict: the workspace is full.
        if (!is(sharedValue, cause.present)) throw cause;
        return { isStored: false, present: cause.present };
      }
    },
  };
}
