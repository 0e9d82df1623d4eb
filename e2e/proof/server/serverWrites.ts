import { setTimeout as pause } from 'node:timers/promises';
import { caseOf, expectSame, inLanes, until, type Case } from '../proof.ts';
import { madeWorkspace, rowsIn, type Scene } from './serverScene.ts';

// Below the 1,000 users that a workspace may have (D87).
const writes = 950;
/** As many as one person may have at one server. */
const atOnce = 24;
const killAfter = 200;
const crashAfter = 500;

/** Parallel writes while a process is killed and the database is stopped and started. */
async function burst(scene: Scene, say: (line: string) => void) {
  const call = await scene.as('ada@burst.example');
  await madeWorkspace(call, 'burst');
  const acknowledged: string[] = [];
  const refused = new Map<number, number>();
  let faults = Promise.resolve();

  const fault = async (): Promise<void> => {
    if (acknowledged.length === killAfter) await scene.fleet.processes[1]?.kill();
    if (acknowledged.length !== crashAfter) return;
    scene.database.crash();
    await pause(1_000);
    scene.database.start();
  };
  const emails = Array.from({ length: writes }, (_, index) => `person-${index}@burst.example`);
  await inLanes(atOnce, emails, async (email) => {
    const body = { name: 'A Person', email, role: 'Marketing' };
    const { status } = await call('users.add', 'burst', { body });
    if (status === 200) {
      acknowledged.push(email);
      faults = faults.then(fault);
    } else {
      refused.set(status, (refused.get(status) ?? 0) + 1);
      await pause(100);
    }
  });
  await faults;
  const kept = rowsIn(await call('users.list', 'burst')).map(({ email }) => String(email));
  const there = new Set(kept);
  const lost = acknowledged.filter((email) => !there.has(email));
  const statuses = [...refused].map(([status, count]) => `${count} × ${status || 'no answer'}`);
  say(`${acknowledged.length} of ${writes} writes acknowledged, ${lost.length} of them lost`);
  say(`not acknowledged: ${statuses.join(', ') || 'none'}`);
  return { acknowledged, lost, doubled: kept.length - there.size, statuses: [...refused.keys()] };
}

/** Every acknowledged write is stored, whatever was killed meanwhile. */
export async function serverWrites(
  scene: Scene,
  say: (line: string) => void,
): Promise<readonly Case[]> {
  const seen = await burst(scene, say);
  await scene.fleet.revive(1);
  const call = await scene.as('ada@burst.example');
  return [
    await caseOf('a process is killed and the database crashes: nothing is lost', () => {
      expectSame('acknowledged writes lost', seen.lost.length, 0);
      expectSame('writes kept twice', seen.doubled, 0);
      if (seen.acknowledged.length <= crashAfter) throw new Error('no write came after the crash');
    }),
    await caseOf('what was not acknowledged was told so by 502, 503 or a lost connection', () => {
      const others = seen.statuses.filter((status) => ![0, 502, 503].includes(status));
      expectSame('other statuses', others.join(), '');
    }),
    await caseOf('without the database: 503 with Retry-After, and back by itself', async () => {
      scene.database.crash();
      const away = await call('users.list', 'burst');
      scene.database.start();
      const started = performance.now();
      expectSame('status while it is away', away.status, 503);
      expectSame('Retry-After', away.retryAfter, '5');
      for (const at of scene.fleet.processes.keys()) {
        await until(async () => {
          expectSame('status', (await call('users.list', 'burst', { at })).status, 200);
        }, 12_000);
      }
      say(`all processes answer ${Math.round(performance.now() - started)} ms after it is back`);
    }),
  ];
}
