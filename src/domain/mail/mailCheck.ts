import { limits } from '../settings/limits.ts';
import { t } from '../words/translate.ts';
import type { EmailVariation } from './email.ts';
import { isMailAddress } from './mailFile.ts';
import type { Letter } from './mailLinks.ts';
import {
  greetingLine,
  nameIndexOf,
  wordsOf,
  wrongGreeting,
  wrongNamesIn,
  type Addressee,
  type NameIndex,
} from './mailNames.ts';
import { meaningOf, placeholdersIn } from './placeholders.ts';

/** Phrases that spam filters look for, in English, German, French and Spanish. A few hits matter, not completeness. */
const phrases = `
act now, apply now, as seen on, best price, buy now, call now, cash bonus, click below, click here, double your, extra income,
fast cash, free gift, free money, free trial, get started now, guaranteed results, instant access, limited time, lowest price,
make money, money back, no catch, no hidden costs, no obligation, no strings attached, offer expires, once in a lifetime,
order now, risk free, satisfaction guaranteed, special promotion, this is not spam, while supplies last,
you have been selected, you are a winner,
bester preis, garantierter erfolg, geld verdienen, geld zurück garantie, hier klicken, jetzt bestellen, jetzt kaufen,
jetzt zugreifen, keine versteckten kosten, klicken sie hier, kostenlose testversion, letzte chance, nur für kurze zeit,
ohne risiko, schnelles geld, sie haben gewonnen, solange der vorrat reicht,
achetez maintenant, argent facile, cadeau gratuit, cliquez ici, commandez maintenant, dernière chance, essai gratuit,
meilleur prix, offre limitée, offre spéciale, résultats garantis, sans engagement, sans frais cachés, sans risque,
satisfait ou remboursé, vous avez été sélectionné, vous avez gagné,
compre ahora, dinero fácil, gane dinero, haga clic aquí, haz clic aquí, ha sido seleccionado, mejor precio, oferta especial,
oferta limitada, prueba gratuita, regalo gratis, sin compromiso, sin costes ocultos, sin riesgo, última oportunidad`;

