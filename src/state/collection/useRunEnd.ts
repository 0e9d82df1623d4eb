import { useEffect, useEffectEvent, useRef } from 'react';
import type { GenerationKind } from '#domain/generation.ts';
import type { LedgerScope } from '../generation/ledger.ts';
import { useLedgerEntries } from '../generation/useLedgerEntries.ts';

/** Tells when a generation of this list has come to a good end, whoever started it: the all-data helper or another page. */
export function useRunEnd(
  scope: LedgerScope | undefined,
  kind: GenerationKind | undefined,
  onEnd: () => void,
): void {
  const state = useLedgerEntries(scope).find((entry) => entry.kind === kind)?.state;
  const former = useRef(state);
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (former.current === 'running' && state === undefined) tell();
    former.current = state;
  }, [state]);
}
