import { blanks, hasProblems, trimmed, type Check } from '../lists/check.ts';
import type { Geography, GeographyDraft } from './geography.ts';
import { levels } from './level.ts';

/** A field of the geography form. */
export type GeographyField =
  | 'region'
  | 'marketSize'
  | 'growthRate'
  | 'competitionLevel'
  | 'recommendation';

/** The geography form, as typed; the level is blank until chosen. */
export type GeographyFields = Readonly<Record<GeographyField, string>>;

/** A form nobody has typed in. */
export const blankGeographyFields: GeographyFields = {
  region: '',
  marketSize: '',
  growthRate: '',
  competitionLevel: '',
  recommendation: '',
};

/** A geography as its form shows it. */
export function geographyFields(geography: Omit<Geography, 'id'>): GeographyFields {
  const { region, marketSize, growthRate, competitionLevel, recommendation } = geography;
  return {
    region,
    marketSize,
    growthRate,
    competitionLevel: competitionLevel ?? '',
    recommendation,
  };
}

/** All five must say something, and the level is one of the three. */
export function checkGeography(fields: GeographyFields): Check<GeographyDraft, GeographyField> {
  const level = levels.find((offered) => offered === fields.competitionLevel.trim());
  const problems = blanks(fields, {
    region: 'invalid.region',
    marketSize: 'invalid.marketSize',
    growthRate: 'invalid.growthRate',
    competitionLevel: 'invalid.competitionLevel',
    recommendation: 'invalid.recommendation',
  });
  if (level === undefined) {
    return {
      isValid: false,
      problems: { ...problems, competitionLevel: 'invalid.competitionLevel' },
    };
  }
  if (hasProblems(problems)) return { isValid: false, problems };
  return { isValid: true, value: { ...trimmed(fields), competitionLevel: level } };
}
