import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { t } from '#domain/words/translate.ts';

/** What the page shows while no target company is selected (D32). */
export function CompaniesFirst() {
  return (
    <EmptyState
      kind="nothing"
      actions={
        <LinkButton href="/target-companies" variant="primary">
          {t('prospects.toCompanies')}
        </LinkButton>
      }
    >
      {t('prospects.companiesFirst')}
    </EmptyState>
  );
}
