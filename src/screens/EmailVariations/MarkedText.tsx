import type { ReactNode } from 'react';
import { remarkText, type MailRemark, type TextPlace } from '#domain/mail/mailCheck.ts';

export interface MarkedTextProps {
  field: TextPlace['field'];
  /** The text, or a part of it. */
  text: string;
  /** The position at which the part begins. */
  offset?: number;
  remarks: readonly MailRemark[];
}

/**
 * Shows a text with the words marked that a remark is about; of several about the same words, the first one. The list below
 * the text shows the remarks.
 */
export function MarkedText({ field, text, offset = 0, remarks }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const remark of remarks) {
    if (!('place' in remark) || remark.place.field !== field) continue;
    const from = remark.place.start - offset;
    const until = remark.place.end - offset;
    if (from < end || until > text.length) continue;
    const place = `${field} ${remark.place.start}`;
    parts.push(
      text.slice(end, from),
      <mark key={place} data-place={place} title={remarkText(remark)}>
        {text.slice(from, until)}
      </mark>,
    );
    end = until;
  }
  return [...parts, text.slice(end)];
}
