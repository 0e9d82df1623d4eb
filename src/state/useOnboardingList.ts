import type { Collection } from '#contracts/collection.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { useCompany } from './company.ts';
import type { List } from './list.ts';
import { useServices } from './services.ts';
import { useFirstLists } from './firstLists.ts';
import { useList } from './useList.ts';

const running = { status: 'running', isSlow: false } as const;

/** Returns a list of an onboarding page, which continues the first generation where it finds none. */
export function useOnboardingList<Item extends Identified, Draft>(
  list: List<Item, Draft>,
): Collection<Item, Draft> {
  const { firstLists } = useServices();
  const rows = useList(list, useCompany());
  const { remote, generation, actions } = rows;
  // On this page, a list that had rows is empty because somebody deleted them.
  const isMissing = !rows.hadRows && (remote.status === 'empty' || remote.status === 'polling');
  const turn = useFirstLists(list.name, isMissing);
  // Until the run is joined, nothing says that the list stays empty.
  const isAwaited =
    isMissing &&
    remote.status === 'empty' &&
    !remote.isExhausted &&
    generation.status === 'idle' &&
    (turn === 'due' || turn === 'coming');
  if (isAwaited) return { ...rows, generation: { ...generation, ...running } };
  const first = firstLists.state();
  if (!isMissing || turn !== 'failed' || first.status !== 'failed') return rows;
  return {
    ...rows,
    // The run may have failed before this page was there to join it.
    generation:
      generation.status === 'idle'
        ? { ...generation, status: 'failed', message: first.reason }
        : generation,
    actions: { ...actions, onGenerateMore: first.onRetry },
  };
}
