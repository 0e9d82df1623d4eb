import { kitPart } from '#components/lazy/kit.ts';
import { createPart } from '#components/lazy/part.ts';

/** A kit whose parts are still loading. `arrive` completes the load, `fail` rejects it as a missing network would. */
export function createDelayedKit() {
  let gate = Promise.withResolvers<void>();
  const part = createPart(async () => {
    await gate.promise;
    return kitPart.load();
  });
  return {
    part,
    arrive: () => gate.resolve(),
    fail: () => {
      gate.reject(new TypeError('Failed to fetch the kit'));
      gate = Promise.withResolvers<void>();
    },
  };
}
