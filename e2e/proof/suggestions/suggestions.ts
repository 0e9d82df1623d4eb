import type { Proof } from '../proof.ts';
import { suggestionFaults } from './suggestionFaults.ts';
import { suggestionFlow } from './suggestionFlow.ts';

/** Suggestions from the business to the email, and what people read when something fails. */
export const suggestions: Proof = {
  name: 'suggestions',
  run: async () => [...(await suggestionFlow()), ...(await suggestionFaults())],
};
