import type { IdentityTable } from './identity/table.ts';
import { answerKeptSeconds } from './operations/answerOnce.ts';
import { openPostgres } from './rows/postgres/openPostgres.ts';
import type { Rows } from './rows/rows.ts';
import { eraseDatabase, openDatabase } from './rows/sqlite/database.ts';
import { sqlRuns } from './rows/sqlRuns.ts';

export interface StorageOptions {
  readonly dataFolder: string;
  /** A PostgreSQL database for the rows, which other processes may use too. */
  readonly databaseUrl?: string | undefined;
  /** Removes everything in the folder first. */
  readonly reset?: boolean;
}

type OnServer = Awaited<ReturnType<typeof openPostgres>>;

/** The stored data of a server. Only a database server counts rates for several processes, and has connections. */
export interface Storage
  extends Pick<OnServer, 'runs' | 'isNew'>, Partial<Pick<OnServer, 'rateStore' | 'pool'>> {
  readonly rows: Rows;
  /** The data of the embedded provider, which is always in the folder. */
  readonly identity: () => IdentityTable;
  readonly close: () => Promise<void>;
}

function inFolder({ dataFolder, reset }: StorageOptions): Storage {
  if (reset) eraseDatabase(dataFolder);
  const { identity, isNew, ...database } = openDatabase(dataFolder);
  const { rows } = database;
  const runs = (ms: number) => sqlRuns(database, ms);
  return { rows, runs, identity: () => identity, isNew, close: () => rows.close() };
}

export async function openStorage(options: StorageOptions): Promise<Storage> {
  if (options.databaseUrl === undefined) return inFolder(options);
  const { rows, ...others } = await openPostgres(options.databaseUrl);
  let folder: Storage | undefined;
  return {
    ...others,
    rows,
    identity: () => (folder ??= inFolder(options)).identity(),
    close: async () => {
      await folder?.close();
      await rows.close();
    },
  };
}

/** How long figures of usage and texts of websites are kept (D94). */
const dataKeptSeconds = 400 * 24 * 60 * 60;

const everyMs = 60 * 60 * 1000;
const addUpMs = 60_000;

/** Removes expired rows now and every hour; returns a function that stops it. Several processes may run it at once. */
export function removeExpiredHourly(rows: Rows, log: (error: unknown) => void): () => void {
  const { names } = rows;
  // A failure is retried an hour later.
  const tidy = () => {
    void names.removeOlder('answers', answerKeptSeconds).catch(log);
    void names.removeOlder('usage', dataKeptSeconds).catch(log);
    void names.removeOlder('websites', dataKeptSeconds).catch(log);
    void rows.sweep().catch(log);
  };
  // Each change of a list is one more row to count until then.
  const addUp = () => void rows.addUp().catch(log);
  tidy();
  addUp();
  const timers = [setInterval(tidy, everyMs), setInterval(addUp, addUpMs)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
