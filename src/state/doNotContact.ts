import { useMemo } from 'react';
import { prospectLabel, type Prospect } from '#domain/companies/prospect.ts';
import type { Blocking } from '#domain/people/blocking.ts';
import type { BlockedDraft, BlockedEntry } from '#domain/people/blockedEntry.ts';
import { blockedBy, entryFor } from '#domain/people/blockedList.ts';
import { t } from '#domain/words/translate.ts';
import { useCompany } from './company.ts';
import { failureText } from './failure.ts';
import type { List } from './list.ts';
import { useServices } from './services.ts';
import { targetCompanyList } from './targetCompanies.ts';
import { useCachedRows, useRows } from './useRows.ts';
import { useUserScope } from './users.ts';

/** Whom nobody writes to (D96). The list belongs to the workspace, not to a company. */
export const blockedList: List<BlockedEntry, BlockedDraft> = {
  name: 'doNotContact',
  labelOf: ({ entry }) => entry,
  draftOf: ({ entry, reason, person, company }) => ({
    entry,
    reason,
    person,
    company,
    by: '',
    at: '',
  }),
  callsOf: ({ doNotContact: api }, { workspace }) => ({
    list: (signal) => api.list(workspace, signal),
    add: (draft) => api.add(workspace, draft),
    remove: ({ id }) => api.remove(workspace, id),
  }),
};

/**
 * Returns who of the people is not to be written to, and how that is changed; null where the list is not known. Asks only if it
 * is wanted.
 */
export function useBlocking(isWanted = true): Blocking | null {
  const { api, workspace, notices } = useServices();
  const company = useCompany();
  const { cached, rows: entries } = useCachedRows(
    blockedList,
    useUserScope(isWanted),
    'onceLoaded',
  );
  const { rows: companies } = useRows(targetCompanyList, isWanted ? company : null);
  return useMemo(() => {
    if (!entries || !cached) return null;
    const websites = new Map(companies?.map(({ id, website }) => [String(id), website]));
    const find = blockedBy(entries);
    /** A failure changes nothing, and says so. */
    const say = async (send: () => Promise<unknown>): Promise<void> => {
      try {
        await send();
      } catch (cause) {
        notices.say('error', failureText(cause));
      }
    };
    const allow = (entry: BlockedEntry) =>
      void say(async () => {
        await api.doNotContact.remove(workspace, entry.id);
        cached.drop([entry.id]);
        notices.say('success', t('blocked.allowed', { entry: entry.entry }));
      });
    return {
      entryOf: (person: Prospect) =>
        find(person, websites.get(String(person.targetCompanyId)) ?? ''),
      onAllow: allow,
      onBlock: (person: Prospect) =>
        void say(async () => {
          const added = (await api.doNotContact.add(workspace, entryFor(person))) ?? [];
          cached.put(added);
          if (added.length === 0) await cached.load();
          const [entry] = added;
          notices.say(
            'success',
            t('blocked.blocked', { name: prospectLabel(person) }),
            entry && { label: t('general.undo'), run: () => allow(entry) },
          );
        }),
    };
  }, [api, workspace, notices, cached, entries, companies]);
}
