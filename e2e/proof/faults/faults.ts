import type { Effect } from '#server/testing/faults.ts';

/** What happens to a request on its way. */
export type Happening =
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
  readonly happening: Happening;
  /** Tried again quietly before it is said, when a list meets it (D52). */
  readonly mayPass?: boolean;
  /** There was no answer at all. */
  readonly isUnreachable?: boolean;
  /** What the server says for itself, where the product passes that on. */
  readonly message?: string;
  /** A yes, where nothing but success is promised. */
  readonly isYes?: boolean;
  /** A list that says there is nothing. */
  readonly isNothing?: boolean;
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
  { name: 'offline', happening: { line: 'internetdisconnected' }, ...none },
  { name: 'no such host', happening: { line: 'namenotresolved' }, ...none },
  // To the page a refusal by CORS is a request that failed, and nothing else.
  { name: 'refused by CORS', happening: { line: 'failed' }, ...none },
  { name: 'connection reset', happening: { effect: 'reset' }, ...none },
  { name: 'reset in mid-answer', happening: { effect: 'cut' }, ...none },
  { name: 'slow, 6 s', happening: { heldMs: 6_000 } },
  { name: 'slow, 31 s', happening: { heldMs: 31_000 } },
  { name: 'hanging', happening: { heldMs: Infinity } },
  { name: '400', happening: json(400, saysNo), message },
  { name: '401', happening: json(401, '{}'), endsSession: true },
  { name: '403', happening: json(403, '{}'), isForbidden: true },
  { name: '404', happening: html(404) },
  { name: '409', happening: json(409, saysNo), message },
  { name: '422 with message', happening: json(422, saysNo), message },
  {
    name: '429 with Retry-After',
    happening: { effect: { status: 429, headers: { 'Retry-After': '1' }, body: '{}' } },
  },
  { name: '500 JSON', happening: json(500, saysNo), mayPass: true, message },
  { name: '500 HTML', happening: html(500), mayPass: true },
  { name: '502', happening: html(502), mayPass: true },
  { name: '503', happening: json(503, saysNo), mayPass: true, message },
  { name: '200 HTML', happening: html(200) },
  { name: '200 truncated', happening: json(200, '{"success":true,"data":[{"') },
  { name: '200 bare text', happening: json(200, '"OK"') },
  { name: '200 null', happening: json(200, 'null'), isYes: true, isNothing: true },
  { name: '200 empty', happening: json(200, ''), isYes: true },
  { name: '204', happening: { effect: { status: 204 } }, isYes: true },
  { name: '200 success:false', happening: json(200, saysNo), message },
  { name: '200 wrong shape', happening: json(200, '{"data":{"rows":7}}'), isYes: true },
  { name: '5,000 rows', happening: { rows: 5_000 } },
];
