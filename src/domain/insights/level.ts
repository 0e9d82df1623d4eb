import type { KeywordCompetition } from '../keywords/keyword.ts';
import { t } from '../words/translate.ts';

/** How much of something there is, as geographies and content ideas say it. */
export const levels = ['High', 'Medium', 'Low'] as const;

/** One of the three levels. */
export type Level = (typeof levels)[number];

/** The level a text names, in whatever case; null where it names none. */
export function levelIn(text: string): Level | null {
  const wanted = text.trim().toLowerCase();
  return levels.find((level) => level.toLowerCase() === wanted) ?? null;
}

const ranks: Readonly<Record<Level | KeywordCompetition, number>> = {
  VERY_LOW: 1,
  Low: 2,
  LOW: 2,
  Medium: 3,
  MEDIUM: 3,
  High: 4,
  HIGH: 4,
  VERY_HIGH: 5,
};

/** For sorting: the higher the level, the greater the number; an unknown level comes below all. */
export function levelRank(level: Level | KeywordCompetition | null): number {
  return level === null ? 0 : ranks[level];
}

/** The level in words. */
export function levelLabel(level: Level | KeywordCompetition): string {
  return t(`level.${level}`);
}

/** The colour a value is shown in, beside its word. Much competition is bad news; a high value is good news. */
export const valueTones = {
  High: 'success',
  Medium: 'warning',
  Low: 'neutral',
} as const satisfies Record<Level, string>;
