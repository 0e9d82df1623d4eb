import { useEffect, useRef } from 'react';
import { useAnnounce } from '#components/LiveRegion/useAnnounce.ts';
import type { PeopleSearches } from '#domain/companies/companyFinding.ts';
import { t } from '#domain/words/translate.ts';

/** Announces to screen readers when a search for people begins and how it ended, but not each row. */
export function useSearchNews({ states }: Pick<PeopleSearches, 'states'>): void {
  const announce = useAnnounce();
  const all = [...states.values()];
  const isRunning = all.some(({ status }) => status === 'waiting' || status === 'searching');
  const failed = all.filter(({ status }) => status === 'failed').length;
  const found = all.filter((state) => state.status === 'found' && state.count > 0).length;
  const ended = [
    t('targetCompanies.people.foundAt', { count: found }),
    ...(failed > 0 ? [t('prospects.companies.failed', { count: failed })] : []),
  ].join(' · ');
  const text = isRunning ? t('targetCompanies.people.announced') : ended;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (isRunning || hasBegun.current) announce(text);
    hasBegun.current = isRunning;
  }, [announce, text, isRunning]);
}
