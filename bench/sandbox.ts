/**
 * Sends mixed reads and writes to the sandbox in a separate process, at a fixed rate.
 *   node bench/sandbox.ts [seconds] [requests per second]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkSandbox } from '#server/testing/forkSandbox.ts';
import { plainClient } from '#server/testing/plainClient.ts';
import { ask, keepAlive } from '#server/testing/loopback.ts';

const seconds = Number(process.argv[2] ?? 30);
const rate = Number(process.argv[3] ?? 1100);
const wanted = 1000;
/** With this many waiting requests the server does not keep up, and the bench stops. */
const backlog = 5000;
const users = '/v1/users/bench';

const folder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'));
const sandbox = await forkSandbox({ dataFolder: folder, appFolder: folder, seed: 'none' });
const { access_token } = await plainClient(sandbox.port).signIn('ada@bench.example');
const agent = keepAlive(64);
const headers = {
  authorization: `Bearer ${access_token}`,
  'content-type': 'application/json',
};

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await ask(`http://app.localhost:${sandbox.port}/api${path}`, {
    method,
    headers,
    agent,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text);
}

interface User {
  readonly id: string;
  readonly email: string;
}
const listed = async (): Promise<readonly User[]> =>
  ((await call('GET', `${users}/getUsers`)) as { data: readonly User[] }).data;

const person = (index: number) => ({
  name: `Person ${index}`,
  email: `person-${index}@bench.example`,
  role: 'Marketing',
});

await call('POST', '/bench/tenants', { company: 'Bench', domain: 'bench', fullName: 'Ada' });
for (let index = 0; index < 25; index += 1)
  await call('POST', `${users}/createUser`, person(index));
// The caller must stay a member, so their own row is not removed.
const ids = (await listed()).slice(1).map(({ id }) => id);

/** Seven reads and three writes in ten; each added user is removed again, so that lists keep their length. */
const steps: readonly ((turn: number) => Promise<unknown>)[] = [
  listed,
  listed,
  (turn) => call('PUT', `${users}/updateUser`, { id: ids[turn % ids.length], ...person(turn) }),
  () => call('GET', '/bench/check'),
  listed,
  async (turn) => {
    const added = person(1_000_000 + turn);
    await call('POST', `${users}/createUser`, added);
    leaving.push(added.email);
  },
  () => call('GET', '/bench/check'),
  listed,
  async () => {
    const email = leaving.shift();
    const user = (await listed()).find((each) => each.email === email);
    requests += 1;
    if (user) await call('DELETE', `${users}/deleteUser`, { id: user.id });
  },
  listed,
];
const leaving: string[] = [];

let requests = 0;
let waiting = 0;
const times: number[] = [];
const failures: string[] = [];
const started = performance.now();
const elapsed = () => performance.now() - started;

async function one(turn: number, due: number): Promise<void> {
  const step = steps[turn % steps.length] ?? listed;
  waiting += 1;
  try {
    await step(turn);
  } catch (error) {
    failures.push(String(error));
  }
  waiting -= 1;
  requests += 1;
  // Measured from when it was due, not from when it was sent: queueing counts.
  times.push(elapsed() - due);
}

const all: Promise<void>[] = [];
for (let turn = 0; elapsed() < seconds * 1000 && waiting < backlog;) {
  const due = (turn / rate) * 1000;
  if (due > elapsed()) await new Promise((done) => setTimeout(done, 2));
  else {
    all.push(one(turn, due));
    turn += 1;
  }
}
await Promise.all(all);
const took = elapsed() / 1000;
await sandbox.kill();
agent.destroy();
rmSync(folder, { recursive: true });

times.sort((one, other) => one - other);
const share = (part: number): string =>
  `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`;
const reached = requests / took;
console.log(`requests           ${requests} in ${took.toFixed(1)} s`);
console.log(`errors             ${failures.length}`);
console.log(`rate               ${reached.toFixed(0)} per second (at least ${wanted} wanted)`);
console.log(`median             ${share(0.5)}`);
console.log(`95th percentile    ${share(0.95)}`);
for (const failure of new Set(failures.slice(0, 5))) console.error(failure);
process.exitCode = failures.length > 0 || reached < wanted ? 1 : 0;
