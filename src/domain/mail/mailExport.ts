import { toCsv, type CsvColumn } from '../lists/csv.ts';
import { fileNameOf } from '../lists/fileNameOf.ts';
import { chosenLetter, type MailPerson } from './mailPerson.ts';
import { t } from '../words/translate.ts';

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

/** Returns the file name of a mail, made of the person's name. */
export const mailFileName = ({ label }: Pick<MailPerson, 'label'>, number: number): string =>
  `${fileNameOf(label, t('emails.fileName'))}-${number}.eml`;
