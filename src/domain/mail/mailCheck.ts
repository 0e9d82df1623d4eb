import { limits } from '../settings/limits.ts';
import { t } from '../words/translate.ts';
import { isEmail, type MailText } from './email.ts';
import type { Letter } from './letter.ts';
import {
  greetingLine,
  nameIndexOf,
  wordsOf,
  wrongGreeting,
  wrongNamesIn,
  type Addressee,
  type NameIndex,
  type WrongName,
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
const spamPhrase = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phrases
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(' ', '[\\s\\u00A0-]{1,2}'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

export interface TextPlace {
  readonly field: keyof MailText;
  readonly start: number;
  readonly end: number;
}

/** Returns the mail with a text put at a place. Nothing outside of it changes. */
export function withText({ subject, body }: MailText, place: TextPlace, text: string): MailText {
  const mail = { subject, body };
  const before = mail[place.field];
  return { ...mail, [place.field]: before.slice(0, place.start) + text + before.slice(place.end) };
}

/** A remark about words in a mail. */
export interface TextRemark extends TextPlace {
  readonly kind: 'placeholder' | 'spam' | WrongName['kind'];
  readonly found: string;
  /** The whole name of another recipient or their company; absent for other remarks. */
  readonly name?: string;
  /** The text that mends these words; null when none is certain. */
  readonly fix: string | null;
}

/** Something to check in a mail before it is sent (D78). */
export type MailRemark =
  | TextRemark
  | { readonly kind: 'noRecipient' | 'noSubject' | 'noBody' | 'noQuestion' }
  | { readonly kind: 'oddRecipient'; readonly address: string }
  /** A sentence that the mail rests on and that is gone from its page (D98). */
  | { readonly kind: 'gone'; readonly quote: string }
  | { readonly kind: 'longSubject' | 'longBody' | 'manyLinks'; readonly count: number };

export function remarkText(remark: MailRemark): string {
  if ('count' in remark) return t(`emails.check.${remark.kind}`, { count: remark.count });
  if (remark.kind === 'oddRecipient')
    return t('emails.check.oddRecipient', { address: remark.address });
  if (remark.kind === 'gone') return t('emails.check.gone', { quote: remark.quote });
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

/** A name that mends a remark. One that is blank or a placeholder itself does not. */
const fixOf = (name: string): string | null =>
  name === '' || placeholdersIn(name).length > 0 ? null : name;

/** Returns the remarks about words of a text, in their order. */
function textRemarks(
  field: TextPlace['field'],
  text: string,
  to: Addressee,
  index: NameIndex,
): readonly TextRemark[] {
  const givenName = fixOf(givenNameOf(to.name));
  const line = greetingLine(text);
  const greeted = field === 'body' ? wrongGreeting(text, to, index) : undefined;
  const listed = wrongNamesIn(text, to, index);
  const isGreeted = ({ start, end }: WrongName) =>
    greeted !== undefined && start < greeted.end && greeted.start < end;
  const names = greeted && !listed.some(isGreeted) ? [greeted, ...listed] : listed;
  return [
    ...placeholdersIn(text).map(({ start, end, found }) => {
      const meaning = meaningOf(found);
      // A name below the greeting may be that of the sender.
      const isCalled = meaning === 'name' && field === 'body' && end <= line.end;
      const isPerson = meaning === 'givenName' || isCalled;
      const company = meaning === 'company' ? fixOf(to.companyName.trim()) : null;
      return { kind: 'placeholder', start, end, fix: isPerson ? givenName : company } as const;
    }),
    // A name in the greeting can be mended: it is to be the recipient's.
    ...names.map((each) => ({
      ...each,
      fix: isGreeted(each) && each.name === greeted?.name ? givenName : null,
    })),
    ...Array.from(text.matchAll(spamPhrase), ({ index: start, 0: { length } }) => {
      return { kind: 'spam', start, end: start + length, fix: null } as const;
    }),
  ]
    .toSorted((one, other) => one.start - other.start)
    .map((each) => ({ ...each, field, found: text.slice(each.start, each.end) }));
}

const webAddress = /https?:\/\/[^\s<>()]+|(?<![\p{L}\p{N}/.@])www\.[^\s<>()]+/giu;

/**
 * Returns true for a text with a question. Japanese, Chinese and Thai ask without a question mark; Greek uses a semicolon.
 */
const asks = (text: string): boolean =>
  /[?？؟՞⸮\u037E]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(text) ||
  /\p{Script=Greek};/u.test(text);

/**
 * Creates the check. It needs all addressees, to find the name of one in the mail to another. It caches its result for each
 * prospect, so that in a list of hundreds only changed mails are checked. `gone` are the sentences that the letter rests on and
 * that are gone.
 */
export function createMailCheck(addressees: readonly Addressee[]) {
  const index = nameIndexOf(addressees);
  const cache = new Map<string, readonly [key: string, remarks: readonly MailRemark[]]>();
  return (letter: Letter, to: Addressee, gone: readonly string[] = []): readonly MailRemark[] => {
    const key = JSON.stringify([letter, to.name, to.companyName, gone]);
    const cached = cache.get(String(to.id));
    if (cached?.[0] === key) return cached[1];
    const remarks = [
      ...remarksOn(letter, to, index),
      ...gone.map((quote) => ({ kind: 'gone', quote }) as const),
    ];
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
  const linkCount = body.match(webAddress)?.length ?? 0;
  const remarks: (MailRemark | false)[] = [
    address === '' && { kind: 'noRecipient' },
    address !== '' && !isEmail(address) && { kind: 'oddRecipient', address },
    subject.trim() === '' && { kind: 'noSubject' },
    !isWritten && { kind: 'noBody' },
    ...textRemarks('subject', subject, to, index),
    ...textRemarks('body', body, to, index),
    isWritten && !asks(`${subject}\n${body}`) && { kind: 'noQuestion' },
    subject.length > subjectLength && { kind: 'longSubject', count: subject.length },
    (bodyWords > words || body.length > characters) && { kind: 'longBody', count: bodyWords },
    linkCount > links && { kind: 'manyLinks', count: linkCount },
  ];
  return remarks.filter((remark) => remark !== false);
}
