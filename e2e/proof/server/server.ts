import { contractCheck } from '#scripts/contractCheck.ts';
import { runVitest } from '#scripts/testing/vitestPart.ts';
import type { Case, Proof } from '../proof.ts';
import { serverRuns } from './serverRuns.ts';
import { withServers, type Scene } from './serverScene.ts';
import { serverWrites } from './serverWrites.ts';

type Say = (line: string) => void;

/** All tests of rows and state, on this database. */
async function suite({ database }: Scene): Promise<readonly Case[]> {
  const files = [
    'server/rows',
    'server/members',
    'server/http/badInput',
    'server/operations/sharedState',
    'server/operations/unfinished',
    'mocks/handlers/stateful',
  ];
  // One at a time, since each empties the database.
  return runVitest('unit', [...files, '--no-file-parallelism'], {
    TEST_DATABASE_URL: database.url,
  });
}

/** The contract check, each call on the next process. */
async function contract({ fleet }: Scene, say: Say): Promise<readonly Case[]> {
  const lines: string[] = [];
  const isGood = await contractCheck({
    send: (request) => fetch(request),
    target: {
      base: fleet.base,
      workspace: 'contract',
      token: await fleet.issuer.tokenFor('ada@contract.example'),
    },
    isStrict: true,
    patienceMs: 10_000,
    print: (line) => lines.push(line),
  });
  say(lines.at(-1) ?? 'The contract was not checked.');
  const wrong = lines.filter((line) => line.startsWith('✗')).join('\n');
  return [{ name: 'the contract', ...(isGood ? {} : { failure: wrong }) }];
}

const parts: Readonly<Record<string, (scene: Scene, say: Say) => Promise<readonly Case[]>>> = {
  suite,
  contract,
  runs: serverRuns,
  writes: serverWrites,
};

/** Three server processes on a real PostgreSQL behind a round-robin proxy, with crashes. */
export const server: Proof = {
  name: 'server',
  run: async (say, asked) => {
    const chosen = Object.entries(parts).filter(
      ([name]) => asked.length === 0 || asked.includes(name),
    );
    const cases = await withServers(async (scene) => {
      const found: Case[] = [];
      for (const [, part] of chosen) found.push(...(await part(scene, say)));
      return found;
    });
    if (!cases) say('PostgreSQL is not installed, and could not be: apt-get install postgresql');
    return cases ?? [];
  },
};
