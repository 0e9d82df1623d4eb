import type { Keyword } from '#domain/keywords/keyword.ts';
import { useKnownListState, type KnownList } from './useKnownList.ts';

/** Returns the company's keywords for pages that need only their numbers. */
export const useKeywordFigures = (): KnownList<Keyword> =>
  useKnownListState('keywords', ({ keywords }, { workspace, companyId }) =>
    keywords.list(workspace, companyId),
  );
