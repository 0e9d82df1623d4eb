/** A sentence that a field rests on. */
export interface Evidence<Field extends string = string> {
  readonly field: Field;
  readonly quote: string;
  /** The page it stands on; without one it is from what the business says of itself. */
  readonly url?: string;
}

/** What a row rests on (D69). */
export interface Grounds<Field extends string = string> {
  readonly evidence: readonly Evidence<Field>[];
  /** The fields that nothing speaks for. */
  readonly assumptions: readonly Field[];
  /** It was made from a template and is about nobody in particular. */
  readonly isSample: boolean;
}

/** Something that may say what it rests on. */
export interface Grounded {
  /** Left out where the server says nothing of it. */
  readonly grounds?: Grounds;
}

const none: Grounds = { evidence: [], assumptions: [], isSample: false };

/** What a row rests on; where nothing is known, nothing. */
export const groundsOf = ({ grounds }: Grounded): Grounds => grounds ?? none;

/** True where the row, or the letter, was made from a template. */
export const isSample = (row: Grounded): boolean => groundsOf(row).isSample;

/** What one field rests on. */
export interface FieldGrounds {
  readonly evidence: readonly Evidence[];
  readonly isAssumed: boolean;
}

/** What one field of a row rests on. */
export function fieldGrounds(row: Grounded, field: string): FieldGrounds {
  const { evidence, assumptions } = groundsOf(row);
  return {
    evidence: evidence.filter((each) => each.field === field),
    isAssumed: assumptions.includes(field),
  };
}

/** True while something of the row is to be checked. */
export const isToCheck = (row: Grounded): boolean => groundsOf(row).assumptions.length > 0;

/** How many rows of a list rest on what, of those that are there. */
export interface GroundsCount {
  /** Rows with a sentence of the website; what else they say may be to check. */
  readonly onWebsite: number;
  readonly toCheck: number;
  readonly of: number;
}

/** Counts a list's rows; null where nothing is known of any. */
export function countGrounds(rows: readonly Grounded[]): GroundsCount | null {
  const isKnown = (row: Grounded) => groundsOf(row).evidence.length > 0 || isToCheck(row);
  if (!rows.some(isKnown)) return null;
  const isOnWebsite = (row: Grounded) =>
    groundsOf(row).evidence.some(({ url }) => url !== undefined);
  return {
    onWebsite: rows.filter(isOnWebsite).length,
    toCheck: rows.filter(isToCheck).length,
    of: rows.length,
  };
}

/** Returns the row without these assumptions; the same row where it has none of them. */
export function withoutAssumptions<Row extends Grounded>(
  row: Row,
  isConfirmed: (field: string) => boolean,
): Row {
  const { grounds } = row;
  if (!grounds?.assumptions.some(isConfirmed)) return row;
  const assumptions = grounds.assumptions.filter((field) => !isConfirmed(field));
  return { ...row, grounds: { ...grounds, assumptions } };
}
