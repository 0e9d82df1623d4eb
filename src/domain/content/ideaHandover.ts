import { isOwned, type HandoverOwner } from '../companies/prospectHandover.ts';

/** What travels in the router's state from the keywords to the idea that is begun with them. */
export interface IdeaHandover extends HandoverOwner {
  readonly ideaKeywords: readonly string[];
}

/** The selected keywords, ready to travel. */
export const keywordsToHandOver = (
  ideaKeywords: readonly string[],
  { workspace, companyId }: HandoverOwner,
): IdeaHandover => ({ workspace, companyId, ideaKeywords });

/** The keywords that came along for this company, each once; null where none did. */
export function readIdeaKeywords(
  state: unknown,
  owner: HandoverOwner | null,
): readonly string[] | null {
  if (typeof state !== 'object' || state === null || !('ideaKeywords' in state)) return null;
  if (!Array.isArray(state.ideaKeywords) || !owner || !isOwned(state, owner)) return null;
  const keywords = state.ideaKeywords.filter((each): each is string => typeof each === 'string');
  return keywords.length > 0 ? [...new Set(keywords)] : null;
}
