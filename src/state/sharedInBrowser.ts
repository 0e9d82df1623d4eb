import type { Api } from '#api/createApi.ts';
import type { SharedValue } from '#api/sharedState.ts';
import { isRecord } from '#domain/entities/json.ts';
import { readClaims, withClaimsIn } from '#domain/evidence/claims.ts';
import { changeViews, readSavedViews, storedViews } from '#domain/lists/savedViews.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { textKey } from '#text/textKey.ts';
import type { SharedChange } from './shared.ts';

type Storage = Pick<OwnedStorage, 'readJson' | 'writeJson'>;

const kept = (storage: Pick<OwnedStorage, 'readJson'>) =>
  storage.readJson('sharedState', (value) => (isRecord(value) ? value : undefined)) ?? {};

function keep(storage: Storage, key: string, value: unknown): void {
  const { [key]: _former, ...rest } = kept(storage);
  storage.writeJson('sharedState', value === null ? rest : { ...rest, [key]: value });
}

/** A value with a version made of its text, by which a tab notices what another one has stored meanwhile. */
const withVersion = (key: string, value: unknown): SharedValue => {
  const version = value === null ? 0 : Number.parseInt(textKey(JSON.stringify(value)), 36);
  return { key, value, version };
};

/** The calls where the server has none: this browser keeps the values, for this person alone. */
export const browserCalls = (storage: Storage): Api['sharedState'] => ({
  list: async (_workspace, _companyId, prefix) =>
    Object.entries(kept(storage)).flatMap(([key, value]) =>
      key.startsWith(prefix) ? [withVersion(key, value)] : [],
    ),
  put: async (_workspace, _companyId, { key, value, version }) => {
    const present = withVersion(key, kept(storage)[key] ?? null);
    if (present.version !== version) return { isStored: false, present };
    keep(storage, key, value);
    return { isStored: true, present: withVersion(key, value) };
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

/** The values that are joined with those of the team. Of others, what a colleague has stored stays. */
const joined: Readonly<Record<string, (own: unknown) => SharedChange>> = {
  views: withViews,
  confirmed: (own) => withClaimsIn(readClaims(own) ?? []),
};

/**
 * Hands over what this browser kept while the server had no calls. `change` resolves to
 * false after a failure: the rest waits for the next visit.
 */
export async function handOver(
  storage: Storage,
  part: string,
  change: (key: string, make: SharedChange) => Promise<boolean>,
): Promise<void> {
  for (const [key, value] of Object.entries(kept(storage))) {
    if (!key.startsWith(part)) continue;
    const make = joined[key]?.(value) ?? ((present: unknown) => present ?? value);
    // One after the other, so that a failure ends it.
    if (!(await change(key, make))) return;
    keep(storage, key, null);
  }
}
