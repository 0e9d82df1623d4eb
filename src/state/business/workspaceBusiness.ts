import { readBusinessDraft } from '#domain/business/businessForm.ts';
import {
  readBusinessInfo,
  savedBusinessIn,
  type SavedBusinessInfo,
} from '#domain/business/businessInfo.ts';
import {
  adoptionDecision,
  companyPairKey,
  onboardingLists,
  stageOfLists,
  type FormerBusiness,
} from '#domain/business/workspaceBusiness.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { pathOfStage, type OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { limits } from '#domain/settings/limits.ts';
import { loadWithRetries } from '../list.ts';
import { createListeners, subscribeToBoth } from '../listeners.ts';
import type { Services } from '../services.ts';
import { goBackTo, storeBusiness, storeFormerBusiness, switchBusiness } from './formerBusiness.ts';
import { createSaveBusiness, type BusinessPress, type SaveParts } from './saveBusiness.ts';

/** Asks the person whether to go on with the workspace's company. */
export interface BusinessQuestion {
  /** The name of the workspace's company, and of the one in this browser; blank when that has none. */
  readonly theirs: string;
  readonly mine: string;
  readonly onAnswer: (isTheirs: boolean) => void;
}

/** The company that this browser works on: saving it, going back to a former one, and adopting the workspace's (D68). */
export interface WorkspaceBusiness {
  /** True while pages wait: no company is stored in this browser, and the server has not answered. */
  readonly isPending: () => boolean;
  /** True when a company is stored in this browser, so that no page has to wait. */
  readonly isKnown: () => boolean;
  /** The question to show now. */
  readonly question: () => BusinessQuestion | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server once. Further calls do nothing. */
  readonly ask: () => void;
  /** Makes the next `ask` send a new request, after the person was let into the workspace. */
  readonly forget: () => void;
  /** Calls the listener with the path to continue at after the person has chosen the workspace's company. */
  readonly onSwitched: (listener: (path: string) => void) => () => void;
  readonly save: (press: BusinessPress) => Promise<Outcome>;
  /** Makes a former company the present one. Returns false and changes nothing during a save. */
  readonly goBackTo: (former: FormerBusiness) => boolean;
}

export type BusinessParts = SaveParts & Pick<Services, 'left' | 'drafts' | 'waitInBackground'>;

/** The name of the business form's draft. */
export const businessDraftName = 'business';

/** Creates the store. Nothing changes when the server cannot tell the company or does not answer. */
export function createWorkspaceBusiness(parts: BusinessParts): WorkspaceBusiness {
  const { api, workspace, storage, left, drafts, waitInBackground, progress } = parts;
  const listeners = createListeners();
  const switchListeners = createListeners<[path: string]>();
  const saving = createSaveBusiness(parts);
  let question: BusinessQuestion | null = null;
  let asked: 'not yet' | 'waiting' | 'shown' = 'not yet';
  let turn = 0;
  const set = (next: typeof asked) => {
    asked = next;
    listeners.tell();
  };
  const mine = () => readBusinessInfo(storage.read('businessInfo'));
  const knownId = () => mine()?.companyId ?? null;
  const draft = () => {
    const { fields }: { readonly fields?: unknown } = Object(drafts.read(businessDraftName));
    return readBusinessDraft(fields);
  };

  /** Returns what to do now. Saves and the person may have changed it since the request. */
  const stepFor = (told: SavedBusinessInfo, knownBefore: ReturnType<typeof knownId>) =>
    left.aborted
      ? 'nothing'
      : adoptionDecision({
          told,
          knownBefore,
          known: knownId(),
          draft: draft(),
          isSaving: saving.isSaving(),
          isLate: asked === 'shown',
          decided: storage.read('declinedBusiness'),
        });

  /** Returns the stage of the first list without rows. A list that fails to load counts as empty: its page shows the failure. */
  const stageOf = async ({ companyId }: SavedBusinessInfo): Promise<OnboardingStage> => {
    const isEmpty = onboardingLists.map(async (list) => {
      const rows = await api[list].list(workspace, companyId, left).catch(() => []);
      return [list, rows.length === 0] as const;
    });
    const found = Object.fromEntries(await Promise.all(isEmpty));
    return stageOfLists({ usps: true, icps: true, geographies: true, ...found });
  };

  const askPerson = async (told: SavedBusinessInfo, before: ReturnType<typeof knownId>) => {
    const { promise: answer, resolve: onAnswer } = Promise.withResolvers<boolean>();
    const name = (mine()?.name ?? draft()?.name ?? '').trim();
    question = { theirs: told.name, mine: name, onAnswer };
    listeners.tell();
    const isTheirs = await answer;
    question = null;
    listeners.tell();
    if (stepFor(told, before) !== 'ask') return;
    if (!isTheirs) return storage.write('declinedBusiness', companyPairKey(before, told.companyId));
    const stage = await stageOf(told);
    if (stepFor(told, before) !== 'ask') return;
    const replaced = storage.readJson('businessInfo', savedBusinessIn);
    if (replaced) {
      const { stage: reached } = progress.getSnapshot();
      storeFormerBusiness(storage, { info: replaced, stage: reached, keywords: null }, told);
    }
    switchBusiness({ info: told, stage }, parts);
    drafts.drop(businessDraftName);
    switchListeners.tell(pathOfStage(stage));
  };

  /** Asks the server which company the workspace works on. Then adopts it, asks the person, or does nothing. */
  const adopt = async (): Promise<void> => {
    const before = knownId();
    const told = await loadWithRetries(
      () => api.businessInfo.get(workspace, left),
      waitInBackground,
    );
    if (told === null) return;
    if (stepFor(told, before) === 'adopt') {
      const stage = await stageOf(told);
      if (stepFor(told, before) === 'adopt') return storeBusiness({ info: told, stage }, parts);
    }
    if (stepFor(told, before) === 'ask') await askPerson(told, before);
  };

  const isKnown = () => knownId() !== null;
  return {
    isPending: () => asked !== 'shown' && !isKnown(),
    isKnown,
    question: () => (left.aborted ? null : question),
    subscribe: subscribeToBoth(listeners.subscribe, (listener) =>
      storage.subscribe((key) => {
        if (key === 'businessInfo') listener();
      }),
    ),
    ask() {
      if (asked !== 'not yet') return;
      turn += 1;
      const own = turn;
      set('waiting');
      const shown = () => {
        if (turn === own && asked !== 'shown') set('shown');
      };
      // Pages are shown after a few seconds. From then on the person is asked before the company changes.
      waitInBackground(limits.businessPatienceMs, left).then(shown, shown);
      // On a failure too: the server cannot tell the company, or the person has signed out.
      adopt().then(shown, shown);
    },
    forget: () => set('not yet'),
    onSwitched: switchListeners.subscribe,
    save: (press) => saving.save(press),
    goBackTo(former) {
      if (saving.isSaving()) return false;
      goBackTo(former, parts);
      drafts.drop(businessDraftName);
      return true;
    },
  };
}
