import type { Theme } from '#domain/settings/settings.ts';
import type { TextStore } from './textStore.ts';

/** The theme chosen in this browser. */
export type ThemeChoice = ReturnType<typeof createThemeChoice>;

const themeKey = 'theme';

/** Stores the chosen theme and applies it, also when another tab has chosen it. */
export function createThemeChoice(
  store: TextStore,
  apply: (theme: Theme) => void,
  onStorageChange: (listener: (key: string | null) => void) => unknown = () => undefined,
) {
  const listeners = new Set<() => void>();
  const read = (): Theme => {
    const kept = store.read(themeKey);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  };
  const update = () => {
    apply(read());
    for (const listener of listeners) listener();
  };
  apply(read());
  onStorageChange((key) => {
    if (key === themeKey || key === null) update();
  });
  return {
    getSnapshot: read,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (theme: Theme) => {
      store.write(themeKey, theme);
      update();
    },
  };
}

/** The tokens follow the attribute; without it they follow the system. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
