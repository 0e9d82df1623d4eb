import { useCallback, useMemo } from 'react';
import type { Mailing, MailingActions } from '#domain/mail/mailing.ts';
import { mailPeople, writtenCount } from '#domain/mail/mailPeople.ts';
import type { MailReview, MailReviewEntry, ReviewMark } from '#domain/mail/mailReview.ts';
import { mailRowState } from '#domain/mail/mailRow.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { Bench } from './Bench.ts';
import { FitsWindow } from './FitsWindow.ts';
import { OpenMail } from './OpenMail.tsx';
import { PeopleList } from './PeopleList.tsx';
import { RunNote } from './RunNote.tsx';
import { useMailCheck } from './useMailCheck.ts';
import { useMailCommands } from './useMailCommands.ts';
import { useOpenPerson } from './useOpenPerson.ts';

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
