import { spawn, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask } from './testing/loopback.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a server process with this environment, and collects its output line by line. */
function start(env: Readonly<Record<string, string>>, ...command: readonly string[]) {
  const file = join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [file, ...command], {
    env: { PATH: process.env['PATH'], APP_DIR: 'none', DATA_DIR: folder, PORT: '0', ...env },
  });
  children.push(child);
  let [out, error] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (error += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const lines = () =>
    out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  return { child, ended, lines, out: () => out, error: () => error };
}

async function started() {
  const process = start({});
  const port = () => process.lines().find((line) => 'listening' in line)?.['listening'];
  await expect.poll(port, { timeout: 20_000 }).toEqual(expect.any(Number));
  return { ...process, port: Number(port()) };
}

describe('npm run server', { timeout: 60_000 }, () => {
  it('ends with 78 and one sentence when a setting is wrong', async () => {
    const { ended, error } = start({ PORT: 'many' });
    expect(await ended).toBe(78);
    expect(error()).toBe('PORT must be a whole number up to 65535, not many.\n');
  });

  it('ends with 1, so that it is started again, and one sentence without a password when the database cannot be reached', async () => {
    const DATABASE_URL = 'postgres://bell:secret@127.0.0.1:1/bellwether';
    const { ended, error } = start({ DATABASE_URL, EMBEDDED_IDENTITY: '1' });
    expect(await ended).toBe(1);
    expect(error()).toBe(
      'DATABASE_URL names 127.0.0.1:1/bellwether, which cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
    );
  });

  it('answers health checks under any host name, and logs nothing private', async () => {
    const { port, lines } = await started();
    const origin = `http://127.0.0.1:${port}`;
    const healthy = await ask(`${origin}/healthz`, { headers: { host: 'balancer' } });
    expect([healthy.status, healthy.text]).toEqual([200, '{"status":"ok"}']);
    expect((await ask(`${origin}/readyz`)).status).toBe(200);
    const headers = { authorization: 'Bearer secret-token', 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Ada', email: 'ada@secret.example', role: 'Owner' });
    const path = '/api/v1/users/acme/createUser';
    await ask(`${origin}${path}?email=ada@secret.example`, { method: 'POST', headers, body });
    await expect.poll(() => lines().filter((line) => line['path'] === path)).toHaveLength(1);
    const line = lines().find((each) => each['path'] === path);
    expect(line).toEqual({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'info',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'POST',
      path,
      status: 401,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(lines())).not.toContain('secret');
  });

  it('suspends and resumes a workspace while another one runs, or ends with 1 and one sentence', async () => {
    await started();
    const nowhere = start({}, 'suspend', 'nowhere');
    const suspend = start({}, 'suspend', 'demo');
    expect([await suspend.ended, suspend.error()]).toEqual([0, '']);
    expect(suspend.out()).toBe('The workspace “demo” is suspended.\n');
    const resume = start({}, 'resume', 'demo');
    expect([await resume.ended, resume.out()]).toEqual([
      0,
      'The workspace “demo” is in use again.\n',
    ]);
    expect([await nowhere.ended, nowhere.error()]).toEqual([
      1,
      'There is no workspace “nowhere”.\n',
    ]);
  });

  it('finishes running requests before it ends', async () => {
    const { port, child, ended } = await started();
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const headers = { expect: '100-continue' };
      const url = `http://127.0.0.1:${port}/api/acme/tenants`;
      const sent = request(url, { method: 'POST', headers }, (res) => {
        resolve(res.resume().statusCode);
      });
      sent.on('error', reject);
      sent.write('{"company":');
      // The server has read the headers, so that the request runs.
      sent.once('continue', () => {
        child.kill('SIGTERM');
        // The rest of the body is sent after the server has begun to stop.
        const told = setInterval(() => {
          ask(`http://127.0.0.1:${port}/healthz`).catch(() => {
            clearInterval(told);
            if (!sent.writableEnded) sent.end('"Acme"}');
          });
        }, 50);
      });
    });
    expect(await answer).toBe(401);
    expect(await ended).toBe(0);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends at once after a second %s, also while a request runs', async (signal, code) => {
    const { port, child, ended } = await started();
    const headers = { expect: '100-continue', 'content-length': '20' };
    const url = `http://127.0.0.1:${port}/api/acme/tenants`;
    const sent = request(url, { method: 'POST', headers });
    sent.on('error', () => {});
    await new Promise((resolve) => sent.once('continue', resolve).flushHeaders());
    // One Ctrl-C may arrive twice in a moment, and counts once. Until the second counts, it is pressed again.
    child.kill(signal);
    child.kill(signal);
    const refused = () =>
      ask(`http://127.0.0.1:${port}/healthz`).then(
        () => false,
        () => true,
      );
    await expect.poll(refused).toBe(true);
    expect(child.exitCode).toBeNull();
    const pressed = setInterval(() => child.kill(signal), 50);
    expect(await ended).toBe(code);
    clearInterval(pressed);
  });
});
