/** What became of one thing that was tried: a static check, a test, a picture. */
export interface Outcome {
  readonly name: string;
  /** Why it failed, in full; nothing when it passed. */
  readonly failure?: string;
}

/** How many passed and how many failed. */
export function count(outcomes: readonly Outcome[]): { passed: number; failed: number } {
  const failed = outcomes.filter((outcome) => outcome.failure !== undefined).length;
  return { passed: outcomes.length - failed, failed };
}
