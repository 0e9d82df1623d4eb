import { connect } from 'node:net';
import { paths } from '#api/contract/paths.ts';
import { caseOf, expectSame, until, type Case } from '../proof.ts';
import {
  addWorkspace,
  rowsOf,
  sentenceOf,
  withMain,
  type Caller,
  type Main,
} from './limitsMain.ts';
import type { LimitsScene } from './limitsScene.ts';

type Say = (line: string) => void;

const workspace = 'largest';
const people = 100;
const line = 'We repair bicycles. '.repeat(25);
/** Almost 32 KB. */
const icp = {
  domain: workspace,
  title: 'Families',
  description: 'd',
  painPoints: Array.from({ length: 50 }, () => line),
  goals: Array.from({ length: 13 }, () => line),
};

/** Adds rows until the workspace takes no more; returns their number and the refusal. */
async function fill(call: Caller, companyId: number) {
  let [rows, refusal] = [0, ''];
  const worker = async (): Promise<void> => {
    while (refusal === '') {
      const answer = await call('icps.add', workspace, { ...icp, companyId });
      if (answer.status === 200) rows += 1;
      else refusal = `${answer.status} ${sentenceOf(answer)}`;
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { rows, refusal };
}

/** Asks for the list over a connection of its own, and takes only the beginning, or a little of it now and then. */
function openList(port: number, token: string, companyId: number, isSlow: boolean) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const path = `/api${paths['icps.list'].path.replace('{domain}', workspace)}?companyId=${companyId}`;
  const heads = [`GET ${path} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`];
  socket.write([...heads, '', ''].join('\r\n'));
  const list = { status: '', close: () => socket.destroy() };
  socket.once('readable', () => {
    list.status = String(socket.read(12));
    const taking = isSlow && setInterval(() => socket.read(), 100);
    if (taking) socket.once('close', () => clearInterval(taking));
  });
  return list;
}

type List = ReturnType<typeof openList>;

const isBegun = ({ status }: List): boolean => status === 'HTTP/1.1 200';

const untilBegun = (lists: readonly List[], count: number): Promise<void> =>
  until(async () => expectSame('lists begun', lists.filter(isBegun).length, count), 60_000);

/** Lists everything, and returns how long it took. */
async function listWhole(call: Caller, companyId: number, rows: number): Promise<string> {
  const started = performance.now();
  const answer = await call('icps.list', workspace, undefined, { companyId: String(companyId) });
  expectSame('rows of the whole list', rowsOf(answer).length, rows);
  const megabytes = Math.round(answer.body.length / 1024 / 1024);
  return `${megabytes} MB in ${Math.round(performance.now() - started)} ms`;
}

async function workspaceWithPeople(main: Main) {
  const call = await main.as('ada@largest.example');
  const companyId = await addWorkspace(call, workspace, 'https://velo.example');
  const emails = Array.from({ length: people }, (_, index) => `person-${index}@largest.example`);
  for (const email of emails)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await call('users.add', workspace, { name: 'A Person', email, role: 'Sales' });
  return {
    call,
    companyId,
    tokens: await Promise.all(emails.map((email) => main.tokenFor(email))),
  };
}

/** The largest workspace, read by many people at once who take it slowly or not at all. */
export const limitsLargest = (scene: LimitsScene, say: Say): Promise<readonly Case[]> =>
  withMain(scene.databaseUrl, {}, async (main) => {
    const { call, companyId, tokens } = await workspaceWithPeople(main);
    const { rows, refusal } = await fill(call, companyId);
    // The memory of what was written is none of reading.
    await main.end('SIGTERM');
    await main.start();
    const open = (token: string, index: number) =>
      openList(main.port(), token, companyId, index % 2 === 0);
    const lists: List[] = [];
    return [
      await caseOf('a workspace takes 50 MB and no more', () => {
        say(`filled with ${rows} rows`);
        expectSame(
          'refusal',
          refusal,
          '409 This workspace holds 50 MB, which is the most. Delete some rows first.',
        );
      }),
      await caseOf('100 people list it at once, and take it slowly or not at all', async () => {
        let [alone, meanwhile] = ['', ''];
        const before = await main.beside(async () => {
          alone = await listWhole(call, companyId, rows);
        });
        const { delay, memory } = await main.beside(async () => {
          lists.push(...tokens.map(open));
          await untilBegun(lists, people);
          meanwhile = await listWhole(call, companyId, rows);
        });
        for (const { close } of lists) close();
        say(
          `listed alone: ${alone}, /healthz ${Math.round(before.delay)} ms, ${Math.round(before.memory)} MB`,
        );
        say(
          `listed beside 100: ${meanwhile}, /healthz ${Math.round(delay)} ms, ${Math.round(memory - before.memory)} MB more`,
        );
        // Less than 200 MB is the aim. It grows with what is sent meanwhile, so it differs from run to run.
        expectSame('at most 350 MB more', memory - before.memory <= 350, true);
        expectSame('/healthz within a second', delay < 1_000, true);
      }),
      await caseOf('four lists of one person are read at once, the others wait', async () => {
        const [token = ''] = tokens;
        const own = Array.from({ length: 10 }, () => open(token, 1));
        for (const count of [4, 8, 10]) {
          // oxlint-disable-next-line no-await-in-loop -- each four after the former
          await untilBegun(own, count);
          // oxlint-disable-next-line no-await-in-loop -- a whole list of somebody else is long enough for a fifth to begin
          await listWhole(call, companyId, rows);
          expectSame('lists begun after it', own.filter(isBegun).length, count);
          for (const list of own.filter(isBegun)) list.close();
        }
      }),
    ];
  });
