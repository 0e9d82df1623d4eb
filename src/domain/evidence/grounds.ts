/** Where a quoted sentence was found when its page was looked at again (D98). */
export const findings = ['there', 'moved', 'gone', 'unreadable'] as const;

/** What the last look at the page of a quote has found. */
export interface Checked {
  /** When, as ISO text. */
  readonly on: string;
  readonly found: (typeof findings)[number];
  /** The other page of the site with the sentence, once it has moved. */
  readonly url?: string | undefined;
  /** Of a sentence that is gone: when that was found first. */
  readonly since?: string | undefined;
  /** When it was there for the last time, if a look has found it. */
  readonly last?: string | undefined;
  /** Of a sentence that is gone: what stands there now instead. */
  readonly now?: string | undefined;
}

/** A quoted sentence that supports a field. */
export interface Evidence {
  readonly field: string;
  readonly quote: string;
  /** The page with the sentence. Absent when it comes from the business's own description, or from the news of a company. */
  readonly url?: string | undefined;
  /** Tells a sentence of a company's news from one of the business's description (D95). */
  readonly source?: 'news' | undefined;
  /** Absent until the page was looked at again. */
  readonly checked?: Checked | undefined;
}

/** The evidence of a row (D69). */
export interface Grounds {
  readonly evidence: readonly Evidence[];
  readonly assumptions: readonly string[];
  /** True for a sample, which is not about the business. */
  readonly isSample: boolean;
}

export interface Grounded {
  /** Absent when the server sent no evidence. */
  readonly grounds?: Grounds;
}

const none: Grounds = { evidence: [], assumptions: [], isSample: false };

/** Returns the evidence of a row; empty when the server sent none. */
export const groundsOf = ({ grounds }: Grounded): Grounds => grounds ?? none;

export const isSample = (row: Grounded): boolean => groundsOf(row).isSample;

export function fieldGrounds(row: Grounded, field: string) {
  const { evidence, assumptions } = groundsOfField(row, field);
  return { evidence, isAssumed: assumptions.length > 0 };
}

/** Returns the part of a row's evidence that is about one field. */
export function groundsOfField(row: Grounded, field: string): Grounds {
  const { evidence, assumptions, isSample } = groundsOf(row);
  return {
    evidence: evidence.filter((each) => each.field === field),
    assumptions: assumptions.filter((each) => each === field),
    isSample,
  };
}

/** Returns true while the row has an assumption to check. */
export const isToCheck = (row: Grounded): boolean => groundsOf(row).assumptions.length > 0;

/** Returns true when a sentence that the row rests on is gone from its page (D98). */
export const isGone = (row: Grounded): boolean =>
  groundsOf(row).evidence.some(({ checked }) => checked?.found === 'gone');

/**
 * Counts the rows of a list: those with a sentence from the website, which may have other fields to check, and those to check.
 * Null when no row has evidence or assumptions.
 */
export function countGrounds(rows: readonly Grounded[]) {
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

/** Returns the row without these assumptions, or the same object when it has none of them. */
export function withoutAssumptions<Row extends Grounded>(
  row: Row,
  isConfirmed: (field: string) => boolean,
): Row {
  const { grounds } = row;
  if (!grounds?.assumptions.some(isConfirmed)) return row;
  const assumptions = grounds.assumptions.filter((field) => !isConfirmed(field));
  return { ...row, grounds: { ...grounds, assumptions } };
}

/** The filter of all lists with evidence. It is in the address, so that a link shows the same list (D31). */
export interface GoneView {
  /** Shows only rows that rest on a sentence that is gone (D98). */
  readonly isGone: boolean;
}

/** The filters of a board. */
export interface BoardView extends GoneView {
  readonly isToCheck: boolean;
}

export const plainBoardView: BoardView = { isToCheck: false, isGone: false };

const name = 'check';

export const readGoneView = (query: URLSearchParams): GoneView => ({
  isGone: query.getAll(name).includes('gone'),
});

export function writeGoneView({ isGone: isOn }: GoneView, query: URLSearchParams): void {
  if (isOn) query.append(name, 'gone');
}

export const readBoardView = (query: URLSearchParams): BoardView => ({
  isToCheck: query.getAll(name).includes('open'),
  ...readGoneView(query),
});

export function writeBoardView(view: BoardView): URLSearchParams {
  const query = new URLSearchParams(view.isToCheck ? { [name]: 'open' } : {});
  writeGoneView(view, query);
  return query;
}

export const shownOnBoard = <Row extends Grounded>(
  rows: readonly Row[],
  view: BoardView,
): readonly Row[] =>
  view.isToCheck || view.isGone
    ? rows.filter((row) => (!view.isToCheck || isToCheck(row)) && (!view.isGone || isGone(row)))
    : rows;

/**
 * Returns the URL of a page if it is safe to open: http or https, without a user name or password. Undefined for anything
 * else, so that a server cannot send a script.
 */
export function pageAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  const isPage = protocol === 'https:' || protocol === 'http:';
  return isPage && username === '' && password === '' ? href : undefined;
}
