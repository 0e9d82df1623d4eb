import { keepAlive, ask } from '#server/testing/loopback.ts';
import type { Fleet } from '#server/testing/fleet.ts';
import { percentile } from '../figures.ts';

/** The result of a load. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly failed: number;
}

/** How many requests run at the same time. */
const atOnce = 32;

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Signed-in calls to a fleet, and a function that closes their connections. */
export async function callsTo(fleet: Fleet): Promise<{ call: Call; close: () => void }> {
  const token = await fleet.issuer.tokenFor('ada@bench.example');
  const agent = keepAlive(atOnce);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let turn = 0;
  const call: Call = async (method, path, body) => {
    // Sends to each process in turn, without the proxy, whose time should not be measured.
    const { port = 0 } = fleet.processes[(turn += 1) % fleet.processes.length] ?? {};
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const url = `http://127.0.0.1:${port}/api${path}`;
    const answer = await ask(url, { method, headers, agent, ...sent });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text) as unknown;
  };
  return { call, close: () => agent.destroy() };
}

/** Repeats a step, many in parallel, and measures each. */
export async function measure(
  seconds: number,
  step: (turn: number) => Promise<unknown>,
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const turn = (next += 1);
      const sent = performance.now();
      await step(turn).catch(() => (failed += 1));
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const took = (performance.now() - started) / 1000;
  return {
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    failed,
  };
}
