import { readBusinessDraft } from '#domain/business/businessForm.ts';
import { readBusinessInfo, type SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import { adoptionDecision, companyPairKey } from '#domain/business/adoption.ts';
import type { FormerBusiness } from '#domain/business/formerBusinesses.ts';
import { pathOfStage, type OnboardingStage } from '#domain/onboarding/onboarding.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import { failureText, isServerMessage } from '../failure.ts';
import { loadWithRetries } from '../list.ts';
import { createListeners, subscribeToBoth } from '#platform/listeners.ts';
import type { Services } from '../services.ts';
import { createSavedBusiness, type SaveParts } from './savedBusiness.ts';

/** Asks the person whether to go on with the workspace's company. */
export interface BusinessQuestion {
  /** The name of the workspace's company, and of the one in this browser; blank when that has none. */
  readonly theirs: string;
  readonly mine: string;
  /** Resolves to the path of the page to go on at; undefined when the person stays on theirs. */
  readonly onAnswer: (isTheirs: boolean) => Promise<string | undefined>;
}

type BusinessParts = SaveParts & Pick<Services, 'left' | 'drafts' | 'waitInBackground'>;

/** The name of the business form's draft. */
export const businessDraftName = 'business';

/** The company that this browser works on: saving it, going back to a former one, and adopting the workspace's (D68). */
export type WorkspaceBusiness = ReturnType<typeof createWorkspaceBusiness>;

/** Creates the store. Nothing changes when the server cannot tell the company or does not answer. */
export function createWorkspaceBusiness(parts: BusinessParts) {
  const { api, workspace, storage, left, drafts, waitInBackground } = parts;
  const listeners = createListeners();
  const saved = createSavedBusiness(parts);
  /** Another tab may have answered it, or stored another business. */
  let asking: { readonly question: BusinessQuestion; readonly isOpen: () => boolean } | null = null;
  let asked: 'not yet' | 'waiting' | 'shown' = 'not yet';
  let turn = 0;
  /** Why the server did not tell the company, in its own words for people. */
  let failure: string | null = null;
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

  /** Returns what to do now. A save, here or in another tab, may have changed the company since the request. */
  const stepFor = (told: SavedBusinessInfo, knownBefore: ReturnType<typeof knownId>) => {
    const known = knownId();
    if (left.aborted || saved.isSaving() || String(known) !== String(knownBefore)) return 'nothing';
    const decided = storage.read('declinedBusiness');
    return adoptionDecision({ told, known, draft: draft(), isLate: asked === 'shown', decided });
  };

  /** Returns the stage of the first list without rows. A list that fails to load counts as empty: its page shows the failure. */
  const stageOf = async ({ companyId }: SavedBusinessInfo): Promise<OnboardingStage> => {
    const isEmpty = async (list: 'usps' | 'icps' | 'geographies') =>
      (await api[list].list(workspace, companyId, left).catch(() => [])).length === 0;
    const lists = (['usps', 'icps', 'geographies'] as const).map(isEmpty);
    const [usps, icps, geographies] = await Promise.all(lists);
    if (usps) return 'usps';
    if (icps) return 'icps';
    return geographies ? 'geos' : 'dashboard';
  };

  const askPerson = (told: SavedBusinessInfo, before: ReturnType<typeof knownId>) => {
    const isOpen = () => stepFor(told, before) === 'ask';
    const onAnswer = async (isTheirs: boolean) => {
      asking = null;
      listeners.tell();
      if (!isOpen()) return undefined;
      if (!isTheirs) {
        storage.write('declinedBusiness', companyPairKey(before, told.companyId));
        return undefined;
      }
      const stage = await stageOf(told);
      if (!isOpen()) return undefined;
      saved.replaceBy({ info: told, stage });
      drafts.drop(businessDraftName);
      return pathOfStage(stage);
    };
    const mineNow = (mine()?.name ?? draft()?.name ?? '').trim();
    asking = { question: { theirs: told.name, mine: mineNow, onAnswer }, isOpen };
    listeners.tell();
  };

  /** Asks the server which company the workspace works on. Then adopts it, asks the person, or does nothing. */
  const adopt = async (): Promise<void> => {
    const before = knownId();
    const stored = storage.read('businessInfo');
    const told = await loadWithRetries(
      () => api.businessInfo.get(workspace, left),
      waitInBackground,
    );
    if (told === null || left.aborted) return;
    // An answer that was under way during a save may be older.
    if (!saved.isSaving() && storage.read('businessInfo') === stored) saved.learn(told);
    if (stepFor(told, before) === 'adopt') {
      const stage = await stageOf(told);
      if (stepFor(told, before) === 'adopt') return saved.replaceBy({ info: told, stage });
    }
    if (stepFor(told, before) === 'ask') askPerson(told, before);
  };

  const isKnown = () => knownId() !== null;
  /** Asks the server once. Further calls do nothing. */
  const ask = () => {
    if (asked !== 'not yet') return;
    turn += 1;
    const own = turn;
    failure = null;
    set('waiting');
    const shown = () => {
      if (turn === own && asked !== 'shown') set('shown');
    };
    const failed = (cause: unknown) => {
      if (turn !== own) return;
      if (isServerMessage(cause)) failure = failureText(cause);
      set('shown');
    };
    // Pages are shown after a few seconds. From then on the person is asked before the company changes.
    waitInBackground(limits.businessPatienceMs, left).then(shown, shown);
    // On a failure too: the server cannot tell the company, or the person has signed out.
    adopt().then(shown, failed);
  };
  return {
    /** True while pages wait: no company is stored in this browser, and the server has not answered. */
    isPending: () => asked !== 'shown' && !isKnown(),
    /** True when a company is stored in this browser, so that no page has to wait. */
    isKnown,
    /** Why no company is known, where the server has said it: the workspace is suspended (D100), or asked too often. */
    failure: () => (isKnown() ? null : failure),
    askAgain: () => {
      set('not yet');
      ask();
    },
    /** The question to show now. */
    question: () => (asking?.isOpen() ? asking.question : null),
    subscribe: subscribeToBoth(listeners.subscribe, storage.subscribe),
    ask,
    /** Makes the next `ask` send a new request, after the person was let into the workspace. */
    forget: () => set('not yet'),
    isSaving: saved.isSaving,
    theirs: saved.theirs,
    /** Forgets a deleted company, and asks the server whether the workspace has another one to adopt (D94). */
    forgetDeleted: (companyId: EntityId) => {
      saved.forgetDeleted(companyId);
      if (isKnown()) return;
      drafts.drop(businessDraftName);
      asked = 'not yet';
      ask();
    },
    save: saved.save,
    /** Makes a former company the present one. Returns false and changes nothing during a save. */
    goBackTo: (former: FormerBusiness) => {
      if (saved.isSaving()) return false;
      saved.replaceBy(former);
      drafts.drop(businessDraftName);
      return true;
    },
  };
}
