import { linesOf } from '#domain/entities/texts.ts';
import { levelIn, type Level } from '#domain/insights/level.ts';
import { competitionIn, type KeywordCompetition } from '#domain/keywords/keyword.ts';
import { parseIfJson } from './parseIfJson.ts';
import { isWireText, type WireText, type WireTexts } from './wireFields.ts';

/** A field that may be missing. */
type Maybe<Value> = Value | null | undefined;

/** A text; a missing one is blank. */
export function textOf(value: Maybe<WireText>): string {
  return typeof value === 'string' ? value : String(value ?? '');
}

/** A number; what is missing or cannot be read as one is no figure, and NaN never is. */
export function figureOf(value: Maybe<WireText>): number | null {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** One of ours, in whatever case; null for a level that is not. */
export function levelOf(value: Maybe<WireText>): Level | null {
  return levelIn(textOf(value));
}

/** A step of the scale of competition; null for one that is not ours. */
export function competitionOf(value: Maybe<WireText>): KeywordCompetition | null {
  return competitionIn(textOf(value));
}

/** Texts without the space around them, none of them blank. */
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
