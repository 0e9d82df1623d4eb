import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forkSandbox } from './forkSandbox.ts';
import { plainClient } from './plainClient.ts';
import { ask, keepAlive, type LoopbackAnswer } from './loopback.ts';

const writes = 1000;
/** As many at once as a browser would never send. */
const atOnce = 40;
const killAfter = 400;

const emailOf = (index: number): string => `person-${index}@burst.example`;

/** Calls to one sandbox by somebody who is signed in. */
function callsTo(port: number, token: string) {
  const agent = keepAlive(atOnce);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (method: string, path: string, body?: unknown): Promise<LoopbackAnswer> =>
    ask(`http://app.localhost:${port}/api${path}`, {
      method,
      headers,
      agent,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

/** Sends all writes, a few at a time, until one gets no answer; tells of each that was acknowledged. */
async function burst(call: ReturnType<typeof callsTo>, onDone: (email: string) => void) {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < writes) {
      const email = emailOf(next);
      next += 1;
      const user = { name: 'A Person', email, role: 'Marketing' };
      const answer = await call('POST', '/v1/users/burst/createUser', user).catch(() => undefined);
      if (!answer) return;
      if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
      onDone(email);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Two processes start and a thousand requests run: more than the usual five seconds on a busy machine. */
const patience = 60_000;

it(
  'loses nothing that was acknowledged when it is killed in the middle of a burst',
  { timeout: patience },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bellwether-kill-'));
    const options = { dataFolder: folder, appFolder: folder, seed: 'none' } as const;
    const first = await forkSandbox(options);
    const { access_token } = await plainClient(first.port).signIn('ada@burst.example');
    const call = callsTo(first.port, access_token);
    const workspace = { company: 'Burst', domain: 'burst', fullName: 'Ada Lovelace' };
    expect((await call('POST', '/burst/tenants', workspace)).status).toBeLessThan(300);

    const acknowledged: string[] = [];
    let killed: Promise<void> | undefined;
    await burst(call, (email) => {
      acknowledged.push(email);
      if (acknowledged.length === killAfter) killed = first.kill();
    });
    await killed;
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
    expect(acknowledged.length).toBeLessThan(writes);

    const second = await forkSandbox({ ...options, port: first.port });
    const answer = await callsTo(second.port, access_token)('GET', '/v1/users/burst/getUsers');
    await second.kill();
    rmSync(folder, { recursive: true });
    const kept = (JSON.parse(answer.text) as { data: { email: string }[] }).data;
    const emails = new Set(kept.map(({ email }) => email));
    expect(emails.size).toBe(kept.length);
    expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
  },
);
