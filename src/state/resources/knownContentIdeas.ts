import type { ContentIdea } from '#domain/content/contentIdea.ts';
import { useKnownList } from './useKnownList.ts';

/** Returns the company's content ideas for pages that need only their keywords; null until they are loaded. */
export const useKnownContentIdeas = (): readonly ContentIdea[] | null =>
  useKnownList('contentIdeas', ({ contentIdeas }, { workspace, companyId }) =>
    contentIdeas.list(workspace, companyId),
  );
