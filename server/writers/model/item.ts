import type { Evidence } from '../writer.ts';
import { withoutInvented } from './grounds/figures.ts';
import { quoteNames } from './grounds/namesCompany.ts';
import { findQuote } from './grounds/quotes.ts';
import type { Material } from './material.ts';

/** How to check the items of a kind. */
export interface ItemShape {
  /** The fields that state facts, and so need evidence. */
  readonly claims: readonly string[];
  /** The maximum length of each text, or of each text of a list. Only these fields are the model's own words. */
  readonly longest: Readonly<Record<string, number>>;
  /** Fields that may be left empty. */
  readonly optional?: readonly string[];
  /** The field with the company that a quote must name to count as evidence: a page about one company proves nothing about another. */
  readonly mustName?: string;
  /** Allows small numbers that count the points of a text. */
  readonly allowsCounts?: boolean;
}

/** An item from the model. */
export type Item = Readonly<Record<string, unknown>>;

/** An item with its evidence. */
export interface Grounded<Checked> {
  readonly item: Checked;
  readonly evidence: readonly Evidence[];
  readonly assumptions: readonly string[];
}

/** Removes markup and invisible characters. */
const plain = (text: string): string =>
  text
    .replace(/<[^<>]{1,200}>/g, '')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/^#+\s+/gm, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' || sign === '\u200d' ? sign : ' '))
    .replace(/[ \t]+/g, ' ')
    .trim()
    .toWellFormed();

/** Far longer than any field. A longer text repeats itself endlessly, and checking it would take minutes. */
const mostCharacters = 10_000;

/** Shortens a text to this many characters, between two words. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest - 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), longest / 2)).trimEnd()}…`.toWellFormed();
}

/** Removes what the material does not support. Returns undefined when too little is left. */
export function groundedItem<Checked extends object>(
  item: Checked,
  shape: ItemShape,
  material: Material,
): Grounded<Checked> | undefined {
  const checkedText = (text: string, longest: number) =>
    text.length > mostCharacters
      ? ''
      : cut(withoutInvented(plain(text), material, shape.allowsCounts), longest);
  const { evidence: _claimed, ...own } = item as Item;
  const checked: Record<string, unknown> = { ...own };
  for (const [field, longest] of Object.entries(shape.longest)) {
    const value = checked[field];
    const left = Array.isArray(value)
      ? value.map((text) => checkedText(String(text), longest)).filter((text) => text !== '')
      : checkedText(String(value), longest);
    if (left.length === 0 && !shape.optional?.includes(field)) return undefined;
    checked[field] = left;
  }
  const evidence = evidenceIn(item, shape, material);
  const isSaid = (field: string) => checked[field] !== '';
  return {
    // The types of the values do not change: only texts were shortened.
    item: checked as Checked,
    evidence,
    assumptions: shape.claims.filter(
      (claim) => isSaid(claim) && !evidence.some(({ field }) => field === claim),
    ),
  };
}

const mostEvidence = 4;

/** The quotes that the material contains, each once per field. */
function evidenceIn(item: object, shape: ItemShape, { searchable }: Material): Evidence[] {
  const claimed: unknown = 'evidence' in item ? item.evidence : [];
  const { mustName } = shape;
  const isAbout = (quote: string) =>
    mustName === undefined || quoteNames(quote, String((item as Item)[mustName]));
  const found = new Map<string, Evidence>();
  for (const { field, quote } of claimed as readonly { field: string; quote: string }[]) {
    if (!(field in shape.longest) && !shape.claims.includes(field)) continue;
    const there = findQuote(quote, searchable);
    if (there && !isAbout(there.quote)) continue;
    if (there && found.size < mostEvidence)
      found.set(`${field} ${there.quote}`, { ...there, field });
  }
  return [...found.values()];
}
