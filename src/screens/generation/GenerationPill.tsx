import X from 'lucide-react/icons/x';
import { Button } from '#components/Button/Button.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Pill } from '#components/Pill/Pill.tsx';
import type { GenerationStatus } from '#domain/work/generation.ts';
import { t } from '#domain/words/translate.ts';
import { stepText } from './StepLine.tsx';

/** Seconds up to a minute, then minutes and seconds. */
const formatSeconds = (seconds: number): string =>
  seconds < 60
    ? t('generation.seconds', { count: seconds })
    : t('generation.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });

/** Shows the running generation with its elapsed time, or a failed one with Retry. Renders nothing otherwise. */
export function GenerationPill({ generation }: { generation: GenerationStatus }) {
  if (generation.status === 'idle') return null;
  if (generation.status === 'running') {
    const { since, step, kind } = generation;
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
          <Button ref={focusWhenRemoved} size="small" onClick={generation.onRetry}>
            {t('general.retryShort')}
          </Button>
          <IconButton
            ref={focusWhenRemoved}
            label={t('general.dismiss')}
            icon={<X size={14} aria-hidden />}
            onClick={generation.onDismiss}
          />
        </>
      }
    >
      {generation.message}
    </Pill>
  );
}
