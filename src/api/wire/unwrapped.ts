import { isRecord } from './isRecord.ts';

/** The wrappers that an answer's content may be in. */
export const wrappers = ['data', 'result', 'items'] as const;
const deepest = 3;

/** Returns the first value that `read` accepts, looking into `data`, `result` and `items`. */
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
