import type { TextStore } from './textStore.ts';

export type Theme = 'system' | 'light' | 'dark';

const themeKey = 'theme';

/** The theme this browser was last set to. */
export function readTheme(store: TextStore): Theme {
  const kept = store.read(themeKey);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Wears a theme: the tokens follow the attribute, and without it the system. */
export function wearTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Wears a theme from now on. */
export function chooseTheme(store: TextStore, theme: Theme): void {
  store.write(themeKey, theme);
  wearTheme(theme);
}
