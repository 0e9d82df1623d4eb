import { useCommands } from '#components/Commands/commandsContext.ts';
import type { MailPerson } from '#domain/mail/mailPerson.ts';
import type { ReviewMark } from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import { useRowCommands } from '../shared/collection/useRowCommands.ts';

interface MailCommands {
  readonly people: readonly MailPerson[];
  /** The index of the open one. */
  readonly place: number;
  readonly onOpen: (place: number) => void;
  readonly onMark: (mark: ReviewMark) => void;
}

/** The commands of the page and their keys: to the next and previous mail, the marks, and to each prospect. */
export function useMailCommands({ people, place, onOpen, onMark }: MailCommands): void {
  const group = t('emails.title');
  useCommands({
    commands: [
      {
        id: 'emails.next',
        label: t('emails.next'),
        group,
        keys: 'j',
        isOff: place >= people.length - 1,
        run: () => onOpen(place + 1),
      },
      {
        id: 'emails.previous',
        label: t('emails.previous'),
        group,
        keys: 'k',
        isOff: place === 0,
        run: () => onOpen(place - 1),
      },
      {
        id: 'emails.drafted',
        label: t('emails.markDrafted'),
        group,
        keys: 'd',
        isOff: !people[place],
        run: () => onMark('drafted'),
      },
      {
        id: 'emails.skip',
        label: t('emails.markSkipped'),
        group,
        keys: 's',
        isOff: !people[place],
        run: () => onMark('skipped'),
      },
    ],
  });

  useRowCommands({
    group: t('emails.people'),
    rows: people,
    labelOf: ({ label }) => label,
    onOpen: ({ key }) => onOpen(people.findIndex((each) => each.key === key)),
  });
}
