import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/** Lets one list begin or go on in each turn of the event loop, whoever asked for it: many at once would delay all requests. */
export function turn(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}
