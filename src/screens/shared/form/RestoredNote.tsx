import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '#components/Button/Button.tsx';
import { t } from '#domain/words/translate.ts';
import { FormNote } from './FormNote.tsx';

export interface RestoredNoteProps {
  /** The name of the row, when several forms are open. */
  of?: string | undefined;
  onStartOver: () => void;
}

/** Says that the form was filled in from a kept draft. */
export function RestoredNote({ of, onStartOver }: RestoredNoteProps) {
  return (
    <FormNote
      action={
        <Button
          variant="quiet"
          size="small"
          icon={<RotateCcw size={14} aria-hidden />}
          onClick={onStartOver}
        >
          {t('general.startOver')}
        </Button>
      }
    >
      {of === undefined ? null : `${of}: `}
      {t('general.restored')}
    </FormNote>
  );
}
