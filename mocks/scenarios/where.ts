import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import type { Area, CallName } from '#api/contract/paths.ts';

/** The calls of a scenario: one, all of an area, or all. */
export type Where = CallName | Area | 'all';

/** Returns these calls. */
export function callsOf(where: Where): readonly Call[] {
  return Object.values(calls).filter(
    (call: Call) => where === 'all' || call.name === where || call.area === where,
  );
}

/** Returns those of them that read a list. */
export const listsOf = (where: Where): readonly Call[] =>
  callsOf(where).filter(({ name }) => name.endsWith('.list') || name === 'contentIdeas.targetIcps');
