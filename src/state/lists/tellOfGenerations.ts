import { isProspectRun } from '#domain/generation.ts';
import { listKey } from '../collection/loadList.ts';
import type { Ledger, LedgerEntry } from '../generation/ledger.ts';
import type { Lists } from './createLists.ts';

const isSame = (one: LedgerEntry, other: LedgerEntry) =>
  one.kind === other.kind && one.workspace === other.workspace && one.companyId === other.companyId;

/** Says that a list has changed when a generation of it has come to a good end, whoever started it (D58). */
export function tellOfGenerations(
  ledger: Pick<Ledger, 'entries' | 'subscribe'>,
  lists: Pick<Lists, 'changed'>,
): void {
  let former = ledger.entries();
  ledger.subscribe(() => {
    const entries = ledger.entries();
    const done = former.filter(
      (entry) => entry.state === 'running' && !entries.some((present) => isSame(present, entry)),
    );
    former = entries;
    for (const { kind, ...scope } of done)
      if (kind !== 'all')
        lists.changed(listKey(isProspectRun(kind) ? 'prospects' : kind, scope).join('|'));
  });
}
