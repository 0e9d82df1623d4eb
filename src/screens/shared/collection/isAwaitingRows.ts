import type { Generation } from '#domain/lists/collection.ts';
import type { Remote } from '#domain/lists/remote.ts';

/** True while there is nothing to show yet: during the first load, polling, or a generation for an empty list. */
export function isAwaitingRows(remote: Remote<unknown>, generation: Generation): boolean {
  return (
    remote.status === 'loading' ||
    remote.status === 'polling' ||
    (remote.status === 'empty' && generation.status === 'running')
  );
}
