import type { MailRemark } from './mailCheck.ts';
import type { TextRemark } from './textRemark.ts';
import type { TextPlace } from './textPlace.ts';

/** A part of a text with the remark about it; null for a part without one. */
export interface MarkedPart {
  readonly text: string;
  /** Its position in the whole field. */
  readonly start: number;
  readonly remark: TextRemark | null;
}

/** Splits a text at the words with remarks. When several remarks are about the same words, the first one is marked. */
export function markedParts(
  text: string,
  { field, offset }: { readonly field: TextPlace['field']; readonly offset: number },
  remarks: readonly MailRemark[],
): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const remark of remarks) {
    // Not marked, because a whole sentence would hide the marks of its words. The list quotes the sentence.
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
