import { nameRemarks, placeholderRemarks } from './addresseeRemarks.ts';
import { wordsOf } from './namesInText.ts';
import { mailLanguageOf } from './phrases/phrases.ts';
import { sentencesOf } from './sentences.ts';
import { longRemarks, loudRemarks, phraseRemarks } from './styleRemarks.ts';
import type { TextRemark } from './textRemark.ts';
import type { Addressee, NameIndex } from './wrongRecipients.ts';

/** Returns the remarks about the words of a mail, in the order of the text. */
export function textRemarks(
  mail: { readonly subject: string; readonly body: string },
  to: Addressee,
  index: NameIndex,
): readonly TextRemark[] {
  const subject = { field: 'subject', text: mail.subject, words: wordsOf(mail.subject) } as const;
  const body = { field: 'body', text: mail.body, words: wordsOf(mail.body) } as const;
  const language = mailLanguageOf(body.words);
  const sentences = sentencesOf(mail.body);
  const all = [
    ...[subject, body].flatMap((part) => [
      ...placeholderRemarks(part, to),
      ...nameRemarks(part, to, index),
      ...phraseRemarks(part, part === body ? sentences : [], language),
      ...loudRemarks(part),
    ]),
    ...longRemarks(body, sentences),
  ];
  const order = ({ place }: TextRemark) =>
    place === null ? -1 : (place.field === 'subject' ? 0 : mail.subject.length + 1) + place.start;
  return all.toSorted((one, other) => order(one) - order(other));
}
