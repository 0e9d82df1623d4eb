import type { EntityDescription, EntityOf, KindValues } from '#domain/entities/description.ts';
import { isEntityId } from '#domain/lists/entityId.ts';
import { fieldsOnWire, readGrounds } from './grounds.ts';
import { isWireText, isWireTexts } from './wireFields.ts';
import { isRecord } from './isRecord.ts';
import { Malformed } from './malformed.ts';
import { competitionOf, figureOf, levelOf, readText, textsOf } from './wireValues.ts';
import { readDone } from '../response.ts';
import { listIn, uniqueRows } from './listIn.ts';

/** Reads a value from the wire; undefined for a value of the wrong type. A missing value is read as blank. */
type Reader<Value> = (value: unknown) => Value | undefined;

const reader =
  <Wire, Value>(
    isOfKind: (value: unknown) => value is Wire,
    read: (value: Wire | null | undefined) => Value,
  ): Reader<Value> =>
  (value) =>
    value === undefined || value === null || isOfKind(value) ? read(value) : undefined;

const readers: { readonly [Kind in keyof KindValues]: Reader<KindValues[Kind]> } = {
  line: reader(isWireText, readText),
  text: reader(isWireText, readText),
  lines: reader(isWireTexts, textsOf),
  level: reader(isWireText, levelOf),
  competition: reader(isWireText, competitionOf),
  number: reader(isWireText, figureOf),
};

/**
 * Creates the reader of a list of rows. Of rows with the same id the first is kept; an unreadable row fails the list.
 * `readMore` reads what the description does not contain.
 */
export function entityReader<Description extends EntityDescription, More = unknown>(
  description: Description,
  readMore?: (row: Readonly<Record<string, unknown>>) => More,
): (answer: unknown) => (EntityOf<Description> & More)[] {
  const { idOnWire, alsoIdOnWire, nameField } = description;
  const fields = Object.entries(description.fields);
  const names = fieldsOnWire(description);

  function readRow(row: unknown): EntityOf<Description> & More {
    if (!isRecord(row)) throw new Malformed('a row is no object');
    const id = sentIn(row, idOnWire, alsoIdOnWire);
    if (!isEntityId(id)) throw new Malformed(`${idOnWire} is no id`);
    const entity: Record<string, unknown> = { id };
    for (const [name, { kind, onWire, alsoOnWire }] of fields) {
      const sent = sentIn(row, onWire, alsoOnWire);
      const isMissing = name === nameField && (sent === undefined || sent === null);
      const value = isMissing ? undefined : readers[kind](sent);
      if (value === undefined) throw new Malformed(`${onWire} cannot be read`);
      entity[name] = value;
    }
    if (typeof row['version'] === 'number') entity['version'] = row['version'];
    return Object.assign(
      entity,
      readGrounds(row, names),
      readMore?.(row),
    ) as EntityOf<Description> & More;
  }

  return (answer) => uniqueRows(listIn(answer).map(readRow));
}

function sentIn(
  row: Readonly<Record<string, unknown>>,
  name: string,
  otherName: string | undefined,
): unknown {
  return row[name] ?? (otherName === undefined ? undefined : row[otherName]);
}

/**
 * Reads the rows in the answer to a change: a list or one row, or null when there is neither. What a change answers is not
 * specified.
 */
export const changedRows =
  <Row>(readRows: (answer: unknown) => readonly Row[]) =>
  (answer: unknown): readonly Row[] | null => {
    readDone(answer);
    for (const candidate of [answer, isRecord(answer) ? [answer['data']] : answer])
      try {
        const rows = readRows(candidate);
        if (rows.length > 0) return rows;
      } catch (cause) {
        if (!(cause instanceof Malformed)) throw cause;
      }
    return null;
  };
