import type { Lifetimes } from './lifetimes.ts';
import type { IdentityTable } from './table.ts';

type Payload = Record<string, unknown>;

const now = (): number => Math.floor(Date.now() / 1000);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The storage adapters that the provider's package expects: one for each kind of object. */
export const adapterFor =
  (table: IdentityTable, lifetimes: Lifetimes) =>
  (model: string): object => ({
    upsert: async (id: string, payload: Payload, expiresIn?: number) =>
      table.put({
        model,
        id,
        payload,
        grantId: text(payload['grantId']),
        uid: text(payload['uid']),
        expires: expiresIn === undefined ? undefined : now() + expiresIn,
      }),
    find: async (id: string) => withinReuse(table.get(model, id), model, lifetimes),
    findByUid: async (uid: string) => table.getByUid(model, uid),
    findByUserCode: async () => undefined,
    consume: async (id: string) => {
      const payload = table.get(model, id);
      if (!payload) return;
      const expires = Number(payload['exp']) || undefined;
      const consumed = payload['consumed'] ?? now();
      table.put({
        model,
        id,
        payload: { ...payload, consumed },
        grantId: text(payload['grantId']),
        expires,
      });
    },
    destroy: async (id: string) => table.remove(model, id),
    revokeByGrantId: async (grantId: string) => table.removeByGrant(model, grantId),
  });

/** A client that lost the response to a rotation may repeat it for a short while; later reuse counts as theft. */
function withinReuse(payload: Payload | undefined, model: string, lifetimes: Lifetimes) {
  const consumed = Number(payload?.['consumed']);
  if (!payload || model !== 'RefreshToken' || !(now() - consumed < lifetimes.reuse)) return payload;
  return { ...payload, consumed: undefined };
}
