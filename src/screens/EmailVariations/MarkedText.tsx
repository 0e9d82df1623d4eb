import type { MailRemark } from '#domain/mail/mailCheck.ts';
import { markedParts } from '#domain/mail/markedParts.ts';
import { remarkText } from '#domain/mail/mailRemarkText.ts';
import type { TextPlace } from '#domain/mail/textPlace.ts';

export interface MarkedTextProps {
  field: TextPlace['field'];
  /** The text, or a part of it. */
  text: string;
  /** The position at which the part begins. */
  offset?: number;
  remarks: readonly MailRemark[];
}

/** Shows a text with the words marked that a remark is about. The list below the text shows the remarks. */
export function MarkedText({ field, text, offset = 0, remarks }: MarkedTextProps) {
  return markedParts(text, { field, offset }, remarks).map((part) =>
    part.remark ? (
      <mark key={part.start} data-place={`${field} ${part.start}`} title={remarkText(part.remark)}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
