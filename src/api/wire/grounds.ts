import type { EntityDescription } from '#domain/entities/description.ts';
import type { Evidence, Grounded } from '#domain/evidence/grounds.ts';
import { pageAddress } from '#domain/evidence/pageAddress.ts';
import { isRecord } from './isRecord.ts';

/** Returns the app's name of a field on the wire; undefined for an unknown one. */
export type FieldOnWire = ReadonlyMap<unknown, string>;

/** The fields of a kind of row, by all their names on the wire. */
export const fieldsOnWire = ({ fields }: EntityDescription): FieldOnWire =>
  new Map(
    Object.entries(fields).flatMap(([name, { onWire, alsoOnWire = onWire }]) => [
      [onWire, name],
      [alsoOnWire, name],
    ]),
  );

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function evidenceOf(value: unknown, fields: FieldOnWire): readonly Evidence[] {
  if (!isRecord(value)) return [];
  const { quote, url } = value;
  const field = fields.get(value['field']);
  if (field === undefined || typeof quote !== 'string' || quote.trim() === '') return [];
  const said = { field, quote: quote.trim() };
  if (url === undefined || url === null) return [said];
  // A quote with an unusable address is left out: without an address it would count as the business's own words.
  const page = typeof url === 'string' ? pageAddress(url) : undefined;
  return page === undefined ? [] : [{ ...said, url: page }];
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
