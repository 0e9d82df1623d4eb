import { readBusinessDraft } from '#domain/business/businessDraft.ts';
import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import { readBusinessInfo, savedBusinessIn } from '#domain/business/businessStored.ts';
import {
  adoptionDecision,
  companyPairKey,
  onboardingLists,
  stageOfLists,
} from '#domain/business/workspaceBusiness.ts';
import { pathOfStage, type OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { loadWithRetries } from '../collection/loadWithRetries.ts';
import type { OnboardingProgress } from '../onboarding/progress.ts';
import type { Services } from '../services.ts';
import { storeBusiness, storeFormerBusiness, switchBusiness } from './formerBusiness.ts';

/** The services and callbacks that `adoptBusiness` needs. */
export type AdoptionParts = Pick<
  Services,
  'api' | 'workspace' | 'storage' | 'left' | 'ledger' | 'questions' | 'locks' | 'waitInBackground'
> & {
  readonly progress: Pick<OnboardingProgress, 'getSnapshot' | 'reach' | 'startOver'>;
  /** Returns true once pages are shown, when it is too late to adopt a company without asking. */
  readonly isLate: () => boolean;
  /** Called with the path to continue at after the person has chosen the workspace's company. */
  readonly onSwitched: (path: string) => void;
};

/** Asks the server which company the workspace works on. Then adopts it, asks the person, or does nothing (D68). */
export async function adoptBusiness(parts: AdoptionParts): Promise<void> {
  const { api, workspace, storage, left, ledger, questions, locks, waitInBackground, progress } =
    parts;
  const mine = () => readBusinessInfo(storage.read('businessInfo'));
  const knownId = () => mine()?.companyId ?? null;
  const draft = () => storage.readJson('businessDraft', readBusinessDraft);

  /** Returns what to do now. Saves, other tabs and the person may have changed it since the request. */
  const stepFor = (told: SavedBusinessInfo, knownBefore: ReturnType<typeof knownId>) =>
    left.aborted
      ? 'nothing'
      : adoptionDecision({
          told,
          knownBefore,
          known: knownId(),
          draft: draft(),
          isSaving: ledger.historyOf({ workspace, companyId: '' }, 'business') === 'running',
          isLate: parts.isLate(),
          decided: storage.read('declinedBusiness'),
        });

  /**
   * Returns the stage of the first list without rows. A list that fails to load counts as empty: its page shows the failure.
   */
  const stageOf = async ({ companyId }: SavedBusinessInfo): Promise<OnboardingStage> => {
    const isEmpty = onboardingLists.map(async (list) => {
      const rows = await api[list].list(workspace, companyId, left).catch(() => []);
      return [list, rows.length === 0] as const;
    });
    const found = Object.fromEntries(await Promise.all(isEmpty));
    return stageOfLists({ usps: true, icps: true, geographies: true, ...found });
  };

  const askPerson = async (told: SavedBusinessInfo, before: ReturnType<typeof knownId>) => {
    if (stepFor(told, before) !== 'ask') return;
    const name = (mine()?.name ?? draft()?.name ?? '').trim();
    const isYes = await questions.ask({
      title: t('business.which'),
      text:
        name === ''
          ? t('business.whichOrAnother', { theirs: told.name })
          : t('business.whichOrMine', { theirs: told.name, mine: name }),
      yes: t('business.continue'),
      no: name === '' ? t('business.another') : t('business.keep'),
    });
    if (stepFor(told, before) !== 'ask') return;
    if (!isYes) return storage.write('declinedBusiness', companyPairKey(before, told.companyId));
    const stage = await stageOf(told);
    if (stepFor(told, before) !== 'ask') return;
    const replaced = storage.readJson('businessInfo', savedBusinessIn);
    if (replaced) {
      const { stage: reached } = progress.getSnapshot();
      storeFormerBusiness(storage, { info: replaced, stage: reached, keywords: null }, told);
    }
    switchBusiness({ info: told, stage }, parts);
    parts.onSwitched(pathOfStage(stage));
  };

  const before = knownId();
  const load = () => api.businessInfo.get(workspace, left);
  const told = await loadWithRetries(load, waitInBackground);
  if (told === null) return;
  if (stepFor(told, before) === 'adopt') {
    const stage = await stageOf(told);
    if (stepFor(told, before) === 'adopt') return storeBusiness({ info: told, stage }, parts);
  }
  // One tab asks. The others use its answer, or ask themselves if it is closed.
  while (stepFor(told, before) === 'ask') {
    // oxlint-disable-next-line no-await-in-loop -- each tab waits for the one that asks
    const where = await locks.exclusively(`which business|${workspace}`, () =>
      askPerson(told, before),
    );
    // oxlint-disable-next-line no-await-in-loop -- the answer of the other tab arrives with a delay
    if (where === 'elsewhere') await waitInBackground(limits.keptByOtherTabsMs, left);
  }
}
