import { NoticeLine } from '#components/NoticeLine/NoticeLine.tsx';
import type { DeploymentNotice } from '#domain/settings/settings.ts';
import { t } from '#domain/words/translate.ts';

export interface DeploymentNoticeScreenProps {
  /** Null when there is no notice, or when it was dismissed. */
  notice: DeploymentNotice | null;
  onDismiss: () => void;
}

/** The deployer's notice above every page (D70). index.html shows its text before the code has loaded. */
export function DeploymentNoticeScreen({ notice, onDismiss }: DeploymentNoticeScreenProps) {
  if (!notice) return null;
  return (
    <NoticeLine
      tone={notice.tone}
      label={t('shell.notice')}
      link={notice.link === '' ? undefined : { href: notice.link, label: t('shell.notice.more') }}
      dismissLabel={t('shell.notice.dismiss')}
      onDismiss={onDismiss}
    >
      {notice.text}
    </NoticeLine>
  );
}
