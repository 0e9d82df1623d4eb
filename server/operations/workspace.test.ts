import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { told } from '../testing/told.ts';
import type { CallName } from '#api/contract/paths.ts';
import { removeExpiredHourly } from '../storage.ts';
import type { Member } from '../members/membership.ts';
import { memoryRows } from '../rows/memory.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { askApi, type AskApi, type Asked } from '../testing/askApi.ts';
import { samples } from '../writers/samples.ts';

const profile = {
  name: 'Zanzibar Bread',
  size: '1-10',
  website: 'https://zanzibar.example',
  description: 'We bake Zanzibar bread for cafés and deliver it before dawn.',
} as const;

const lists = ['usps.generate', 'icps.generate', 'geographies.generate'] as const;

/** A row in an answer. */
interface Found {
  readonly targetid: number;
  readonly target_company_name: string;
  readonly prospectid: number;
}

/** What else an answer may contain. */
interface Told {
  readonly companyId: number;
  readonly entries: readonly { readonly kind: string; readonly value: unknown }[];
  readonly next: string | null;
}

describe.each(adapters)('a workspace as a whole on %s', (_name, open) => {
  let database: TestDatabase;
  let call: AskApi;
  let requests = 0;
  const people: Readonly<Record<string, Member>> = {
    ada: { subject: 'ada-zanzibar', email: 'ada@acme.example' },
    eve: { subject: 'eve', email: 'eve@other.example' },
  };
  const ask = async (name: CallName, body?: unknown, asked: Asked = {}) => {
    const idempotencyKey = `zanzibar-key-${(requests += 1)}`;
    const answer = await call<Told & readonly Found[]>(name, { body, idempotencyKey, ...asked });
    return { status: answer.status, ...answer.body };
  };
  /** Makes a workspace with something in every table, and returns the ids of its company and of another one. */
  const fill = async (workspace: string, who: string) => {
    const write = (name: CallName, body: unknown) => ask(name, body, { who, workspace });
    const about = { company: 'Zanzibar', domain: workspace, fullName: 'Ada Zanzibar' };
    await write('workspaces.create', about);
    const ids: number[] = [];
    for (const name of [profile.name, 'Zanzibar Second']) {
      const body = { domain: workspace, ...profile, name };
      const { companyId } = (await write('businessInfo.save', body)).data;
      ids.push(companyId);
      for (const list of lists) await write(list, { companyId, ...body });
      await write('keywords.generate', { companyId });
      await write('contentIdeas.generate', { companyId });
      const [target] = (await write('targetCompanies.generate', { companyId })).data;
      const companies = [{ targetid: target?.targetid, name: target?.target_company_name }];
      const [person] = (await write('prospects.generate', { companies })).data;
      await write('emails.generate', { companyId, prospectid: person?.prospectid });
      const { names } = database.rows;
      const website = { address: 'zanzibar', at: new Date().toISOString() };
      for (const id of [companyId, target?.targetid])
        await names.put('websites', workspace, String(id), website);
      await write('targetCompanies.remove', { targetid: target?.targetid });
    }
    const spent = { requests: 1, tokensIn: 1, tokensOut: 1 };
    await database.rows.names.put('usage', workspace, '2026-01-01', spent);
    return ids as [number, number];
  };
  const part = (after: string | null) =>
    ask('workspace.export', undefined, { query: after === null ? {} : { after } });
  /** Reads all parts; each names the next one. */
  const parts = async () => {
    const all: Told[] = [];
    let after: string | null = null;
    do {
      const { status, data } = await part(after);
      expect(status).toBe(200);
      all.push(data);
      after = data.next;
    } while (after !== null);
    return all;
  };
  const everything = async (workspace: string) => {
    const { rows } = database;
    return rows.after(workspace, { kind: '', name: '', id: 0 });
  };

  beforeEach(async () => {
    database = await open();
    call = askApi(database.rows, async (name) => people[name], { runs: database.runs(0) });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
  });

  it('is exported with every row, each once and those of a kind in a row', async () => {
    const [company] = await fill('acme', 'ada');
    await fill('other', 'eve');
    const entries = (await parts()).flatMap((told) => told.entries);
    const kinds = entries.map(({ kind }) => kind);
    const runs = kinds.filter((kind, index) => kind !== kinds[index - 1]);
    expect(runs).toEqual([...new Set(runs)]);
    expect(runs.toSorted()).toEqual(
      'activity companies contentIdeas geographies icps keywords letters owners prospects suggested targetCompanies usage users usps websites workspaces'
        .split(' ')
        .concat('deleted targetCompanies')
        .toSorted(),
    );
    expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(entries.length);
    expect(entries).toContainEqual({
      kind: 'companies',
      value: { id: company, owner: '', value: profile },
    });
    expect(JSON.stringify(entries)).not.toContain('eve@other');
    const { data } = await ask('workspace.activity');
    expect(data[0]).toMatchObject({ who: 'Ada Zanzibar (ada@acme.example)', what: 'exported' });
  });

  it('is exported in parts of about 1 MB, so that no answer holds it all', async () => {
    const { rows } = database;
    await fill('acme', 'ada');
    const usp = { title: 't', description: 'x'.repeat(5_000), valueProposition: 'v' };
    for (let count = 0; count < 450; count += 1) await rows.insert('usps', 'acme', '1', usp);
    const all = await parts();
    const kinds = all.flatMap(({ entries }) => entries.map(({ kind }) => kind));
    expect(kinds.filter((kind) => kind === 'usps').length).toBeGreaterThan(450);
    const largest = Math.max(...all.map((told) => JSON.stringify(told).length));
    // Rows in memory are returned without a copy, and are not limited.
    expect(largest).toBeLessThan(database.dump ? 1_500_000 : Infinity);
  });

  it('is exported only from the place of a former answer', async () => {
    await fill('acme', 'ada');
    const places = [
      'rows',
      '["a","b"]',
      '["a","b",1.5]',
      '["a","b",1e300]',
      '["a","b",-1]',
      '["\\u0000","",0]',
      '["a","\\u0000",0]',
      `["a","${'x'.repeat(6_000)}",0]`,
    ];
    for (const after of places)
      expect([after, await part(after)]).toMatchObject([after, { status: 422 }]);
  });

  it('loses a company with all its rows, and keeps the other', async () => {
    const [company, second] = await fill('acme', 'ada');
    await fill('other', 'eve');
    const remove = (name: string, asked?: Asked) =>
      ask('workspace.removeCompany', { companyId: company, name }, asked);
    expect(told(await remove('Zanzi'))).toBe(
      '409 The name is “Zanzibar Bread”. Type it to delete it.',
    );
    const byAnother = await remove(profile.name, { who: 'eve', workspace: 'other' });
    expect(byAnother).toMatchObject({ status: 404 });
    const all = await everything('acme');
    const ofSecond = all.filter(({ id }) => id === 0 || id >= second);
    expect(await remove(profile.name)).toMatchObject({ status: 200 });
    const left = await everything('acme');
    const keyOf = (row: (typeof left)[number]) => `${row.kind} ${row.id || row.name}`;
    const isAbout = (row: (typeof left)[number]) => {
      const id = row.id || Number(/\d+/.exec(row.name)?.[0] ?? second);
      return id >= second || ['users', 'activity', 'usage', 'answers'].includes(row.kind);
    };
    expect(left.filter((row) => !isAbout(row)).map(keyOf)).toEqual([]);
    expect(left.map(keyOf)).toEqual(expect.arrayContaining(ofSecond.filter(isAbout).map(keyOf)));
    expect(await remove(profile.name)).toMatchObject({ status: 404 });
  });

  it('leaves nothing in any table when it is deleted, and nothing of others is touched', async () => {
    await fill('acme', 'ada');
    await fill('other', 'eve');
    const others = await everything('other');
    expect(await ask('workspace.remove', { name: 'other' })).toMatchObject({ status: 409 });
    expect(await ask('workspace.remove', { name: 'acme' })).toMatchObject({ status: 200 });
    expect(await ask('workspaces.check')).toMatchObject({ exists: false });
    expect(await ask('users.list')).toMatchObject({ status: 404 });
    expect(await everything('acme')).toEqual([]);
    expect(await everything('other')).toEqual(others);
    expect((await database.dump?.()) ?? '').not.toMatch(/acme|ada-zanzibar/);
  });

  it('stores nothing of work that ends after its deletion', async () => {
    const [companyId] = await fill('acme', 'ada');
    const begun = Promise.withResolvers<void>();
    const deleted = Promise.withResolvers<void>();
    const list = samples.list.bind(samples);
    vi.spyOn(samples, 'list').mockImplementationOnce(async (...asked) => {
      begun.resolve();
      await deleted.promise;
      return list(...asked);
    });
    const late = ask('keywords.generate', { companyId });
    await begun.promise;
    await ask('workspace.remove', { name: 'acme' });
    // Somebody else takes the name at once.
    const about = { company: 'E', domain: 'acme', fullName: 'Eve' };
    await ask('workspaces.create', about, { who: 'eve' });
    const before = await everything('acme');
    deleted.resolve();
    expect(await late).toMatchObject({ status: 404 });
    expect(await everything('acme')).toEqual(before);
  });
});

it('usage and the texts of websites are forgotten after 400 days', () => {
  const rows = memoryRows();
  const remove = vi.spyOn(rows.names, 'removeOlder');
  removeExpiredHourly(rows, () => {})();
  for (const table of ['usage', 'websites'])
    expect(remove).toHaveBeenCalledWith(table, 400 * 24 * 60 * 60);
});
