import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLimits, usualRates } from '../http/rates.ts';
import { postgresDatabase } from '../rows/postgres/postgresRows.ts';
import { sqlRuns } from '../rows/sqlRuns.ts';
import { embeddedPostgres } from '../testing/embeddedPostgres.ts';
import { askApi, makeWorkspace } from '../testing/askApi.ts';
import { Refusal } from './refusal.ts';
import { createRuns, generateOnce } from './runs.ts';
import { memoryRows } from '../rows/memory.ts';

describe('a generation that is asked for many times at once', { timeout: 60_000 }, () => {
  it('over three processes has one answer, and counts once, also with samples', async () => {
    const db = await embeddedPostgres();
    const { rows } = postgresDatabase(db);
    // The engine still holds what other tests have made, among it as many workspaces of Ada as a person may have.
    const workspace = `w-${randomUUID()}`;
    const who = workspace;
    const companyId = await makeWorkspace(rows, workspace, who);
    const processes = [1, 2, 3].map(() =>
      askApi(rows, undefined, {
        runs: sqlRuns(postgresDatabase(db), 0),
        limits: createLimits({ ...usualRates, generations: 1 }, db),
      }),
    );
    const body = { companyId };
    const ask = async (index: number) =>
      processes[index % 3]?.('keywords.generate', {
        who,
        workspace,
        address: workspace,
        body,
      });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(index)));
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await ask(0)).toMatchObject({ status: 429 });
    await db.close();
  });

  it('refuses nobody because somebody else has asked too often', async () => {
    const runs = createRuns(memoryRows(), 0);
    const asking = (count: () => Promise<void>) =>
      generateOnce({ runs, count, since: performance.now() }, 'acme usps', async () => 'Written');
    const first = asking(() => Promise.reject(new Refusal(429, 'Too many.')));
    const others = [asking(() => Promise.resolve()), asking(() => Promise.resolve())];
    await expect(first).rejects.toThrow('Too many.');
    expect(await Promise.all(others)).toEqual(['Written', 'Written']);
  });
});
