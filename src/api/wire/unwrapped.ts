import { isRecord } from './isRecord.ts';

/** The names an answer's content may stand behind. */
export const wrappers = ['data', 'result', 'items'] as const;
const deepest = 3;

/** The first value that can be read on the way down through `data`, `result` and `items`. */
export function unwrapped<Value>(
  answer: unknown,
  read: (candidate: unknown) => Value | undefined,
  depth = deepest,
): Value | undefined {
  const here = read(answer);
  if (here !== undefined || depth === 0 || !isRecord(answer)) return here;
  for (const name of wrappers) {
    if (!Object.hasOwn(answer, name)) continue;
    const inside = unwrapped(answer[name], read, depth - 1);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
