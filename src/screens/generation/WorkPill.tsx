import { Button } from '#components/Button/Button.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { Pill } from '#components/Pill/Pill.tsx';
import type { WorkStatus } from '#contracts/work.ts';
import { t } from '#domain/words/translate.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** Work that continues after its page was left, with its progress and Stop. Renders nothing when there is none. */
export function WorkPill({ work }: { work: readonly WorkStatus[] }) {
  if (work.length === 0) return null;
  return (
    <Pill
      progress={t('work.progress', {
        done: sum(work.map(({ done }) => done)),
        of: sum(work.map(({ of }) => of)),
      })}
      action={
        <Button
          ref={focusWhenRemoved}
          size="small"
          onClick={() => work.forEach(({ onStop }) => onStop())}
        >
          {t(work.length > 1 ? 'work.stopAll' : 'general.stop')}
        </Button>
      }
    >
      {[...new Set(work.map(({ kind }) => t(`work.${kind}`)))].join(', ')}
    </Pill>
  );
}
