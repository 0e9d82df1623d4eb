import { sentenceOf } from '../process.ts';

/** The result of one static check, test or picture. */
export interface Outcome {
  readonly name: string;
  /** The full failure text, or undefined. */
  readonly failure?: string | undefined;
}

/** Runs one case; a thrown error is its failure. */
export async function caseOf(name: string, check: () => unknown): Promise<Outcome> {
  try {
    await check();
    return { name };
  } catch (error) {
    return { name, failure: sentenceOf(error) };
  }
}

/** Returns how many passed and how many failed. */
export function count(outcomes: readonly Outcome[]): { passed: number; failed: number } {
  const failed = outcomes.filter((outcome) => outcome.failure !== undefined).length;
  return { passed: outcomes.length - failed, failed };
}
