import type { Effect } from '#mocks/sandbox/faults.ts';

/** One way an answer goes wrong, and what the product is to make of it. */
export interface FaultKind {
  readonly name: string;
  readonly effect: Effect;
  /** Tried again quietly before it is said, when a list meets it (D52). */
  readonly mayPass: boolean;
  /** What the server says for itself, where the product passes that on. */
  readonly message?: string;
  /** Why no list can fail by it. */
  readonly noListFailure?: string;
  /** Why no change can fail by it. */
  readonly noChangeFailure?: string;
}

const message = 'Not today.';
const json = (status: number, body: string) => ({ status, body });
const html = (status: number) => ({
  status,
  headers: { 'Content-Type': 'text/html' },
  body: '<!doctype html><title>Oops</title><h1>Oops</h1>',
});
const saysNo = JSON.stringify({ success: false, message });

/** What a line, a proxy or a server has been seen to do. */
export const faultKinds: readonly FaultKind[] = [
  { name: '500 JSON', effect: json(500, saysNo), mayPass: true, message },
  { name: '500 HTML', effect: html(500), mayPass: true },
  { name: '502 HTML', effect: html(502), mayPass: true },
  { name: '503 JSON', effect: json(503, saysNo), mayPass: true, message },
  { name: 'connection reset', effect: 'reset', mayPass: true },
  {
    name: 'reset in mid-answer',
    effect: 'cut',
    mayPass: true,
    noChangeFailure: 'the work is done',
  },
  { name: '400', effect: json(400, saysNo), mayPass: false, message },
  { name: '403', effect: json(403, '{}'), mayPass: false },
  { name: '404', effect: html(404), mayPass: false },
  { name: '409', effect: json(409, saysNo), mayPass: false, message },
  { name: '422 with message', effect: json(422, saysNo), mayPass: false, message },
  {
    name: '429 with Retry-After',
    effect: { status: 429, headers: { 'Retry-After': '1' }, body: '{}' },
    mayPass: false,
  },
  { name: '200 HTML', effect: html(200), mayPass: false },
  { name: '200 truncated', effect: json(200, '{"success":true,"data":[{"'), mayPass: false },
  { name: '200 success:false', effect: json(200, saysNo), mayPass: false, message },
  {
    name: '200 wrong shape',
    effect: json(200, '{"data":{"rows":7}}'),
    mayPass: false,
    noChangeFailure: 'what a change answers is not promised',
  },
  {
    name: '200 bare text',
    effect: json(200, '"OK"'),
    mayPass: false,
  },
  {
    name: '200 null',
    effect: json(200, 'null'),
    mayPass: false,
    noListFailure: 'null is an empty list',
    noChangeFailure: 'nothing at all is a yes',
  },
];
