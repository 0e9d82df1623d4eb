import type { Api } from '#api/createApi.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { firstKinds, type GenerationKind } from '#domain/work/generation.ts';
import { t } from '#domain/words/translate.ts';
import type { Company } from './company.ts';
import { failureText, isServerMessage } from './failure.ts';
import { createListeners } from './listeners.ts';
import type { Notices } from './notices.ts';
import { generatedLists } from './generatedLists.ts';

/** Resolves to the generated rows; null when the list had rows, or when the answer has none. */
type Run = Promise<readonly Identified[] | null>;

/** The first generation of a company's lists in this tab, one after the other. */
export type FirstListsState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly company: Company;
      readonly kind: GenerationKind;
      readonly since: number;
      readonly run: Run;
    }
  | {
      readonly status: 'failed';
      readonly message: string;
      /** Goes on at the step that failed. */
      readonly onRetry: () => void;
      readonly onDismiss: () => void;
    };

export interface FirstLists {
  /** Generates those of these lists that are empty, in their order (D19). Does nothing while it does so for this company. */
  start(company: Company, kinds?: readonly GenerationKind[]): void;
  /** Returns the run that generates this list; null when none does. */
  runOf(list: string, company: Company | null): Run | null;
  readonly state: () => FirstListsState;
  readonly subscribe: (listener: () => void) => () => void;
}

const idle: FirstListsState = { status: 'idle' };

/** Creates the service. The server joins equal generations, so this needs to know of no other tab. */
export function createFirstLists({
  api,
  notices,
  left,
  now,
}: {
  readonly api: Api;
  readonly notices: Notices;
  /** Aborts when the person signs out. */
  readonly left: AbortSignal;
  readonly now: () => number;
}): FirstLists {
  const listeners = createListeners();
  let state: FirstListsState = idle;
  const set = (next: FirstListsState) => {
    state = next;
    listeners.tell();
  };

  const generateIfEmpty = async (company: Company, kind: GenerationKind): Run => {
    const { list, generate } = generatedLists[kind].callsOf(api, company);
    return (await list()).length > 0 ? null : ((await generate?.()) ?? null);
  };

  const run = async (company: Company, kinds: readonly GenerationKind[]): Promise<void> => {
    for (const [index, kind] of kinds.entries()) {
      const step = generateIfEmpty(company, kind);
      const mine: FirstListsState = { status: 'running', company, kind, since: now(), run: step };
      set(mine);
      try {
        // oxlint-disable-next-line no-await-in-loop -- later lists are generated from earlier ones
        await step;
        if (state !== mine || left.aborted) return;
      } catch (error) {
        // Another company may have been saved since.
        if (state !== mine || left.aborted) return;
        const failed = t('message.generateAll');
        const message = isServerMessage(error) ? `${failed}. ${failureText(error)}` : failed;
        const onRetry = () => void run(company, kinds.slice(index));
        set({ status: 'failed', message, onRetry, onDismiss: () => set(idle) });
        // The USP page shows its own failure.
        if (kind !== 'usps')
          notices.say('error', message, { label: t('generation.retry'), run: onRetry });
        return;
      }
    }
    set(idle);
  };

  return {
    start(company, kinds = firstKinds) {
      const isRunning =
        state.status === 'running' && String(state.company.companyId) === String(company.companyId);
      if (!isRunning) void run(company, kinds);
    },
    runOf: (list, company) =>
      state.status === 'running' &&
      state.kind === list &&
      String(state.company.companyId) === String(company?.companyId)
        ? state.run
        : null,
    state: () => state,
    subscribe: listeners.subscribe,
  };
}
