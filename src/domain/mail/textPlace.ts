import type { EmailVariation } from './email.ts';

/** A part of a mail's subject or text. */
export interface TextPlace {
  readonly field: 'subject' | 'body';
  readonly start: number;
  readonly end: number;
}

/** The text that mends a remark, and what it replaces; blank to remove that. */
export interface TextFix extends TextPlace {
  readonly text: string;
}

type MailText = Pick<EmailVariation, 'subject' | 'body'>;

export const textAt = (mail: MailText, { field, start, end }: TextPlace): string =>
  mail[field].slice(start, end);

/** Returns the mail with a fix; nothing outside of its place changes. */
export function withFix({ subject, body }: MailText, fix: TextFix): MailText {
  const mail = { subject, body };
  const before = mail[fix.field];
  return { ...mail, [fix.field]: before.slice(0, fix.start) + fix.text + before.slice(fix.end) };
}

export const doOverlap = (one: TextPlace, other: TextPlace): boolean =>
  one.field === other.field && one.start < other.end && other.start < one.end;
