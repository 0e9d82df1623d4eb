import type { BrowserContext, ConsoleMessage, Request } from 'playwright';

/** What went wrong in a browser without anyone asking. */
export interface Watch {
  /** Noise of this kind is what the journey is about. */
  readonly expect: (pattern: RegExp) => void;
  /** Everything else that was heard; a journey ends with none. */
  readonly unexpected: () => readonly string[];
  readonly figures: () => Figures;
  /** The last things that happened in the browser, oldest first, each with its time: for the report of a failure. */
  readonly lastEvents: () => readonly string[];
}

/** What was counted while watching. */
export interface Figures {
  readonly requests: number;
  /** Requests to anywhere but this machine. */
  readonly strangers: number;
  /** Violations of the content policy. */
  readonly violations: number;
}

/** Enough to see what led to a failure. */
const eventsKept = 60;

const startedAt = performance.now();

/** The parameters of a sign-in are long and tell nothing. */
const brief = (url: string): string => (url.length > 100 ? `${url.slice(0, 100)}…` : url);

/** Files of the app itself are left out: they are many and tell little. */
const isTelling = (request: Request): boolean =>
  request.isNavigationRequest() || ['fetch', 'xhr'].includes(request.resourceType());

const isLoud = (message: ConsoleMessage): boolean => ['error', 'warning'].includes(message.type());

/** Policy violations are told by an event of the page, and by nothing that can be missed from outside. */
const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
  });
};

/**
 * Watches every page of a browser profile: errors and warnings on the console, errors nobody caught, violations of the
 * content policy, and requests to anywhere but this machine.
 */
export async function watch(context: BrowserContext): Promise<Watch> {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  const events: string[] = [];
  const note = (event: string) => {
    events.push(`${((performance.now() - startedAt) / 1000).toFixed(2)} s  ${event}`);
    if (events.length > eventsKept) events.shift();
  };
  const noteRequest = (request: Request, what: string) => {
    if (isTelling(request)) note(`${request.method()} ${brief(request.url())}: ${what}`);
  };
  let requests = 0;
  await context.addInitScript(reportViolations);
  context.on('console', (message) => {
    if (isLoud(message))
      heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${String(error.error())}`));
  context.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => note(`at ${brief(frame.url())}`));
  });
  context.on('requestfailed', (request) =>
    noteRequest(request, request.failure()?.errorText ?? 'failed'),
  );
  context.on('response', (response) =>
    noteRequest(response.request(), `answered ${response.status()}`),
  );
  context.on('request', (request) => {
    requests += 1;
    noteRequest(request, 'sent');
    const { hostname, protocol } = new URL(request.url());
    const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
    if (protocol.startsWith('http') && !isHere) heard.push(`request to ${request.url()}`);
  });
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
    lastEvents: () => events,
    figures: () => ({
      requests,
      strangers: heard.filter((text) => text.startsWith('request to ')).length,
      violations: heard.filter((text) => text.includes('policy violation: ')).length,
    }),
  };
}
