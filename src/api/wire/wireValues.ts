import { linesOf } from '#domain/entities/texts.ts';
import { levelIn, type Level } from '#domain/insights/level.ts';
import { competitionIn, type KeywordCompetition } from '#domain/keywords/keyword.ts';
import { parseIfJson } from './parseIfJson.ts';
import { isWireText, type WireText, type WireTexts } from './wireFields.ts';

/** A value that may be missing. */
type Maybe<Value> = Value | null | undefined;

/** Returns a text; a missing one becomes blank. */
export function readText(value: Maybe<WireText>): string {
  return typeof value === 'string' ? value : String(value ?? '');
}

/** Returns a number; null when it is missing, unreadable or NaN. */
export function figureOf(value: Maybe<WireText>): number | null {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Returns the level in any letter case; null for an unknown one. */
export function levelOf(value: Maybe<WireText>): Level | null {
  return levelIn(readText(value));
}

/** Returns the competition; null for an unknown one. */
export function competitionOf(value: Maybe<WireText>): KeywordCompetition | null {
  return competitionIn(readText(value));
}

/** Returns the texts, trimmed, without blank ones. */
export function textsOf(value: Maybe<WireTexts>): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') return jsonTexts(value) ?? linesOf(value);
  return value.map((item) => String(item).trim()).filter((item) => item !== '');
}

function jsonTexts(source: string): string[] | undefined {
  if (!source.trimStart().startsWith('[')) return undefined;
  const list = parseIfJson(source);
  return Array.isArray(list) && list.every(isWireText) ? textsOf(list) : undefined;
}
