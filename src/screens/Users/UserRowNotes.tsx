import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { useFormStore } from '#components/Form/useForm.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import type { Problems } from '#domain/lists/check.ts';
import type { UserFields } from '#domain/people/userList.ts';
import type { UserField, WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { FormNote } from '../form/FormNote.tsx';
import { SlowNote } from '../generation/SlowNote.tsx';
import type { EditedRow } from '../list/useEditedRow.tsx';
import type { RowPlace } from '../list/useListPage.ts';

export interface UserRowNotesProps {
  edited: EditedRow<WorkspaceUser, UserFields, WorkspaceUserDraft, Problems<UserField>>;
  place: RowPlace;
}

/** The messages about the row being edited. They are above the table, since the row may be scrolled out of view. */
export function UserRowNotes({ edited, place }: UserRowNotesProps) {
  const form = useFormStore(edited.form, edited.rules);
  const { name } = edited.row;
  return (
    <>
      {form.error === null ? null : <ErrorNotice>{form.error}</ErrorNotice>}
      <DraftNotes form={form} labelOf={(field) => t(`users.field.${field}`)} />
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
