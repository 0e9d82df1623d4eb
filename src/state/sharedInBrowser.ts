import type { Api } from '#api/createApi.ts';
import { isRecord } from '#domain/entities/json.ts';
import { readClaims, withClaimsIn } from '#domain/evidence/claims.ts';
import { changeViews, readSavedViews, storedViews } from '#domain/lists/savedViews.ts';
import { mailKey, formerReview } from '#domain/mail/mailReview.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { SharedChange } from './shared.ts';

const kept = (storage: Pick<OwnedStorage, 'readJson'>) =>
  storage.readJson('sharedState', (value) => (isRecord(value) ? value : undefined)) ?? {};

/** The calls where the server has none: this browser keeps the values, for this person alone. */
export const browserCalls = (
  storage: Pick<OwnedStorage, 'readJson' | 'writeJson'>,
): Api['sharedState'] => ({
  list: async () =>
    Object.entries(kept(storage)).map(([key, value]) => ({ key, value, version: 0 })),
  put: async (_workspace, _companyId, asked) => {
    const { [asked.key]: _former, ...rest } = kept(storage);
    const isGone = asked.value === null;
    storage.writeJson('sharedState', isGone ? rest : { ...rest, [asked.key]: asked.value });
    return { isStored: true, present: { ...asked, version: 0 } };
  },
});

/** Adds views that were saved in this browser to those of the team. */
const withViews =
  (own: unknown): SharedChange =>
  (present) =>
    storedViews(
      readSavedViews(own).reduce(
        (views, view) => changeViews(views, { kind: 'save', view }),
        readSavedViews(present),
      ),
    );

const isOfMail = (claim: string): boolean => claim.startsWith('emails|');

/** Returns what this browser kept before the team shared it. What a colleague has stored stays. */
function keptBefore(storage: OwnedStorage, isShared: boolean) {
  const found: (readonly [key: string, make: SharedChange])[] = [];
  const views = storage.readJson('savedViews', (value) => value);
  if (views !== undefined) found.push(['views', withViews(views)]);
  for (const [id, entry] of Object.entries(formerReview(storage.read('emailReview'))))
    found.push([mailKey(id), (present) => present ?? entry]);
  const claims = (storage.readJson('confirmedClaims', readClaims) ?? []).filter(isOfMail);
  if (claims.length > 0) found.push(['confirmed', withClaimsIn(claims)]);
  if (isShared)
    for (const [key, value] of Object.entries(kept(storage)))
      found.push([key, key === 'views' ? withViews(value) : (present) => present ?? value]);
  return found;
}

/** Returns the function that hands over, once, what this browser kept before. `change` resolves to false after a failure. */
export function handingOver(
  storage: OwnedStorage,
  change: (key: string, make: SharedChange) => Promise<boolean>,
) {
  let isBegun = false;
  return async (isShared: boolean): Promise<void> => {
    if (isBegun) return;
    isBegun = true;
    for (const [key, make] of keptBefore(storage, isShared))
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure ends it
      if (!(await change(key, make))) return;
    const claims = storage.readJson('confirmedClaims', readClaims) ?? [];
    const left = claims.filter((claim) => !isOfMail(claim));
    if (left.length < claims.length) storage.writeJson('confirmedClaims', left);
    storage.remove('savedViews');
    storage.remove('emailReview');
    if (isShared) storage.remove('sharedState');
  };
}
