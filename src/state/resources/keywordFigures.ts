import type { Keyword } from '#domain/keyword.ts';
import { useKnownList } from './useKnownList.ts';

/** The company's keywords where only their figures are wanted; null while they are not known. */
export const useKeywordFigures = (): readonly Keyword[] | null =>
  useKnownList('keywords', ({ keywords }, { workspace, companyId }) =>
    keywords.list(workspace, companyId),
  );
