import { isOwned, type HandoverOwner } from '../companies/prospectHandover.ts';

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
