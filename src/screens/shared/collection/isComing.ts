import type { Generation } from '#domain/lists/collection.ts';
import type { Remote } from '#domain/lists/remote.ts';

/** Nothing to show yet, and something on its way: the first load, the polling, or a generation for an empty list. */
export function isComing(remote: Remote<unknown>, generation: Generation): boolean {
  return (
    remote.status === 'loading' ||
    remote.status === 'polling' ||
    (remote.status === 'empty' && generation.status === 'running')
  );
}
