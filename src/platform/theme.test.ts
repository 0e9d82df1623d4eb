import { describe, expect, it, vi } from 'vitest';
import type { Theme } from '#domain/settings/settings.ts';
import { memoryStore } from './textStore.ts';
import { createThemeChoice } from './theme.ts';

describe('createThemeChoice', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['purple', 'system'],
    ['', 'system'],
  ])('a browser set to %j starts %s', (kept, theme) => {
    const apply = vi.fn<(theme: Theme) => void>();
    const choice = createThemeChoice(memoryStore({ theme: kept }), apply);
    expect(choice.getSnapshot()).toBe(theme);
    expect(apply).toHaveBeenCalledExactlyOnceWith(theme);
  });

  it('follows the choice of another tab', () => {
    const store = memoryStore();
    const apply = vi.fn<(theme: Theme) => void>();
    let hear: (key: string | null) => void = () => undefined;
    const choice = createThemeChoice(store, apply, (listener) => {
      hear = listener;
    });
    const listener = vi.fn<() => void>();
    choice.subscribe(listener);
    store.write('theme', 'dark');
    hear('another key');
    expect(listener).not.toHaveBeenCalled();
    hear('theme');
    expect(apply.mock.calls).toEqual([['system'], ['dark']]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('applies and stores the choice, and notifies listeners', () => {
    const store = memoryStore();
    const apply = vi.fn<(theme: Theme) => void>();
    const choice = createThemeChoice(store, apply);
    const listener = vi.fn<() => void>();
    const stop = choice.subscribe(listener);
    choice.choose('dark');
    stop();
    choice.choose('system');
    expect(apply.mock.calls).toEqual([['system'], ['dark'], ['system']]);
    expect(listener).toHaveBeenCalledOnce();
    expect(createThemeChoice(store, apply).getSnapshot()).toBe('system');
  });
});
