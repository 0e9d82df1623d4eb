import { color } from '#components/theme/tokens.ts';
import type { KeywordCompetition } from '#domain/keywords/keyword.ts';

/** The colour of each level in the chart and in the table. */
export const toneOf: Readonly<Record<KeywordCompetition, string>> = {
  VERY_LOW: color.success,
  LOW: color.accent,
  MEDIUM: color.warning,
  HIGH: color.danger,
  VERY_HIGH: color.danger,
};
