import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { useCommands } from '#components/Commands/commandsContext.ts';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { useAnnounce } from '#components/LiveRegion/useAnnounce.ts';
import { Page } from '#components/Page/Page.tsx';
import { media, space } from '#components/theme/tokens.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { Sharing } from '#contracts/sharing.ts';
import { createMailCheck, type MailRemark } from '#domain/mail/mailCheck.ts';
import type { MailingActions } from '#contracts/mailing.ts';
import type { Mailing } from '#domain/mail/mailing.ts';
import {
  chosenLetter,
  mailPeople,
  mailRowState,
  nextUnmarked,
  writtenCount,
  type MailPerson,
} from '#domain/mail/mailPerson.ts';
import type { MailReview, MailReviewEntry, ReviewMark } from '#domain/mail/mailReview.ts';
import type { Blocking } from '#domain/people/blocking.ts';
import { t } from '#domain/words/translate.ts';
import { GenerateMoreButton } from '../generation/GenerateMoreButton.tsx';
import { CompanyFirst } from '../page/CompanyFirst.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { useRowCommands } from '../toolbar/useRowCommands.ts';
import { marks } from './MailActions.tsx';
import { OpenMail } from './OpenMail.tsx';
import { PeopleList } from './PeopleList.tsx';
import { RunNote } from './RunNote.tsx';

export interface EmailVariationsScreenProps {
  /** Null before there is a company (D12). */
  mail: { readonly mailing: Mailing; readonly actions: MailingActions } | null;
  /** The prospects to write to, in the order of the review. */
  prospects: readonly Prospect[];
  /** Marks, chosen variations and edited texts, shared by the team (D83). */
  review: MailReview;
  /** Who is not to be written to; null where that is not known (D96). */
  blocking: Blocking | null;
  /** The ISO day in the person's own calendar. */
  today: string;
  sharing: Sharing;
  onReviewChange: (prospectId: string, change: Partial<MailReviewEntry>) => void;
  /** Called with the typed address of a prospect; a blank one removes it. */
  onAddressChange: (prospectId: string, address: string) => void;
  /** Called by the button 'Done'. */
  onDone: () => void;
}

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
    return chosen ? check(chosen.letter, person, chosen.gone) : [];
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
      ...marks.map(({ mark, label, key }) => ({
        id: `emails.${mark}`,
        label: t(label),
        group,
        keys: key.toLowerCase(),
        isOff: !people[index],
        run: () => onMark(mark),
      })),
    ],
  });

  useRowCommands({
    group: t('emails.people'),
    rows: people,
    labelOf: ({ label }) => label,
    onOpen: ({ key }) => onOpen(people.findIndex((each) => each.key === key)),
  });
}

/** Notes, then the list of prospects beside the open mail. Only the open mail is printed. */
const Layout = styled.div`
  display: grid;
  gap: ${space(3)};
  & > * {
    min-width: 0;
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
  }
  ${media.print} {
    & > :not(.columns) {
      display: none;
    }
    .columns {
      display: block;
    }
  }
`;

interface ReviewProps extends Omit<EmailVariationsScreenProps, 'mail' | 'onDone'> {
  mail: NonNullable<EmailVariationsScreenProps['mail']>;
}

/** The list of prospects beside the open one's mail, with keys to move through them. */
function Review(props: ReviewProps) {
  const { mail, prospects, review, blocking, today, sharing } = props;
  const { onReviewChange, onAddressChange } = props;
  const { mailing, actions } = mail;
  const people = useMemo(
    () =>
      mailPeople(prospects, mailing, review, {
        today,
        ...(blocking && { entryOf: blocking.entryOf }),
      }),
    [prospects, mailing, review, today, blocking],
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

  const blockOf = (id: MailPerson['id']) => {
    const prospect = prospects.find((each) => each.id === id);
    return blocking && prospect ? () => blocking.onBlock(prospect) : undefined;
  };

  return (
    <Layout>
      <RunNote
        mailing={mailing}
        actions={actions}
        counts={{ written: writtenCount(people), of: people.length }}
        due={people.filter(({ due, hasFollowUp }) => due.isDue && !hasFollowUp).map(({ id }) => id)}
      />
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
            onAddressChange={(address) => onAddressChange(person.key, address)}
            onConfirm={(variation, field) => actions.onConfirm(person.id, variation, field)}
            onRetry={() => actions.onRetry(person.id)}
            onOpen={onOpen}
            onMark={onMark}
            today={today}
            onFollowUp={() => actions.onFollowUp([person.id])}
            onBlock={blockOf(person.id)}
          />
        ) : null}
      </div>
    </Layout>
  );
}

/** Email variations: each prospect's mail to read, edit and open as a draft, one after the other. */
export function EmailVariationsScreen(props: EmailVariationsScreenProps) {
  const { mail, onDone } = props;
  const isBusy = mail?.mailing.status === 'loading' || mail?.mailing.run?.status === 'running';
  return (
    <>
      <Page
        title={t('emails.title')}
        lead={t('emails.lead')}
        isCompact
        actions={
          mail ? (
            <GenerateMoreButton
              generation={isBusy ? { status: 'running', isSlow: false } : { status: 'idle' }}
              onGenerateMore={mail.actions.onGenerateMore}
            />
          ) : null
        }
      >
        {mail ? null : <CompanyFirst />}
        {mail?.mailing.status === 'error' ? (
          <ErrorNotice onRetry={mail.actions.onReload}>
            {mail.mailing.message || t('message.emails.list')}
          </ErrorNotice>
        ) : null}
        {mail && mail.mailing.status !== 'error' ? <Review {...props} mail={mail} /> : null}
      </Page>
      <PageFooter page="/email-variations" backLabel={t('emails.back')}>
        <Button variant="primary" size="footer" onClick={onDone}>
          {t('emails.done')}
        </Button>
      </PageFooter>
    </>
  );
}
