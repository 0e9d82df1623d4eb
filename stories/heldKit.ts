import { kitPart } from '#components/lazy/kit.ts';
import { createPart } from '#components/lazy/part.ts';

/** The kit's parts on their way: they arrive when the story says so, or fail as they do without a network. */
export function createHeldKit() {
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
