import type { Theme } from '#domain/settings/settings.ts';
import { createListeners } from './listeners.ts';
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
  const listeners = createListeners();
  const read = (): Theme => {
    const kept = store.read(themeKey);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  };
  const update = () => {
    apply(read());
    listeners.tell();
  };
  apply(read());
  onStorageChange((key) => {
    if (key === themeKey || key === null) update();
  });
  return {
    getSnapshot: read,
    subscribe: listeners.subscribe,
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
