import { isEntityId, type EntityId } from '#domain/lists/entityId.ts';
import { custom, getDotPath, optional, safeParse, type GenericSchema } from 'valibot';
import { isRecord } from '#domain/entities/json.ts';
import { linesOf } from '#domain/entities/texts.ts';
import type { EntityDescription } from '#domain/entities/description.ts';
import { pageAddress, type Evidence, type Grounded } from '#domain/evidence/grounds.ts';

/** Thrown by the readers when an answer has none of the allowed shapes; the client turns it into an `ApiError`. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}

/** The wrappers that an answer's content may be in. */
export const wrappers = ['data', 'result', 'items'] as const;
const deepest = 3;

/** Returns the first value that `read` accepts, looking into `data`, `result` and `items`. */
export function unwrapped<Value>(
  answer: unknown,
  read: (candidate: unknown) => Value | undefined,
  depth = deepest,
): Value | undefined {
  const here = read(answer);
  if (here !== undefined || depth === 0 || !isRecord(answer)) return here;
  for (const name of wrappers) {
    if (!Object.hasOwn(answer, name)) continue;
    const inside = unwrapped(answer[name], read, depth - 1);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Returns the list in an answer, through any wrappers (D23). Null counts as an empty list. */
export function listIn(answer: unknown): readonly unknown[] {
  const list = unwrapped(answer, (candidate) => {
    if (candidate === null) return [];
    return Array.isArray(candidate) ? (candidate as readonly unknown[]) : undefined;
  });
  if (list === undefined) throw new Malformed('the answer holds no list');
  return list;
}

/** The rows without those whose id was seen before. */
export function uniqueRows<Entity extends { readonly id: EntityId }>(
  rows: readonly Entity[],
): Entity[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => seen.size !== seen.add(String(id)).size);
}

/** Reads one object, with or without an envelope. */
export function readOne<Value>(answer: unknown, schema: GenericSchema<unknown, Value>): Value {
  let reason = 'the answer holds nothing';
  const found = unwrapped(answer, (candidate) => {
    const read = safeParse(schema, candidate);
    if (read.success) return { value: read.output };
    const [issue] = read.issues;
    reason = `${getDotPath(issue) ?? 'answer'}: ${issue.message}`;
    return undefined;
  });
  if (!found) throw new Malformed(reason);
  return found.value;
}

/** Parses JSON. A blank text becomes null; a text that is no JSON is returned as it is. */
export function parseIfJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A text from a server. Some send numbers. */
export type WireText = string | number;

/** A list of texts from a server: a list, JSON text of a list, or lines. */
export type WireTexts = string | readonly WireText[];

/** True for a value that can be shown as text; false for NaN and objects. */
export const isWireText = (value: unknown): value is WireText =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** True for a value that can be shown as a list of texts. */
export const isWireTexts = (value: unknown): value is WireTexts =>
  typeof value === 'string' || (Array.isArray(value) && value.every(isWireText));

export const id = custom<EntityId>(isEntityId, 'must be an id');

export const text = custom<WireText>(isWireText, 'must be a text');

export const optionalText = optional(
  custom<WireText | null>((value) => value === null || isWireText(value), 'must be a text'),
);

type Maybe<Value> = Value | null | undefined;

/** Returns a text; a missing one becomes blank. */
export function readText(value: Maybe<WireText>): string {
  return typeof value === 'string' ? value : String(value ?? '');
}

/** Returns a number; null when it is missing, unreadable or NaN. */
export function figureOf(value: Maybe<WireText>): number | null {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Returns the texts, trimmed, without blank ones. */
export function textsOf(value: Maybe<WireTexts>): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') return jsonTexts(value) ?? linesOf(value);
  return value.map((item) => String(item).trim()).filter((item) => item !== '');
}

function jsonTexts(source: string): string[] | undefined {
  if (!source.trimStart().startsWith('[')) return undefined;
  const list = parseIfJson(source);
  return Array.isArray(list) && list.every(isWireText) ? textsOf(list) : undefined;
}

/** The app's names of fields, by their names on the wire. */
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
