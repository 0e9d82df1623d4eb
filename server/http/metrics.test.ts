import { describe, expect, it, onTestFinished } from 'vitest';
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
