import { request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../rows/sqlite/database.ts';
import { createFakeModel } from '../testing/fakeModel.ts';
import { createLocalSite } from '../testing/localSite.ts';
import { ask } from '../testing/loopback.ts';
import { plainClient } from '../testing/plainClient.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { testProfile } from '../testing/suggestionSetup.ts';
import type { ModelLine } from '../writers/model/write.ts';
import { createServer } from './server.ts';

/** Starts a generation at a model that is silent for this long, leaves, stops the server, and returns what is known then. */
async function stopAfterLeaving(silentMs: number, graceMs: number) {
  const dataFolder = temporaryFolder();
  const [site, fake] = await Promise.all([createLocalSite(), createFakeModel({ fault: 'hangs' })]);
  onTestFinished(async () => void (await Promise.all([site.close(), fake.close()])));
  const [lines, warnings]: [ModelLine[], string[]] = [[], []];
  const server = createServer({
    port: 0,
    dataFolder,
    seed: 'none',
    graceMs,
    suggestions: {
      model: fake.address,
      allowsLoopback: true,
      limits: { firstByteMs: silentMs },
    },
    logModel: (line) => lines.push(line),
    warn: (warning) => warnings.push(warning),
    log: () => {},
  });
  await server.start();
  const { access_token: token } = await plainClient(server.port).signIn('ada@acme.example');
  const send = (path: string, json: unknown) =>
    ask(`${server.origin}/api${path}`, { method: 'POST', token, json });
  await send('/acme/tenants', { company: 'Acme', domain: 'acme', fullName: 'Ada' });
  const profile = { ...testProfile, website: site.url, domain: 'acme' };
  const saved = await send('/v1/marketing-insight/acme/saveBusinessInfo', profile);
  const { companyId } = (JSON.parse(saved.text) as { data: { companyId: number } }).data;
  const url = `http://127.0.0.1:${server.port}/api/v1/keywords/acme/googleKeywordInsights`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const leaving = request(url, { method: 'POST', headers });
  leaving.on('error', () => {});
  leaving.end(JSON.stringify({ companyId }));
  await expect.poll(() => fake.asked.length).toBe(1);
  leaving.destroy();
  await server.stop();
  const { rows } = openDatabase(dataFolder);
  const usage = await rows.names.get('usage', 'acme', new Date().toISOString().slice(0, 10));
  await rows.close();
  return { lines, warnings, usage };
}

it('a server that stops waits for a generation whose client has left', async () => {
  const { lines, warnings, usage } = await stopAfterLeaving(400, 60_000);
  expect(warnings).toEqual([]);
  expect(lines).toMatchObject([{ kind: 'keywords', requests: 1, failure: 'slow' }]);
  expect(usage).toMatchObject({ requests: 1 });
});

it('a server that stops says what it has not waited for, which is paid', async () => {
  const { warnings, usage } = await stopAfterLeaving(60_000, 100);
  expect(warnings).toEqual([
    'The server stopped before it had ended: keywords of the workspace acme.',
  ]);
  expect(usage?.tokensIn).toBeGreaterThan(6_000);
});
