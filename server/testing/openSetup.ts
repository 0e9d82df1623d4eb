import { onTestFinished } from 'vitest';
import type { TestDatabase } from './adapters.ts';
import { createSuggestionSetup } from './suggestionSetup.ts';

/** Creates a setup for suggestions and closes it when the test has finished. */
export async function openSetup(...options: Parameters<typeof createSuggestionSetup>) {
  const setup = await createSuggestionSetup(...options);
  onTestFinished(async () => void (await setup.close()));
  return setup;
}

/** Creates one on a database of its own, which goes with it. */
export async function setupOn(open: () => Promise<TestDatabase>) {
  const database = await open();
  const { rows, runs, remove } = database;
  onTestFinished(remove);
  return { database, setup: await openSetup({}, { rows, runs: runs(0) }) };
}
