import { foldText } from '#text/foldText.ts';
import {
  fieldNames,
  fieldsOf,
  shownFields,
  type EntityDescription,
  type FieldName,
} from '../entities/description.ts';

/** What is known of the columns of one list. */
export interface HeadingRule<Description extends EntityDescription> {
  readonly description: Description;
  /** Returns the label of a field in its form, which names it in a message about a line. */
  readonly labelOf: (name: FieldName<Description>) => string;
  /** Returns the heading of its column in the table and in an exported file. */
  readonly headingOf: (name: FieldName<Description>) => string;
  /** Returns the headings of exported columns that are not read. */
  readonly ignored?: () => readonly string[];
  /** Returns what an export writes in place of a missing value. It counts as blank. */
  readonly missing?: () => string;
}

/** The columns of a table. */
export interface Columns<Name extends string> {
  /** The first line, or null when it is a row and the columns are in the order of the fields. */
  readonly headings: readonly string[] | null;
  /** The field of each column; undefined for a column that is left out. */
  readonly fields: readonly (Name | undefined)[];
  /** Returns the values of a row by field. A field without a value keeps that of `blank`. */
  readonly cellsOf: (
    texts: readonly string[],
    blank: Readonly<Record<Name, string>>,
  ) => Record<Name, string>;
}

/** Ignores what `foldText` ignores, and which of spaces, underscores and hyphens separate the words. */
const headingKey = (text: string): string =>
  foldText(text)
    .replace(/[\s_-]+/g, ' ')
    .trim();

const longestHeading = 100;

/** True for a cell that no program has as a heading: a number, a date, an address, a sentence. */
const looksLikeValue = (cell: string): boolean =>
  cell.length > longestHeading ||
  /[@\r\n]|:\/\/|^www\./i.test(cell) ||
  (/\d/.test(cell) && !/\p{L}/u.test(cell));

/** Returns how the headings of a list are recognised. */
export function headingsOf<Description extends EntityDescription>(rule: HeadingRule<Description>) {
  type Name = FieldName<Description>;
  const { description, headingOf, labelOf, ignored } = rule;
  const fields = fieldsOf(description);
  const nameField: Name = description.nameField;
  const nameParts = (description.nameParts ?? []).map((part) => part.map(headingKey));
  const fieldUnder = new Map<string, Name>();
  for (const name of fieldNames(description)) {
    const { otherHeadings = [] } = fields[name];
    for (const heading of [headingOf(name), labelOf(name), ...otherHeadings])
      fieldUnder.set(headingKey(heading), name);
  }
  const known = new Set([
    ...fieldUnder.keys(),
    ...nameParts.flat(),
    ...(ignored?.() ?? []).map(headingKey),
  ]);
  const isHeading = (cell: string): boolean => known.has(headingKey(cell));

  const reader = (columns: Columns<Name>['fields'], parts: readonly number[] = []) => {
    const missing = rule.missing?.();
    const isGiven = (text = '') => text !== '' && text !== missing;
    const whole = columns.flatMap<{ field: Name; at: number }>((field, at) =>
      field && !parts.includes(at) ? [{ field, at }] : [],
    );
    // From the last column, so that the first of several columns of a field wins.
    whole.reverse();
    return (texts: readonly string[], blank: Readonly<Record<Name, string>>) => {
      const cells: Record<Name, string> = { ...blank };
      const given = parts.map((at) => texts[at]).filter(isGiven);
      if (given.length > 0) cells[nameField] = given.join(' ');
      for (const { field, at } of whole) {
        const text = texts[at] ?? '';
        if (isGiven(text)) cells[field] = text;
      }
      return cells;
    };
  };

  /** Returns the columns under a line of headings, or null when the line is a row. */
  const headedBy = (line: readonly string[]): Columns<Name> | null => {
    const keys = line.map(headingKey);
    const partsAt = nameParts.map((part) => keys.findIndex((key) => part.includes(key)));
    const parts = partsAt.includes(-1) ? [] : partsAt;
    const columns = keys.map((key, at) => (parts.includes(at) ? nameField : fieldUnder.get(key)));
    // A name in another column may be a value: 'Prospect' is a heading, and somebody's role.
    const isNamed =
      columns[0] === nameField ||
      (columns.includes(nameField) && line.filter(isHeading).length > 1);
    if (!isNamed || line.some(looksLikeValue)) return null;
    return { headings: line, fields: columns, cellsOf: reader(columns, parts) };
  };

  return {
    isHeading,
    /**
     * Returns the columns of a table. Its first line has headings when one of them is the row's name (in one column or in
     * parts), first or beside another known heading, and none looks like a value. Unknown headings may stand among them.
     */
    columnsOf: (firstLine: readonly string[]): Columns<Name> => {
      const byPosition = shownFields(description);
      return (
        headedBy(firstLine) ?? {
          headings: null,
          fields: byPosition,
          cellsOf: reader(byPosition),
        }
      );
    },
  };
}
