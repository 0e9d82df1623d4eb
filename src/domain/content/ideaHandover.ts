import { isOwned, type HandoverOwner } from '../companies/prospectHandover.ts';

/** What an idea is begun with: its keywords, the profile it is for, or both. */
export interface BegunIdea {
  readonly keywords: readonly string[];
  /** The title of the profile; blank without one. */
  readonly icp: string;
}

/** What travels in the router's state to the idea that is begun. */
export interface IdeaHandover extends HandoverOwner {
  readonly ideaKeywords: readonly string[];
  readonly ideaIcp: string;
}

/** What was chosen on another page, ready to travel. */
export const ideaToHandOver = (
  { keywords, icp }: BegunIdea,
  { workspace, companyId }: HandoverOwner,
): IdeaHandover => ({ workspace, companyId, ideaKeywords: keywords, ideaIcp: icp });

/** What came along for this company, each keyword once; null where nothing did. */
export function readBegunIdea(state: unknown, owner: HandoverOwner | null): BegunIdea | null {
  if (typeof state !== 'object' || state === null || !('ideaKeywords' in state)) return null;
  if (!Array.isArray(state.ideaKeywords) || !owner || !isOwned(state, owner)) return null;
  const keywords = state.ideaKeywords.filter((each): each is string => typeof each === 'string');
  const icp = 'ideaIcp' in state && typeof state.ideaIcp === 'string' ? state.ideaIcp : '';
  return keywords.length > 0 || icp !== '' ? { keywords: [...new Set(keywords)], icp } : null;
}
