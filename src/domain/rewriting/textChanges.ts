/** A part of two compared texts: in both, only in the former one, or only in the new one. */
export interface TextPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Maximum number of words. Longer texts are not compared, because the table of the comparison grows with both. */
const mostWords = 400;

/** Minimum share of common words. With less, nearly every word would be marked. */
const leastInCommon = 0.3;

const wordsOf = (text: string): readonly string[] => text.match(/\s*\S+/g) ?? [];

/** Returns the length of the longest common sequence of words, from each pair of positions to the end. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    Array<number>(other.length + 1).fill(0),
  );
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        one[i]?.trim() === other[j]?.trim()
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}

/** Adds a word. Neighbouring words of the same kind become one part. */
function join(parts: TextPart[], kind: TextPart['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
  else parts.push({ kind, text });
}

/** Compares two texts word by word. Returns null when they are too long or have too little in common. */
export function textChanges(former: string, next: string): readonly TextPart[] | null {
  const [one, other] = [wordsOf(former), wordsOf(next)];
  if (one.length > mostWords || other.length > mostWords) return null;
  const lengths = commonLengths(one, other);
  const common = lengths[0]?.[0] ?? 0;
  if (common < leastInCommon * Math.max(one.length, other.length)) return null;
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [mine, theirs] = [one[i], other[j]];
    if (mine !== undefined && theirs !== undefined && mine.trim() === theirs.trim()) {
      join(parts, 'same', theirs);
      i += 1;
      j += 1;
    } else if (
      theirs === undefined ||
      (mine !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      join(parts, 'removed', mine ?? '');
      i += 1;
    } else {
      join(parts, 'added', theirs);
      j += 1;
    }
  }
  return parts;
}
