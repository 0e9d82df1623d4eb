import { request } from 'node:http';
import { paths } from '#api/contract/paths.ts';
import { ask } from '#server/testing/loopback.ts';
import { caseOf, expectSame, until, type Case } from '../proof.ts';
import { addWorkspace, rowsOf, withMain, type Main } from './limitsMain.ts';
import type { LimitsScene } from './limitsScene.ts';

type Say = (line: string) => void;

/** Starts a generation at a model that is silent, and leaves; returns what lets the model answer. */
async function leave({ fake, port, tokenFor }: Main, companyId: number): Promise<() => void> {
  const before = fake.asked.length;
  const { promise, resolve } = Promise.withResolvers<void>();
  fake.set({ after: promise });
  const sent = request({
    host: '127.0.0.1',
    port: port(),
    method: 'POST',
    path: `/api${paths['keywords.generate'].path.replace('{domain}', 'stop')}`,
    headers: {
      authorization: `Bearer ${await tokenFor('ada@stop.example')}`,
      'content-type': 'application/json',
    },
  });
  sent.on('error', () => {});
  sent.end(JSON.stringify({ companyId }));
  await until(async () => expectSame('questions', fake.asked.length, before + 1));
  sent.destroy();
  return () => {
    fake.set({});
    resolve();
  };
}

/** A server that is stopped or killed while it generates for a client who has left (D91). */
export const limitsStop = (scene: LimitsScene, say: Say): Promise<readonly Case[]> =>
  withMain(scene.databaseUrl, { STOP_SECONDS: '60' }, async (main) => {
    const call = await main.as('ada@stop.example');
    const companyId = await addWorkspace(call, 'stop', main.site.url);
    const rows = async () => {
      const query = { companyId: String(companyId) };
      return rowsOf(await call('keywords.list', 'stop', undefined, query)).length;
    };
    return [
      await caseOf('SIGTERM waits for a generation, whose rows are stored', async () => {
        const answer = await leave(main, companyId);
        const ended = main.end('SIGTERM');
        const health = `http://127.0.0.1:${main.port()}/healthz`;
        const isClosed = () =>
          ask(health).then(
            () => false,
            () => true,
          );
        await until(async () => expectSame('closed for others', await isClosed(), true));
        answer();
        expectSame('exit code', await ended, 0);
        await main.start();
        expectSame('rows', await rows(), 20);
      }),
      await caseOf('kill -9 leaves nothing half, and the same can be asked again', async () => {
        const answer = await leave(main, companyId);
        await main.end('SIGKILL');
        answer();
        await main.start();
        expectSame('rows', await rows(), 20);
        const asked = performance.now();
        const { status } = await call('keywords.generate', 'stop', { companyId });
        say(`asked again after kill -9: ${Math.round(performance.now() - asked)} ms`);
        expectSame('status', status, 200);
        expectSame('rows after it', await rows(), 40);
      }),
    ];
  });
