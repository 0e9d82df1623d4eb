import { foldText } from '#text/foldText.ts';
import type { Evidence } from '../evidence/grounds.ts';

/** Some paragraphs of a mail, and the evidence to show below them. */
export interface MailPart {
  readonly text: string;
  /** The position of the text in the mail. */
  readonly start: number;
  readonly evidence: readonly Evidence[];
}

/** The least share of a sentence's words that a paragraph must contain to be matched with it. */
const leastShared = 0.25;

/** Words of three letters or more. Shorter ones are in every sentence. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(foldText(text).match(/[\p{L}\p{N}]{3,}/gu));

/** Returns the index of the paragraph that shares most words with a sentence; -1 when none shares enough. */
function paragraphOf(paragraphs: readonly string[], quote: string): number {
  const words = wordsIn(quote);
  const shares = paragraphs.map((text) => {
    const said = wordsIn(text);
    return [...words].filter((word) => said.has(word)).length / Math.max(1, words.size);
  });
  const most = Math.max(0, ...shares);
  return most >= leastShared ? shares.indexOf(most) : -1;
}

/** Splits a mail at the paragraphs with evidence. Evidence that fits no paragraph comes at the end. */
export function mailParts(body: string, evidence: readonly Evidence[]): readonly MailPart[] {
  if (evidence.length === 0) return [{ text: body, start: 0, evidence: [] }];
  const paragraphs = body.split(/(?<=\n[^\S\n]*\n)(?![^\S\n]*\n)/);
  const found = Map.groupBy(evidence, ({ quote }) => paragraphOf(paragraphs, quote));
  const parts: MailPart[] = [];
  let [start, end] = [0, 0];
  for (const [index, paragraph] of paragraphs.entries()) {
    end += paragraph.length;
    const here = found.get(index) ?? [];
    const isLast = index === paragraphs.length - 1;
    if (here.length === 0 && !isLast) continue;
    const text = body.slice(start, end);
    parts.push({
      text: isLast ? text : text.trimEnd(),
      start,
      evidence: isLast ? [...here, ...(found.get(-1) ?? [])] : here,
    });
    start = end;
  }
  return parts;
}
