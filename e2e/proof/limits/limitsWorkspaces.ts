import { caseOf, expectSame, type Case } from '../proof.ts';
import { addCompany, counted, withMain, type Caller } from './limitsMain.ts';
import type { LimitsScene } from './limitsScene.ts';

type Say = (line: string) => void;

/** Asks for this many workspaces at once. */
const createMany = (call: Caller, name: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const domain = `${name}-${index}`;
      return call('workspaces.create', domain, { company: 'Velo', domain, fullName: 'Ada' });
    }),
  );

/** One person makes as many workspaces as possible, and works in all of them at once. */
export async function limitsWorkspaces(scene: LimitsScene, say: Say): Promise<readonly Case[]> {
  const byRate = await withMain(scene.databaseUrl, {}, async (main) => {
    const call = await main.as('ada@rate.example');
    let made: string[] = [];
    return [
      await caseOf('60 new workspaces at once: 30 a day, the others have to wait', async () => {
        const answers = await createMany(call, 'rate', 60);
        say(`60 new workspaces: ${counted(answers)}`);
        made = answers.flatMap(({ status, url }) =>
          status === 201 ? [new URL(url).pathname.split('/')[2] ?? ''] : [],
        );
        expectSame('made', made.length, 30);
        const others = answers.filter(({ status }) => status !== 201);
        const isTold = others.every(
          ({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0,
        );
        expectSame('others with 429 and Retry-After', isTold, true);
      }),
      await caseOf('a generation in 30 workspaces at once: 200 or a sentence', async () => {
        const ids = await Promise.all(made.map((name) => addCompany(call, name, main.site.url)));
        let answers: Awaited<ReturnType<Caller>>[] = [];
        const { delay, memory } = await main.beside(async () => {
          const ask = (name: string, index: number) =>
            call('keywords.generate', name, { companyId: ids[index] });
          answers = await Promise.all(made.map(ask));
        });
        say(
          `30 generations: ${counted(answers)}; /healthz ${Math.round(delay)} ms, ${Math.round(memory)} MB`,
        );
        expectSame('failures', answers.filter(({ status }) => status >= 500).length, 0);
        expectSame(
          'some answer',
          answers.some(({ status }) => status === 200),
          true,
        );
      }),
    ];
  });
  const inAll = await withMain(scene.databaseUrl, { RATE_LIMITS: 'workspaces=100' }, async (main) =>
    caseOf('60 new workspaces at once with a higher rate: 50 in all', async () => {
      const answers = await createMany(await main.as('ada@all.example'), 'all', 60);
      say(`60 new workspaces with a higher rate: ${counted(answers)}`);
      const withStatus = (wanted: number) =>
        answers.filter(({ status }) => status === wanted).length;
      expectSame('made', withStatus(201), 50);
      expectSame('refused', withStatus(409), 10);
    }),
  );
  return [...byRate, inAll];
}
