import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';

const last = '/api/last-request-of-the-story';

let started: ReturnType<typeof start> | undefined;

/** Starts the mock API once: the stories of a docs page ask for it at the same time. */
export const startWorker = () => (started ??= start());

/** A request under /api/ without a handler fails its story. */
async function start() {
  const worker = setupWorker(http.get(last, () => new HttpResponse(null, { status: 204 })));
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (isApiRequest(frame)) defaults.error();
    },
  });
  return worker;
}

/**
 * Settles once the handlers of a story have received all its requests, even if they answer later: requests arrive in the order
 * in which they were sent. Otherwise the next story would answer them, or they would have no answer.
 */
export async function allReceived(): Promise<void> {
  // A request that has its token is sent in the next moment.
  await new Promise((resolve) => setTimeout(resolve));
  await fetch(last);
}

function isApiRequest({ data }: { readonly data: unknown }): boolean {
  const request: unknown = Reflect.get(Object(data), 'request');
  return request instanceof Request && new URL(request.url).pathname.startsWith('/api/');
}
