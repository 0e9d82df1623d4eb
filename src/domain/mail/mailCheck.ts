import { limits } from '../settings/limits.ts';
import { isMailAddress } from './mailFile.ts';
import type { Letter } from './mailLinks.ts';
import { textRemarks } from './textRemarks.ts';
import { givenNameOf } from './addresseeRemarks.ts';
import type { TextRemark } from './textRemark.ts';
import { nameIndexOf, type Addressee } from './wrongRecipients.ts';
import { isMentioned, companyPattern, namePattern, wordsOf } from './namesInText.ts';

/** Something to check in a mail before it is sent. */
export type MailRemark =
  | TextRemark
  | { readonly kind: 'noRecipient' | 'noSubject' | 'noBody' | 'noQuestion' }
  | { readonly kind: 'oddRecipient'; readonly address: string }
  | { readonly kind: 'nameMissing'; readonly name: string }
  | { readonly kind: 'companyMissing'; readonly company: string }
  | { readonly kind: 'longSubject'; readonly count: number }
  | { readonly kind: 'longBody'; readonly count: number }
  | { readonly kind: 'manyLinks'; readonly count: number };

export const linksIn = (text: string): number =>
  (text.match(/https?:\/\/[^\s<>()]+|(?<![\p{L}\p{N}/.@])www\.[^\s<>()]+/giu) ?? []).length;

/** Creates the check. It needs all addressees, to find the name of one in the mail to another. */
export function createMailCheck(
  addressees: readonly Addressee[],
): (letter: Letter, to: Addressee) => readonly MailRemark[] {
  const index = nameIndexOf(addressees);
  return (letter, to) => {
    const { subject, body } = letter;
    const { name, companyName } = to;
    const text = `${subject}\n${body}`;
    const words = wordsOf(text);
    const isWritten = body.trim() !== '';
    const address = letter.to.trim();
    const placed = textRemarks(letter, to, index);
    // The fix of the greeting will add the name, so it does not count as missing.
    const isToBeGreeted = placed.some(({ fix }) => fix !== null && fix.text === givenNameOf(name));
    const bodyWords = wordsOf(body).folded.length;
    const links = linksIn(body);
    const remarks: (MailRemark | false)[] = [
      address === '' && { kind: 'noRecipient' },
      address !== '' && !isMailAddress(address) && { kind: 'oddRecipient', address },
      subject.trim() === '' && { kind: 'noSubject' },
      !isWritten && { kind: 'noBody' },
      ...placed,
      isWritten &&
        !isToBeGreeted &&
        isMissing(namePattern(name), words) && { kind: 'nameMissing', name },
      isWritten &&
        isMissing(companyPattern(companyName), words) && {
          kind: 'companyMissing',
          company: companyName,
        },
      isWritten && !asks(text) && { kind: 'noQuestion' },
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

/**
 * Returns true for a text with a question. Japanese, Chinese and Thai ask without a question mark; Greek uses a semicolon.
 */
const asks = (text: string): boolean =>
  /[?？؟՞⸮\u037E]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(text) ||
  /\p{Script=Greek};/u.test(text);

const isMissing = (name: ReturnType<typeof namePattern>, text: ReturnType<typeof wordsOf>) =>
  name.words.folded.length > 0 && !isMentioned(name, text);

/**
 * Returns a check that caches its result for each prospect, so that in a list of hundreds only changed mails are checked.
 */
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
