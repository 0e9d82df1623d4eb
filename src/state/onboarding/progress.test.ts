import { describe, expect, it, vi } from 'vitest';
import { storageOf } from '#platform/testing/storageOf.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createProgress } from './progress.ts';

const origin = 'http://acme.app.localhost';

function open(entries: Readonly<Record<string, string>> = {}) {
  const store = memoryStore(entries);
  const storage = storageOf('ada|acme', store);
  return { store, progress: createProgress(storage, origin) };
}

describe('createProgress', () => {
  it.each([
    [{ onboardingStage: 'icps', onboardingLastPath: '/usps' }, 'icps', '/usps'],
    [{ onboarding_stage: 'done' }, 'done', undefined],
    [{ onboardingStage: 'usps', onboarding_stage: 'done' }, 'usps', undefined],
    [{ onboardingStage: 'rubbish', onboardingLastPath: '//evil.test' }, 'business-info', undefined],
  ])('reads %j', (entries, stage, lastPath) => {
    expect(open(entries).progress.getSnapshot()).toEqual({ stage, lastPath });
  });

  it('advances and never goes back, and stores the page of the stage as the last path', () => {
    const { store, progress } = open();
    progress.reach('icps');
    expect(progress.getSnapshot()).toEqual({ stage: 'icps', lastPath: '/icps' });
    progress.reach('usps');
    expect(progress.getSnapshot()).toEqual({ stage: 'icps', lastPath: '/usps' });
    progress.reach('done');
    expect(progress.getSnapshot()).toEqual({ stage: 'done', lastPath: '/dashboard' });
    expect(store.read('onboarding_stage')).toBeUndefined();
  });

  it('starts over at the USPs', () => {
    const { progress } = open({ onboardingStage: 'done', onboardingLastPath: '/business-info' });
    progress.startOver();
    expect(progress.getSnapshot()).toEqual({ stage: 'usps', lastPath: '/business-info' });
    progress.reach('usps');
    expect(progress.getSnapshot()).toEqual({ stage: 'usps', lastPath: '/usps' });
  });

  it('stores a visit once and notifies listeners', () => {
    const { progress } = open({ onboardingStage: 'icps' });
    const listener = vi.fn<() => void>();
    progress.subscribe(listener);
    progress.noteVisit('/usps');
    progress.noteVisit('/usps');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(progress.getSnapshot()).toBe(progress.getSnapshot());
    expect(progress.getSnapshot().lastPath).toBe('/usps');
  });
});
