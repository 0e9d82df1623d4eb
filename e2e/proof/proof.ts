/** What was found of one case: nothing when it held. */
export interface Case {
  readonly name: string;
  readonly failure?: string | undefined;
}

/** A promise of the product, and what shows that it holds. */
export interface Proof {
  readonly name: string;
  /** Asked for a part, it tries only what that names. What it needs may be missing here: then nothing was shown. */
  readonly run: (
    say: (line: string) => void,
    parts: readonly string[],
  ) => Promise<readonly Case[] | 'not run'>;
}

/** Runs one case: what it throws is why it failed. */
export async function caseOf(name: string, check: () => unknown): Promise<Case> {
  try {
    await check();
    return { name };
  } catch (error) {
    return { name, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Fails the case where two things differ. */
export function expectSame(what: string, found: unknown, wanted: unknown): void {
  if (found !== wanted)
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

const patience = 12_000;

/** Waits until it is so, and fails with the last reason why it is not. */
export async function until(check: () => Promise<void>, timeoutMs = patience): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each look follows the former
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- the pause belongs between the looks
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** Fails what does not end: a browser that says nothing any more must not hold up all that follows. */
export async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let bell: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    bell = setTimeout(() => reject(new Error(`no end after ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(bell);
  }
}
