import { override, type OverrideLimit } from '#mocks/scenarios/override.ts';
import { callsOf, type Where } from '#mocks/scenarios/where.ts';

/**
 * The calls wait until `answer` is called. Unlike a delay, this does not end before the steps of a play function on a slow
 * machine.
 */
export function held(where: Where, limit?: OverrideLimit) {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const handlers = override(
    callsOf(where),
    async () => {
      await promise;
      return undefined;
    },
    limit,
  );
  return { handlers, answer };
}
