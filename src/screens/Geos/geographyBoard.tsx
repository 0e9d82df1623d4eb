import { LevelBadge } from '#components/LevelBadge/LevelBadge.tsx';
import { geographyDescription } from '#domain/insights/geography.ts';
import { levelLabel, levels, type Level } from '#domain/insights/level.ts';
import { t } from '#domain/words/translate.ts';
import type { BoardConfig } from '../board/boardConfig.ts';
import { Labelled } from '../board/Labelled.tsx';
import { Facts } from './Facts.tsx';

/** Red for High, yellow for Medium, green for Low, each also in words and bars. */
const competition = (level: Level | null) =>
  level === null ? (
    '–'
  ) : (
    <LevelBadge rank={levels.length - levels.indexOf(level)}>{levelLabel(level)}</LevelBadge>
  );

/** The card and the form of a geography. */
export const geographyBoard: BoardConfig<typeof geographyDescription> = {
  area: 'geos',
  description: geographyDescription,
  fieldLabelOf: (name) => t(`geos.field.${name}`),
  labelOf: ({ region }) => region,
  bodyOf: ({ marketSize, growthRate, competitionLevel, recommendation }, renderEvidence) => (
    <>
      {renderEvidence('region', true)}
      <Facts
        facts={[
          { name: t('geos.field.marketSize'), value: marketSize || '–' },
          { name: t('geos.field.growthRate'), value: growthRate || '–' },
          { name: t('geos.field.competitionLevel'), value: competition(competitionLevel) },
        ]}
      />
      {renderEvidence('marketSize', true)}
      {renderEvidence('growthRate', true)}
      {renderEvidence('competitionLevel', true)}
      {recommendation === '' ? (
        renderEvidence('recommendation', true)
      ) : (
        <Labelled label={t('geos.field.recommendation')}>
          <p>{recommendation}</p>
          {renderEvidence('recommendation')}
        </Labelled>
      )}
    </>
  ),
};
