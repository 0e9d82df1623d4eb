import { HttpResponse } from 'msw';
import { override, type OverrideLimit, type Scenario } from './override.ts';
import { callsOf, listsOf, type Where } from './where.ts';

/** The calls never answer. */
export const loading = (where: Where = 'all'): Scenario =>
  override(callsOf(where), () => new Promise<never>(() => {}));

/** The calls answer after a delay. */
export const slow = (ms: number, where: Where): Scenario =>
  override(callsOf(where), async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return undefined;
  });

/** The lists are empty until the attempt with this number. The first load is attempt 0. */
export const polling = (attempt: number, where: Where = 'all'): Scenario =>
  override(listsOf(where), () => HttpResponse.json({ success: true, data: [] }), {
    times: attempt,
  });

/** The lists stay empty, also after a generation. */
export const pollingExhausted = (where: Where = 'all'): Scenario =>
  polling(Number.POSITIVE_INFINITY, where);

/** The server fails with an HTML page instead of JSON. */
export const serverError = (where: Where, status = 500, limit?: OverrideLimit): Scenario =>
  override(
    callsOf(where),
    () => HttpResponse.html('<h1>Internal Server Error</h1>', { status }),
    limit,
  );

/** The server refuses with a message. */
export const errorBody = (
  where: Where,
  body: { readonly error: string } | { readonly message: string; readonly reason?: 'suggestions' },
  status = 400,
  limit?: OverrideLimit,
): Scenario => override(callsOf(where), () => HttpResponse.json({ ...body }, { status }), limit);

/** The server answers 200 with `success: false`. */
export const notSuccessful = (where: Where, message: string): Scenario =>
  override(callsOf(where), () => HttpResponse.json({ success: false, message }));

const nonsense = {
  truncated: '{"success":true,"data":[{"',
  html: '<!doctype html><title>Welcome</title>',
  text: 'OK',
  number: '42',
} as const;

/** The server answers 200 with an unreadable body. */
export const malformed = (where: Where, kind: keyof typeof nonsense = 'truncated'): Scenario =>
  override(
    callsOf(where),
    () => new Response(nonsense[kind], { headers: { 'Content-Type': 'application/json' } }),
  );

/** There is no response: the connection fails. */
export const networkFailure = (where: Where): Scenario =>
  override(callsOf(where), () => HttpResponse.error());
