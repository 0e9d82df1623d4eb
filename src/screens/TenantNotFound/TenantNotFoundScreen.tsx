import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { t } from '#domain/words/translate.ts';
import { EntryCard } from '../page/EntryCard.tsx';
import { LoadingView } from '../page/LoadingView.tsx';

export interface TenantNotFoundScreenProps {
  brandName: string;
  /** The host that does not belong to a workspace. */
  host: string;
  /** The apex, where a workspace can be created. */
  apex: { readonly name: string; readonly url: string };
  /** True when the server failed or could not be reached, so it is unknown whether the workspace exists. */
  hasFailed?: boolean;
  /** True while it is being checked, as after a reload: the loading view is shown. */
  isChecking?: boolean;
  onRetry: () => void;
}

/** Shown when the host has no workspace, or when that could not be checked. */
export function TenantNotFoundScreen({
  brandName,
  host,
  apex,
  hasFailed = false,
  isChecking = false,
  onRetry,
}: TenantNotFoundScreenProps) {
  if (isChecking) return <LoadingView />;
  return (
    <EntryCard
      brandName={brandName}
      title={t('entry.notFound.title')}
      lead={t(hasFailed ? 'entry.notFound.noAnswer' : 'entry.notFound.lead', { host })}
      actions={
        <>
          <Button variant="primary" isWide onClick={onRetry}>
            {t('general.retry')}
          </Button>
          <LinkButton href={apex.url} isWide>
            {t('entry.notFound.home', { apex: apex.name })}
          </LinkButton>
        </>
      }
    />
  );
}
