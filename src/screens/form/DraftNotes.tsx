import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '#components/Button/Button.tsx';
import type { Form } from '#components/Form/useForm.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import { t } from '#domain/words/translate.ts';
import { FormNote } from './FormNote.tsx';

export interface DraftNotesProps<Fields extends object> {
  form: Pick<Form<Fields>, 'isRestored' | 'onDiscard' | 'changedSince'>;
  /** Returns the label of a field, when the form edits a row that somebody else may change. */
  labelOf?: ((field: keyof Fields) => string) | undefined;
}

/** Says what a form was filled in from, and which fields somebody else has changed since: Save replaces them (D53, D64). */
export function DraftNotes<Fields extends object>({ form, labelOf }: DraftNotesProps<Fields>) {
  return (
    <Status>
      {form.isRestored ? (
        <FormNote
          action={
            <Button
              variant="quiet"
              size="small"
              icon={<RotateCcw size={14} aria-hidden />}
              onClick={form.onDiscard}
            >
              {t('general.discard')}
            </Button>
          }
        >
          {t('general.restored')}
        </FormNote>
      ) : null}
      {labelOf &&
        form.changedSince.map(({ field, now }) => (
          <FormNote key={String(field)}>
            {t('form.changedSince', { field: labelOf(field), value: textOf(now) })}
          </FormNote>
        ))}
    </Status>
  );
}

const textOf = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text.trim() === '' ? '–' : text;
};
