import { systemClock } from '#platform/clock.ts';
import { lazyService, type Services } from '../services.ts';
import { createRewrites, type Rewrites } from './createRewrites.ts';

const rewriting = lazyService<Rewrites>();

/** Returns the store of rewrites, shared by all pages. */
export const rewritesOf = (services: Services): Rewrites =>
  rewriting(services, ({ api, workspace, left, ledger, lists }) =>
    createRewrites({
      suggestions: api.suggestions,
      workspace,
      left,
      ledger,
      lists,
      clock: systemClock,
    }),
  );
