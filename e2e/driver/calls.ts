import type { BrowserContext } from 'playwright';
import { paths, type CallName } from '#api/contract/paths.ts';
import type { TestProduct } from './testProduct.ts';

/** The requests of a call, as a fault names them. */
export const requestsOf = (call: CallName) => ({
  at: 'app' as const,
  path: new RegExp(`/${paths[call].path.split('/').at(-1)}(\\?|$)`),
  method: paths[call].method,
});

/** Holds the requests of a call until the returned function is called. */
export function hold({ sandbox }: TestProduct, call: CallName): () => void {
  const held = Promise.withResolvers<void>();
  const slow = { ...requestsOf(call), effect: 'slow', until: held.promise } as const;
  const heal = sandbox.faults.add(slow);
  return () => {
    held.resolve();
    heal();
  };
}

/** The bodies of a call's requests from all tabs; the list grows with each request. */
export function sentFor(context: BrowserContext, call: CallName): readonly string[] {
  const { path, method } = requestsOf(call);
  const bodies: string[] = [];
  context.on('request', (request) => {
    if (path.test(request.url()) && request.method() === method)
      bodies.push(request.postData() ?? '');
  });
  return bodies;
}
