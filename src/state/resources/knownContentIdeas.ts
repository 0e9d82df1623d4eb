import type { ContentIdea } from '#domain/content/contentIdea.ts';
import { useKnownList } from './useKnownList.ts';

/** The company's content ideas where only the keywords they use are wanted; null while they are not known. */
export const useKnownContentIdeas = (): readonly ContentIdea[] | null =>
  useKnownList('contentIdeas', ({ contentIdeas }, { workspace, companyId }) =>
    contentIdeas.list(workspace, companyId),
  );
