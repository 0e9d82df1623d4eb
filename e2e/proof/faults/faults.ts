import type { Effect } from '#server/testing/faults.ts';

/** What happens to a request on its way. */
export type Cause =
  /** The server, or what stands before it, does this. */
  | { readonly effect: Effect }
  /** The browser gives up with this error. */
  | { readonly line: 'internetdisconnected' | 'namenotresolved' | 'failed' }
  /** The answer is held back for so long. */
  | { readonly heldMs: number }
  /** The list is this long. */
  | { readonly rows: number };

/** One way an answer goes wrong, and what the product is to make of it. */
export interface FaultKind {
  readonly name: string;
  readonly cause: Cause;
  /** Tried again quietly before it is said, when a list meets it (D52). */
  readonly isRetried?: boolean;
  /** There was no answer at all. */
  readonly isUnreachable?: boolean;
  /** What the server says for itself, where the product passes that on. */
  readonly message?: string;
  /** A yes, where nothing but success is promised. */
  readonly countsAsSuccess?: boolean;
  /** A list that says there is nothing. */
  readonly isEmptyList?: boolean;
  /** The workspace does not know the person (D67). */
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
const none = { mayPass: true, isUnreachable: true };

/** What a line, a proxy or a server has been seen to do. */
export const faultKinds: readonly FaultKind[] = [
  { name: 'offline', cause: { line: 'internetdisconnected' }, ...none },
  { name: 'no such host', cause: { line: 'namenotresolved' }, ...none },
  // To the page a refusal by CORS is a request that failed, and nothing else.
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
