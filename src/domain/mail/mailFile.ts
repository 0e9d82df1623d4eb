import { fileNameOf, toCsv, type CsvColumn } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';
import { addressLine, headerLine, plainLines, type Letter } from './mailLinks.ts';
import { chosenLetter, type MailPerson } from './mailPerson.ts';

/**
 * Maximum number of bytes in one encoded word, so that `=?utf-8?B?…?=` after the longest header name stays within 76
 * characters.
 */
const wordBytes = 39;
const lineBytes = 57;

const utf8 = new TextEncoder();

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Encodes the text of a header: ASCII unchanged, other text in encoded words that split no character (RFC 2047). */
function headerText(text: string): string {
  if (/^[\u0020-\u007E]{0,60}$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (word !== '' && utf8.encode(word + character).length > wordBytes) {
      words.push(word);
      word = character;
    } else word += character;
  }
  return [...words, word].map((part) => `=?utf-8?B?${base64(utf8.encode(part))}?=`).join('\r\n ');
}

function encodedBody(body: string): string {
  const bytes = utf8.encode(body.replaceAll('\n', '\r\n'));
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; from += lineBytes) {
    lines.push(base64(bytes.subarray(from, from + lineBytes)));
  }
  return lines.join('\r\n');
}

/** Returns true for an address that can be put into a header: no white space, brackets or lists. */
export function isMailAddress(address: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/.test(address);
}

/**
 * Returns the letter as a file that mail programs open as a draft (RFC 5322, MIME). No text can add a header: an invalid
 * address is left out, and all other text is encoded.
 */
export function mailFile(letter: Letter): string {
  const to = addressLine(letter.to);
  return [
    ...(isMailAddress(to) ? [`To: ${to}`] : []),
    `Subject: ${headerText(headerLine(letter.subject))}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    encodedBody(plainLines(letter.body)),
    '',
  ].join('\r\n');
}

type Sendable = MailPerson & { readonly chosen: NonNullable<ReturnType<typeof chosenLetter>> };

const columns = (): readonly CsvColumn<Sendable>[] => [
  { heading: t('emails.csv.name'), value: ({ label }) => label },
  { heading: t('emails.csv.company'), value: ({ companyName }) => companyName },
  { heading: t('emails.csv.address'), value: ({ address }) => address },
  { heading: t('emails.csv.variation'), value: ({ chosen }) => chosen.number },
  { heading: t('emails.csv.subject'), value: ({ chosen }) => chosen.letter.subject },
  { heading: t('emails.csv.body'), value: ({ chosen }) => chosen.letter.body },
  {
    heading: t('emails.csv.review'),
    value: ({ review }) => (review.mark === null ? '' : t(`emails.mark.${review.mark}`)),
  },
];

/** Exports one line for each prospect who has mail, with the variation that would be sent. */
export function mailToCsv(people: readonly MailPerson[]): string {
  const rows = people.flatMap((person): Sendable[] => {
    const chosen = chosenLetter(person);
    return chosen ? [{ ...person, chosen }] : [];
  });
  return toCsv(columns(), rows);
}

export const mailFileName = ({ label }: Pick<MailPerson, 'label'>, number: number): string =>
  `${fileNameOf(label, t('emails.fileName'))}-${number}.eml`;
