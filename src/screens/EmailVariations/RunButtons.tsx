import { Button } from '#components/Button/Button.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { failedCount, type Mailing, type MailingActions } from '#domain/mail/mailing.ts';
import { t } from '#domain/words/translate.ts';
import { DismissRun } from './DismissRun.tsx';

interface RunButtonsProps {
  mailing: Mailing;
  actions: MailingActions;
}

/**
 * Stops or resumes the writing, retries what failed, or writes what is missing. Each has a key: a second click on Stop must not press the button that
 * follows it.
 */
export function RunButtons({ mailing, actions }: RunButtonsProps) {
  const status = mailing.run?.status;
  if (status === 'running')
    return (
      <Button key="stop" ref={focusWhenRemoved} size="small" onClick={actions.onStop}>
        {t('general.stop')}
      </Button>
    );
  if (status === 'stopped')
    return (
      <>
        <Button key="resume" ref={focusWhenRemoved} size="small" onClick={actions.onResume}>
          {t('general.resume')}
        </Button>
        <DismissRun onDismiss={actions.onDismiss} />
      </>
    );
  const { missing } = mailing;
  return (
    <>
      {failedCount(mailing) > 0 ? (
        <Button key="retry" ref={focusWhenRemoved} size="small" onClick={actions.onRetryFailed}>
          {t('general.retryFailed')}
        </Button>
      ) : null}
      {missing > 0 ? (
        <Button key="missing" ref={focusWhenRemoved} size="small" onClick={actions.onWriteMissing}>
          {t('emails.run.writeMissing', { count: missing })}
        </Button>
      ) : null}
    </>
  );
}
