import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adapters, type TestDatabase } from '../../testing/adapters.ts';
import { answerCall } from '../../operations/answerCall.ts';
import { calls } from '#api/contract/calls.ts';
import { createSuggestionWorld, type SuggestionWorld } from '../../testing/suggestionWorld.ts';

describe.each(adapters)('one field by a model on %s', (_name, open) => {
  let database: TestDatabase;
  let world: SuggestionWorld;
  beforeEach(async () => {
    database = await open();
    world = await createSuggestionWorld({}, { rows: database.rows, runs: database.runs(0) });
  });
  afterEach(async () => {
    await world.close();
    await database.remove();
  });

  const rewrite = async (body: object) => {
    const { status, body: answer } = await answerCall(world.context, calls['suggestions.rewrite'], {
      workspace: 'acme',
      query: new URLSearchParams(),
      contentType: 'application/json',
      body: JSON.stringify(body),
    });
    return { status, ...(answer as { message?: string; data?: Record<string, unknown> }) };
  };

  it('is another text with the sentence it rests on, and the edit that takes it keeps both', async () => {
    await world.generate('usps');
    const [row] = await world.list('usps');
    const { uspid: id, title, valueProposition } = row ?? {};
    const { status, message, data } = await rewrite({ kind: 'usps', id, field: 'description' });
    expect(status).toBe(200);
    expect(message).toMatch(/^\d requests?, [\d,]+ tokens\.$/);
    expect(data?.['value']).not.toBe(row?.['description']);
    expect(await world.list('usps')).toContainEqual(row);
    const fields = { domain: 'acme', uspid: id, title, valueProposition };
    await world.ask('usps.edit', { ...fields, description: data?.['value'] });
    const [taken] = await world.list('usps');
    expect(taken?.['evidence']).toEqual(data?.['evidence']);
    await world.ask('usps.edit', { ...fields, description: row?.['description'] });
    expect(await world.list('usps')).toContainEqual(row);
    await world.ask('usps.edit', { ...fields, description: 'My own words' });
    expect((await world.list('usps'))[0]).toMatchObject({ evidence: [] });
  });

  it('says why there is none, in a sentence', async () => {
    await world.generate('usps');
    const [row] = await world.list('usps');
    world.fake.set({ fault: 'broken' });
    const asked = { kind: 'usps', id: row?.['uspid'], field: 'title' };
    expect(await rewrite(asked)).toMatchObject({ status: 503, reason: 'suggestions' });
  });
});
