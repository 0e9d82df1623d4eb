import X from 'lucide-react/icons/x';
import { Button } from '#components/Button/Button.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Pill } from '#components/Pill/Pill.tsx';
import type { FirstListsStatus } from '#contracts/work.ts';
import { t } from '#domain/words/translate.ts';
import { stepText } from './StepLine.tsx';

/** Seconds up to a minute, then minutes and seconds. */
const formatSeconds = (seconds: number): string =>
  seconds < 60
    ? t('generation.seconds', { count: seconds })
    : t('generation.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });

/** Shows the first generation of all lists: the list it is at with its elapsed time, or Retry once it has failed. */
export function FirstListsPill({ lists }: { lists: FirstListsStatus }) {
  if (lists.status === 'running') {
    const { since, step, kind } = lists;
    return (
      <Pill since={since} formatSeconds={formatSeconds}>
        {step ? stepText(step) : t('generation.of', { what: t(`generation.${kind}`) })}
      </Pill>
    );
  }
  return (
    <Pill
      isBusy={false}
      action={
        <>
          <Button ref={focusWhenRemoved} size="small" onClick={lists.onRetry}>
            {t('general.retryShort')}
          </Button>
          <IconButton
            ref={focusWhenRemoved}
            label={t('general.dismiss')}
            icon={<X size={14} aria-hidden />}
            onClick={lists.onDismiss}
          />
        </>
      }
    >
      {lists.message}
    </Pill>
  );
}
