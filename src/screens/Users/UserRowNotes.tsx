import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { useFormStore } from '#components/Form/useFormStore.ts';
import { lazyDialog } from '#components/lazy/kit.ts';
import type { UserFields } from '#domain/people/userForm.ts';
import { t } from '#domain/words/translate.ts';
import type { DraftQuestionProps } from '../shared/form/DraftQuestion.tsx';
import { FormNote } from '../shared/form/FormNote.tsx';
import { RestoredNote } from '../shared/form/RestoredNote.tsx';
import { SlowNote } from '../shared/generation/SlowNote.tsx';
import type { EditedUser } from './useEditedUsers.ts';

const DraftQuestion = lazyDialog<DraftQuestionProps<UserFields>>(
  async () => (await import('../shared/form/DraftQuestion.tsx')).DraftQuestion,
);

/** Where the row being edited is: in the table, hidden by the search, or deleted elsewhere. */
export type RowPlace = 'shown' | 'notMatching' | 'gone';

export interface UserRowNotesProps {
  edited: EditedUser;
  place: RowPlace;
  /** True when several rows are being edited, so that each message names its row. */
  isOneOfMany: boolean;
}

/** The messages about a row being edited. They are above the table, since the row may be scrolled out of view. */
export function UserRowNotes({ edited, place, isOneOfMany }: UserRowNotesProps) {
  const form = useFormStore(edited.form, edited.rules);
  const { name } = edited.user;
  if (edited.isAsking)
    return (
      <DraftQuestion
        conflicts={form.conflicts}
        onDecide={edited.onDecide}
        onClose={form.onPutAside}
      />
    );
  const of = isOneOfMany ? name : undefined;
  return (
    <>
      {form.error === null ? null : (
        <ErrorNotice>{of === undefined ? form.error : `${of}: ${form.error}`}</ErrorNotice>
      )}
      {form.isRestored ? <RestoredNote of={of} onStartOver={form.onStartOver} /> : null}
      {place === 'notMatching' ? (
        <FormNote>{t('users.edit.notMatching', { name })}</FormNote>
      ) : null}
      {place === 'gone' ? (
        <FormNote
          action={
            <Button size="small" variant="quiet" onClick={form.onAbandon}>
              {t('users.edit.discard')}
            </Button>
          }
        >
          {t('users.edit.gone', { name })}
        </FormNote>
      ) : null}
      {form.isSlow ? <SlowNote onStopWaiting={form.onStopWaiting} /> : null}
    </>
  );
}
