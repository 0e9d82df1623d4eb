import { limits } from '../settings/limits.ts';
import { isMailAddress } from './mailFile.ts';
import type { Letter } from './mailLinks.ts';
import { nameIndexOf, wrongRecipientNames, type Addressee } from './wrongRecipients.ts';
import { isSpokenOf, soughtCompany, soughtName, wordsOf } from './namesInText.ts';

/** Something in a mail to look at before it is sent. */
export type MailRemark =
  | { readonly kind: 'noRecipient' | 'noSubject' | 'noBody' }
  | { readonly kind: 'oddRecipient'; readonly address: string }
  | { readonly kind: 'placeholders'; readonly found: readonly string[] }
  | { readonly kind: 'nameMissing'; readonly name: string }
  | { readonly kind: 'companyMissing'; readonly company: string }
  | { readonly kind: 'strangers'; readonly found: readonly string[] }
  | { readonly kind: 'longSubject'; readonly count: number }
  | { readonly kind: 'longBody'; readonly count: number }
  | { readonly kind: 'manyLinks'; readonly count: number };

/** Gaps that a template leaves: `{{name}}`, `{name}`, `[Name]`, `<name>`, `%NAME%`, `__NAME__`, and what stands there by mistake. */
const gaps = [
  /\{\{[^{}\n]{0,60}\}\}/gu,
  /(?<!\{)\$?\{[\p{L}_][^{}\n]{0,40}\}(?!\})/gu,
  /<<[^<>\n]{1,40}>>/gu,
  /(?<!<)<\p{L}[\p{L}\p{N} _'’-]{0,30}>(?!>)/gu,
  // A link of Markdown has its address behind it; a footnote and [sic] are no gaps.
  /\[(?!sic\])\p{L}[^[\]\n]{0,40}\](?!\()/gu,
  /%[A-Za-z][A-Za-z_]{1,30}%/gu,
  /__[A-Z][A-Z_]{0,30}__/gu,
  /(?<![\p{L}\p{N}])X{3,}(?![\p{L}\p{N}])/gu,
  /\blorem ipsum\b/giu,
  /\bundefined\b|\[object Object\]|\bNaN\b/gu,
];

export function placeholdersIn(text: string): readonly string[] {
  return [...new Set(gaps.flatMap((gap) => text.match(gap) ?? []))];
}

export const linksIn = (text: string): number =>
  (text.match(/https?:\/\/[^\s<>()]+|(?<![\p{L}\p{N}/.@])www\.[^\s<>()]+/giu) ?? []).length;

/** Looks mails over before they are sent. It knows everyone who is written to, to see when a name is in the wrong mail. */
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
    const strangers = wrongRecipientNames(letter, to, index);
    const bodyWords = wordsOf(body).small.length;
    const links = linksIn(body);
    const { name, companyName } = to;
    const remarks: (MailRemark | false)[] = [
      address === '' && { kind: 'noRecipient' },
      address !== '' && !isMailAddress(address) && { kind: 'oddRecipient', address },
      strangers.length > 0 && { kind: 'strangers', found: strangers },
      placeholders.length > 0 && { kind: 'placeholders', found: placeholders },
      subject.trim() === '' && { kind: 'noSubject' },
      !isWritten && { kind: 'noBody' },
      isWritten && isMissing(soughtName(name), words) && { kind: 'nameMissing', name },
      isWritten &&
        isMissing(soughtCompany(companyName), words) && {
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

const isMissing = (name: ReturnType<typeof soughtName>, text: ReturnType<typeof wordsOf>) =>
  name.words.small.length > 0 && !isSpokenOf(name, text);

/** A check that remembers what it said of each prospect's mail, so that a list of hundreds looks over only what changed. */
export function rememberingCheck(
  check: ReturnType<typeof createMailCheck>,
): ReturnType<typeof createMailCheck> {
  const former = new Map<
    string,
    { readonly letter: Letter; readonly said: readonly MailRemark[] }
  >();
  return (letter, to) => {
    const key = String(to.id);
    const known = former.get(key);
    const isSame =
      known?.letter.to === letter.to &&
      known.letter.subject === letter.subject &&
      known.letter.body === letter.body;
    if (known && isSame) return known.said;
    const said = check(letter, to);
    former.set(key, { letter, said });
    return said;
  };
}
