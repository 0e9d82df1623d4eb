import { ApiError } from '#api/apiError.ts';
import type { AlikeRule } from '#domain/lists/alike/alikeRule.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { generatedList } from '#domain/work/generation.ts';
import type { Clock } from '#platform/clock.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { Ledger } from '../generation/ledger.ts';
import type { Lists } from '../lists/lists.ts';
import { listKey, listName } from '../lists/listKey.ts';
import { createAwaitedRows } from './awaitedRows.ts';
import { createComparing, type LoadComparing } from './comparing.ts';
import type { FoldedRows } from './foldedRows.ts';
import type { Folding, FoldingJob } from './folding.ts';
import { idsOf } from '#domain/lists/entityId.ts';

interface Parts {
  readonly storage: Pick<OwnedStorage, 'readJson' | 'writeJson'>;
  readonly foldedRows: Pick<FoldedRows, 'fold'>;
  readonly lists: Pick<Lists, 'lastLoad' | 'stateOf'>;
  readonly ledger: Pick<Ledger, 'entries'>;
  readonly left: AbortSignal;
  readonly clock: Clock;
  /** Loads the code that compares rows. Called when a generation begins. */
  readonly load: LoadComparing;
}

/**
 * Creates the folding, independent of React and of pages. Generations that are not compared yet are stored with the person's
 * local data, so that any tab can fold their rows.
 */
export function createFolding(parts: Parts): Folding {
  const { foldedRows, lists, ledger, left } = parts;
  const awaited = createAwaitedRows(parts.storage, parts.clock);
  const comparing = createComparing(parts.load, parts.clock);
  /** Numbers of running generations and additions in this tab, by list. */
  const generating = new Map<string, number>();
  const additions = new Map<string, number>();
  const count = (counts: Map<string, number>, list: string, step: 1 | -1) =>
    counts.set(list, (counts.get(list) ?? 0) + step);

  const begin = ({ key, known }: FoldingJob) => {
    // A list that was never loaded may have rows that are not in `known`.
    const isKnown = known.length > 0 || (lists.lastLoad(key)?.rows ?? null) !== null;
    if (!isKnown || awaited.find(key) || (additions.get(listName(key)) ?? 0) > 0) return;
    awaited.add(key, known);
  };

  /** Returns false when there are no new rows to compare yet. */
  const fold = async (key: readonly string[], rows: readonly Identified[], rule: AlikeRule) => {
    const list = listName(key);
    const entry = awaited.find(key);
    if (!entry) return true;
    const known = new Set(entry.known);
    const ids = idsOf(rows);
    const fresh = ids.filter((id) => !known.has(id));
    if (fresh.length === 0) return false;
    // Without the code, no row is folded.
    const part = await comparing.code();
    // Rows were added by hand, another tab has folded them, or the person has signed out.
    if (left.aborted || awaited.find(key)?.at !== entry.at) return true;
    awaited.dropKey(key);
    foldedRows.fold(list, part?.foldNewRows(rows, new Set(fresh), rule) ?? []);
    return true;
  };

  const isGenerated = (list: string) =>
    (generating.get(list) ?? 0) > 0 ||
    ledger.entries().some((entry) => {
      const name = generatedList(entry.kind);
      return entry.state === 'running' && name !== null && listKey(name, entry).join('|') === list;
    });

  return {
    async during(job, generate) {
      const { key, rule, list } = job;
      const name = listName(key);
      if (!rule) return generate();
      begin(job);
      comparing.prepare();
      count(generating, name, 1);
      try {
        await generate();
      } catch (error) {
        // A server that answered with a failure adds no rows later. Without a response it may.
        if (error instanceof ApiError && error.status !== undefined) awaited.dropKey(key);
        throw error;
      } finally {
        count(generating, name, -1);
      }
      if (!awaited.find(key) || isGenerated(name)) return;
      // A list that no page shows was not reloaded at the end. It is loaded now, because rows that a later load brings may
      // come from somebody else.
      const rows = lists.stateOf(name).isStale
        ? await list().catch(() => null)
        : (lists.lastLoad(key)?.rows ?? null);
      if (rows && !(await fold(key, rows, rule))) awaited.dropKey(key);
    },
    async foldLoaded(key, rows, rule) {
      const list = listName(key);
      if (!rule || isGenerated(list) || lists.stateOf(list).isStale) return;
      await fold(key, rows, rule);
    },
    async adding(list, work) {
      count(additions, list, 1);
      awaited.dropList(list);
      try {
        return await work();
      } finally {
        count(additions, list, -1);
        awaited.dropList(list);
      }
    },
  };
}
