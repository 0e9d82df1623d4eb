import { NoticeLine } from '#components/NoticeLine/NoticeLine.tsx';
import type { DeploymentNotice } from '#domain/settings/settings.ts';
import { t } from '#domain/words/translate.ts';

export interface DeploymentNoticeScreenProps {
  /** Nothing where there is none, or it was put away. */
  notice: DeploymentNotice | null;
  onDismiss: () => void;
}

/** What the deployer has to say, above every page (D70). The build writes the same into index.html, to be seen at once. */
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
