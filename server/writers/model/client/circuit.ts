import { isServiceDown, ModelFailure } from './failure.ts';

/** Stops requests to a service that is down. */
export interface Circuit {
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** Pauses after this many consecutive failures, then lets one request test whether the service is back. */
export function createCircuit(most: number, restMs: number, now: () => number): Circuit {
  let failures = 0;
  let restsUntil = 0;
  return {
    async run(work) {
      if (failures >= most) {
        const left = restsUntil - now();
        if (left > 0) throw new ModelFailure('resting', '', left);
        restsUntil = now() + restMs;
      }
      try {
        const value = await work();
        failures = 0;
        return value;
      } catch (error) {
        if (isServiceDown(error)) {
          failures += 1;
          restsUntil = now() + restMs;
        } else failures = 0;
        throw error;
      }
    },
  };
}
