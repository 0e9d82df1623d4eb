import type { Keyword } from '#domain/keywords/keyword.ts';
import { useKnownListState, type KnownList } from './useKnownList.ts';

/** The company's keywords where only their figures are wanted. */
export const useKeywordFigures = (): KnownList<Keyword> =>
  useKnownListState('keywords', ({ keywords }, { workspace, companyId }) =>
    keywords.list(workspace, companyId),
  );
