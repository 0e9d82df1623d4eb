import { Button } from '#components/Button/Button.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { t } from '#domain/words/translate.ts';

/** Is in the line of the note, and once more among its details; one of the two is shown. */
export function DismissRun({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div className="dismiss">
      <Button ref={focusWhenRemoved} size="small" variant="quiet" onClick={onDismiss}>
        {t('general.dismiss')}
      </Button>
    </div>
  );
}
