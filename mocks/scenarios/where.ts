import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import type { Area, CallName } from '#api/contract/paths.ts';

/** What a scenario is about: one call, all calls of an area, or everything. */
export type Where = CallName | Area | 'all';

/** The calls meant. */
export function callsOf(where: Where): readonly Call[] {
  return Object.values(calls).filter(
    (call: Call) => where === 'all' || call.name === where || call.area === where,
  );
}

/** Those of them that read a list. */
export const listsOf = (where: Where): readonly Call[] =>
  callsOf(where).filter(({ name }) => name.endsWith('.list') || name === 'contentIdeas.targetIcps');
