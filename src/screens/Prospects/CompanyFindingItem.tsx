import styled from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { color, media, shape, space } from '#components/theme/tokens.ts';
import type { CompanyFinding } from '#domain/companies/companyFinding.ts';
import { t } from '#domain/words/translate.ts';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-width: 0;
  min-height: 32px;
  padding: 3px ${space(1)} 3px ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusControl};
  background: ${color.surface};
  & > :first-child {
    max-width: 32ch;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 500;
  }
  & > button {
    margin-block: -3px;
    color: ${color.accent};
    ${media.narrow} {
      flex: 1 1 100%;
      justify-content: flex-start;
      margin-inline-start: ${space(-3)};
    }
  }
`;

function StateBadge({ count, search }: Pick<CompanyFinding, 'count' | 'search'>) {
  switch (search.status) {
    case 'waiting':
      return <Badge>{t('prospects.company.waiting')}</Badge>;
    case 'searching':
      return (
        <Badge tone="info" icon={<Spinner size={12} />}>
          {t('prospects.company.searching')}
        </Badge>
      );
    case 'failed':
      return <Badge tone="danger">{search.message}</Badge>;
    case 'idle':
    case 'stopped':
      if (count > 0) return <Badge tone="success">{t('prospects.company.found', { count })}</Badge>;
      return (
        <Badge tone="warning">
          {t(search.status === 'stopped' ? 'prospects.company.stopped' : 'prospects.company.none')}
        </Badge>
      );
  }
}

export interface CompanyFindingItemProps {
  finding: CompanyFinding;
  onSearch: () => void;
}

/** One company: the number of people found there, or the state of its search with Retry. */
export function CompanyFindingItem({ finding, onSearch }: CompanyFindingItemProps) {
  const { company, count, search } = finding;
  const hasFailed = search.status === 'failed';
  const isAtRest = hasFailed || search.status === 'idle' || search.status === 'stopped';
  const name = company.name.trim() || String(company.id);
  return (
    <Root>
      <span title={name}>{name}</span>
      <StateBadge count={count} search={search} />
      {isAtRest && (hasFailed || count === 0) ? (
        <Button size="small" variant="quiet" onClick={onSearch}>
          {t(hasFailed ? 'prospects.company.retry' : 'prospects.company.search')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ) : null}
    </Root>
  );
}
