import { array, nullable, object, optional, picklist } from 'valibot';
import { restingKinds, type QuotesLookedAt } from '#domain/evidence/goneQuotes.ts';
import { pageAddress } from '#domain/evidence/grounds.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Http } from './http.ts';
import { id, optionalText, readOne, readText, text } from './response.ts';

const lookedAt = object({
  on: nullable(text),
  gone: array(
    object({
      quote: text,
      url: text,
      since: text,
      last: optionalText,
      now: optionalText,
      rows: array(object({ kind: picklist(restingKinds), id, name: optional(text) })),
    }),
  ),
});

/** Leaves out a sentence whose address cannot be opened, as the evidence of a row does. */
function readLookedAt(answer: unknown): QuotesLookedAt {
  const { on, gone } = readOne(answer, lookedAt);
  return {
    on: on === null ? null : readText(on),
    gone: gone.flatMap(({ quote, url, since, last, now, rows }) => {
      const page = pageAddress(readText(url));
      if (page === undefined) return [];
      return [
        {
          quote: readText(quote),
          url: page,
          since: readText(since),
          ...(last && { last: readText(last) }),
          ...(now && { now: readText(now) }),
          rows: rows.map(({ name, ...row }) => ({ ...row, name: readText(name) })),
        },
      ];
    }),
  };
}

/** The calls that look again at the quoted pages (D98). They are optional: a server has both or none. */
export const quoteCalls = ({ call }: Http) => ({
  list: (workspace: string, companyId: EntityId, signal?: AbortSignal) =>
    call(
      'quotes.list',
      { workspace, signal, query: { companyId: String(companyId) } },
      readLookedAt,
    ),
  /** Looks at all pages again. It may take minutes, and goes on when nobody waits any more. */
  check: (workspace: string, companyId: EntityId) =>
    call('quotes.check', { workspace, body: { companyId } }, readLookedAt),
});
