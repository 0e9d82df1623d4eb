import type { Api } from '#api/createApi.ts';
import { keywordIdentity, unknownFigures, withUnknown } from '#domain/keywords/unknownFigures.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { createKeptUnknownFigures } from './keptUnknownFigures.ts';

/**
 * Returns an API that restores unknown figures. Unknown figures are sent as zero, and shown as unknown again in lists (D71).
 */
export function withUnknownFigures(api: Api, storage: OwnedStorage): Api {
  const { keywords } = api;
  const kept = createKeptUnknownFigures(storage);
  return {
    ...api,
    keywords: {
      ...keywords,
      async list(workspace, companyId, signal) {
        const rows = await keywords.list(workspace, companyId, signal);
        const unknown = kept.of(String(companyId));
        if (unknown.size === 0) return rows;
        return rows.map((row) => withUnknown(row, unknown.get(keywordIdentity(row)) ?? []));
      },
      add(workspace, companyId, draft, signal) {
        // Stored first, because the list may be loaded before this response arrives.
        kept.keep(String(companyId), keywordIdentity(draft), unknownFigures(draft));
        return keywords.add(workspace, companyId, draft, signal);
      },
    },
  };
}
