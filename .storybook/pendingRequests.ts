import type { SetupWorker } from 'msw/browser';

const header = 'x-asked-as';
let count = 0;
/** What stories asked for and no handler has seen yet. */
const unheard = new Set<string>();
let onHeard: () => void = () => undefined;

function hear(id: string | null) {
  if (id !== null && unheard.delete(id)) onHeard();
}

/** Asks the stand-in of the API, and remembers the request until a handler has it. */
export async function ask(request: Request): Promise<Response> {
  const id = String((count += 1));
  const marked = new Request(request);
  marked.headers.set(header, id);
  unheard.add(id);
  try {
    return await fetch(marked);
  } finally {
    hear(id);
  }
}

/** A request is heard once it meets the handlers in force: how long one of them takes to answer is its own affair. */
export function trackRequests(worker: SetupWorker): void {
  worker.events.on('request:start', ({ request }) => hear(request.headers.get(header)));
}

/**
 * Settles once all that was asked has met its handlers. A story keeps them until then: what is on its way would otherwise
 * be answered by the next one, or by nobody.
 */
export async function allHandled(): Promise<void> {
  while (unheard.size > 0) {
    await new Promise<void>((resolve) => {
      onHeard = resolve;
    });
  }
}
