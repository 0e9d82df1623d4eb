import type { HttpHandler } from 'msw';

/** The handlers of a scenario, for `msw.use`. */
export type Scenario = readonly HttpHandler[];

/** Combines scenarios, the last on top: `compose(ready(), serverError('keywords.add'))`. */
export const compose = (...layers: readonly Scenario[]): Scenario => layers.toReversed().flat();
