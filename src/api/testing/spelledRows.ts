import fc, { type Arbitrary } from 'fast-check';
import type { EntityId } from '#domain/lists/entityId.ts';

/** A row as a server may spell it, and the entity that it is read as. */
export interface Spelled {
  readonly wire: Readonly<Record<string, unknown>>;
  readonly entity: { readonly id: EntityId } & Readonly<Record<string, unknown>>;
}

export const text = fc.string({ unit: 'grapheme' }).map((value) => value.toWellFormed());
const line = fc.string({ unit: 'grapheme' }).map((value) => `x${value.replace(/\s+/g, '')}`);
export const id: Arbitrary<EntityId> = fc.oneof(fc.nat(), fc.nat().map(String), fc.uuid());

/** A value with one of its spellings. */
type Spelling = Arbitrary<{ readonly wire: unknown; readonly value: unknown }>;

export const plain = (value: Arbitrary<unknown>): Spelling =>
  value.map((it) => ({ wire: it, value: it }));

/** A text that may be missing or null when it is blank. */
export const optional: Spelling = fc.oneof(
  plain(text),
  fc.constantFrom(null, undefined).map((wire) => ({ wire, value: '' })),
);

/** An id that may be missing or null. */
export const optionalId: Spelling = fc.oneof(
  plain(id),
  fc.constantFrom(null, undefined).map((wire) => ({ wire, value: null })),
);

export const figure: Spelling = fc
  .tuple(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    fc.boolean(),
  )
  .map(([value, isText]) => ({ wire: isText ? ` ${value}` : value, value }));

export const noFigure: Spelling = fc
  .constantFrom(null, undefined, '', ' ', 'n/a')
  .map((wire) => ({ wire, value: null }));

export const lines: Spelling = fc
  .tuple(fc.array(line), fc.constantFrom('list', 'json', 'lines'), fc.constantFrom([], [' ']))
  .map(([value, how, blank]) => {
    const list = [...blank, ...value.map((item) => ` ${item} `)];
    if (how === 'list') return { wire: list, value };
    return { wire: how === 'json' ? JSON.stringify(list) : list.join('\r\n'), value };
  });

export const oneOf = (values: readonly string[]): Spelling =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...values), fc.boolean())
      .map(([value, isLower]) => ({ wire: isLower ? value.toLowerCase() : value, value })),
    fc.constantFrom(null, undefined, 'Unheard of').map((wire) => ({ wire, value: null })),
  );

/** For each field of the entity: the names that the server may use for it, and its spellings. */
type Row = Readonly<Record<string, readonly [names: readonly string[], spelling: Spelling]>>;

/** Generates rows with these fields. */
export const rows = (row: Row): Arbitrary<Spelled[]> => {
  const fields = Object.entries(row).map(([field, [names, spelling]]) =>
    fc
      .tuple(fc.constantFrom(...names), spelling)
      .map(([name, { wire, value }]) => ({ field, name, wire, value })),
  );
  const spelled = fc.tuple(...fields).map((parts): Spelled => ({
    wire: Object.fromEntries(parts.map(({ name, wire }) => [name, wire])),
    entity: Object.fromEntries(
      parts.map(({ field, value }) => [field, value]),
    ) as Spelled['entity'],
  }));
  return fc.uniqueArray(spelled, { selector: ({ entity }) => String(entity.id), maxLength: 6 });
};

export const named = (name: string, spelling: Spelling) => [[name], spelling] as const;
