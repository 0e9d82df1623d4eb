import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { Theme } from '#domain/settings/settings.ts';
import { t } from '#domain/words/translate.ts';

const order: readonly Theme[] = ['system', 'light', 'dark'];
const icons: Readonly<Record<Theme, typeof Sun>> = { system: Monitor, light: Sun, dark: Moon };

export interface ThemeSwitchProps {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** Switches between system, light and dark. Its accessible name says which one is active. */
export function ThemeSwitch({ theme, onThemeChange }: ThemeSwitchProps) {
  const Icon = icons[theme];
  const next = order[(order.indexOf(theme) + 1) % order.length] ?? 'system';
  return (
    <IconButton
      label={t('shell.theme', { theme: t(`shell.theme.${theme}`) })}
      icon={<Icon size={18} aria-hidden />}
      onClick={() => onThemeChange(next)}
    />
  );
}
