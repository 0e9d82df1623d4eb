import { Button } from '#components/Button/Button.tsx';
import { pastedLineCount } from '#domain/lists/longPaste.ts';
import { t } from '#domain/words/translate.ts';
import { FormNote } from '../form/FormNote.tsx';

export interface PastedAboveProps {
  text: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** The pasted lines that are too many for the text field below. */
export function PastedAbove({ text, onEdit, onRemove }: PastedAboveProps) {
  return (
    <FormNote
      action={
        <span>
          <Button variant="quiet" size="small" onClick={onEdit}>
            {t('paste.editAbove')}
          </Button>
          <Button variant="quiet" size="small" onClick={onRemove}>
            {t('paste.removeAbove')}
          </Button>
        </span>
      }
    >
      {t('paste.above', { count: pastedLineCount(text) })}
    </FormNote>
  );
}
