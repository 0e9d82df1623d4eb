import { isCommonWord } from '#text/languageOf.ts';

/** Two capitalised words inside a sentence: probably a person's name, except in languages that capitalise other words. */
const inside = /(?<=[\p{Ll},;] )\p{Lu}[\p{Ll}’']+ \p{Lu}[\p{Ll}’']+/gu;
/** The same at its beginning, where the first word may have its capital for that alone. */
const first = /^(\p{Lu}[\p{Ll}’']+) \p{Lu}[\p{Ll}’']+/u;

export const namesInside = (sentence: string): string[] =>
  [...sentence.matchAll(inside)].map(([name]) => name);

/** True for a sentence with the name of somebody of whom `known` says nothing. */
export function namesStranger(
  sentence: string,
  { text: known, language }: { readonly text: string; readonly language: string | undefined },
): boolean {
  if (language === 'de') return false;
  if (namesInside(sentence).some((name) => !known.includes(name))) return true;
  const [name, word = ''] = first.exec(sentence.trim()) ?? [];
  if (name === undefined || known.includes(name)) return false;
  const lower = word.toLowerCase();
  // “On Mondays” and “Sourdough Sundays” name nobody: the first word also occurs without a capital.
  return !isCommonWord(lower) && !new RegExp(`(?<!\\p{L})${lower}(?!\\p{L})`, 'u').test(known);
}
