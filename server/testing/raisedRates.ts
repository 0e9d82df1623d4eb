import { usualRates, type Rates } from '../http/rates.ts';

/** Rates that no test and no bench reaches: one person does there what many do. */
export const raisedRates = Object.fromEntries(
  Object.keys(usualRates).map((kind) => [kind, 10_000_000]),
) as Rates;
