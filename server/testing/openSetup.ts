import { onTestFinished } from 'vitest';
import { createSuggestionSetup } from './suggestionSetup.ts';

/** Creates a setup for suggestions and closes it when the test has finished. */
export async function openSetup(...options: Parameters<typeof createSuggestionSetup>) {
  const setup = await createSuggestionSetup(...options);
  onTestFinished(async () => void (await setup.close()));
  return setup;
}
