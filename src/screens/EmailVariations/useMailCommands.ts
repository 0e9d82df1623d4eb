import { useCommands } from '#components/Commands/commandsContext.ts';
import type { MailPerson } from '#domain/mail/mailPerson.ts';
import type { ReviewMark } from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import { useRowCommands } from '../shared/collection/useRowCommands.ts';

interface MailCommands {
  readonly people: readonly MailPerson[];
  /** The index of the open one. */
  readonly index: number;
  readonly onOpen: (index: number) => void;
  readonly onMark: (mark: ReviewMark) => void;
}

/** The commands of the page and their keys: to the next and previous mail, the marks, and to each prospect. */
export function useMailCommands({ people, index, onOpen, onMark }: MailCommands): void {
  const group = t('emails.title');
  useCommands({
    commands: [
      {
        id: 'emails.next',
        label: t('emails.next'),
        group,
        keys: 'j',
        isOff: index >= people.length - 1,
        run: () => onOpen(index + 1),
      },
      {
        id: 'emails.previous',
        label: t('emails.previous'),
        group,
        keys: 'k',
        isOff: index === 0,
        run: () => onOpen(index - 1),
      },
      {
        id: 'emails.drafted',
        label: t('emails.markDrafted'),
        group,
        keys: 'd',
        isOff: !people[index],
        run: () => onMark('drafted'),
      },
      {
        id: 'emails.skip',
        label: t('emails.markSkipped'),
        group,
        keys: 's',
        isOff: !people[index],
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
