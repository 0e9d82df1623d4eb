import type { MailRemark } from './mailCheck.ts';
import type { TextRemark } from './textRemarks.ts';
import type { TextPlace } from './textPlace.ts';

/** A piece of a text, and the remark on it. */
export interface MarkedPart {
  readonly text: string;
  /** Where it stands in the whole field. */
  readonly start: number;
  readonly remark: TextRemark | null;
}

/** Splits a part of a field at the words that are remarked on. Of remarks on the same words the first is marked. */
export function markedParts(
  text: string,
  { field, offset }: { readonly field: TextPlace['field']; readonly offset: number },
  remarks: readonly MailRemark[],
): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const remark of remarks) {
    // A whole sentence would cover the words in it; the list says which it is.
    if (!('place' in remark) || remark.place?.field !== field || remark.kind === 'longSentence')
      continue;
    const from = remark.place.start - offset;
    const until = remark.place.end - offset;
    if (from < end || until > text.length) continue;
    if (from > end) parts.push({ text: text.slice(end, from), start: offset + end, remark: null });
    parts.push({ text: text.slice(from, until), start: offset + from, remark });
    end = until;
  }
  if (end < text.length) parts.push({ text: text.slice(end), start: offset + end, remark: null });
  return parts;
}
