import styled from 'styled-components';
import { color, font, space } from '#components/theme/tokens.ts';
import type { SettingProblem } from '#domain/settings/settings.ts';
import { t } from '#domain/words/translate.ts';
import { EntryCard } from '../page/EntryCard.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(4)};
  list-style: disc;
  font-size: ${font(13)};
  overflow-wrap: anywhere;
  li::marker {
    color: ${color.danger};
  }
`;

export interface SettingsProblemScreenProps {
  problems: readonly SettingProblem[];
}

/** Lists to a deployer the settings that cannot be used, each by its name. */
export function SettingsProblemScreen({ problems }: SettingsProblemScreenProps) {
  return (
    <EntryCard
      brandName={t('entry.settings.brand')}
      title={t('entry.settings.title')}
      lead={t('entry.settings.lead')}
    >
      <List>
        {problems.map(({ setting, problem }) => (
          <li key={`${setting} ${problem}`}>{t(`entry.settings.${problem}`, { setting })}</li>
        ))}
      </List>
    </EntryCard>
  );
}
