import type { HttpHandler } from 'msw';

/** What a scenario gives to `msw.use`. */
export type Scenario = readonly HttpHandler[];

/** Scenarios that change an answer rather than make one have to know who makes it. */
const needs = new WeakMap<Scenario, (beneath: Scenario) => void>();

/** Marks a scenario as one that asks the handlers beneath it. */
export function needsBeneath(scenario: Scenario, take: (beneath: Scenario) => void): Scenario {
  needs.set(scenario, take);
  return scenario;
}

/** Lays scenarios over one another, the last on top: `compose(ready(), serverError('keywords.add'))`. */
export function compose(...layers: readonly Scenario[]): Scenario {
  return layers.reduce<Scenario>((beneath, layer) => {
    needs.get(layer)?.(beneath);
    return [...layer, ...beneath];
  }, []);
}
