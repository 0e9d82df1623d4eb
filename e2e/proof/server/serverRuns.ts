import { setTimeout as pause } from 'node:timers/promises';
import { caseOf, expectSame, type Case } from '../proof.ts';
import { madeWorkspace, profileIn, rowsIn, type Scene } from './serverScene.ts';

/** Less than one person may have under way at three processes. */
const asks = 180;

/** How many rows one generation makes. */
const count = 20;

const firstLists = [
  'usps.list',
  'icps.list',
  'geographies.list',
  'keywords.list',
  'contentIdeas.list',
] as const;

/** Many requests for the same list at once, through all processes: one generation, the same answer for all. */
export async function serverRuns(
  scene: Scene,
  say: (line: string) => void,
): Promise<readonly Case[]> {
  const call = await scene.as('ada@runs.example');
  const companyId = await madeWorkspace(call, 'runs');
  const query = { companyId: String(companyId) };
  const cases = [
    await caseOf(`${asks} ask for keywords at once`, async () => {
      const ask = () => call('keywords.generate', 'runs', { body: { companyId } });
      const replies = await Promise.all(Array.from({ length: asks }, ask));
      const answers = new Set(replies.map(({ status, body }) => JSON.stringify([status, body])));
      const kept = rowsIn(await call('keywords.list', 'runs', { query }));
      say(`${asks} asks, ${kept.length / count} generation, ${answers.size} answer`);
      expectSame('rows', kept.length, count);
      expectSame('different answers', answers.size, 1);
      expectSame('status', replies[0]?.status, 200);
    }),
  ];
  cases.push(
    await caseOf('the process at work is killed: another one does it, once', async () => {
      const body = { companyId };
      const before = rowsIn(await call('keywords.list', 'runs', { query })).length;
      const first = call('keywords.generate', 'runs', { body, at: 0 });
      await pause(300);
      const others = [1, 2].map((at) => call('keywords.generate', 'runs', { body, at }));
      await pause(300);
      const killed = performance.now();
      await scene.fleet.processes[0]?.kill();
      expectSame('answer of the killed', (await first).status, 0);
      const [one, other] = await Promise.all(others);
      say(`taken over and done ${Math.round(performance.now() - killed)} ms after the kill`);
      expectSame('status', one?.status, 200);
      expectSame('answers', JSON.stringify(one?.body), JSON.stringify(other?.body));
      const kept = rowsIn(await call('keywords.list', 'runs', { query, at: 1 }));
      await scene.fleet.revive(0);
      expectSame('rows more', kept.length - before, count);
      expectSame('keywords', new Set(kept.map(({ keyword }) => keyword)).size, kept.length);
    }),
  );
  cases.push(
    await caseOf(
      'two of three are killed, and nobody waits: the first lists come, once',
      async () => {
        const workspace = 'first';
        const own = await madeWorkspace(call, workspace);
        const profile = { companyId: own, ...profileIn(workspace) };
        const usps = await call('usps.generate', workspace, { body: profile, at: 0 });
        expectSame('status', usps.status, 200);
        // The next list is under way somewhere.
        await pause(1_500);
        await Promise.all(scene.fleet.processes.slice(0, 2).map((each) => each.kill()));
        const killed = performance.now();
        const counts = async () => {
          const of = { query: { companyId: String(own) }, at: 2 };
          const found = firstLists.map((name) => call(name, workspace, of));
          return (await Promise.all(found)).map((reply) => rowsIn(reply).length).join(' ');
        };
        const all = '4 3 4 20 4';
        for (let tries = 0; tries < 60 && (await counts()) !== all; tries += 1) await pause(500);
        say(
          `the first lists were there ${Math.round(performance.now() - killed)} ms after the kill`,
        );
        await pause(2_000);
        expectSame('rows', await counts(), all);
        await Promise.all([0, 1].map((at) => scene.fleet.revive(at)));
      },
    ),
  );
  return cases;
}
