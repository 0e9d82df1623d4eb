import { count, type Outcome } from './outcome.ts';
import { pace } from './pace.ts';

/** One part of `npm test`, runnable by its name. */
export interface Part {
  readonly name: string;
  readonly needsBrowser?: true;
  /** Runs only when it is named, as the nightly workflow does. */
  readonly isNightly?: true;
  /** Null: it has said why there is nothing to test on this machine. */
  readonly run: (filters: readonly string[]) => Promise<readonly Outcome[] | null>;
}

interface Setting {
  readonly filters: readonly string[];
  readonly say: (line: string) => void;
  /** Ensures that there is a browser. Called once, by the first part that needs one. */
  readonly fetchBrowser: () => Promise<void>;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Runs a part. A part that throws or has no tests counts as failed. */
async function outcomesOf(part: Part, { filters, fetchBrowser }: Setting) {
  try {
    if (part.needsBrowser) await fetchBrowser();
    const outcomes = await part.run(filters);
    if (outcomes === null) return [];
    return outcomes.length > 0 ? outcomes : [{ name: part.name, failure: 'Nothing ran.' }];
  } catch (error) {
    return [{ name: part.name, failure: reasonOf(error) }];
  }
}

/** Runs parts in turn and reports each, then a summary. True if all passed. */
export async function runParts(parts: readonly Part[], setting: Setting): Promise<boolean> {
  const { say } = setting;
  const all: Outcome[] = [];
  for (const part of parts) {
    const started = Date.now();
    const outcomes = await outcomesOf(part, setting);
    for (const { name, failure } of outcomes) {
      if (failure !== undefined) say(`\n✗ ${part.name}: ${name}\n${failure}`.trimEnd());
    }
    const time = pace(Date.now() - started, outcomes.length);
    say(`${part.name.padEnd(8)} ${count(outcomes).passed} of ${outcomes.length} passed ${time}`);
    all.push(...outcomes);
  }
  const { passed, failed } = count(all);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}
