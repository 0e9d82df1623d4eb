import { Button } from '#components/Button/Button.tsx';
import type { FormStore, SendRules } from '#components/Form/formStore.ts';
import { useFormStore } from '#components/Form/useForm.ts';
import { t } from '#domain/words/translate.ts';

export interface RowButtonsProps<Fields extends object, Value, Problem> {
  form: FormStore<Fields>;
  rules: SendRules<Fields, Value, Problem>;
}

/** Save and Cancel of a row being edited. */
export function RowButtons<Fields extends object, Value, Problem>(
  props: RowButtonsProps<Fields, Value, Problem>,
) {
  const form = useFormStore(props.form, props.rules);
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
