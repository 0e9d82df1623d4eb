import type { BrowserContext, ConsoleMessage } from 'playwright';

/** What went wrong in a browser without anyone asking. */
export interface Watch {
  /** Noise of this kind is what the journey is about. */
  readonly expect: (pattern: RegExp) => void;
  /** Everything else that was heard; a journey ends with none. */
  readonly unexpected: () => readonly string[];
  readonly figures: () => Figures;
}

/** What was counted while watching. */
export interface Figures {
  readonly requests: number;
  /** Requests to anywhere but this machine. */
  readonly strangers: number;
  /** Violations of the content policy. */
  readonly violations: number;
}

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
  let requests = 0;
  await context.addInitScript(reportViolations);
  context.on('console', (message) => {
    if (isLoud(message))
      heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${String(error.error())}`));
  context.on('request', (request) => {
    requests += 1;
    const { hostname, protocol } = new URL(request.url());
    const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
    if (protocol.startsWith('http') && !isHere) heard.push(`request to ${request.url()}`);
  });
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
    figures: () => ({
      requests,
      strangers: heard.filter((text) => text.startsWith('request to ')).length,
      violations: heard.filter((text) => text.includes('policy violation: ')).length,
    }),
  };
}
