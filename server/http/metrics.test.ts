import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Rows } from '../rows/rows.ts';
import { ask } from '../testing/loopback.ts';
import { createTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';

const open = async (options: Parameters<typeof createTestSandbox>[0] = {}) => {
  const sandbox = await createTestSandbox(options);
  onTestFinished(() => sandbox.remove());
  return sandbox;
};

const read = (sandbox: TestSandbox, headers: Readonly<Record<string, string>> = {}) =>
  ask(`http://localhost:${sandbox.port}/metrics`, { headers });

describe('the figures', () => {
  it('count requests by call, method and status, and what people invent as unknown', async () => {
    const sandbox = await open();
    const at = `http://localhost:${sandbox.port}`;
    await ask(`${at}/api/demo/check`);
    await ask(`${at}/api/demo/check`);
    await ask(`${at}/api/v1/users/demo/getUsers`);
    await ask(`${at}/api/v1/made/up/${crypto.randomUUID()}`);
    const { status, headers, text } = await read(sandbox);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    const count = (route: string, code: number) =>
      `bellwether_request_seconds_count{route="${route}",method="GET",status="${code}"}`;
    expect(text).toContain(`${count('workspaces.check', 404)} 2`);
    expect(text).toContain(`${count('users.list', 404)} 1`);
    expect(text).toContain(`${count('unknown', 404)} 1`);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toContain('made/up');
  });

  it('are for this machine alone, and not for who comes through a proxy on it', async () => {
    const sandbox = await open();
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'])
      expect((await read(sandbox, { [header]: '203.0.113.7' })).status).toBe(403);
    for (const host of ['acme.bellwether.com', '203.0.113.7:5173', 'localhost.bellwether.com'])
      expect((await read(sandbox, { host })).status).toBe(403);
    for (const host of ['127.0.0.1:5173', '[::1]:5173', 'localhost'])
      expect((await read(sandbox, { host })).status).toBe(200);
    const behindProxy = await open({ trustsProxy: true });
    expect((await read(behindProxy)).status).toBe(403);
  });

  it('are for who has the token, where there is one', async () => {
    const sandbox = await open({ metricsToken: 'figures' });
    expect((await read(sandbox)).status).toBe(403);
    expect((await read(sandbox, { authorization: 'Bearer figure' })).status).toBe(403);
    const { text } = await read(sandbox, { authorization: 'Bearer figures' });
    expect(text).toContain('bellwether_');
  });
});

/** A server with these figures, and what it asks its database. */
async function openWith(fill: (rows: Rows) => Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<Rows>();
  const sandbox = await open({
    seed: 'none',
    prepare: async (rows) => {
      await fill(rows);
      resolve(rows);
    },
  });
  return { sandbox, rows: await promise };
}

const today = new Date().toISOString().slice(0, 10);
const linesIn = (text: string) =>
  text.split('\n').filter((line) => /^bellwether_.*(today|bytes)/.test(line));

describe('the figures of use', () => {
  it('are of all workspaces and of each, by a digest of its name', async () => {
    const { sandbox } = await openWith(async ({ names }) => {
      const cost = { requests: 2, tokensIn: 300, tokensOut: 40 };
      await names.put('usage', 'acme', today, cost);
      await names.put('usage', 'globex', today, { ...cost, tokensIn: 1_000 });
      await names.put('usage', '', `${today} ada`, cost);
    });
    const { text } = await read(sandbox);
    // As `openssl` writes them: see the README.
    const [acme, globex] = ['giszrYfBSKCiClun', 'W8GgjSjkD-eco-yw'].map(
      (of) => `workspace="${of}"`,
    );
    expect(linesIn(text)).toEqual([
      'bellwether_model_tokens_today{direction="in"} 1300',
      'bellwether_model_tokens_today{direction="out"} 80',
      `bellwether_workspace_model_tokens_today{${globex},direction="in"} 1000`,
      `bellwether_workspace_model_tokens_today{${globex},direction="out"} 40`,
      `bellwether_workspace_model_tokens_today{${acme},direction="in"} 300`,
      `bellwether_workspace_model_tokens_today{${acme},direction="out"} 40`,
      'bellwether_model_requests_today 4',
      `bellwether_workspace_model_requests_today{${globex}} 2`,
      `bellwether_workspace_model_requests_today{${acme}} 2`,
      'bellwether_stored_bytes 89',
      `bellwether_workspace_stored_bytes{${globex}} 45`,
      `bellwether_workspace_stored_bytes{${acme}} 44`,
    ]);
    expect(text).not.toMatch(/acme|globex/);
  });

  it('are read every 10 s, and a workspace that has gone is no longer named', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const cost = { requests: 1, tokensIn: 1, tokensOut: 1 };
    const { sandbox, rows } = await openWith(({ names }) =>
      names.put('usage', 'acme', today, cost),
    );
    const asked = vi.spyOn(rows.names, 'usageOn');
    const counted = async () =>
      linesIn((await read(sandbox)).text).filter((line) => line.includes('requests_today'));
    const before = await counted();
    expect(before).toHaveLength(2);
    await rows.together('acme', (within) => within.removeWorkspace('acme'));
    await rows.sweep();
    expect(await counted()).toEqual(before);
    expect(asked).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(await counted()).toEqual(['bellwether_model_requests_today 0']);
  });

  it('are left out while the database refuses or is silent, and the others are told', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { sandbox, rows } = await openWith(async () => {});
    const asked = vi.spyOn(rows, 'sizes').mockRejectedValue(new Error('The database is gone.'));
    const refused = await read(sandbox);
    vi.advanceTimersByTime(10_000);
    asked.mockReturnValue(new Promise(() => {}));
    const reading = read(sandbox);
    await expect.poll(() => asked.mock.calls.length).toBe(2);
    vi.advanceTimersByTime(2_000);
    for (const { status, text } of [refused, await reading]) {
      expect(status).toBe(200);
      expect(linesIn(text)).toEqual([]);
      expect(text).toContain('bellwether_request_seconds');
    }
  });
});

describe('a request', () => {
  it('gets an id that its line in the log has too, or keeps that of the proxy', async () => {
    const lines: { readonly id: string; readonly level: string }[] = [];
    const sandbox = await open({ logRequest: (line) => void lines.push(line) });
    const url = `http://localhost:${sandbox.port}/api/demo/check`;
    const own = await ask(url);
    const given = await ask(url, { headers: { 'x-request-id': 'proxy-7' } });
    const hostile = await ask(url, { headers: { 'x-request-id': 'a b"c' } });
    const ids = [own, given, hostile].map(({ headers }) => headers['x-request-id']);
    expect(ids[1]).toBe('proxy-7');
    expect(ids[2]).toMatch(/^[\w-]{36}$/);
    await expect.poll(() => lines.map(({ id }) => id)).toEqual(ids);
    expect(lines.every(({ level }) => level === 'info')).toBe(true);
  });
});
