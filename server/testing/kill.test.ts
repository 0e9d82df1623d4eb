import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { paths, type CallName } from '#api/contract/paths.ts';
import { openDatabase } from '../rows/sqlite/database.ts';
import { createFakeModel, fakeModelKey, fakeModelName } from './fakeModel.ts';
import { forkSandbox } from './forkSandbox.ts';
import { createLocalSite } from './localSite.ts';
import { plainClient } from './plainClient.ts';
import { ask, keepAlive, type LoopbackAnswer } from './loopback.ts';
import { testProfile } from './suggestionSetup.ts';

const writes = 1000;
/** More parallel requests than a browser sends. */
const atOnce = 40;
const killAfter = 400;

const emailOf = (index: number): string => `person-${index}@burst.example`;

/** Returns a function that sends signed-in calls to a sandbox. */
function callsTo(port: number, token: string) {
  const agent = keepAlive(atOnce);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (method: string, path: string, body?: unknown, key?: string): Promise<LoopbackAnswer> =>
    ask(`http://app.localhost:${port}/api${path}`, {
      method,
      headers: key === undefined ? headers : { ...headers, 'idempotency-key': key },
      agent,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

/** Every second write carries a key, so it may be sent again. */
const keyOf = (index: number): string | undefined => (index % 2 === 0 ? `k-${index}` : undefined);

/** Sends all writes, a few at the same time, until one has no answer; reports each acknowledged write. */
async function burst(
  call: ReturnType<typeof callsTo>,
  onDone: (email: string) => void,
  isSent = (_index: number) => true,
) {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < writes) {
      const index = next;
      const email = emailOf(index);
      next += 1;
      if (!isSent(index)) continue;
      const user = { name: 'A Person', email, role: 'Marketing' };
      const answer = await call('POST', '/v1/users/burst/createUser', user, keyOf(index)).catch(
        () => undefined,
      );
      if (!answer) return;
      if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
      onDone(email);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The timeout of the test: it starts two processes and sends a thousand requests. */
const patience = 60_000;

it(
  'loses no acknowledged write when it is killed during many writes, and repeats none',
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
    const again = callsTo(second.port, access_token);
    const kept = async () => {
      const answer = await again('GET', '/v1/users/burst/getUsers');
      const users = (JSON.parse(answer.text) as { data: { email: string }[] }).data;
      return users.map(({ email }) => email);
    };
    const before = await kept();
    expect(new Set(before).size).toBe(before.length);
    expect(acknowledged.filter((email) => !before.includes(email))).toEqual([]);

    // Send all writes with a key again, answered or not: each makes exactly one row.
    await burst(
      again,
      () => undefined,
      (index) => keyOf(index) !== undefined,
    );
    const after = await kept();
    await second.kill();
    rmSync(folder, { recursive: true });
    expect(new Set(after).size).toBe(after.length);
    for (let index = 0; index < writes; index += 2) expect(after).toContain(emailOf(index));
  },
);

it(
  'generates the first lists of a company once, when nobody waits and it is killed in between',
  { timeout: patience },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bellwether-kill-'));
    const [site, fake] = await Promise.all([createLocalSite(), createFakeModel()]);
    onTestFinished(async () => {
      await Promise.all([site.close(), fake.close()]);
      rmSync(folder, { recursive: true });
    });
    const model = { baseUrl: fake.baseUrl, model: fakeModelName, apiKey: fakeModelKey };
    const suggestions = { model, allowsLoopback: true };
    const options = { dataFolder: folder, appFolder: folder, seed: 'none', suggestions } as const;
    const first = await forkSandbox(options);
    const { access_token } = await plainClient(first.port).signIn('ada@first.example');
    const call = callsTo(first.port, access_token);
    await call('POST', '/first/tenants', { company: 'First', domain: 'first', fullName: 'Ada' });
    const profile = { ...testProfile, website: site.url, domain: 'first' };
    const pathOf = (name: CallName) => paths[name].path.replace('{domain}', 'first');
    const saved = await call('POST', pathOf('businessInfo.save'), profile);
    const { companyId } = (JSON.parse(saved.text) as { data: { companyId: number } }).data;
    const shared = { key: 'views', value: ['Rye'], version: 0 };
    const kept = await call('PUT', pathOf('sharedState.put'), { companyId, ...shared });
    expect(kept.status).toBe(200);
    const usps = await call('POST', pathOf('usps.generate'), { companyId, ...profile });
    expect(usps.status).toBe(200);

    // The browser is closed here.
    const gate = Promise.withResolvers<void>();
    fake.set({ after: gate.promise });
    await expect.poll(() => fake.asked.length, { timeout: 10_000 }).toBe(2);
    await first.kill();
    fake.set({});
    gate.resolve();
    const second = await forkSandbox({ ...options, port: first.port });
    // USPs, the ICPs that were lost, and the four lists.
    await expect.poll(() => fake.asked.length, { timeout: 20_000 }).toBe(6);
    const again = callsTo(second.port, access_token);
    const ideas = async () => {
      const { text } = await again('GET', `${pathOf('contentIdeas.list')}?companyId=${companyId}`);
      return (JSON.parse(text) as { data: unknown[] }).data.length;
    };
    await expect.poll(ideas, { timeout: 10_000 }).toBe(4);
    const state = await again('GET', `${pathOf('sharedState.list')}?companyId=${companyId}`);
    expect(JSON.parse(state.text)).toMatchObject({ data: [{ key: 'views', value: ['Rye'] }] });
    await second.kill();

    const { rows } = openDatabase(folder);
    const counts = ['usps', 'icps', 'geographies', 'keywords', 'contentIdeas'] as const;
    const owner = String(companyId);
    const found = await Promise.all(counts.map((table) => rows.count(table, 'first', owner)));
    const usage = await rows.names.get('usage', 'first', new Date().toISOString().slice(0, 10));
    await rows.close();
    // What was answered; the lost request stays reserved.
    expect({ found, requests: usage?.requests }).toEqual({ found: [4, 3, 4, 20, 4], requests: 5 });
  },
);
