/** `npm run backup -- FILE` and `npm run restore -- FILE`: copies the SQLite data of a server to a file while it runs, and back. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { checkData, databaseFile, foldLog, holdFolder } from './rows/sqlite/database.ts';
import { readSettings } from './settings.ts';

/** All pages in one step: what is written meanwhile is not in the copy, and cannot make it begin again. */
const allPages = 0x7fffffff;

function flush(path: string, flags: string): void {
  const opened = openSync(path, flags);
  fsyncSync(opened);
  closeSync(opened);
}

async function copyTo(part: string, from: string): Promise<void> {
  closeSync(openSync(part, 'a', 0o600));
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, part, { rate: allPages });
  } finally {
    source.close();
  }
  // The copy is one file: it has no log beside it that a restore could forget.
  foldLog(part);
  const copied = new DatabaseSync(part);
  const found = copied.prepare('PRAGMA integrity_check').get();
  copied.close();
  if (found?.['integrity_check'] !== 'ok') throw new Error(`${from} is damaged.`);
}

/** Writes the copy to the disk, and only then gives it its name. One that is cut short keeps the name of a part. */
async function copy(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    await copyTo(part, from);
    flush(part, 'r+');
    renameSync(part, to);
    if (process.platform !== 'win32') flush(dirname(to), 'r');
  } finally {
    // What could not be finished takes no room on a disk that may be full.
    rmSync(part, { force: true });
  }
}

/** Refuses a file that is the data itself: a copy in its place would be lost to the server, which goes on with the old one. */
function requireOther(file: string, data: string): void {
  if (existsSync(file) && existsSync(data) && realpathSync(file) === realpathSync(data))
    throw new Error(`${file} is the data itself: name another file.`);
}

/** Copies the data of a folder to a file. A file of that name stays as it is until the copy is complete. */
export async function backUp(folder: string, file: string): Promise<void> {
  const data = databaseFile(folder);
  if (!existsSync(data)) throw new Error(`There is no data in ${folder}.`);
  requireOther(file, data);
  await copy(data, file);
}

/** Puts a copy into the place of the data. What was there is kept beside it. Refuses while a server runs. */
export async function restore(folder: string, file: string): Promise<string | undefined> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const data = databaseFile(folder);
  requireOther(file, data);
  checkData(file);
  const release = holdFolder(folder);
  try {
    const isThere = existsSync(data);
    const former = data.replace(/\.sqlite$/, `.before-${Date.now()}.sqlite`);
    // A log that stayed beside the data would be read into what takes its place.
    if (isThere) foldLog(data);
    if (isThere) await copy(data, former);
    await copy(file, data);
    return isThere ? former : undefined;
  } finally {
    release();
  }
}

async function main([command, name]: readonly string[]): Promise<void> {
  const { dataFolder, databaseUrl } = readSettings(
    { ...process.env, APP_DIR: 'none' },
    resolve(import.meta.dirname, '..'),
  );
  if (databaseUrl !== undefined)
    throw new Error('DATABASE_URL is set: use pg_dump and pg_restore for PostgreSQL.');
  if (name === undefined) throw new Error(`Name the file: npm run ${command} -- FILE`);
  const file = resolve(name);
  if (command === 'restore') {
    const former = await restore(dataFolder, file);
    console.log(`${dataFolder} now has the data of ${file}.`);
    if (former !== undefined) console.log(`What was there before is in ${former}.`);
    return;
  }
  await backUp(dataFolder, file);
  console.log(`${file} has the data of ${dataFolder}.`);
}

if (import.meta.main)
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
