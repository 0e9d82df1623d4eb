/** A piece of text, or an address in it. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const address = /\bhttps?:\/\/[^\s<>"']+/gi;
/** A sentence goes on after an address: its marks are not part of it. */
const trailing = /[.,;:!?)\]}…]+$/;

function hrefOf(text: string): string | null {
  try {
    const url = new URL(text);
    return url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}

/** Cuts a text into plain pieces and web addresses. Only http and https become links: everything else stays text. */
export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(trailing, '');
    const href = hrefOf(found);
    if (href === null) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'link', text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
