import type { Attempts } from '#api/http.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { textKey } from '#text/textKey.ts';

/**
 * A request whose response has not arrived. Only a hash of its content is stored, because the content may be long and
 * confidential.
 */
interface Kept {
  readonly call: string;
  readonly hash: string;
  readonly key: string;
  readonly at: number;
}

interface Parts {
  readonly storage: Pick<OwnedStorage, 'readJson' | 'writeJson'>;
  readonly newKey: () => string;
  readonly now: () => number;
}

/** Slightly less than the 24 hours during which a server repeats its first response to a key. */
const keptMs = 23 * 60 * 60 * 1000;
/** Maximum number of stored attempts. Only a paste that fails as a whole exceeds it. */
const keptAtMost = 50;

const isKept = (value: unknown): value is Kept => {
  const { call, hash, key, at } = Object(value) as Record<string, unknown>;
  return [call, hash, key].every((text) => typeof text === 'string') && typeof at === 'number';
};

const keptIn = (value: unknown): Kept[] => (Array.isArray(value) ? value.filter(isKept) : []);

/**
 * Gives each request that creates rows an idempotency key. A request whose response was lost keeps its key, also after a
 * reload, so the next press that sends the same content is the same attempt. Two equal requests that run at the same time
 * are two attempts.
 */
export function createAttempts({ storage, newKey, now }: Parts): Attempts {
  /** The attempts of this tab. Kept in memory too, because another tab may overwrite the stored list. */
  let mine: readonly Kept[] = [];
  const underWay = new Set<string>();

  const all = (): readonly Kept[] => {
    const others = (storage.readJson('attempts', keptIn) ?? []).filter(
      ({ key }) => !mine.some((one) => one.key === key),
    );
    return [...others, ...mine].filter(({ at }) => now() - at < keptMs);
  };
  const keep = (kept: readonly Kept[]) => {
    mine = kept.filter(({ key }) => mine.some((one) => one.key === key));
    storage.writeJson('attempts', kept.slice(-keptAtMost));
  };

  return {
    begin(call, content) {
      const before = all();
      const hash = textKey(content);
      const isSame = (one: Kept) => one.call === call && one.hash === hash;
      const lost = before.find((one) => isSame(one) && !underWay.has(one.key));
      const attempt = lost ?? { call, hash, key: newKey(), at: now() };
      const { key } = attempt;
      underWay.add(key);
      mine = [...mine.filter((one) => one.key !== key), attempt];
      if (!lost) keep([...before, attempt]);
      return {
        key,
        end(isKnown) {
          underWay.delete(key);
          if (isKnown) keep(all().filter((one) => one.key !== key));
        },
      };
    },
    forget(call) {
      const before = all();
      const left = before.filter((one) => one.call !== call || underWay.has(one.key));
      if (left.length < before.length) keep(left);
    },
  };
}
