/** A text that can be quoted as evidence, and its address. What the person typed has no address. */
export interface Source {
  readonly url?: string;
  readonly text: string;
}

/** A quote as the source spells it. */
export interface FoundQuote {
  readonly quote: string;
  readonly url?: string;
}

const double = /[“”„‟«»″＂]/;
const single = /[‘’‚‛‹›′＇]/;

/** A text with white space and quotation marks normalised, and the original position of each character. */
function folded(text: string): { readonly text: string; readonly at: readonly number[] } {
  let out = '';
  const at: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    const isSpace = /\s/.test(sign);
    if (isSpace && (out === '' || out.endsWith(' '))) continue;
    out += isSpace ? ' ' : double.test(sign) ? '"' : single.test(sign) ? "'" : sign;
    at.push(index);
  }
  return { text: out, at };
}

/** Sources prepared for repeated searches. */
export type Searchable = readonly (Source & { readonly folded: ReturnType<typeof folded> })[];

export const searchable = (sources: readonly Source[]): Searchable =>
  sources.map((source) => ({ ...source, folded: folded(source.text) }));

const longest = 400;
const hasNoSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Shorter quotes can be found anywhere and prove nothing. */
const saysEnough = (quote: string): boolean =>
  hasNoSpaces.test(quote) ? quote.length >= 6 : quote.length >= 12 && quote.split(' ').length >= 3;

/** Finds a quote character by character. Only white space, quotation marks and surrounding punctuation may differ. */
export function findQuote(claimed: string, sources: Searchable): FoundQuote | undefined {
  const bare = folded(claimed.slice(0, 2 * longest)).text.replace(/^[\s"'….]+|[\s"'…]+$/g, '');
  for (const quote of new Set([bare, bare.replace(/\.+$/, '')])) {
    if (!saysEnough(quote) || quote.length > longest) continue;
    for (const source of sources) {
      const start = source.folded.text.indexOf(quote);
      if (start < 0 || isInsideWord(source.folded.text, start, quote.length)) continue;
      const from = source.folded.at[start] ?? 0;
      const to = source.folded.at[start + quote.length - 1] ?? from;
      const found = source.text.slice(from, to + 1).replace(/\s+/g, ' ');
      return { quote: found, ...(source.url !== undefined && { url: source.url }) };
    }
  }
  return undefined;
}

/** True when a quote begins or ends in the middle of a word or number: '5 bakers' is not a quote of '15 bakers'. */
function isInsideWord(text: string, start: number, length: number): boolean {
  const joins = (one: string, other: string) =>
    /[\p{L}\p{N}]/u.test(one) && /[\p{L}\p{N}]/u.test(other) && !hasNoSpaces.test(one + other);
  const end = start + length;
  return (
    joins(text.charAt(start - 1), text.charAt(start)) ||
    joins(text.charAt(end - 1), text.charAt(end))
  );
}
