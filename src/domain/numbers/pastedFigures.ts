import { parseLocalNumber } from './localNumber.ts';

/** How to read the digits after a comma or a dot. */
export type Reading = 'decimal' | 'thousands';

/** A character that may separate thousands. */
export type Separator = ',' | '.';

/** A number with two readings: `12,000` is 12 or 12000. */
export interface DoubtfulNumber {
  /** Identifies this number in the pasted text. */
  readonly key: string;
  readonly separator: Separator;
  /** Null when it can only be read as thousands. */
  readonly decimal: number | null;
  readonly thousands: number;
  /** The chosen reading; null before the choice. */
  readonly chosen: Reading | null;
}

/** A pasted number: its text and its value. */
export interface PastedFigure<Column extends string> {
  readonly column: Column;
  readonly text: string;
  /** Null before the choice, and when the text is not a number. */
  readonly value: number | null;
  readonly doubt: DoubtfulNumber | null;
}

/** The chosen readings of a text: for all numbers with a separator, and for single numbers. */
export interface ReadingChoices {
  readonly all: Readonly<Partial<Record<Separator, Reading>>>;
  readonly single: Readonly<Record<string, Reading>>;
}

export const noChoices: ReadingChoices = { all: {}, single: {} };

/** Chooses one reading for all numbers with this separator, and removes the choices for single ones. */
export function chooseAll(
  { all, single }: ReadingChoices,
  separator: Separator,
  reading: Reading,
): ReadingChoices {
  const others = Object.entries(single).filter(([key]) => !key.startsWith(separator));
  return { all: { ...all, [separator]: reading }, single: Object.fromEntries(others) };
}

/** Chooses a reading for one number only. */
export const chooseOne = (
  { all, single }: ReadingChoices,
  key: string,
  reading: Reading,
): ReadingChoices => ({ all, single: { ...single, [key]: reading } });

/** The chosen reading of a number: the one for this number alone, else the one for all with its separator. */
const chosenIn = (
  { all, single }: ReadingChoices,
  { key, separator }: Pick<DoubtfulNumber, 'key' | 'separator'>,
): Reading | null => single[key] ?? all[separator] ?? null;

/** Reads a pasted number. The choice for a single number holds as long as its line has the same text. */
export function readFigure<Column extends string>(
  column: Column,
  text: string,
  line: number,
  choices: ReadingChoices,
): PastedFigure<Column> {
  const read = parseLocalNumber(text);
  const decimal = read.kind === 'number' ? read.value : null;
  const thousands = read.kind === 'blank' ? null : read.suggestion;
  if (thousands === null) return { column, text, value: decimal, doubt: null };
  const separator = /[.,]/.exec(text)?.[0] === '.' ? '.' : ',';
  const key = `${separator} ${line} ${column} ${text}`;
  const chosen = chosenIn(choices, { key, separator });
  const value = chosen === 'thousands' ? thousands : chosen === 'decimal' ? decimal : null;
  return { column, text, value, doubt: { key, separator, decimal, thousands, chosen } };
}

/** Numbers with two readings that share a separator. */
export interface DoubtGroup {
  readonly separator: Separator;
  readonly count: number;
  /** The first number of the group, shown as an example. */
  readonly example: PastedFigure<string> & { readonly doubt: DoubtfulNumber };
  /** The reading of all numbers in the group; null when they differ or some have none. */
  readonly chosen: Reading | null;
}

/** Groups the numbers with two readings by their separator, with what is chosen for them by now. */
export function doubtGroups(
  figures: readonly PastedFigure<string>[],
  choices: ReadingChoices,
): readonly DoubtGroup[] {
  const doubtful = figures.flatMap(({ doubt, ...figure }) =>
    doubt === null ? [] : [{ ...figure, doubt: { ...doubt, chosen: chosenIn(choices, doubt) } }],
  );
  const groups = Map.groupBy(doubtful, ({ doubt }) => doubt.separator);
  return [...groups].flatMap(([separator, group]) => {
    const [example] = group;
    if (!example) return [];
    const { chosen } = example.doubt;
    const isSame = group.every(({ doubt }) => doubt.chosen === chosen);
    return [{ separator, count: group.length, example, chosen: isSame ? chosen : null }];
  });
}
