import { isEntityId, sameId, uniqueRows, type EntityId } from '../lists/entityId.ts';
import { noContact, type Prospect } from '../companies/prospect.ts';
import { isRecord, textIn } from '../entities/json.ts';

/**
 * The company that the data in the router state belongs to. A new entry changes the company, and old state must not be used.
 */
export interface HandoverOwner {
  readonly workspace: string;
  readonly companyId: EntityId;
}

/**
 * Returns the router state that takes prospects to the page of their emails (D45). It has plain fields only, because the
 * browser has to clone it.
 */
export function prospectsToHandOver(
  prospects: readonly Prospect[],
  { workspace, companyId }: HandoverOwner,
) {
  return {
    workspace,
    companyId,
    prospects: prospects.map(({ id, name, companyName, role, email, targetCompanyId }) => ({
      id,
      name,
      companyName,
      role,
      email,
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
    ...noContact,
    email: textIn(entry['email']),
    targetCompanyId: isEntityId(targetCompanyId) ? targetCompanyId : null,
  };
}

/** Returns the router state if it was written for this company; an empty one otherwise. */
function ownState(state: unknown, owner: HandoverOwner | null): Readonly<Record<string, unknown>> {
  if (!isRecord(state) || state['workspace'] !== owner?.workspace) return {};
  const { companyId: id } = state;
  return owner && isEntityId(id) && sameId(id, owner.companyId) ? state : {};
}

/**
 * Reads the prospects in the router state, each once. The state survives releases and new entries, and other pages store
 * other values in it. Anything invalid or of another company is left out.
 */
export function readHandedOver(state: unknown, owner: HandoverOwner | null): Prospect[] {
  const { prospects } = ownState(state, owner);
  if (!Array.isArray(prospects)) return [];
  return uniqueRows(prospects.flatMap((entry: unknown) => handedOver(entry) ?? []));
}

/** The keywords and the profile that a new idea starts with. One of them may be missing. */
export interface IdeaStart {
  readonly keywords: readonly string[];
  /** The title of the profile; blank without one. */
  readonly icp: string;
}

/** Returns the router state that opens the form for a new idea. */
export const ideaToHandOver = (
  { keywords, icp }: IdeaStart,
  { workspace, companyId }: HandoverOwner,
) => ({ workspace, companyId, ideaKeywords: keywords, ideaIcp: icp });

/** Reads the router state, with each keyword once; null when there is none for this company. */
export function readIdeaStart(state: unknown, owner: HandoverOwner | null): IdeaStart | null {
  const { ideaKeywords, ideaIcp } = ownState(state, owner);
  if (!Array.isArray(ideaKeywords)) return null;
  const keywords = ideaKeywords.filter((each) => typeof each === 'string');
  const icp = textIn(ideaIcp);
  return keywords.length > 0 || icp !== '' ? { keywords: [...new Set(keywords)], icp } : null;
}

export const rowToShow = (id: EntityId) => ({ row: String(id) });

/** Returns the id of the row that the page was opened for; null when it was not opened for one. */
export function readRowToShow(state: unknown): string | null {
  const { row }: { row?: unknown } = Object(state);
  return typeof row === 'string' ? row : null;
}
