import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { paths } from '#api/contract/paths.ts';
import type { LoopbackAnswer } from '#server/testing/loopback.ts';
import { caseOf, expectSame, until, type Case } from '../proof.ts';
import type { LimitsScene, Say } from './scene.ts';

type Caller = LimitsScene['call'];

const people = 100;
/** Half a kilobyte that gets hardly shorter when it is packed. */
const line = () => randomBytes(375).toString('base64').slice(0, 499);
/** Almost 32 KB. */
const icp = () => ({
  domain: 'limits',
  title: 'Families',
  description: 'd',
  painPoints: Array.from({ length: 50 }, line),
  goals: Array.from({ length: 13 }, line),
});

const readOf = ({ text }: LoopbackAnswer) =>
  JSON.parse(text) as { readonly data: readonly unknown[]; readonly message: string };

/** Adds rows until the workspace takes no more; returns their number and the refusal. */
async function fill(call: Caller, companyId: number) {
  let [rows, refusal] = [0, ''];
  const worker = async (): Promise<void> => {
    while (refusal === '') {
      const answer = await call('icps.add', { ...icp(), companyId });
      if (answer.status === 200) rows += 1;
      else refusal = `${answer.status} ${readOf(answer).message}`;
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { rows, refusal };
}

/** Asks for the list over a connection of its own, and takes only the beginning, or a little of it now and then. */
export function openList(
  port: number,
  token: string,
  companyId: number,
  isSlow: boolean,
  more: readonly string[] = [],
) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const path = `/api${paths['icps.list'].path.replace('{domain}', 'limits')}?companyId=${companyId}`;
  const heads = [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    ...more,
  ];
  socket.write([...heads, '', ''].join('\r\n'));
  const list = { status: '', close: () => socket.destroy() };
  socket.once('readable', () => {
    list.status = String(socket.read(12));
    const taking = isSlow && setInterval(() => socket.read(), 100);
    if (taking) socket.once('close', () => clearInterval(taking));
  });
  return list;
}

/** Lists everything, and returns how long it took. */
async function listWhole(call: Caller, companyId: number, rows: number): Promise<string> {
  const started = performance.now();
  const answer = await call('icps.list', undefined, { companyId: String(companyId) });
  expectSame('rows of the whole list', readOf(answer).data.length, rows);
  const megabytes = Math.round(answer.body.length / 1024 / 1024);
  return `${megabytes} MB in ${Math.round(performance.now() - started)} ms`;
}

/** Adds people to the workspace; returns their tokens. */
async function addPeople({ call, tokenFor }: LimitsScene): Promise<readonly string[]> {
  const emails = Array.from({ length: people }, (_, index) => `person-${index}@limits.example`);
  const person = { name: 'A Person', role: 'Sales' };
  // One person makes only a few changes at once.
  for (const email of emails) await call('users.add', { ...person, email });
  return Promise.all(emails.map((email) => tokenFor(email)));
}

/** The largest workspace, read by many people at once who take it slowly or not at all. */
export async function largest(scene: LimitsScene, say: Say): Promise<readonly Case[]> {
  const { call, companyId } = scene;
  const tokens = await addPeople(scene);
  const { rows, refusal } = await fill(call, companyId);
  // The memory of what was written is none of reading.
  await scene.restart();
  const open = (token: string, index: number) =>
    openList(scene.port(), token, companyId, index % 2 === 0);
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
      const before = await scene.beside(async () => {
        alone = await listWhole(call, companyId, rows);
      });
      const { delay, memory } = await scene.beside(async () => {
        const lists = tokens.map(open);
        const begun = () => lists.filter(({ status }) => status === 'HTTP/1.1 200').length;
        await until(async () => expectSame('lists begun', begun(), people));
        meanwhile = await listWhole(call, companyId, rows);
        for (const { close } of lists) close();
      });
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
  ];
}
