/** The result of one static check, test or picture. */
export interface Outcome {
  readonly name: string;
  /** The full failure text, or undefined. */
  readonly failure?: string | undefined;
}

/** Returns how many passed and how many failed. */
export function count(outcomes: readonly Outcome[]): { passed: number; failed: number } {
  const failed = outcomes.filter((outcome) => outcome.failure !== undefined).length;
  return { passed: outcomes.length - failed, failed };
}
