import { isEntityId } from './entityId.ts';
import type { Prospect } from './prospect.ts';

/** What travels in the router's state from the prospects to their emails (D45). */
export interface ProspectHandover {
  readonly prospects: readonly Prospect[];
}

/** The selected prospects, ready to travel: plain data and nothing beside it. */
export function prospectsToHandOver(prospects: readonly Prospect[]): ProspectHandover {
  return {
    prospects: prospects.map(({ id, name, companyName, role, targetCompanyId }) => ({
      id,
      name,
      companyName,
      role,
      targetCompanyId,
    })),
  };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function handedOver(entry: unknown): Prospect | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const parts: Readonly<Record<string, unknown>> = { ...entry };
  const { id, targetCompanyId } = parts;
  if (!isEntityId(id)) return null;
  return {
    id,
    name: textIn(parts['name']),
    companyName: textIn(parts['companyName']),
    role: textIn(parts['role']),
    targetCompanyId: isEntityId(targetCompanyId) ? targetCompanyId : null,
  };
}

/**
 * The prospects that came along, each once. The state outlives releases and other pages leave theirs there: what makes no
 * sense is left out, and a state that is none gives none.
 */
export function readHandedOver(state: unknown): Prospect[] {
  if (typeof state !== 'object' || state === null || !('prospects' in state)) return [];
  if (!Array.isArray(state.prospects)) return [];
  const byId = new Map<string, Prospect>();
  for (const entry of state.prospects) {
    const prospect = handedOver(entry);
    if (prospect && !byId.has(String(prospect.id))) byId.set(String(prospect.id), prospect);
  }
  return [...byId.values()];
}
