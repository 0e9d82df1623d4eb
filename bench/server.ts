import { readFileSync } from 'node:fs';
import { startFleet } from '#server/testing/fleet.ts';
import { startPostgres } from '#server/testing/postgresServer.ts';
import { loadFleet, type Load } from './server/load.ts';

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
