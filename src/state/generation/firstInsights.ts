import { firstKinds, type GenerationKind } from '#domain/work/generation.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import type { Notices } from '../notices.ts';
import { poll, type Wait } from '../poll.ts';
import type { GenerationCalls } from './generationCalls.ts';
import type { Ledger, LedgerScope } from './ledger.ts';

/** One company's generations: its ledger pages and the calls behind them. */
export interface CompanyGenerations {
  readonly scope: LedgerScope;
  readonly callsOf: (kind: GenerationKind) => GenerationCalls;
}

interface Parts {
  readonly ledger: Ledger;
  readonly notices: Notices;
  /** A tab that waits holds up all others, so this goes on while nobody looks at the page. */
  readonly wait: Wait;
}

/** The first generation of everything for a company (D18, D19). Each way in may be taken any number of times. */
export interface FirstInsights {
  /** Starts the USPs alone, or joins the run under way: what saving the business does. */
  startUsps(company: CompanyGenerations): Promise<void>;
  /** What the USP page does once it knows whether there are any. */
  seen(company: CompanyGenerations, hasUsps: boolean): void;
  /** What any page does: a sequence that a reload broke off goes on. One that failed waits for Retry. */
  resume(company: CompanyGenerations): void;
  /** Runs the whole sequence from where it stands; also what Retry does. */
  start(company: CompanyGenerations): Promise<void>;
}

/** The mechanism behind the first generation. It knows no rendering: whoever asks twice joins the run under way. */
export function createFirstInsights({ ledger, notices, wait }: Parts): FirstInsights {
  /** Generates a kind unless it is there; a run that broke off is waited for first, since the server may be at it still. */
  const first = (company: CompanyGenerations, kind: GenerationKind): Promise<void> => {
    const { list, generate } = company.callsOf(kind);
    return ledger.run(company.scope, kind, async (before, onAttempt) => {
      if ((await list()).length > 0) return;
      if (before === 'interrupted' && (await arrives(list, onAttempt)) === 'filled') return;
      await generate();
    });
  };

  const arrives = (list: GenerationCalls['list'], onAttempt: (attempt: number) => void) =>
    poll({
      load: list,
      wait,
      retries: limits.pollRetries,
      intervalMs: limits.pollIntervalMs,
      signal: new AbortController().signal,
      onAttempt,
    });

  const sequence = async (company: CompanyGenerations): Promise<void> => {
    for (const kind of firstKinds) {
      if (ledger.historyOf(company.scope, kind) === 'done') continue;
      try {
        // The order is the contract's: what comes later is made from what came before.
        // oxlint-disable-next-line no-await-in-loop
        await first(company, kind);
      } catch (error) {
        // USPs stand on the page that waits for them, and it says so itself.
        if (kind !== 'usps')
          notices.say('error', t('message.generateAll'), {
            label: t('generation.retry'),
            run: () => void insights.start(company),
          });
        throw error;
      }
    }
  };

  const insights: FirstInsights = {
    async startUsps(company) {
      if (ledger.historyOf(company.scope, 'usps') === 'done') return;
      await first(company, 'usps').catch(() => undefined);
    },
    start: (company) =>
      ledger.run(company.scope, 'all', () => sequence(company)).catch(() => undefined),
    seen(company, hasUsps) {
      const { scope } = company;
      if (ledger.historyOf(scope, 'all') !== 'never') return;
      if (hasUsps && ledger.historyOf(scope, 'usps') === 'never') {
        // Made before, in another browser: what is deleted from now on was deleted on purpose.
        ledger.settle(scope, 'usps');
        ledger.settle(scope, 'all');
      } else void insights.start(company);
    },
    resume(company) {
      if (ledger.historyOf(company.scope, 'all') === 'interrupted') void insights.start(company);
    },
  };
  return insights;
}
