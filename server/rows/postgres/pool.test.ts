import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { createFakePostgres } from '../../testing/fakePostgres.ts';
import { migrate } from './openPostgres.ts';
import { isOutage, openPool } from './pool.ts';

const fromServer = (code: string) => Object.assign(new DatabaseError('m', 1, 'error'), { code });

describe('the pool', () => {
  it('refuses requests while the database is unavailable, and does not end the process', async () => {
    const db = openPool('postgres://nobody@127.0.0.1:1/none');
    const refusal = { status: 503, message: expect.stringContaining('database does not answer') };
    await expect(db.run('migrations')).rejects.toMatchObject(refusal);
    await expect(db.transaction(async () => 1)).rejects.toMatchObject(refusal);
    await db.close();
  });

  it('sends the sign of life of a run beside all other statements', async () => {
    const server = await createFakePostgres();
    const db = openPool(server.url, 500);
    const all = Array.from({ length: 20 }, () => db.run('migrations'));
    await expect.poll(server.held).toBe(10);
    const beat = db.run('beat', 1, 'holder');
    await expect.poll(server.held).toBe(11);
    await server.close();
    await Promise.allSettled([...all, beat]);
    await db.close();
  });

  it('waits longer for a migration and its lock than for other statements', async () => {
    const server = await createFakePostgres();
    const db = openPool(server.url, 500);
    let isOver = false;
    const migration = migrate(db).finally(() => (isOver = true));
    const refusal = { status: 503 };
    // Twice: for the statement that sets the limit, and for the lock.
    for (let held = 0; held < 2; held += 1) {
      await expect.poll(server.held).toBe(1);
      // This one begins later and ends at its limit, so the limit of the migration has passed too, if it has the usual one.
      await expect(db.run('migrations')).rejects.toMatchObject(refusal);
      server.release();
    }
    expect(isOver).toBe(false);
    await server.close();
    await expect(migration).rejects.toMatchObject(refusal);
    await db.close();
  });
});

describe('an outage', () => {
  it.each(['57P01', '57P03', '57014', '53300', '08006', '40P01', '28P01', '25P03'])(
    'is what the server calls %s',
    (code) => expect(isOutage(fromServer(code))).toBe(true),
  );

  it.each(['42601', '23505', '22021', 'XX000'])(
    'is not %s, which is an error of the server',
    (code) => expect(isOutage(fromServer(code))).toBe(false),
  );

  it('is a broken connection', () => {
    expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
  });
});
