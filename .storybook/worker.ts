import { setupWorker } from 'msw/browser';
import { trackRequests } from './pendingRequests.ts';

/** Starts the mock API: a request under /api/ without a handler fails its story. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (isApiRequest(frame)) defaults.error();
    },
  });
  trackRequests(worker);
  return worker;
}

function isApiRequest(frame: unknown): boolean {
  const request =
    typeof frame === 'object' && frame !== null && 'data' in frame ? frame.data : undefined;
  if (typeof request !== 'object' || request === null || !('request' in request)) return false;
  return (
    request.request instanceof Request && new URL(request.request.url).pathname.startsWith('/api/')
  );
}
