import type { Api } from '#api/createApi.ts';
import { keywordIdentity, unknownFigures, withUnknown } from '#domain/keywords/unknownFigures.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { createKeptUnknownFigures } from './keptUnknownFigures.ts';

/** The API for one person: figures they did not know when they added a keyword stay unknown, though zeros were sent. */
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
        // Kept first: the list may come before the answer does.
        kept.keep(String(companyId), keywordIdentity(draft), unknownFigures(draft));
        return keywords.add(workspace, companyId, draft, signal);
      },
    },
  };
}
