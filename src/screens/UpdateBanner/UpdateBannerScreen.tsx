import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { t } from '#domain/words/translate.ts';

export interface UpdateBannerScreenProps {
  brandName: string;
  isOffline: boolean;
  /** The server hands out a newer version than this page's. */
  hasNewVersion: boolean;
  onReload: () => void;
}

/** What is new about the page as a whole: no connection, or a new version, which is announced and not forced. */
export function UpdateBannerScreen(props: UpdateBannerScreenProps) {
  const { brandName, isOffline, hasNewVersion, onReload } = props;
  const [isLater, setLater] = useState(false);
  return (
    <>
      {isOffline ? (
        <Banner tone="warning" icon={<CloudOff size={16} aria-hidden />}>
          {t('shell.offline')}
        </Banner>
      ) : null}
      {hasNewVersion && !isLater ? (
        <Banner
          tone="info"
          icon={<RefreshCw size={16} aria-hidden />}
          actions={
            <>
              <Button size="small" onClick={onReload}>
                {t('shell.stale.reload')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setLater(true)}>
                {t('shell.newVersion.later')}
              </Button>
            </>
          }
        >
          {t('shell.newVersion', { brand: brandName })}
        </Banner>
      ) : null}
    </>
  );
}
