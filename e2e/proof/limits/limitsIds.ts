import { caseOf, expectSame, type Case } from '../proof.ts';
import { addWorkspace, dataOf, rowsOf, withMain, type Caller } from './limitsMain.ts';
import type { LimitsScene } from './limitsScene.ts';

type Say = (line: string) => void;

const each = 250;
const usp = { title: 'Fast', description: 'd', valueProposition: 'v' };

async function addUsps(call: Caller, domain: string, companyId: number): Promise<number[]> {
  const body = { domain, companyId, ...usp };
  const added = await Promise.all(
    Array.from({ length: each }, () => call('usps.add', domain, body)),
  );
  return added.map((answer) => (dataOf(answer) as { readonly uspid: number }).uspid);
}

/** A row is deleted by its own workspace alone; nobody learns which other ids there are. */
export const limitsIds = (scene: LimitsScene, say: Say): Promise<readonly Case[]> =>
  withMain(scene.databaseUrl, {}, async (main) => {
    const [ada, eve] = [await main.as('ada@ids.example'), await main.as('eve@others.example')];
    const companyId = await addWorkspace(ada, 'ids', 'https://velo.example');
    const theirCompany = await addWorkspace(eve, 'others', 'https://velo.example');
    const foreign = await addUsps(eve, 'others', theirCompany);
    const [own, deleted] = [
      await addUsps(ada, 'ids', companyId),
      await addUsps(ada, 'ids', companyId),
    ];
    const remove = (uspid: number) => ada('usps.remove', 'ids', { uspid });
    await Promise.all(deleted.map(remove));
    const never = Array.from({ length: each }, (_, index) => 10_000_000 + index);
    const query = { companyId: String(theirCompany) };
    return [
      await caseOf(
        '1,000 deletes at once answer every other id like one that never was',
        async () => {
          const ids = [own, foreign, deleted, never];
          let answers: string[][] = [];
          const { delay, memory } = await main.beside(async () => {
            answers = await Promise.all(
              ids.map((some) =>
                Promise.all(
                  some.map(async (id) => {
                    const { status, text } = await remove(id);
                    return `${status} ${text.replaceAll(` ${id} `, ' … ')}`;
                  }),
                ),
              ),
            );
          });
          say(`1,000 deletes: /healthz ${Math.round(delay)} ms, ${Math.round(memory)} MB`);
          const [ofOwn, ...others] = answers.map((some) => [...new Set(some)].join());
          expectSame('own', ofOwn?.slice(0, 3), '200');
          expectSame('foreign, deleted and never assigned', new Set(others).size, 1);
          expectSame('other', others[0]?.slice(0, 3), '404');
          expectSame('within', delay < 1_000, true);
        },
      ),
      await caseOf('and what was deleted is exactly the own rows', async () => {
        const left = await ada('usps.list', 'ids', undefined, { companyId: String(companyId) });
        expectSame('own rows', rowsOf(left).length, 0);
        expectSame(
          'others',
          rowsOf(await eve('usps.list', 'others', undefined, query)).length,
          each,
        );
      }),
    ];
  });
