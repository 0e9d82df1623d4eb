import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useCommands } from '#components/Commands/commandsContext.ts';
import { useAnnounce } from '#components/LiveRegion/useAnnounce.ts';
import { media, space } from '#components/theme/tokens.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { createMailCheck, type MailRemark } from '#domain/mail/mailCheck.ts';
import type { Mailing, MailingActions } from '#domain/mail/mailing.ts';
import {
  chosenLetter,
  mailPeople,
  mailRowState,
  nextUnmarked,
  writtenCount,
  type MailPerson,
} from '#domain/mail/mailPerson.ts';
import type { MailReview, MailReviewEntry, ReviewMark } from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import { useRowCommands } from '../toolbar/useRowCommands.ts';
import { fitsWindow, FitsWindow } from './mailStyle.ts';
import { OpenMail } from './OpenMail.tsx';
import { PeopleList } from './PeopleList.tsx';
import { RunNote } from './RunNote.tsx';

/** The layout of the page: notes, then the list of prospects beside the open mail. */
const Bench = styled.div`
  display: grid;
  gap: ${space(3)};
  & > * {
    min-width: 0;
  }
  .notes {
    display: grid;
    gap: ${space(3)};
    /* With nothing to say it takes no space, but the regions in it stay. */
    &:not(:has(> :not(:empty, [data-idle]))) {
      position: absolute;
    }
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(240px, 300px) minmax(0, 1fr);
    gap: ${space(6)};
    align-items: start;
    ${media.narrow} {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(4)};
    }
    ${media.print} {
      display: block;
    }
  }
  /* Both columns take the height left in the window, and scroll on their own. */
  ${fitsWindow} {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    min-height: 0;
    .notes {
      flex: none;
      max-height: 40%;
      overflow-y: auto;
    }
    .columns {
      flex: 1 1 0;
      grid-template-rows: minmax(0, 1fr);
      align-items: stretch;
      min-height: 0;
    }
  }
  /* Only the open mail is printed. */
  ${media.print} {
    & > :not(.columns) {
      display: none;
    }
  }
`;

/** Returns a check of the mail that would be sent to a person. It is kept for as long as the names stay the same. */
function useMailCheck(
  people: readonly MailPerson[],
): (person: MailPerson) => readonly MailRemark[] {
  // Compared as one text: every response creates new person objects, but names seldom change.
  const names = JSON.stringify(people.map(({ id, name, companyName }) => [id, name, companyName]));
  const check = useMemo(() => {
    const listed = JSON.parse(names) as [string | number, string, string][];
    return createMailCheck(listed.map(([id, name, companyName]) => ({ id, name, companyName })));
  }, [names]);
  return (person) => {
    const chosen = chosenLetter(person);
    return chosen ? check(chosen.letter, person) : [];
  };
}

/** Tracks which prospect's mail is open: first the earliest one not reviewed yet, then the one the person chooses. */
function useOpenPerson(people: readonly MailPerson[]) {
  const announce = useAnnounce();
  const [openKey, setOpenKey] = useState<string | null>(
    () => people.find(({ review }) => review.mark === null)?.key ?? null,
  );
  const index = Math.max(
    people.findIndex(({ key }) => key === openKey),
    0,
  );
  const onOpen = (next: number) => {
    const person = people[next];
    if (!person || next === index) return;
    setOpenKey(person.key);
    const where = t('emails.place', { place: next + 1, of: people.length });
    announce(`${person.heading}, ${person.companyName}, ${where}`);
  };
  return {
    index,
    person: people[index],
    onOpen,
    onChoose: setOpenKey,
    /** Opens the next prospect left to review. */
    onGoOn: () => onOpen(nextUnmarked(people, index)),
  };
}

interface MailCommands {
  readonly people: readonly MailPerson[];
  /** The index of the open one. */
  readonly index: number;
  readonly onOpen: (index: number) => void;
  readonly onMark: (mark: ReviewMark) => void;
}

/** The commands of the page and their keys: to the next and previous mail, the marks, and to each prospect. */
function useMailCommands({ people, index, onOpen, onMark }: MailCommands): void {
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

export interface MailWorkbenchProps {
  mailing: Mailing;
  actions: MailingActions;
  prospects: readonly Prospect[];
  review: MailReview;
  sharing: Sharing;
  onReviewChange: (prospectId: string, change: Partial<MailReviewEntry>) => void;
}

/** The list of prospects beside the open one's mail, with keys to move through them. */
export function MailWorkbench(props: MailWorkbenchProps) {
  const { mailing, actions, prospects, review, sharing, onReviewChange } = props;
  const people = useMemo(
    () => mailPeople(prospects, mailing, review),
    [prospects, mailing, review],
  );
  const remarksOf = useMailCheck(people);
  const { index, person, onOpen, onChoose, onGoOn } = useOpenPerson(people);

  const onMark = (mark: ReviewMark) => {
    if (!person) return;
    const isTakenBack = person.review.mark === mark;
    onReviewChange(person.key, { mark: isTakenBack ? null : mark });
    if (!isTakenBack) onGoOn();
  };
  useMailCommands({ people, index, onOpen, onMark });

  const { onRetry } = actions;
  const retry = useCallback(
    (key: string) => {
      const found = prospects.find(({ id }) => String(id) === key);
      if (found) onRetry(found.id);
    },
    [prospects, onRetry],
  );

  return (
    <Bench>
      <FitsWindow />
      <div className="notes">
        <RunNote
          mailing={mailing}
          actions={actions}
          counts={{ written: writtenCount(people), of: people.length }}
        />
      </div>
      <div className="columns">
        <PeopleList
          toolbar={{ people, sharing }}
          rows={people.map((each) => ({
            key: each.key,
            name: each.heading,
            companyName: each.companyName,
            state: mailRowState(each, remarksOf(each).length),
          }))}
          openIndex={index}
          onOpen={onOpen}
          onChoose={onChoose}
          onRetry={retry}
        />
        {person ? (
          <OpenMail
            person={person}
            position={{ index, of: people.length }}
            remarks={remarksOf(person)}
            sharing={sharing}
            onReviewChange={(change) => onReviewChange(person.key, change)}
            onConfirm={(variation, field) => actions.onConfirm(person.id, variation, field)}
            onRetry={() => actions.onRetry(person.id)}
            walk={{ onOpen, onMark }}
          />
        ) : null}
      </div>
    </Bench>
  );
}
