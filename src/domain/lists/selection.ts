import type { GenerationState, Identified } from './collection.ts';
import { idsOf, isEntityId, uniqueIds, type EntityId } from './entityId.ts';
import type { Remote } from './remote.ts';
import type { TargetCompanyRef } from '../companies/targetCompany.ts';
import { isRecord, readJson } from '../entities/json.ts';

/**
 * Returns true when the list is loaded completely and no load or generation is in progress. Only then are rows that it does not contain
 * removed from the selection (D32).
 */
export function isWholeList({
  remote,
  generation,
}: {
  readonly remote: Remote<unknown>;
  readonly generation: GenerationState;
}): boolean {
  if (generation.status === 'running') return false;
  return remote.status === 'ready' ? !remote.isRefreshing : remote.status === 'empty';
}

/** Returns the selected rows that are still in the list, each in its current form. */
export function pruned<Row extends Identified>(
  selected: readonly Row[],
  rows: readonly Row[],
): readonly Row[] {
  const known = new Map(rows.map((row) => [String(row.id), row]));
  return selected.flatMap(({ id }) => known.get(String(id)) ?? []);
}

/** Returns the selection after a change in the list. Selected rows that are not in the list stay selected. */
export function withChosen<Row extends Identified>(
  selected: readonly Row[],
  rows: readonly Row[],
  keys: ReadonlySet<string>,
): readonly Row[] {
  const present = new Set(idsOf(rows));
  const absent = selected.filter(({ id }) => !present.has(String(id)));
  return [...absent, ...rows.filter(({ id }) => keys.has(String(id)))];
}

export const sameRows = (one: readonly Identified[], other: readonly Identified[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function listIn(stored: string | undefined): readonly unknown[] {
  const value = readJson(stored);
  return Array.isArray(value) ? value : [];
}

/** Reads stored ids, each once and in the server's spelling. A value that does not parse counts as absent. */
export function readStoredIds(stored: string | undefined): readonly EntityId[] {
  return uniqueIds(listIn(stored).filter(isEntityId));
}

function namesIn(stored: string | undefined): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const entry of listIn(stored)) {
    if (!isRecord(entry)) continue;
    const { targetid, name } = entry;
    if (isEntityId(targetid) && typeof name === 'string') names.set(String(targetid), name);
  }
  return names;
}

/** Reads the stored companies: their ids from one key, their names from the other. */
export function readStoredCompanies(
  ids: string | undefined,
  companies: string | undefined,
): readonly TargetCompanyRef[] {
  const names = namesIn(companies);
  return readStoredIds(ids).map((id) => ({ id, name: names.get(String(id)) ?? '' }));
}

/** Converts the selected companies to the spelling of the specification. */
export function storedCompanies(companies: readonly TargetCompanyRef[]) {
  return companies.map(({ id, name }) => ({ targetid: id, name }));
}
