import { firstKinds, type GenerationKind } from '#domain/work/generation.ts';
import { t } from '#domain/words/translate.ts';
import { InterruptedRun, isServerMessage, SequenceFailed, failureText } from '../failure.ts';
import type { Notices } from '../notices.ts';
import { poll, type Wait } from '../poll.ts';
import type { GenerationCalls } from './generationCalls.ts';
import type { CompanyScope } from '../company.ts';
import type { Ledger, Work } from './ledger.ts';

/** The scope of a company's generations, and the API calls for each kind. */
export interface CompanyGenerations {
  readonly scope: CompanyScope;
  readonly callsOf: (kind: GenerationKind) => GenerationCalls;
}

interface Parts {
  readonly ledger: Ledger;
  readonly notices: Notices;
  /** Also runs in a hidden tab, because other tabs wait for this one. */
  readonly wait: Wait;
}

/** The first generation of all lists of a company (D18, D19). Every function may be called repeatedly. */
export interface FirstInsights {
  /** Starts the USPs alone, or joins a run in progress. Called after a person saved the business. */
  startUsps(company: CompanyGenerations): Promise<void>;
  /** Called by the USP page when it knows whether there are USPs. */
  uspsLoaded(company: CompanyGenerations, hasUsps: boolean): void;
  /**
   * Continues a sequence that a reload interrupted. Called by every page. A kind whose request was under way is not
   * generated again. A sequence that failed waits for Retry.
   */
  resume(company: CompanyGenerations): void;
  /** Runs the sequence from its current step. Called when a person asks for it. */
  start(company: CompanyGenerations): Promise<void>;
}

/** Creates the first generation, independent of React. A second call joins the run in progress. */
export function createFirstInsights({ ledger, notices, wait }: Parts): FirstInsights {
  /**
   * Generates a kind unless its list has rows. After an interrupted run it polls first, because the server may still be
   * generating. If no rows come, it generates again only when a person has asked for it (D56).
   */
  const generateOnce = (
    company: CompanyGenerations,
    kind: GenerationKind,
    isRequested: boolean,
  ): Promise<void> => {
    const { list, generate } = company.callsOf(kind);
    const run: Work = async (before, onAttempt) => {
      if (before === 'interrupted') {
        if ((await poll({ load: list, wait, onAttempt })) === 'filled') return;
        if (!isRequested) throw new InterruptedRun();
      }
      await generate();
    };
    return ledger.run(company.scope, kind, run, async () => (await list()).length === 0);
  };

  const sequence = async (company: CompanyGenerations, isRequested: boolean): Promise<void> => {
    for (const kind of firstKinds) {
      if (ledger.historyOf(company.scope, kind) === 'done') continue;
      try {
        // The order is part of the contract: later kinds are generated from earlier ones.
        // oxlint-disable-next-line no-await-in-loop
        await generateOnce(company, kind, isRequested);
      } catch (error) {
        const failed = t('message.generateAll');
        const hasReason = isServerMessage(error) || error instanceof InterruptedRun;
        const text = hasReason ? `${failed}. ${failureText(error)}` : failed;
        // The USP page shows its own failure.
        if (kind !== 'usps')
          notices.say('error', text, {
            label: t('generation.retry'),
            run: () => void insights.start(company),
          });
        throw new SequenceFailed(text, error);
      }
    }
  };

  const run = (company: CompanyGenerations, isRequested: boolean): Promise<void> =>
    ledger.run(company.scope, 'all', () => sequence(company, isRequested)).catch(() => undefined);

  const insights: FirstInsights = {
    async startUsps(company) {
      if (ledger.historyOf(company.scope, 'usps') === 'done') return;
      await generateOnce(company, 'usps', true).catch(() => undefined);
    },
    start: (company) => run(company, true),
    uspsLoaded(company, hasUsps) {
      const { scope } = company;
      if (ledger.historyOf(scope, 'all') !== 'never') return;
      if (hasUsps && ledger.historyOf(scope, 'usps') === 'never') {
        // The USPs were generated in another browser. If they are deleted later, that is on purpose.
        ledger.markGenerated(scope, 'usps');
        ledger.markGenerated(scope, 'all');
      } else void run(company, false);
    },
    resume(company) {
      if (ledger.historyOf(company.scope, 'all') === 'interrupted') void run(company, false);
    },
  };
  return insights;
}
