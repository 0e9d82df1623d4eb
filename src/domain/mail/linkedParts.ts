import { pageAddress } from '../evidence/grounds.ts';

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const address = /\bhttps?:\/\/[^\s<>"']+/gi;
/** Punctuation after an address, which belongs to the sentence. */
const trailing = /[.,;:!?)\]}…]+$/;

/** Splits a text into plain parts and links. Only http and https addresses become links. */
export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(trailing, '');
    const href = pageAddress(found);
    if (href === undefined) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'link', text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
