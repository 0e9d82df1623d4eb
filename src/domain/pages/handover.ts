import { isEntityId, sameId, uniqueRows, type EntityId } from '../lists/entityId.ts';
import type { Prospect } from '../companies/prospect.ts';
import { isRecord, textIn } from '../entities/json.ts';

/**
 * The company that the data in the router state belongs to. A new entry changes the company, and old state must not be used.
 */
export interface HandoverOwner {
  readonly workspace: string;
  readonly companyId: EntityId;
}

/** The router state that takes prospects to the page of their emails (D45). */
export interface ProspectHandover extends HandoverOwner {
  readonly prospects: readonly Prospect[];
}

/** Returns the router state with the selected prospects. It has plain fields only, because the browser has to clone it. */
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

function handedOver(entry: unknown): Prospect | null {
  if (!isRecord(entry)) return null;
  const { id, targetCompanyId } = entry;
  if (!isEntityId(id)) return null;
  return {
    id,
    name: textIn(entry['name']),
    companyName: textIn(entry['companyName']),
    role: textIn(entry['role']),
    targetCompanyId: isEntityId(targetCompanyId) ? targetCompanyId : null,
  };
}

/** Returns true when the router state was written for this company. */
function isOwned(state: object, { workspace, companyId }: HandoverOwner): boolean {
  const { workspace: name, companyId: id }: Readonly<Record<string, unknown>> = { ...state };
  return name === workspace && isEntityId(id) && sameId(id, companyId);
}

/**
 * Reads the prospects in the router state, each once. The state survives releases and new entries, and other pages store
 * other values in it. Anything invalid or of another company is left out.
 */
export function readHandedOver(state: unknown, owner: HandoverOwner | null): Prospect[] {
  if (typeof state !== 'object' || state === null || !('prospects' in state)) return [];
  if (!Array.isArray(state.prospects) || !owner || !isOwned(state, owner)) return [];
  return uniqueRows(state.prospects.flatMap((entry: unknown) => handedOver(entry) ?? []));
}

/** The keywords and the profile that a new idea starts with. One of them may be missing. */
export interface IdeaStart {
  readonly keywords: readonly string[];
  /** The title of the profile; blank without one. */
  readonly icp: string;
}

/** The router state that opens the form for a new idea. */
export interface IdeaHandover extends HandoverOwner {
  readonly ideaKeywords: readonly string[];
  readonly ideaIcp: string;
}

/** Returns the router state for the chosen keywords and profile. */
export const ideaToHandOver = (
  { keywords, icp }: IdeaStart,
  { workspace, companyId }: HandoverOwner,
): IdeaHandover => ({ workspace, companyId, ideaKeywords: keywords, ideaIcp: icp });

/** Reads the router state, with each keyword once; null when there is none for this company. */
export function readIdeaStart(state: unknown, owner: HandoverOwner | null): IdeaStart | null {
  if (typeof state !== 'object' || state === null || !('ideaKeywords' in state)) return null;
  if (!Array.isArray(state.ideaKeywords) || !owner || !isOwned(state, owner)) return null;
  const keywords = state.ideaKeywords.filter((each): each is string => typeof each === 'string');
  const icp = 'ideaIcp' in state && typeof state.ideaIcp === 'string' ? state.ideaIcp : '';
  return keywords.length > 0 || icp !== '' ? { keywords: [...new Set(keywords)], icp } : null;
}

export const rowToShow = (id: EntityId) => ({ row: String(id) });

/** Returns the id of the row that the page was opened for; null when it was not opened for one. */
export function readRowToShow(state: unknown): string | null {
  const { row }: { row?: unknown } = Object(state);
  return typeof row === 'string' ? row : null;
}
