import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import {
  answerCall,
  isOpen,
  refused,
  wholeBody,
  type Answer,
} from '#server/operations/answerCall.ts';
import type { Context } from '#server/operations/context.ts';
import { Refusal } from '#server/operations/refusal.ts';

/** The server's operations, available once their rows are filled. */
export interface HandledOperations {
  readonly context: Context;
  readonly filled: () => Promise<void>;
}

/** The options of the handlers. */
export interface HandlerOptions {
  /** How long an answer takes, without the time of a generation. */
  readonly delayMs?: number | undefined;
  readonly authorize?: ((request: Request) => boolean | Promise<boolean>) | undefined;
}

/** The URL pattern of a call, on any host. */
export const urlPatternOf = (call: Call): string =>
  `*/api${call.path.replace('{domain}', ':domain')}`;

const respond = async (answer: Answer) =>
  HttpResponse.json((await wholeBody(answer)) as object, { status: answer.status });

/** The handler of one call: authorised, then answered by the server's own operation. */
function handlerOf(call: Call, { context, filled }: HandledOperations, options: HandlerOptions) {
  const { delayMs = 0, authorize } = options;
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](urlPatternOf(call), async ({ request, params }) => {
    await filled();
    if (authorize && !isOpen(call.name) && !(await authorize(request)))
      return respond(refused(new Refusal(401, 'A valid access token is needed.')));
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const answer = await answerCall(context, call, {
      workspace: String(params['domain'] ?? ''),
      query: new URL(request.url).searchParams,
      contentType: request.headers.get('content-type') ?? '',
      readBody: () => request.text(),
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
    });
    return respond(answer);
  });
}

/** Answers everything else under `/api/` with 404, or 405 for a wrong method. */
function unknownPaths(): HttpHandler {
  const known = Object.values(calls).map(
    ({ path }) => new RegExp(`/api${path.replace('{domain}', '[^/]+')}$`),
  );
  return http.all('*/api/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    const refusal = known.some((pattern) => pattern.test(pathname))
      ? new Refusal(405, `${request.method} is not allowed here.`)
      : new Refusal(404, `There is nothing at ${pathname}.`);
    return respond(refused(refusal));
  });
}

/** One handler for each of these calls. */
export const handlersOf = (
  asked: readonly Call[],
  setup: HandledOperations,
  options: HandlerOptions = {},
): HttpHandler[] => asked.map((call) => handlerOf(call, setup, options));

/** One handler for each call of the contract, and one for everything else under `/api/`. */
export const handlersFor = (setup: HandledOperations, options?: HandlerOptions): HttpHandler[] => [
  ...handlersOf(Object.values(calls), setup, options),
  unknownPaths(),
];
