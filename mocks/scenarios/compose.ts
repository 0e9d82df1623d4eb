import type { HttpHandler } from 'msw';

/** The handlers of a scenario, for `msw.use`. */
export type Scenario = readonly HttpHandler[];

/** Scenarios that change a response need the handlers that create it. */
const needs = new WeakMap<Scenario, (beneath: Scenario) => void>();

/** Marks a scenario as one that calls the handlers below it. */
export function usesHandlersBelow(scenario: Scenario, take: (beneath: Scenario) => void): Scenario {
  needs.set(scenario, take);
  return scenario;
}

/** Combines scenarios, the last on top: `compose(ready(), serverError('keywords.add'))`. */
export function compose(...layers: readonly Scenario[]): Scenario {
  return layers.reduce<Scenario>((beneath, layer) => {
    needs.get(layer)?.(beneath);
    return [...layer, ...beneath];
  }, []);
}
