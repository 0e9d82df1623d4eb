import { Button } from '#components/Button/Button.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { t } from '#domain/words/translate.ts';
import { StatusLine } from './StatusLine.ts';

/** Says that a request takes long, and offers to stop waiting for it. Stands in a `Status`. */
export function SlowNote({ onStopWaiting }: { onStopWaiting: () => void }) {
  return (
    <StatusLine>
      {t('general.stillWorking')}
      <Button ref={focusWhenRemoved} size="small" onClick={onStopWaiting}>
        {t('general.stopWaiting')}
      </Button>
    </StatusLine>
  );
}
