import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SuggestionSettings } from '../settings.ts';
import { forkSandbox, type ForkedSandbox } from './forkSandbox.ts';
import { startIssuer, type Issuer } from './issuer.ts';
import { startRoundRobin } from './roundRobin.ts';

/** Several server processes behind one address, with an issuer of tokens for them. */
export interface Fleet {
  /** Everything before the path of a call. */
  readonly base: string;
  readonly issuer: Issuer;
  /** The folder with their data, for what is put there while none runs. */
  readonly folder: string;
  readonly processes: readonly ForkedSandbox[];
  /** Starts a process to replace one that was killed. */
  revive(index: number): Promise<void>;
  remove(): Promise<void>;
}

/** The number of processes and their database; SQLite for one process by default. */
export interface FleetOptions {
  readonly count: number;
  readonly databaseUrl?: string;
  readonly generationMs?: number;
  readonly suggestions?: SuggestionSettings;
}

/** Starts them all at once, as a deployment does. */
export async function startFleet({ count, ...options }: FleetOptions): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-fleet-'));
  const issuer = await startIssuer();
  const fork = () =>
    forkSandbox({ ...options, dataFolder: folder, seed: 'none', openId: issuer.openId });
  const processes = await Promise.all(Array.from({ length: count }, fork));
  const front = await startRoundRobin(() => processes.map(({ port }) => port));
  return {
    base: `http://127.0.0.1:${front.port}/api`,
    issuer,
    folder,
    processes,
    revive: async (index) => {
      processes[index] = await fork();
    },
    remove: async () => {
      await front.stop();
      await Promise.all(processes.map((each) => each.kill()));
      await issuer.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
