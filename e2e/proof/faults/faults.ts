import type { Effect } from '#server/testing/faults.ts';

/** How a request is made to fail. */
export type Cause =
  /** An effect of the server or a proxy. */
  | { readonly effect: Effect }
  /** The browser aborts the request with this error. */
  | { readonly line: 'internetdisconnected' | 'namenotresolved' | 'failed' }
  /** The answer is held back for this time. */
  | { readonly heldMs: number }
  /** The answer has this number of rows. */
  | { readonly rows: number };

/** A kind of fault, and how the product must treat it. */
export interface FaultKind {
  readonly name: string;
  readonly cause: Cause;
  /** Lists retry it silently before they report it (D52). */
  readonly isRetried?: boolean;
  /** There is no answer. */
  readonly isUnreachable?: boolean;
  /** The server's own message, where the product shows it. */
  readonly message?: string;
  /** It counts as success for calls that promise nothing but success. */
  readonly countsAsSuccess?: boolean;
  /** For a list, it means that the list is empty. */
  readonly isEmptyList?: boolean;
  /** The person is not a member of the workspace (D67). */
  readonly isForbidden?: boolean;
  /** The session is over. */
  readonly endsSession?: boolean;
}

const message = 'Not today.';
const json = (status: number, body: string) => ({ effect: { status, body } });
const html = (status: number) => ({
  effect: {
    status,
    headers: { 'Content-Type': 'text/html' },
    body: '<!doctype html><title>Oops</title><h1>Oops</h1>',
  },
});
const saysNo = JSON.stringify({ success: false, message });
const none = { isRetried: true, isUnreachable: true } satisfies Partial<FaultKind>;

/** Faults that networks, proxies and servers have shown. */
export const faultKinds: readonly FaultKind[] = [
  { name: 'offline', cause: { line: 'internetdisconnected' }, ...none },
  { name: 'no such host', cause: { line: 'namenotresolved' }, ...none },
  // A page sees a CORS refusal as a failed request only.
  { name: 'refused by CORS', cause: { line: 'failed' }, ...none },
  { name: 'connection reset', cause: { effect: 'reset' }, ...none },
  { name: 'reset in mid-answer', cause: { effect: 'cut' }, ...none },
  { name: 'slow, 6 s', cause: { heldMs: 6_000 } },
  { name: 'slow, 31 s', cause: { heldMs: 31_000 } },
  { name: 'hanging', cause: { heldMs: Infinity } },
  { name: '400', cause: json(400, saysNo), message },
  { name: '401', cause: json(401, '{}'), endsSession: true },
  { name: '403', cause: json(403, '{}'), isForbidden: true },
  { name: '404', cause: html(404) },
  { name: '409', cause: json(409, saysNo), message },
  { name: '422 with message', cause: json(422, saysNo), message },
  {
    name: '429 with Retry-After',
    cause: { effect: { status: 429, headers: { 'Retry-After': '1' }, body: '{}' } },
  },
  { name: '500 JSON', cause: json(500, saysNo), isRetried: true, message },
  { name: '500 HTML', cause: html(500), isRetried: true },
  { name: '502', cause: html(502), isRetried: true },
  { name: '503', cause: json(503, saysNo), isRetried: true, message },
  { name: '200 HTML', cause: html(200) },
  { name: '200 truncated', cause: json(200, '{"success":true,"data":[{"') },
  { name: '200 bare text', cause: json(200, '"OK"') },
  { name: '200 null', cause: json(200, 'null'), countsAsSuccess: true, isEmptyList: true },
  { name: '200 empty', cause: json(200, ''), countsAsSuccess: true },
  { name: '204', cause: { effect: { status: 204 } }, countsAsSuccess: true },
  { name: '200 success:false', cause: json(200, saysNo), message },
  { name: '200 wrong shape', cause: json(200, '{"data":{"rows":7}}'), countsAsSuccess: true },
  { name: '5,000 rows', cause: { rows: 5_000 } },
];
