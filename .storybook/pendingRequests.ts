import type { SetupWorker } from 'msw/browser';

const header = 'x-asked-as';
let count = 0;
/** Requests of stories that no handler has received yet. */
const pending = new Set<string>();
let onReceived: () => void = () => undefined;

function markReceived(id: string | null) {
  if (id !== null && pending.delete(id)) onReceived();
}

/** Sends a request to the mock API, and counts it as pending until a handler receives it. */
export async function ask(request: Request): Promise<Response> {
  const id = String((count += 1));
  const marked = new Request(request);
  marked.headers.set(header, id);
  pending.add(id);
  try {
    return await fetch(marked);
  } finally {
    markReceived(id);
  }
}

/** Counts a request as received once it reaches the handlers, even if they answer later. */
export function trackRequests(worker: SetupWorker): void {
  worker.events.on('request:start', ({ request }) => markReceived(request.headers.get(header)));
}

/**
 * Settles once handlers have received all requests. A story keeps its handlers until then: otherwise the next story would
 * answer its requests, or they would have no answer.
 */
export async function allHandled(): Promise<void> {
  while (pending.size > 0) {
    await new Promise<void>((resolve) => {
      onReceived = resolve;
    });
  }
}
