import { Button } from '#components/Button/Button.tsx';
import { useFormStore } from '#components/Form/useFormStore.ts';
import { t } from '#domain/words/translate.ts';
import type { EditedUser } from './useEditedUsers.ts';

/** Save and Cancel of a row that is edited. */
export function UserRowButtons({ edited }: { edited: EditedUser }) {
  const form = useFormStore(edited.form, edited.rules);
  return (
    <>
      <Button size="small" variant="primary" isBusy={form.isSaving} onClick={form.onSubmit}>
        {t('general.save')}
      </Button>
      <Button size="small" isDisabled={form.isSaving} onClick={form.onAbandon}>
        {t('general.cancel')}
      </Button>
    </>
  );
}
