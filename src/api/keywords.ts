import { draftToWire } from '#domain/entities/toWire.ts';
import { keywordDescription as description, type KeywordDraft } from '#domain/keywords/keyword.ts';
import { sentKeyword } from '#domain/keywords/unknownFigures.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Http } from './http.ts';
import { entityReader } from './wire/readEntities.ts';

const readKeywords = entityReader(description);

/** Keyword research. */
export function keywordCalls({ call, done }: Http) {
  return {
    list: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      call(
        'keywords.list',
        { workspace, signal, query: { companyId: String(companyId) } },
        readKeywords,
      ),
    generate: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
      done('keywords.generate', { workspace, signal, body: { companyId } }),
    add: (workspace: string, companyId: EntityId, draft: KeywordDraft, signal?: AbortSignal) =>
      done('keywords.add', {
        workspace,
        signal,
        body: { companyId, ...draftToWire(description, sentKeyword(draft)) },
      }),
    remove: (workspace: string, keywordid: EntityId, signal?: AbortSignal) =>
      done('keywords.remove', { workspace, signal, body: { keywordid } }),
  };
}
