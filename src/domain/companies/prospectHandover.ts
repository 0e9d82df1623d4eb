import { isEntityId, sameId, type EntityId } from '../lists/entityId.ts';
import type { Prospect } from './prospect.ts';

/** Whose prospects they are: after a new entry the business has another company, and other prospects. */
export interface HandoverOwner {
  readonly workspace: string;
  readonly companyId: EntityId;
}

/** What travels in the router's state from the prospects to their emails (D45). */
export interface ProspectHandover extends HandoverOwner {
  readonly prospects: readonly Prospect[];
}

/** The selected prospects, ready to travel: plain data and nothing beside it. */
export function prospectsToHandOver(
  prospects: readonly Prospect[],
  { workspace, companyId }: HandoverOwner,
): ProspectHandover {
  return {
    workspace,
    companyId,
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

/** Whether what came along was left by this company: another one's is nothing to it. */
export function isOwned(state: object, { workspace, companyId }: HandoverOwner): boolean {
  const parts: Readonly<Record<string, unknown>> = { ...state };
  const id = parts['companyId'];
  return parts['workspace'] === workspace && isEntityId(id) && sameId(id, companyId);
}

/**
 * The prospects that came along for this company, each once. The state outlives releases and new entries, and other pages
 * leave theirs there: what is of another company or makes no sense is left out, and a state that is none gives none.
 */
export function readHandedOver(state: unknown, owner: HandoverOwner | null): Prospect[] {
  if (typeof state !== 'object' || state === null || !('prospects' in state)) return [];
  if (!Array.isArray(state.prospects) || !owner || !isOwned(state, owner)) return [];
  const byId = new Map<string, Prospect>();
  for (const entry of state.prospects) {
    const prospect = handedOver(entry);
    if (prospect && !byId.has(String(prospect.id))) byId.set(String(prospect.id), prospect);
  }
  return [...byId.values()];
}
