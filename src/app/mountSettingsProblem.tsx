import { createRoot } from 'react-dom/client';
import { Styles } from '#components/theme/Styles.tsx';
import type { SettingProblem } from '#domain/settings/settings.ts';
import { SettingsProblemScreen } from '#screens/SettingsProblem/SettingsProblemScreen.tsx';

/** Shows what is wrong with the settings: nothing else can be started without them. */
export function mountSettingsProblem(problems: readonly SettingProblem[]): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <Styles>
      <SettingsProblemScreen problems={problems} />
    </Styles>,
  );
}
