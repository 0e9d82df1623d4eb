import { parseLocalNumber } from './localNumber.ts';

/** What digits after a comma or a dot are meant as. */
export type Reading = 'decimal' | 'thousands';

/** The sign that may stand between thousands. */
export type Separator = ',' | '.';

/** A number that could be thousands: `12,000` is 12 or 12000. */
export interface DoubtfulNumber {
  /** Names this number of this text. */
  readonly key: string;
  readonly separator: Separator;
  /** Null where it can be read as thousands only. */
  readonly decimal: number | null;
  readonly thousands: number;
  /** Null while it waits for a choice. */
  readonly chosen: Reading | null;
}

/** A pasted number: as it stands in the text, and as it is read. */
export interface PastedFigure<Column extends string> {
  readonly column: Column;
  readonly text: string;
  /** Null while it waits for a choice, and where it is no number. */
  readonly value: number | null;
  readonly doubt: DoubtfulNumber | null;
}

/** How the doubtful numbers of a text are to be read: all that have the same separator, and single ones. */
export interface ReadingChoices {
  readonly all: Readonly<Partial<Record<Separator, Reading>>>;
  readonly single: Readonly<Record<string, Reading>>;
}

export const noChoices: ReadingChoices = { all: {}, single: {} };

/** Reads all numbers with this separator alike, whatever was chosen for single ones before. */
export function chooseAll(
  { all, single }: ReadingChoices,
  separator: Separator,
  reading: Reading,
): ReadingChoices {
  const others = Object.entries(single).filter(([key]) => !key.startsWith(separator));
  return { all: { ...all, [separator]: reading }, single: Object.fromEntries(others) };
}

/** Reads one number otherwise than the others. */
export const chooseOne = (
  { all, single }: ReadingChoices,
  key: string,
  reading: Reading,
): ReadingChoices => ({ all, single: { ...single, [key]: reading } });

/** Reads a pasted number. The choice for a single one holds as long as its line says the same. */
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
  const chosen = choices.single[key] ?? choices.all[separator] ?? null;
  const value = chosen === 'thousands' ? thousands : chosen === 'decimal' ? decimal : null;
  return { column, text, value, doubt: { key, separator, decimal, thousands, chosen } };
}

/** The doubtful numbers that one choice settles together. */
export interface DoubtGroup {
  readonly separator: Separator;
  readonly count: number;
  /** The first of them, to show what the choice is about. */
  readonly example: PastedFigure<string> & { readonly doubt: DoubtfulNumber };
  /** What holds for all of them; null while any waits or they differ. */
  readonly chosen: Reading | null;
}

/** Groups doubtful numbers by their separator. */
export function doubtGroups(figures: readonly PastedFigure<string>[]): readonly DoubtGroup[] {
  const doubtful = figures.flatMap((figure) =>
    figure.doubt === null ? [] : [{ ...figure, doubt: figure.doubt }],
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
