import { isTransient } from '../failure.ts';
import type { LedgerScope } from '../generation/ledger.ts';
import type { Wait } from '../poll.ts';
import { loadPatiently } from './loadPatiently.ts';

/** What the cache knows a list by. */
export const listKey = (
  name: string,
  { workspace, companyId }: LedgerScope,
  part?: string,
): readonly string[] => [name, workspace, companyId, ...(part === undefined ? [] : [part])];

/** Loads a list for the cache. */
export const loadList = <Item>(
  list: () => Promise<readonly Item[]>,
  wait: Wait,
): Promise<readonly Item[]> => loadPatiently(list, isTransient, wait);