/** The words of a phrase follow one another, also over the end of a line or with a hyphen. */
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phrases
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(' ', '[\\s\\u00A0-]{1,2}'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

const spamPhrasesIn = (text: string): readonly RegExpExecArray[] => [...text.matchAll(pattern)];

export type MailText = Pick<EmailVariation, 'subject' | 'body'>;

export interface TextPlace {
  readonly field: keyof MailText;
  readonly start: number;
  readonly end: number;
}

/** The fix of a remark: the text to put at a position. */
export interface TextFix extends TextPlace {
  readonly text: string;
}

/** Returns the mail with a fix applied. Nothing outside of its position changes. */
export function withFix({ subject, body }: MailText, fix: TextFix): MailText {
  const mail = { subject, body };
  const before = mail[fix.field];
  return { ...mail, [fix.field]: before.slice(0, fix.start) + fix.text + before.slice(fix.end) };
}

/** A remark about words in a mail. */
export interface TextRemark {
  readonly kind: 'placeholder' | 'wrongName' | 'wrongCompany' | 'wrongGreeting' | 'spam';
  readonly place: TextPlace;
  readonly found: string;
  /** The whole name of another recipient or their company; absent for other remarks. */
  readonly name?: string;
  /** The fix; null when none is certain. */
  readonly fix: TextFix | null;
}

/** Something to check in a mail before it is sent (D78). */
export type MailRemark =
  | TextRemark
  | { readonly kind: 'noRecipient' | 'noSubject' | 'noBody' | 'noQuestion' }
  | { readonly kind: 'oddRecipient'; readonly address: string }
  | { readonly kind: 'longSubject' | 'longBody' | 'manyLinks'; readonly count: number };

export function remarkText(remark: MailRemark): string {
  if ('count' in remark) return t(`emails.check.${remark.kind}`, { count: remark.count });
  if (remark.kind === 'oddRecipient')
    return t('emails.check.oddRecipient', { address: remark.address });
  if (remark.kind === 'wrongGreeting')
    return t('emails.check.wrongGreeting', { found: remark.found });
  if (remark.kind === 'wrongName' || remark.kind === 'wrongCompany')
    return t(`emails.check.${remark.kind}`, { name: remark.name ?? remark.found });
  return t(`emails.check.${remark.kind}`);
}

/**
 * Returns the name for the greeting: the first word of the name. It is the whole name when the first word is an abbreviation
 * such as 'Dr.', or when the name has no spaces.
 */
function givenNameOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  return words.length > 1 && /^\p{L}[\p{L}\p{M}'’-]+$/u.test(first) ? first : words.join(' ');
}

/** Returns true for a name that can be inserted as a fix: not blank, and not a placeholder itself. */
const canBePutIn = (name: string) => name.trim() !== '' && placeholdersIn(name).length === 0;

function placeholderRemarks(
  field: TextPlace['field'],
  text: string,
  to: Addressee,
): readonly TextRemark[] {
  return placeholdersIn(text).map(({ found, start, end }) => {
    const meaning = meaningOf(found);
    // A name below the greeting may be that of the sender.
    const isSure = meaning !== 'name' || (field === 'body' && end <= greetingLine(text).end);
    const put = meaning === 'company' ? to.companyName.trim() : givenNameOf(to.name);
    const isMended = meaning !== undefined && isSure && canBePutIn(put);
    const place = { field, start, end };
    return { kind: 'placeholder', found, place, fix: isMended ? { ...place, text: put } : null };
  });
}

const nameKinds = {
  person: 'wrongName',
  company: 'wrongCompany',
  stranger: 'wrongGreeting',
} as const;

/** Returns the remarks about names of other people. A name in the greeting can be mended: it is to be the recipient's. */
function nameRemarks(
  field: TextPlace['field'],
  text: string,
  to: Addressee,
  index: NameIndex,
): readonly TextRemark[] {
  const greeted = field === 'body' ? wrongGreeting(text, to, index) : undefined;
  const listed = wrongNamesIn(text, to, index);
  const isListed = listed.some(
    ({ start, end }) => greeted && start < greeted.end && greeted.start < end,
  );
  const all = greeted && !isListed ? [greeted, ...listed] : listed;
  return all.map(({ of, name, start, end }): TextRemark => {
    const place = { field, start, end };
    const isGreeting = greeted?.name === name && end <= greetingLine(text).end;
    const fix = isGreeting && canBePutIn(to.name) ? { ...place, text: givenNameOf(to.name) } : null;
    return { kind: nameKinds[of], name, found: text.slice(start, end), place, fix };
  });
}

const spamRemarks = (field: TextPlace['field'], text: string): readonly TextRemark[] =>
  spamPhrasesIn(text).map(({ index, 0: found }) => ({
    kind: 'spam',
    found,
    place: { field, start: index, end: index + found.length },
    fix: null,
  }));

export const linksIn = (text: string): number =>
  (text.match(/https?:\/\/[^\s<>()]+|(?<![\p{L}\p{N}/.@])www\.[^\s<>()]+/giu) ?? []).length;

/**
 * Returns true for a text with a question. Japanese, Chinese and Thai ask without a question mark; Greek uses a semicolon.
 */
const asks = (text: string): boolean =>
  /[?？؟՞⸮\u037E]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(text) ||
  /\p{Script=Greek};/u.test(text);

type MailCheck = (letter: Letter, to: Addressee) => readonly MailRemark[];

/**
 * Creates the check. It needs all addressees, to find the name of one in the mail to another. It caches its result for each
 * prospect, so that in a list of hundreds only changed mails are checked.
 */
export function createMailCheck(addressees: readonly Addressee[]): MailCheck {
  const index = nameIndexOf(addressees);
  const cache = new Map<string, readonly [key: string, remarks: readonly MailRemark[]]>();
  return (letter, to) => {
    const key = JSON.stringify([letter, to.name, to.companyName]);
    const cached = cache.get(String(to.id));
    if (cached?.[0] === key) return cached[1];
    const remarks = remarksOn(letter, to, index);
    cache.set(String(to.id), [key, remarks]);
    return remarks;
  };
}

function remarksOn(letter: Letter, to: Addressee, index: NameIndex): readonly MailRemark[] {
  const { subject, body } = letter;
  const { subjectLength, words, characters, links } = limits.mailCheck;
  const isWritten = body.trim() !== '';
  const address = letter.to.trim();
  const bodyWords = wordsOf(body).length;
  const linkCount = linksIn(body);
  const placed = (['subject', 'body'] as const).flatMap((field) =>
    [
      ...placeholderRemarks(field, letter[field], to),
      ...nameRemarks(field, letter[field], to, index),
      ...spamRemarks(field, letter[field]),
    ].toSorted((one, other) => one.place.start - other.place.start),
  );
  const remarks: (MailRemark | false)[] = [
    address === '' && { kind: 'noRecipient' },
    address !== '' && !isMailAddress(address) && { kind: 'oddRecipient', address },
    subject.trim() === '' && { kind: 'noSubject' },
    !isWritten && { kind: 'noBody' },
    ...placed,
    isWritten && !asks(`${subject}\n${body}`) && { kind: 'noQuestion' },
    subject.length > subjectLength && { kind: 'longSubject', count: subject.length },
    (bodyWords > words || body.length > characters) && { kind: 'longBody', count: bodyWords },
    linkCount > links && { kind: 'manyLinks', count: linkCount },
  ];
  return remarks.filter((remark) => remark !== false);
}
