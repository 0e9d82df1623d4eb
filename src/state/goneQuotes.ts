import { useMemo, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { QuoteCheck } from '#contracts/quoteCheck.ts';
import type { QuotesLookedAt } from '#domain/evidence/goneQuotes.ts';
import { foundText } from '#domain/evidence/goneText.ts';
import { createListeners } from '#platform/listeners.ts';
import { useCompany, type Company } from './company.ts';
import { failureText } from './failure.ts';
import { listKey } from './list.ts';
import { lazyService, useServices, type Services } from './services.ts';

/** What happens with the answer of a look. */
interface AfterCheck {
  readonly onFound: (found: QuotesLookedAt) => void;
  /** Called at the end, also after a failure: what was looked at until then is stored. */
  readonly onEnd: () => void;
}

/** The looks at quoted pages that are under way, at most one for each company. They go on when the page is left. */
export function createQuoteChecks({ api, notices }: Pick<Services, 'api' | 'notices'>) {
  const running = new Set<string>();
  const listeners = createListeners();
  const nameOf = ({ workspace, companyId }: Pick<Company, 'workspace' | 'companyId'>) =>
    `${workspace}|${companyId}`;
  return {
    isRunning: (company: Pick<Company, 'workspace' | 'companyId'> | null) =>
      company !== null && running.has(nameOf(company)),
    subscribe: listeners.subscribe,
    /** Looks again, and says what was found. Nothing happens while a look is under way. */
    check: async (
      company: Pick<Company, 'workspace' | 'companyId'>,
      { onFound, onEnd }: AfterCheck,
    ): Promise<void> => {
      const name = nameOf(company);
      if (running.has(name)) return;
      running.add(name);
      listeners.tell();
      try {
        const found = await api.quotes.check(company.workspace, company.companyId);
        onFound(found);
        const isFine = found.on !== null && found.gone.length === 0;
        notices.say(isFine ? 'success' : 'warning', foundText(found));
      } catch (cause) {
        notices.say('error', failureText(cause));
      } finally {
        running.delete(name);
        listeners.tell();
        onEnd();
      }
    },
  };
}

const checksOf = lazyService<ReturnType<typeof createQuoteChecks>>();

/**
 * Returns the sentences that are gone, and the look at their pages. Null before they are known, for a server without these
 * calls, and where they are not wanted.
 */
export function useGoneQuotes(isWanted: boolean): QuoteCheck | null {
  const services = useServices();
  const { api } = services;
  const company = useCompany();
  const { mutate } = useSWRConfig();
  const checks = checksOf(services, createQuoteChecks);
  const key = useMemo(() => company && listKey({ name: 'quotes' }, company), [company]);
  const { data } = useSWR<QuotesLookedAt | null, unknown>(
    isWanted ? key : null,
    () => company && api.quotes.list(company.workspace, company.companyId),
    { shouldRetryOnError: false },
  );
  const isChecking = useSyncExternalStore(checks.subscribe, () => checks.isRunning(company));
  return useMemo(() => {
    if (!company || !key || !data) return null;
    // A late answer finds no cache any more when the person has signed out.
    const ignore = () => undefined;
    return {
      ...data,
      isChecking,
      onCheck: () =>
        void checks.check(company, {
          onFound: (found) => void mutate(key, found, { revalidate: false }).catch(ignore),
          // Every row may have another evidence now.
          onEnd: () =>
            void mutate(
              (other) => Array.isArray(other) && other[1] === key[1] && other[2] === key[2],
            ).catch(ignore),
        }),
    };
  }, [company, key, data, isChecking, checks, mutate]);
}
