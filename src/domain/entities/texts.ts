import type { KindValues } from './description.ts';

/** The lines of a text that say something, without the space around them. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A value as it is typed and exported. */
export function textOf(value: KindValues[keyof KindValues]): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join('\n') : String(value);
}
