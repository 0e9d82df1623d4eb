import type { KeywordCompetition } from '../keywords/keyword.ts';
import { t } from '../words/translate.ts';

export const levels = ['High', 'Medium', 'Low'] as const;

export type Level = (typeof levels)[number];

/** Returns the level that a text names, ignoring case; null when it names none. */
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

/** Returns the rank for sorting: a higher level has a greater number, and an unknown one is the lowest. */
export function levelRank(level: Level | KeywordCompetition | null): number {
  return level === null ? 0 : ranks[level];
}

export function levelLabel(level: Level | KeywordCompetition): string {
  return t(`level.${level}`);
}
