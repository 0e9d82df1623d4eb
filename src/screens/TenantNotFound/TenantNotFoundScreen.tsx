import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { t } from '#domain/words/translate.ts';
import { EntryCard } from '../shared/entry/EntryCard.tsx';

export interface TenantNotFoundScreenProps {
  brandName: string;
  /** The host that names no workspace. */
  host: string;
  /** Where a workspace can be created. */
  apex: { readonly name: string; readonly url: string };
  onRetry: () => void;
}

/** The end of the way for a host without a workspace, and for a check that could not be made. */
export function TenantNotFoundScreen({
  brandName,
  host,
  apex,
  onRetry,
}: TenantNotFoundScreenProps) {
  return (
    <EntryCard
      brandName={brandName}
      title={t('entry.notFound.title')}
      lead={t('entry.notFound.lead', { host })}
      actions={
        <>
          <Button variant="primary" isWide onClick={onRetry}>
            {t('entry.notFound.retry')}
          </Button>
          <LinkButton href={apex.url} isWide>
            {t('entry.notFound.home', { apex: apex.name })}
          </LinkButton>
        </>
      }
    />
  );
}
