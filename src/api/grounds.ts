import { check, exactOptional, object, picklist, pipe, safeParse, string } from 'valibot';
import { isRecord } from '#domain/entities/json.ts';
import { findings, pageAddress, type Evidence, type Grounded } from '#domain/evidence/grounds.ts';
import type { FieldOnWire } from './response.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const day = pipe(
  string(),
  check((value) => !Number.isNaN(Date.parse(value))),
);

/** What a look at the page has found (D98). */
export const checked = object({
  on: day,
  found: picklist(findings),
  url: exactOptional(
    pipe(
      string(),
      check((value) => pageAddress(value) !== undefined),
    ),
  ),
  since: exactOptional(day),
  last: exactOptional(day),
  now: exactOptional(string()),
});

function evidenceOf(value: unknown, fields: FieldOnWire): readonly Evidence[] {
  if (!isRecord(value)) return [];
  const { quote, url, source } = value;
  const field = fields.get(value['field']);
  if (field === undefined || typeof quote !== 'string' || quote.trim() === '') return [];
  const said = {
    field,
    quote: quote.trim(),
    ...(source === 'news' && { source: 'news' as const }),
  };
  if (url === undefined || url === null) return [said];
  // A quote with an unusable address is left out: without an address it would count as the business's own words.
  const page = typeof url === 'string' ? pageAddress(url) : undefined;
  if (page === undefined) return [];
  const look = safeParse(checked, value['checked']);
  return [{ ...said, url: page, ...(look.success && { checked: look.output }) }];
}

/** Reads the evidence of a row (D69). Malformed parts are left out and never fail the list. */
export function readGrounds(row: Readonly<Record<string, unknown>>, fields: FieldOnWire): Grounded {
  const evidence = listOf(row['evidence']).flatMap((each) => evidenceOf(each, fields));
  const named = listOf(row['assumptions']).flatMap((name) => fields.get(name) ?? []);
  const assumptions = [...new Set(named)];
  const isSample = row['sample'] === true;
  if (evidence.length === 0 && assumptions.length === 0 && !isSample) return {};
  return { grounds: { evidence, assumptions, isSample } };
}
