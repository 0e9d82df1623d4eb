import { useEffect, useEffectEvent } from 'react';
import type { Collection } from '#domain/lists/collection.ts';
import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import { useCompany } from './company.ts';
import { useServices } from './services.ts';
import { useList } from './useList.ts';
import { uspList } from './usps.ts';

/** Returns the USPs of the company. A page that finds none generates them, and then the list of the next stage (D19). */
export function useUsps(): Collection<Usp, UspDraft> {
  const { firstLists } = useServices();
  const company = useCompany();
  const usps = useList(uspList, company);
  const { remote, generation } = usps;
  // On this page, a list that had rows is empty because somebody deleted them.
  const isFoundEmpty = remote.status === 'empty' && !usps.hadRows;
  const generate = () => {
    const first = firstLists.state();
    if (first.status === 'failed') first.onRetry();
    else if (company) firstLists.start(company, ['usps', 'icps']);
  };
  const onFoundEmpty = useEffectEvent(generate);
  useEffect(() => {
    if (isFoundEmpty) onFoundEmpty();
  }, [isFoundEmpty]);
  return {
    ...usps,
    // Until the run is joined, nothing says that the list stays empty.
    generation:
      isFoundEmpty && generation.status === 'idle' && firstLists.state().status !== 'failed'
        ? { ...generation, status: 'running', isSlow: false }
        : generation,
    actions: {
      ...usps.actions,
      onGenerateMore: isFoundEmpty ? generate : usps.actions.onGenerateMore,
    },
  };
}
