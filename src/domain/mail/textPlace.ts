import type { EmailVariation } from './email.ts';

/** A position in a mail's subject or body. */
export interface TextPlace {
  readonly field: 'subject' | 'body';
  readonly start: number;
  readonly end: number;
}

/** The fix of a remark: the text to put at a position. A blank text removes the words there. */
export interface TextFix extends TextPlace {
  readonly text: string;
}

export type MailText = Pick<EmailVariation, 'subject' | 'body'>;

/** Returns the mail with a fix applied. Nothing outside of its position changes. */
export function withFix({ subject, body }: MailText, fix: TextFix): MailText {
  const mail = { subject, body };
  const before = mail[fix.field];
  return { ...mail, [fix.field]: before.slice(0, fix.start) + fix.text + before.slice(fix.end) };
}

export const doOverlap = (one: TextPlace, other: TextPlace): boolean =>
  one.field === other.field && one.start < other.end && other.start < one.end;
