import type { BrowserContext, ConsoleMessage, Request } from 'playwright';

/** Enough to show what led to a failure. */
const maxEvents = 60;

const startedAt = performance.now();

/** Sign-in addresses have long parameters that do not help. */
const shortUrl = (url: string): string => (url.length > 100 ? `${url.slice(0, 100)}…` : url);

/** Only navigations and API calls; the app's own files would flood the report. */
const isWorthNoting = (request: Request): boolean =>
  request.isNavigationRequest() || ['fetch', 'xhr'].includes(request.resourceType());

const isProblem = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type());

/** Logs policy violations as console errors, because the browser driver has no event for them. Runs in the page. */
const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
  });
};

/**
 * Watches every page of a browser profile: console errors and warnings, uncaught errors, violations of the
 * content security policy, and requests to other machines.
 */
export async function watchContext(context: BrowserContext) {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const events: string[] = [];
  const note = (event: string) => {
    events.push(`${((performance.now() - startedAt) / 1000).toFixed(2)} s  ${event}`);
    if (events.length > maxEvents) events.shift();
  };
  const noteRequest = (request: Request, what: string) => {
    if (isWorthNoting(request)) note(`${request.method()} ${shortUrl(request.url())}: ${what}`);
  };
  await context.addInitScript(reportViolations);
  context.on('console', (message) => {
    if (isProblem(message))
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${String(error.error())}`));
  context.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => note(`at ${shortUrl(frame.url())}`));
  });
  context.on('requestfailed', (request) =>
    noteRequest(request, request.failure()?.errorText ?? 'failed'),
  );
  context.on('response', (response) =>
    noteRequest(response.request(), `answered ${response.status()}`),
  );
  context.on('request', (request) => {
    noteRequest(request, 'sent');
    const { hostname, protocol } = new URL(request.url());
    const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
    if (protocol.startsWith('http') && !isHere) problems.push(`request to ${request.url()}`);
  });
  return {
    /** Allows console messages and errors that match. */
    allow: (pattern: RegExp) => void allowed.push(pattern),
    /** What is not allowed. */
    problems: (): readonly string[] =>
      problems.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    /** The last events in the browser, oldest first, each with its time: for the report of a failure. */
    lastEvents: (): readonly string[] => events,
  };
}
