import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Page } from '#components/Page/Page.tsx';
import { t } from '#domain/words/translate.ts';

/** Holds the place of a page whose container is not there yet. */
export function Unbuilt() {
  return (
    <Page title={t('general.comingTitle')}>
      <EmptyState kind="nothing">{t('general.coming')}</EmptyState>
    </Page>
  );
}
