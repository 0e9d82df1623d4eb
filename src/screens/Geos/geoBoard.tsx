import { LevelBadge } from '#components/LevelBadge/LevelBadge.tsx';
import type { Geography, GeographyDraft } from '#domain/insights/geography.ts';
import {
  blankGeographyFields,
  checkGeography,
  geographyFields,
  type GeographyField,
} from '#domain/insights/geographyForm.ts';
import { levelLabel, levels, type Level } from '#domain/insights/level.ts';
import { t } from '#domain/words/translate.ts';
import type { BoardRules } from '../shared/board/boardRules.ts';
import { Labelled } from '../shared/board/Labelled.tsx';
import { Facts } from './Facts.tsx';

/** Red for High, yellow for Medium, green for Low: in words and bars as well. */
const competition = (level: Level | null) =>
  level === null ? (
    '–'
  ) : (
    <LevelBadge rank={levels.length - levels.indexOf(level)}>{levelLabel(level)}</LevelBadge>
  );

/** A market as a card of facts and as a form. */
export const geoBoard: BoardRules<Geography, GeographyDraft, GeographyField> = {
  area: 'geos',
  labelOf: ({ region }) => region,
  cardOf: ({ marketSize, growthRate, competitionLevel, recommendation }) => ({
    body: (
      <>
        <Facts
          facts={[
            { name: t('geos.field.marketSize'), value: marketSize || '–' },
            { name: t('geos.field.growthRate'), value: growthRate || '–' },
            { name: t('geos.field.competitionLevel'), value: competition(competitionLevel) },
          ]}
        />
        {recommendation === '' ? null : (
          <Labelled label={t('geos.field.recommendation')}>
            <p>{recommendation}</p>
          </Labelled>
        )}
      </>
    ),
  }),
  fields: [
    { name: 'region', label: 'geos.field.region', kind: 'line' },
    { name: 'marketSize', label: 'geos.field.marketSize', kind: 'line' },
    { name: 'growthRate', label: 'geos.field.growthRate', kind: 'line' },
    { name: 'competitionLevel', label: 'geos.field.competitionLevel', kind: 'level' },
    { name: 'recommendation', label: 'geos.field.recommendation', kind: 'text' },
  ],
  fieldsOf: (geography) => (geography === null ? blankGeographyFields : geographyFields(geography)),
  check: checkGeography,
};
