import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApiHandler, type ApiHandler } from '../http/apiHandler.ts';
import { removeExpiredHourly } from '../storage.ts';
import type { Member } from '../members/membership.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { samples } from '../writers/samples.ts';
import type { Writer } from '../writers/writer.ts';

const profile = {
  name: 'Zanzibar Bread',
  size: '1-10',
  website: 'https://zanzibar.example',
  description: 'We bake Zanzibar bread for cafés and deliver it before dawn.',
} as const;

const lists = ['generateUSP', 'generateICP', 'generateGeographies'];

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
  let handler: ApiHandler;
  let writer: Writer;
  let requests = 0;
  const people: Readonly<Record<string, Member>> = {
    ada: { subject: 'ada-zanzibar', email: 'ada@acme.example' },
    eve: { subject: 'eve', email: 'eve@other.example' },
  };
  const ask = async (
    who: string,
    method: string,
    path: string,
    body?: unknown,
    query: Record<string, string> = {},
  ) => {
    const answer = await handler({
      method,
      pathname: `/api${path}`,
      query: new URLSearchParams(query),
      authorization: who,
      contentType: 'application/json',
      readBody: async () => (body === undefined ? '' : JSON.stringify(body)),
      idempotencyKey: `zanzibar-key-${(requests += 1)}`,
    });
    return {
      status: answer.status,
      ...(answer.body as { message?: string; data: Told & readonly Found[] }),
    };
  };
  /** Makes a workspace with something in every table, and returns the ids of its company and of another one. */
  const fill = async (workspace: string, who: string) => {
    const insights = `/v1/marketing-insight/${workspace}`;
    await ask(who, 'POST', `/${workspace}/tenants`, {
      company: 'Zanzibar',
      domain: workspace,
      fullName: 'Ada Zanzibar',
    });
    const ids: number[] = [];
    for (const name of [profile.name, 'Zanzibar Second']) {
      const body = { domain: workspace, ...profile, name };
      const saved = await ask(who, 'POST', `${insights}/saveBusinessInfo`, body);
      const id = saved.data.companyId;
      ids.push(id);
      const ofCompany = { companyId: id };
      for (const list of lists)
        await ask(who, 'POST', `${insights}/${list}`, { ...ofCompany, ...body });
      await ask(who, 'POST', `/v1/keywords/${workspace}/googleKeywordInsights`, ofCompany);
      await ask(who, 'POST', `/v1/content-ideas/${workspace}/generateContentIdeas`, ofCompany);
      const path = `/v1/target-companies/${workspace}/generateTargetCompany`;
      const found = await ask(who, 'POST', path, ofCompany);
      const companies = found.data
        .slice(0, 1)
        .map((row) => ({ targetid: row.targetid, name: row.target_company_name }));
      const search = `/v1/ideal-prospects/${workspace}/searchIdealProspect`;
      const searched = await ask(who, 'POST', search, {
        companies,
      });
      await ask(who, 'POST', `/v1/emails/${workspace}/emailVariations`, {
        ...ofCompany,
        prospectid: searched.data[0]?.prospectid,
      });
      const { names } = database.rows;
      const at = new Date().toISOString();
      await names.put('websites', workspace, String(id), { address: 'zanzibar', at });
      await names.put('websites', workspace, String(found.data[0]?.targetid), {
        address: 'zanzibar',
        at,
      });
      await names.put('deleted', workspace, `${id} usps Zanzibar 7`, { ...profile });
    }
    const spent = { requests: 1, tokensIn: 1, tokensOut: 1 };
    await database.rows.names.put('usage', workspace, '2026-01-01', spent);
    return ids as [number, number];
  };
  const exported = async (who: string, workspace: string) => {
    const entries: Told['entries'][number][] = [];
    let after: string | null = null;
    do {
      const query: Record<string, string> = after ? { after } : {};
      // Each part names the next one.
      const { status, data } = await ask(
        who,
        'GET',
        `/v1/workspaces/${workspace}/export`,
        undefined,
        query,
      );
      expect(status).toBe(200);
      entries.push(...data.entries);
      after = data.next;
    } while (after !== null);
    return entries;
  };
  const everything = async (workspace: string) => {
    const { rows } = database;
    return rows.after(workspace, { kind: '', name: '', id: 0 });
  };

  beforeEach(async () => {
    database = await open();
    const { rows } = database;
    writer = samples;
    const context = {
      rows,
      runs: database.runs(0),
      get writer() {
        return writer;
      },
    };
    handler = createApiHandler(context, async (name) => people[name]);
  });
  afterEach(() => database.remove());

  it('is exported with every row, each once and those of a kind in a row', async () => {
    const [company] = await fill('acme', 'ada');
    await fill('other', 'eve');
    const entries = await exported('ada', 'acme');
    const kinds = entries.map(({ kind }) => kind);
    const runs = kinds.filter((kind, index) => kind !== kinds[index - 1]);
    expect(runs).toEqual([...new Set(runs)]);
    expect(runs.toSorted()).toEqual(
      'activity companies contentIdeas deleted geographies icps keywords letters owners prospects suggested targetCompanies usage users usps websites workspaces'
        .split(' ')
        .toSorted(),
    );
    expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(entries.length);
    expect(entries).toContainEqual({
      kind: 'companies',
      value: { id: company, owner: '', value: profile },
    });
    expect(JSON.stringify(entries)).not.toContain('eve@other');
    const { data } = await ask('ada', 'GET', '/v1/workspaces/acme/getActivity');
    expect(data[0]).toMatchObject({ who: 'Ada Zanzibar (ada@acme.example)', what: 'exported' });
  });

  it('is exported in parts of about 1 MB, so that no answer holds it all', async () => {
    const { rows } = database;
    await fill('acme', 'ada');
    const usp = { title: 't', description: 'x'.repeat(5_000), valueProposition: 'v' };
    for (let count = 0; count < 450; count += 1) await rows.insert('usps', 'acme', '1', usp);
    let largest = 0;
    let after: string | null = '["","",0]';
    let count = 0;
    while (after !== null) {
      const { data } = await ask('ada', 'GET', '/v1/workspaces/acme/export', undefined, {
        after,
      });
      largest = Math.max(largest, JSON.stringify(data).length);
      count += data.entries.filter(({ kind }) => kind === 'usps').length;
      after = data.next;
    }
    expect(count).toBeGreaterThan(450);
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
      expect([
        after,
        await ask('ada', 'GET', '/v1/workspaces/acme/export', undefined, { after }),
      ]).toMatchObject([after, { status: 422 }]);
  });

  it('is closed to members of another workspace', async () => {
    const [company] = await fill('acme', 'ada');
    await fill('other', 'eve');
    const before = await everything('acme');
    const asks = [
      ['GET', 'getWorkspace'],
      ['GET', 'getActivity'],
      ['GET', 'export'],
      ['POST', 'handOver', { id: 1 }],
      ['DELETE', 'deleteCompany', { companyId: company, name: profile.name }],
      ['DELETE', 'deleteWorkspace', { name: 'acme' }],
    ] as const;
    for (const [method, call, body] of asks)
      expect(await ask('eve', method, `/v1/workspaces/acme/${call}`, body)).toMatchObject({
        status: 403,
      });
    // Not through an own workspace either.
    const own = { companyId: company, name: profile.name };
    expect(await ask('eve', 'DELETE', '/v1/workspaces/other/deleteCompany', own)).toMatchObject({
      status: 404,
    });
    expect(await everything('acme')).toEqual(before);
  });

  it('loses a company with all its rows, and keeps the other', async () => {
    const [company, second] = await fill('acme', 'ada');
    const path = '/v1/workspaces/acme/deleteCompany';
    expect(await ask('ada', 'DELETE', path, { companyId: company, name: 'Zanzi' })).toMatchObject({
      status: 409,
      message: 'The name is “Zanzibar Bread”. Type it to delete it.',
    });
    const all = await everything('acme');
    const ofSecond = all.filter(({ id }) => id === 0 || id >= second);
    const body = { companyId: company, name: profile.name };
    expect(await ask('ada', 'DELETE', path, body)).toMatchObject({ status: 200 });
    const left = await everything('acme');
    const keyOf = (row: (typeof left)[number]) => `${row.kind} ${row.id || row.name}`;
    const isAbout = (row: (typeof left)[number]) => {
      const id = row.id || Number(/\d+/.exec(row.name)?.[0] ?? second);
      return id >= second || ['users', 'activity', 'usage', 'answers'].includes(row.kind);
    };
    expect(left.filter((row) => !isAbout(row)).map(keyOf)).toEqual([]);
    expect(left.map(keyOf)).toEqual(expect.arrayContaining(ofSecond.filter(isAbout).map(keyOf)));
    expect(await ask('ada', 'DELETE', path, body)).toMatchObject({ status: 404 });
  });

  it('leaves nothing in any table when it is deleted, and nothing of others is touched', async () => {
    await fill('acme', 'ada');
    await fill('other', 'eve');
    const others = await everything('other');
    const path = '/v1/workspaces/acme/deleteWorkspace';
    expect(await ask('ada', 'DELETE', path, { name: 'other' })).toMatchObject({ status: 409 });
    expect(await ask('ada', 'DELETE', path, { name: 'acme' })).toMatchObject({ status: 200 });
    expect(await ask('ada', 'GET', '/acme/check')).toMatchObject({ exists: false });
    expect(await ask('ada', 'GET', '/v1/users/acme/getUsers')).toMatchObject({ status: 404 });
    expect(await everything('acme')).toEqual([]);
    expect(await everything('other')).toEqual(others);
    expect((await database.dump?.()) ?? '').not.toMatch(/acme|ada-zanzibar/);
  });

  it('stores nothing of work that ends after its deletion', async () => {
    const [companyId] = await fill('acme', 'ada');
    const begun = Promise.withResolvers<void>();
    const deleted = Promise.withResolvers<void>();
    writer = {
      ...samples,
      list: async (...asked) => {
        begun.resolve();
        await deleted.promise;
        return samples.list(...asked);
      },
    };
    const late = ask('ada', 'POST', '/v1/keywords/acme/googleKeywordInsights', { companyId });
    await begun.promise;
    await ask('ada', 'DELETE', '/v1/workspaces/acme/deleteWorkspace', { name: 'acme' });
    // Somebody else takes the name at once.
    await ask('eve', 'POST', '/acme/tenants', { company: 'E', domain: 'acme', fullName: 'Eve' });
    const before = await everything('acme');
    deleted.resolve();
    expect(await late).toMatchObject({ status: 404 });
    expect(await everything('acme')).toEqual(before);
  });

  it('forgets usage and the texts of websites after 400 days', async () => {
    const { names } = database.rows;
    const removed: [string, number][] = [];
    const watched = {
      ...database.rows,
      names: {
        ...names,
        removeOlder: async (table: string, seconds: number) => void removed.push([table, seconds]),
      },
    };
    removeExpiredHourly(watched, () => {})();
    const days = 400 * 24 * 60 * 60;
    expect(removed).toEqual(
      expect.arrayContaining([
        ['usage', days],
        ['websites', days],
      ]),
    );
  });
});
