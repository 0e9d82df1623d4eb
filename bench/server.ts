import { readFileSync } from 'node:fs';
import { startFleet, type Fleet } from '#server/testing/fleet.ts';
import { ask, keepAlive, type LoopbackRequest } from '#server/testing/loopback.ts';
import { startPostgres } from '#server/testing/postgresServer.ts';
import { percentile } from './figures.ts';

/** The result of a load. */
type Load = Awaited<ReturnType<typeof measure>>;

/** How many requests run at the same time, and of how many people: one alone may have fewer. */
const [atOnce, people] = [32, 8];

const users = '/v1/users/bench';

const emails = Array.from({ length: people }, (_, index) => `reader-${index}@bench.example`);

/** What an answer names, of a user or a company. */
interface Made {
  readonly id: number;
  readonly companyId: number;
}

/** Signed-in calls to a fleet: with what they answer, or as a browser asks for a list; and a function that closes their connections. */
async function callsTo(fleet: Fleet) {
  const tokens = await Promise.all(emails.map((email) => fleet.issuer.tokenFor(email)));
  const agent = keepAlive(atOnce);
  let turn = 0;
  let crowd = 1;
  const send = async (method: string, path: string, sent: LoopbackRequest) => {
    // Sends to each process in turn, without the proxy, whose time should not be measured.
    const { port = 0 } = fleet.processes[(turn += 1) % fleet.processes.length] ?? {};
    const token = tokens[Math.floor(turn / fleet.processes.length) % crowd];
    const url = `http://127.0.0.1:${port}/api${path}`;
    const answer = await ask(url, { method, token, agent, ...sent });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const call = async (method: string, path: string, json?: unknown) =>
    (JSON.parse((await send(method, path, { json })).text) as { readonly data: Made }).data;
  await call('POST', '/bench/tenants', { company: 'Bench', domain: 'bench', fullName: 'Ada' });
  for (const email of emails.slice(1))
    await call('POST', `${users}/createUser`, { name: 'A reader', email, role: 'Marketing' });
  crowd = people;
  return {
    call,
    get: (path: string, tag?: string) =>
      send('GET', path, {
        headers: { 'accept-encoding': 'gzip', ...(tag !== undefined && { 'if-none-match': tag }) },
      }),
    close: () => agent.destroy(),
  };
}

/** Repeats a step, many in parallel, and measures each. */
async function measure(seconds: number, step: (turn: number) => Promise<unknown>) {
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const turn = (next += 1);
      const sent = performance.now();
      await step(turn).catch(() => (failed += 1));
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const took = (performance.now() - started) / 1000;
  return {
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    failed,
  };
}

const insight = '/v1/marketing-insight/bench';
const listed = 25;

const person = (index: number) => ({
  name: `Person ${index}`,
  email: `person-${index}@bench.example`,
  role: 'Marketing',
});

const keyword = (index: number) => ({
  keyword: `keyword number ${index}`,
  volume: index,
  competition_level: 'LOW',
  competition_index: 10,
  low_bid: 1,
  high_bid: 2,
  trend: 0,
  region: 'Germany',
});

/** Measures a fleet: mixed reads and writes, then lists of these lengths, for who does not have them and for who does. */
async function loadFleet(fleet: Fleet, seconds: number, lengths: readonly number[]) {
  const { call, get, close } = await callsTo(fleet);
  const ids: unknown[] = [];
  for (let index = 0; index < listed; index += 1) {
    ids.push((await call('POST', `${users}/createUser`, person(index))).id);
  }
  const leaving: number[] = [];
  const list = () => call('GET', `${users}/getUsers`);
  /** Seven reads and three writes in ten; each added user is removed again, so that the list keeps its length. */
  const mixed = await measure(seconds, async (turn) => {
    const kind = turn % 10;
    if (kind === 2)
      return call('PUT', `${users}/updateUser`, { id: ids[turn % listed], ...person(turn) });
    if (kind === 5) {
      const { id } = await call('POST', `${users}/createUser`, person(1_000_000 + turn));
      return leaving.push(id);
    }
    if (kind === 8 && leaving.length > 0)
      return call('DELETE', `${users}/deleteUser`, { id: leaving.shift() });
    return kind === 3 || kind === 6 ? call('GET', '/bench/check') : list();
  });

  const lists = new Map<string, Load>();
  for (const length of lengths) {
    const { companyId } = await call('POST', `${insight}/saveBusinessInfo`, {
      domain: 'bench',
      name: 'Bench',
      size: '1-10',
      website: 'https://bench.example',
      description: 'A company with many keywords.',
    });
    const add = (index: number) =>
      call('POST', '/v1/keywords/bench/customKeywords', { companyId, ...keyword(index) });
    for (let from = 0; from < length; from += 50)
      await Promise.all(Array.from({ length: 50 }, (_, index) => add(from + index)));
    const path = `/v1/keywords/bench/getKeywords?companyId=${companyId}`;
    const span = Math.max(1, seconds / 6);
    // Each process reads the rows once.
    const [first] = await Promise.all(fleet.processes.map(() => get(path)));
    const tag = String(first?.headers['etag']);
    lists.set(String(length), await measure(span, () => get(path)));
    lists.set(`${length} again`, await measure(span, () => get(path, tag)));
  }
  close();
  return { mixed, lists };
}

const usualSeconds = 30;
const lengths = [50, 500, 5_000] as const;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

const figures = ({ perSecond, p50, p95, failed }: Load): string =>
  `${perSecond.toFixed(0).padStart(8)}/s ${ms(p50).padStart(10)} ${ms(p95).padStart(10)} ${String(failed).padStart(7)}`;

/** Returns the memory of a process in MB; NaN when the system does not report it. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

async function row(name: string, count: number, seconds: number, databaseUrl?: string) {
  const fleet = await startFleet({ count, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    const { mixed, lists } = await loadFleet(fleet, seconds, lengths);
    const memory = fleet.processes.map(({ pid }) => `${memoryOf(pid).toFixed(0)} MB`).join(', ');
    console.log(`${`${name} × ${count}`.padEnd(18)} mixed           ${figures(mixed)}   ${memory}`);
    for (const [length, load] of lists)
      console.log(`${''.padEnd(18)} list ${length.padEnd(11)}${figures(load)}`);
  } finally {
    await fleet.remove();
  }
}

/** Measures throughput: SQLite with one process, PostgreSQL with one to three. The argument is the seconds of each load. */
export async function serverBench([given]: readonly string[] = []): Promise<void> {
  const seconds = Number(given ?? usualSeconds);
  if (!(seconds > 0)) throw new Error(`${given} is no number of seconds.`);
  console.log(`Each for ${seconds} s beside its own load; every process on this machine.`);
  console.log(`${''.padEnd(35)} requests        p50        p95  failed   memory`);
  await row('SQLite', 1, seconds);
  for (const count of [1, 2, 3]) {
    // Each run has its own database, so that it starts without rows.
    const database = await startPostgres();
    if (!database) {
      console.log('PostgreSQL is not installed, and could not be.');
      return;
    }
    try {
      await row('PostgreSQL', count, seconds, database.url);
    } finally {
      database.remove();
    }
  }
}
