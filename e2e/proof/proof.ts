import type { Outcome } from '#scripts/testing/outcome.ts';

export { caseOf } from '#scripts/testing/outcome.ts';

/** The result of one case: without a failure it passed. */
export type Case = Outcome;

/** A promise of the product and the cases that check it. */
export interface Proof {
  readonly name: string;
  /** Runs all cases, or those named in `parts`; none when a required program is missing, which it says. */
  readonly run: (say: (line: string) => void, parts: readonly string[]) => Promise<readonly Case[]>;
}

/** Fails the case when two values differ. */
export function expectSame(what: string, found: unknown, wanted: unknown): void {
  if (found !== wanted)
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** Generous, because several browsers run at the same time. */
const patience = 60_000;

/** Repeats a check until it passes; fails with its last error. */
export async function until(check: () => Promise<void>, timeoutMs = patience): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** Does something for each item, this many at the same time. */
export async function inLanes<Item>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item, place: number) => Promise<unknown>,
): Promise<void> {
  const left = items.entries();
  const walk = async () => {
    for (const [place, item] of left) await work(item, place);
  };
  await Promise.all(Array.from({ length: lanes }, walk));
}

/** Fails work that does not end in time, so that a hanging browser does not block the following cases. */
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
