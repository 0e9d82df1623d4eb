import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forkSandbox } from './forkSandbox.ts';
import { plainClient } from './plainClient.ts';
import { ask, keepAlive } from './loopback.ts';

const writes = 1000;
/** More parallel requests than a browser sends. */
const atOnce = 40;
const killAfter = 400;

const emailOf = (index: number): string => `person-${index}@burst.example`;

/** Returns a function that sends signed-in calls to a sandbox. */
function callsTo(port: number, token: string) {
  const agent = keepAlive(atOnce);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (method: string, path: string, body?: unknown, key?: string) =>
    ask(`http://app.localhost:${port}/api${path}`, {
      method,
      headers: key === undefined ? headers : { ...headers, 'idempotency-key': key },
      agent,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

/** Sends these writes, a few at the same time, until one has no answer; reports each acknowledged one. */
async function burst(
  call: ReturnType<typeof callsTo>,
  indexes: readonly number[],
  onDone: (email: string) => void = () => {},
) {
  const left = [...indexes];
  const worker = async (): Promise<void> => {
    for (let index = left.shift(); index !== undefined; index = left.shift()) {
      const email = emailOf(index);
      const user = { name: 'A Person', email, role: 'Marketing' };
      // Every second write carries a key, so it may be sent again.
      const key = index % 2 === 0 ? `k-${index}` : undefined;
      const sent = call('POST', '/v1/users/burst/createUser', user, key);
      const answer = await sent.catch(() => undefined);
      if (!answer) return;
      if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
      onDone(email);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

it(
  'loses no acknowledged write when it is killed during many writes, and repeats none',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bellwether-kill-'));
    const options = { dataFolder: folder, appFolder: folder, seed: 'none' } as const;
    const first = await forkSandbox(options);
    const { access_token } = await plainClient(first.port).signIn('ada@burst.example');
    const call = callsTo(first.port, access_token);
    const workspace = { company: 'Burst', domain: 'burst', fullName: 'Ada Lovelace' };
    expect((await call('POST', '/burst/tenants', workspace)).status).toBeLessThan(300);

    const all = Array.from({ length: writes }, (_, index) => index);
    const acknowledged: string[] = [];
    let killed: Promise<void> | undefined;
    await burst(call, all, (email) => {
      acknowledged.push(email);
      if (acknowledged.length === killAfter) killed = first.kill();
    });
    await killed;
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
    expect(acknowledged.length).toBeLessThan(writes);

    const second = await forkSandbox({ ...options, port: first.port });
    const again = callsTo(second.port, access_token);
    const kept = async () => {
      const { text } = await again('GET', '/v1/users/burst/getUsers');
      const emails = (JSON.parse(text) as { data: { email: string }[] }).data;
      return emails.map(({ email }) => email);
    };
    const before = await kept();
    expect(new Set(before).size).toBe(before.length);
    expect(acknowledged.filter((email) => !before.includes(email))).toEqual([]);

    // All writes with a key are sent again, answered or not: each makes exactly one row.
    const keyed = all.filter((index) => index % 2 === 0);
    await burst(again, keyed);
    const after = await kept();
    await second.kill();
    rmSync(folder, { recursive: true });
    expect(new Set(after).size).toBe(after.length);
    expect(after).toEqual(expect.arrayContaining(keyed.map(emailOf)));
  },
);
