import { describe, expect, it, vi } from 'vitest';
import type { Theme } from '#domain/settings/theme.ts';
import { memoryStore } from './textStore.ts';
import { createThemeChoice } from './theme.ts';

describe('createThemeChoice', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['purple', 'system'],
    ['', 'system'],
  ])('a browser set to %j starts %s', (kept, theme) => {
    const wear = vi.fn<(theme: Theme) => void>();
    const choice = createThemeChoice(memoryStore({ theme: kept }), wear);
    expect(choice.getSnapshot()).toBe(theme);
    expect(wear).toHaveBeenCalledExactlyOnceWith(theme);
  });

  it('wears and remembers what is chosen, and says so', () => {
    const store = memoryStore();
    const wear = vi.fn<(theme: Theme) => void>();
    const choice = createThemeChoice(store, wear);
    const heard = vi.fn<() => void>();
    const stop = choice.subscribe(heard);
    choice.choose('dark');
    stop();
    choice.choose('system');
    expect(wear.mock.calls).toEqual([['system'], ['dark'], ['system']]);
    expect(heard).toHaveBeenCalledOnce();
    expect(createThemeChoice(store, wear).getSnapshot()).toBe('system');
  });
});
