import { array, fallback, object, optional, string, type InferOutput } from 'valibot';
import type { Evidence } from '#domain/evidence/grounds.ts';
import { stemsOf } from './grounds/distinct.ts';
import { withoutInvented } from './grounds/figures.ts';
import { findQuote, namesCompany } from './grounds/quotes.ts';
import type { Material } from './material.ts';

/** The quotes of an item. An item is good without them: what it says is then an assumption. */
const quoteOf = fallback(object({ field: string(), quote: string() }), { field: '', quote: '' });
export const evidence = fallback(optional(array(quoteOf), []), []);

type Quotes = InferOutput<typeof evidence>;

export interface ItemShape {
  /** The fields that state facts, and so need evidence. */
  readonly claims: readonly string[];
  /** The maximum length of each text, or of each text of a list. Only these fields are the model's own words. */
  readonly longest: Readonly<Record<string, number>>;
  readonly optional?: readonly string[];
  /** The field with the company that a quote must name to count as evidence: a page about one company proves nothing about another. */
  readonly mustName?: string;
  /** Allows small numbers that count the points of a text. */
  readonly allowsCounts?: boolean;
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().toWellFormed();

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

/** True for the name of a field, or its beginning, which a weak model writes instead of a text. */
const isEcho = (text: string, field: string): boolean =>
  field.toLowerCase().startsWith(text.trim().toLowerCase());

/** Removes what the material does not support, and adds the evidence. Returns undefined when too little is left. */
export function groundedItem<Checked extends object>(
  item: Checked,
  shape: ItemShape,
  material: Material,
) {
  const checkedText = (text: unknown, longest: number, field: string) =>
    String(text).length > mostCharacters || isEcho(String(text), field)
      ? ''
      : cut(withoutInvented(plain(String(text)), material, shape.allowsCounts), longest);
  const { evidence: claimed = [], ...own } = item as { readonly evidence?: Quotes };
  const checked: Record<string, unknown> = { ...own };
  for (const [field, longest] of Object.entries(shape.longest)) {
    const value = checked[field];
    const left = Array.isArray(value)
      ? value.map((text) => checkedText(text, longest, field)).filter((text) => text !== '')
      : checkedText(value, longest, field);
    if (left.length === 0 && !shape.optional?.includes(field)) return undefined;
    checked[field] = left;
  }
  const found = withTitle(evidenceIn(claimed, checked, shape, material), checked, shape);
  const isOpen = (claim: string) =>
    checked[claim] !== '' && !found.some(({ field }) => field === claim);
  return {
    // The types of the values do not change: only texts were shortened.
    item: checked as Checked,
    grounds: { evidence: found, assumptions: shape.claims.filter(isOpen) },
  };
}

/** A title without a quote of its own rests on another quote of its item that says most of it. */
function withTitle(
  found: readonly Evidence[],
  { title }: Readonly<Record<string, unknown>>,
  { claims }: ItemShape,
): readonly Evidence[] {
  if (!claims.includes('title') || found.some(({ field }) => field === 'title')) return found;
  const said = [...stemsOf(String(title))];
  const says = found.find(({ quote }) => {
    const stems = stemsOf(quote);
    return said.filter((word) => stems.has(word)).length > said.length / 2;
  });
  return says ? [...found, { ...says, field: 'title' }] : found;
}

const mostEvidence = 4;

/** The quotes that the material contains, each once per field. */
function evidenceIn(
  claimed: Quotes,
  item: Readonly<Record<string, unknown>>,
  { claims, longest, mustName }: ItemShape,
  { searchable }: Material,
): readonly Evidence[] {
  const found = new Map<string, Evidence>();
  for (const { field, quote } of claimed) {
    if (!(field in longest) && !claims.includes(field)) continue;
    const there = findQuote(quote, searchable);
    if (!there) continue;
    if (mustName !== undefined && !namesCompany(there.quote, String(item[mustName]), true))
      continue;
    if (found.size < mostEvidence) found.set(`${field} ${there.quote}`, { ...there, field });
  }
  return [...found.values()];
}
