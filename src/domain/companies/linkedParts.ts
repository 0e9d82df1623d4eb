import { pageAddress } from '../evidence/grounds.ts';

const address = /\bhttps?:\/\/[^\s<>"']+/gi;
/** Punctuation after an address, which belongs to the sentence. */
const trailing = /[.,;:!?)\]}…]+$/;

/** Splits a text into plain parts and links. Only http and https addresses become links. */
export function linkedParts(text: string) {
  const parts: { readonly text: string; readonly href?: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(trailing, '');
    const href = pageAddress(found);
    if (href === undefined) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
