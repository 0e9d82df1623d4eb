import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { t } from '#domain/words/translate.ts';

export interface UpdateBannerScreenProps {
  brandName: string;
  isOffline: boolean;
  /** True when the server has a newer version than this page. */
  hasNewVersion: boolean;
  onReload: () => void;
}

/**
 * Says above every page that the connection is lost, or that a new version is available. The person decides when to reload.
 */
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
