import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { useFormStore } from '#components/Form/useForm.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import { t } from '#domain/words/translate.ts';
import { FormNote } from '../shared/form/FormNote.tsx';
import { DraftNotes } from '../shared/form/DraftNotes.tsx';
import { SlowNote } from '../shared/generation/SlowNote.tsx';
import type { EditedUser } from './useEditedUsers.ts';

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
  const of = isOneOfMany ? name : undefined;
  return (
    <>
      {form.error === null ? null : (
        <ErrorNotice>{of === undefined ? form.error : `${of}: ${form.error}`}</ErrorNotice>
      )}
      <DraftNotes form={form} of={of} labelOf={(field) => t(`users.field.${field}`)} />
      <Status>
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
      </Status>
    </>
  );
}
