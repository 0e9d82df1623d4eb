import { expect, it, onTestFinished } from 'vitest';
import { startFleet } from './fleet.ts';
import { ask, keepAlive } from './loopback.ts';

const writes = 1000;
/** As many parallel changes as one person may have. */
const atOnce = 24;
const killAfter = 400;

const emailOf = (index: number): string => `person-${index}@burst.example`;

it(
  'loses no acknowledged write when it is killed during many writes, and repeats none',
  { timeout: 60_000 },
  async () => {
    const fleet = await startFleet({ count: 1 });
    onTestFinished(() => fleet.remove());
    const token = await fleet.issuer.tokenFor('ada@burst.example');
    const agent = keepAlive(atOnce);
    const call = (method: string, path: string, body?: unknown, key?: string) =>
      ask(`${fleet.base}${path}`, {
        method,
        token,
        agent,
        json: body,
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      });
    /** Sends these writes, a few at the same time, until one has no answer; reports each acknowledged one. */
    const burst = async (indexes: readonly number[], onDone: (email: string) => void) => {
      const left = [...indexes];
      const worker = async (): Promise<void> => {
        for (let index = left.shift(); index !== undefined; index = left.shift()) {
          const user = { name: 'A Person', email: emailOf(index), role: 'Marketing' };
          // Every second write carries a key, so it may be sent again.
          const key = index % 2 === 0 ? `k-${index}` : undefined;
          const { status, text } = await call('POST', '/v1/users/burst/createUser', user, key);
          // The proxy has lost the process.
          if (status === 502) return;
          if (status >= 300) throw new Error(`${status}: ${text}`);
          onDone(user.email);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
    };
    const kept = async () => {
      const { text } = await call('GET', '/v1/users/burst/getUsers');
      return (JSON.parse(text) as { data: { email: string }[] }).data.map(({ email }) => email);
    };

    const workspace = { company: 'Burst', domain: 'burst', fullName: 'Ada Lovelace' };
    expect((await call('POST', '/burst/tenants', workspace)).status).toBeLessThan(300);
    const all = Array.from({ length: writes }, (_, index) => index);
    const acknowledged: string[] = [];
    let killed: Promise<void> | undefined;
    await burst(all, (email) => {
      acknowledged.push(email);
      if (acknowledged.length === killAfter) killed = fleet.processes[0]?.kill();
    });
    await killed;
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
    expect(acknowledged.length).toBeLessThan(writes);

    await fleet.revive(0);
    const before = await kept();
    expect(new Set(before).size).toBe(before.length);
    expect(acknowledged.filter((email) => !before.includes(email))).toEqual([]);

    // All writes with a key are sent again, answered or not: each makes exactly one row.
    const keyed = all.filter((index) => index % 2 === 0);
    await burst(keyed, () => {});
    const after = await kept();
    expect(new Set(after).size).toBe(after.length);
    expect(after).toEqual(expect.arrayContaining(keyed.map(emailOf)));
  },
);
