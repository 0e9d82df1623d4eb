import type { Case, Proof } from '../proof.ts';
import { suggestionFaults, suggestionLimits } from './suggestionFaults.ts';
import { suggestionFlow } from './suggestionFlow.ts';

const parts = {
  flow: suggestionFlow,
  switches: suggestionFaults,
  limits: suggestionLimits,
} as const;

/** Real suggestions from the business to the email, and every fault with its result. Nothing invented is stored. */
export const suggestions: Proof = {
  name: 'suggestions',
  async run(say, wanted) {
    const named = Object.entries(parts).filter(([name]) => wanted.includes(name));
    const cases: Case[] = [];
    for (const [, part] of named.length > 0 ? named : Object.entries(parts))
      // oxlint-disable-next-line no-await-in-loop -- one browser at a time
      cases.push(...(await part(say)));
    return cases;
  },
};
