import { caseOf, expectSame, inLanes, until, type Case } from '../proof.ts';
import { openList } from './largest.ts';
import type { LimitsScene, Say } from './scene.ts';

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Does something one time after the other, and returns the median of the times. */
async function timeOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    await work();
    all.push(performance.now() - started);
  }
  return median(all);
}

/** Does something often, this many at the same time. */
const often = (times: number, atOnce: number, work: (index: number) => Promise<unknown>) =>
  inLanes(atOnce, Array.from({ length: times }), (_, index) => work(index));

const packed = { headers: { 'accept-encoding': 'gzip' } };

/** What one bad member does to the others, in a workspace with little in it. */
export async function member(scene: LimitsScene, say: Say): Promise<readonly Case[]> {
  const { call, beside, companyId } = scene;
  const fields = { domain: 'limits', description: 'd'.repeat(400), valueProposition: 'v' };
  await often(400, 8, (index) => call('usps.add', { ...fields, companyId, title: `Row ${index}` }));
  const other = await scene.tokenFor('bob@other.example');
  const elsewhere = { token: other, workspace: 'other' };
  const about = { company: 'Other', domain: 'other', fullName: 'Bob' };
  await call('workspaces.create', about, {}, elsewhere);
  const readElsewhere = () => call('users.list', undefined, {}, elsewhere);
  return [
    await caseOf('45,000 long addresses of one list leave the memory as it was', async () => {
      const ask = (index: number) =>
        call('usps.list', undefined, `companyId=${companyId}&${'&'.repeat(index % 6_000)}`, packed);
      // What any reading needs, however often.
      const before = await beside(() => often(15_000, 8, () => ask(0)));
      const after = await beside(() => often(45_000, 8, ask));
      const more = after.memory - before.memory;
      say(`45,000 addresses: ${Math.round(more)} MB more, /healthz ${Math.round(after.delay)} ms`);
      expectSame('within 50 MB', more < 50, true);
    }),
    await caseOf('4,000 parallel changes of one member do not slow another tenant', async () => {
      const quiet = await timeOf(100, readElsewhere);
      const body = { companyId, key: 'k', value: 'v', version: 0 };
      const statuses = new Map<number, number>();
      const change = async () => {
        const { status } = await call('sharedState.put', body, {}, { isKept: false });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      };
      const under = { way: true };
      const changes = often(4_000, 1_000, change).finally(() => (under.way = false));
      const times: number[] = [];
      while (under.way) times.push(await timeOf(1, readElsewhere));
      await changes;
      const busy = median(times);
      const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      say(`another's read: ${ms(quiet)} alone, ${ms(busy)} beside 4,000 changes (${told})`);
      // Below a millisecond, a quiet moment more or less would decide.
      expectSame('at most five times', busy <= 5 * Math.max(quiet, 1), true);
    }),
  ];
}

/** The same in the largest workspace. `rows` is the number of rows in its list. */
export async function memberOfLargest(scene: LimitsScene, say: Say): Promise<readonly Case[]> {
  const { call, beside, companyId, port } = scene;
  const query = { companyId: String(companyId) };
  const read = (as: object) => call('icps.list', undefined, query, as);
  const tokens = await Promise.all(
    [0, 1, 2, 3].map((index) => scene.tokenFor(`person-${index}@limits.example`)),
  );
  return [
    await caseOf('a full list that has not changed is told at once', async () => {
      const tag = String((await read(packed)).headers['etag']);
      const unchanged = { headers: { ...packed.headers, 'if-none-match': tag } };
      expectSame('status', (await read(unchanged)).status, 304);
      const time = await timeOf(200, () => read(unchanged));
      say(`304 of a full list: ${ms(time)}`);
      expectSame('under 5 ms with the way there', time < 5, true);
    }),
    await caseOf('four who take a packed list of 48 MB slowly cost little memory', async () => {
      const before = await beside(() => read({}));
      const after = await beside(async () => {
        const open = tokens.map((token) =>
          openList(port(), token, companyId, true, ['Accept-Encoding: gzip']),
        );
        const begun = () => open.filter(({ status }) => status === 'HTTP/1.1 200').length;
        await until(async () => expectSame('lists begun', begun(), 4));
        await new Promise((resolve) => setTimeout(resolve, 5_000));
        for (const { close } of open) close();
      });
      const more = after.memory - before.memory;
      say(`four slow readers: ${Math.round(more)} MB more than one who takes it plain`);
      expectSame('within 10 MB', more < 10, true);
    }),
    await caseOf('2,000 waiting reads of one account keep nobody out', async () => {
      const [bad = '', good = ''] = tokens;
      const lists = Array.from({ length: 4 }, () => openList(port(), bad, companyId, false));
      await until(async () => {
        expectSame('begun', lists.filter(({ status }) => status !== '').length, 4);
      });
      let slowest = 0;
      const { delay } = await beside(async () => {
        const asked: ReturnType<typeof openList>[] = [];
        for (let round = 0; round < 20; round += 1) {
          for (let one = 0; one < 100; one += 1)
            asked.push(openList(port(), bad, companyId, false));
          const started = performance.now();
          const mine = await call('users.list', undefined, {}, { token: good, isKept: false });
          expectSame('status', mine.status, 200);
          slowest = Math.max(slowest, performance.now() - started);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        for (const { close } of asked) close();
      });
      for (const { close } of lists) close();
      say(`beside 2,000 waiting reads: another's read ${ms(slowest)}, /healthz ${ms(delay)}`);
      expectSame("another's read within a second", slowest < 1_000, true);
      expectSame('/healthz within 200 ms', delay < 200, true);
    }),
    await caseOf('the full company is deleted while others are answered', async () => {
      let took = 0;
      const { delay } = await beside(async () => {
        const started = performance.now();
        const { status } = await call('workspace.removeCompany', { companyId, name: 'Velo Werk' });
        took = performance.now() - started;
        expectSame('status', status, 200);
      });
      say(`a full company is deleted in ${ms(took)}, /healthz ${ms(delay)}`);
      expectSame('/healthz within 200 ms', delay < 200, true);
    }),
  ];
}
