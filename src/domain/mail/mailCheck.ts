import { limits } from '../settings/limits.ts';
import { isMailAddress } from './mailFile.ts';
import type { Letter } from './mailLinks.ts';
import { nameIndexOf, wrongRecipientNames, type Addressee } from './wrongRecipients.ts';
import { isMentioned, companyPattern, namePattern, wordsOf } from './namesInText.ts';

/** Something to check in a mail before it is sent. */
export type MailRemark =
  | { readonly kind: 'noRecipient' | 'noSubject' | 'noBody' }
  | { readonly kind: 'oddRecipient'; readonly address: string }
  | { readonly kind: 'placeholders'; readonly found: readonly string[] }
  | { readonly kind: 'nameMissing'; readonly name: string }
  | { readonly kind: 'companyMissing'; readonly company: string }
  | { readonly kind: 'wrongNames'; readonly found: readonly string[] }
  | { readonly kind: 'longSubject'; readonly count: number }
  | { readonly kind: 'longBody'; readonly count: number }
  | { readonly kind: 'manyLinks'; readonly count: number };

/** Placeholders of templates: `{{name}}`, `{name}`, `[Name]`, `<name>`, `%NAME%`, `__NAME__`, and texts of missing values. */
const placeholderPatterns = [
  /\{\{[^{}\n]{0,60}\}\}/gu,
  /(?<!\{)\$?\{[\p{L}_][^{}\n]{0,40}\}(?!\})/gu,
  /<<[^<>\n]{1,40}>>/gu,
  /(?<!<)<\p{L}[\p{L}\p{N} _'’-]{0,30}>(?!>)/gu,
  // The text of a Markdown link, a footnote and [sic] are not placeholders.
  /\[(?!sic\])\p{L}[^[\]\n]{0,40}\](?!\()/gu,
  /%[A-Za-z][A-Za-z_]{1,30}%/gu,
  /__[A-Z][A-Z_]{0,30}__/gu,
  /(?<![\p{L}\p{N}])X{3,}(?![\p{L}\p{N}])/gu,
  /\blorem ipsum\b/giu,
  /\bundefined\b|\[object Object\]|\bNaN\b/gu,
];

export function placeholdersIn(text: string): readonly string[] {
  return [...new Set(placeholderPatterns.flatMap((gap) => text.match(gap) ?? []))];
}

export const linksIn = (text: string): number =>
  (text.match(/https?:\/\/[^\s<>()]+|(?<![\p{L}\p{N}/.@])www\.[^\s<>()]+/giu) ?? []).length;

/** Creates the check. It needs all addressees to find the name of one in the mail to another. */
export function createMailCheck(
  addressees: readonly Addressee[],
): (letter: Letter, to: Addressee) => readonly MailRemark[] {
  const index = nameIndexOf(addressees);
  return (letter, to) => {
    const { subject, body } = letter;
    const text = `${subject}\n${body}`;
    const words = wordsOf(text);
    const isWritten = body.trim() !== '';
    const address = letter.to.trim();
    const placeholders = placeholdersIn(text);
    const wrongNames = wrongRecipientNames(letter, to, index);
    const bodyWords = wordsOf(body).folded.length;
    const links = linksIn(body);
    const { name, companyName } = to;
    const remarks: (MailRemark | false)[] = [
      address === '' && { kind: 'noRecipient' },
      address !== '' && !isMailAddress(address) && { kind: 'oddRecipient', address },
      wrongNames.length > 0 && { kind: 'wrongNames', found: wrongNames },
      placeholders.length > 0 && { kind: 'placeholders', found: placeholders },
      subject.trim() === '' && { kind: 'noSubject' },
      !isWritten && { kind: 'noBody' },
      isWritten && isMissing(namePattern(name), words) && { kind: 'nameMissing', name },
      isWritten &&
        isMissing(companyPattern(companyName), words) && {
          kind: 'companyMissing',
          company: companyName,
        },
      subject.length > limits.mailCheck.subjectLength && {
        kind: 'longSubject',
        count: subject.length,
      },
      (bodyWords > limits.mailCheck.words || body.length > limits.mailCheck.characters) && {
        kind: 'longBody',
        count: bodyWords,
      },
      links > limits.mailCheck.links && { kind: 'manyLinks', count: links },
    ];
    return remarks.filter((remark) => remark !== false);
  };
}

const isMissing = (name: ReturnType<typeof namePattern>, text: ReturnType<typeof wordsOf>) =>
  name.words.folded.length > 0 && !isMentioned(name, text);

/** A check that caches its result for each prospect, so that a list of hundreds checks only changed mails. */
export function cachedMailCheck(
  check: ReturnType<typeof createMailCheck>,
): ReturnType<typeof createMailCheck> {
  const cache = new Map<
    string,
    { readonly letter: Letter; readonly remarks: readonly MailRemark[] }
  >();
  return (letter, to) => {
    const key = String(to.id);
    const cached = cache.get(key);
    const isSame =
      cached?.letter.to === letter.to &&
      cached.letter.subject === letter.subject &&
      cached.letter.body === letter.body;
    if (cached && isSame) return cached.remarks;
    const remarks = check(letter, to);
    cache.set(key, { letter, remarks });
    return remarks;
  };
}
