import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { t } from '#domain/words/translate.ts';

/** Shown by a campaign page before there is a company (D12). */
export function CompanyFirst() {
  return (
    <EmptyState
      kind="nothing"
      actions={
        <LinkButton href="/business-info" variant="primary">
          {t('general.businessInfo')}
        </LinkButton>
      }
    >
      {t('general.companyFirst')}
    </EmptyState>
  );
}
