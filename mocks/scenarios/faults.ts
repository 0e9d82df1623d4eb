import { HttpResponse } from 'msw';
import type { Scenario } from './compose.ts';
import { override, type Lasting } from './override.ts';
import { callsOf, listsOf, type Where } from './where.ts';

/** The calls never answer. */
export const loading = (where: Where = 'all'): Scenario =>
  override(callsOf(where), () => new Promise<never>(() => {}));

/** The calls answer after a delay. */
export const slow = (ms: number, where: Where = 'all', lasting?: Lasting): Scenario =>
  override(
    callsOf(where),
    async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return undefined;
    },
    lasting,
  );

/** The lists are empty until the attempt with this number. The first load is attempt 0. */
export const polling = (attempt: number, where: Where = 'all'): Scenario =>
  override(listsOf(where), () => HttpResponse.json({ success: true, data: [] }), {
    times: attempt,
  });

/** The lists stay empty, also after a generation. */
export const pollingExhausted = (where: Where = 'all'): Scenario =>
  polling(Number.POSITIVE_INFINITY, where);

/** The server fails with an HTML page instead of JSON. */
export const serverError = (where: Where, status = 500, lasting?: Lasting): Scenario =>
  override(
    callsOf(where),
    () => HttpResponse.html('<h1>Internal Server Error</h1>', { status }),
    lasting,
  );

/** The server refuses with a message. */
export const errorBody = (
  where: Where,
  body: { readonly error: string } | { readonly message: string },
  status = 400,
  lasting?: Lasting,
): Scenario => override(callsOf(where), () => HttpResponse.json({ ...body }, { status }), lasting);

/** The server answers 200 with `success: false`. */
export const notSuccessful = (where: Where, message?: string, lasting?: Lasting): Scenario =>
  override(
    callsOf(where),
    () => HttpResponse.json({ success: false, ...(message !== undefined && { message }) }),
    lasting,
  );

const nonsense = {
  truncated: '{"success":true,"data":[{"',
  html: '<!doctype html><title>Welcome</title>',
  text: 'OK',
  number: '42',
} as const;

/** The server answers 200 with an unreadable body. */
export const malformed = (
  where: Where,
  kind: keyof typeof nonsense = 'truncated',
  lasting?: Lasting,
): Scenario =>
  override(
    callsOf(where),
    () => new Response(nonsense[kind], { headers: { 'Content-Type': 'application/json' } }),
    lasting,
  );

/** There is no response: the connection fails. */
export const networkFailure = (where: Where, lasting?: Lasting): Scenario =>
  override(callsOf(where), () => HttpResponse.error(), lasting);
