import { expect, it, onTestFinished, vi } from 'vitest';
import { calls } from '#api/contract/calls.ts';
import { createRuns } from '../operations/runs.ts';
import { memoryRows } from '../rows/memory.ts';
import { ask } from '../testing/loopback.ts';
import { createTestSandbox } from '../testing/testSandbox.ts';
import { samples } from '../writers/samples.ts';
import { createApiHandler } from './apiHandler.ts';
import { createReadiness, type RequestLine } from './monitoring.ts';

it('health checks ask the database once a second, and see at once that the server stops', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const rows = memoryRows();
  const asked = vi.spyOn(rows.names, 'get');
  const isReady = createReadiness();
  expect(await isReady(undefined)).toBe(false);
  const answers = await Promise.all(Array.from({ length: 100 }, () => isReady(rows)));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await isReady(undefined)).toBe(false);
  vi.advanceTimersByTime(1_000);
  asked.mockRejectedValue(new Error('The database is gone.'));
  expect(await isReady(rows)).toBe(false);
  vi.useRealTimers();
});

it('the line of a request names a signed-in person by a digest, also when it is refused, and nobody else', async () => {
  const rows = memoryRows();
  const context = { rows, writer: samples, runs: createRuns(rows, 0) };
  const lines: RequestLine[] = [];
  const sandbox = await createTestSandbox({
    makeApi: () =>
      createApiHandler(context, async (token) => (token ? { subject: 'user|ada' } : undefined)),
    logRequest: (line) => void lines.push(line),
  });
  onTestFinished(() => sandbox.remove());
  const { path } = calls['workspaces.mine'];
  const users = calls['users.list'].path.replace('{domain}', 'acme');
  const headers = { authorization: 'a token' };
  await ask(`${sandbox.origin}/api${path}`, { headers });
  await ask(`${sandbox.origin}/api${users}`, { headers });
  await ask(`${sandbox.origin}/api${path}`);
  await ask(sandbox.origin, { headers });
  // As `openssl` writes it: see the README.
  const person = '585N96QueVOnQAfl';
  await expect
    .poll(() => lines.map((line) => [line.status, line.person, 'person' in line]))
    .toEqual([
      [200, person, true],
      [404, person, true],
      [401, undefined, false],
      [200, undefined, false],
    ]);
  // As a word, because an id may contain these letters.
  expect(JSON.stringify(lines)).not.toMatch(/\bada\b/i);
});
