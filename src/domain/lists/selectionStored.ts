import { isEntityId, uniqueIds, type EntityId } from './entityId.ts';
import type { TargetCompanyRef } from '../companies/targetCompany.ts';

function listIn(stored: string | undefined): readonly unknown[] {
  try {
    const value: unknown = stored === undefined ? [] : JSON.parse(stored);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Reads stored ids, each once and in the server's spelling. A value that does not parse counts as absent. */
export function readStoredIds(stored: string | undefined): readonly EntityId[] {
  return uniqueIds(listIn(stored).filter(isEntityId));
}

function namesIn(stored: string | undefined): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const entry of listIn(stored)) {
    if (typeof entry !== 'object' || entry === null) continue;
    const { targetid, name }: { targetid?: unknown; name?: unknown } = entry;
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
