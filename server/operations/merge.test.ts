import { beforeEach, describe, expect, it } from 'vitest';
import { told } from '../testing/told.ts';
import type { CallName } from '#api/contract/paths.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { askApi, makeWorkspace, type AskApi } from '../testing/askApi.ts';

interface Told {
  readonly targetid: number;
  readonly prospectid: number;
  readonly version: number;
  readonly entry: string;
  readonly entries: readonly { readonly kind: string; readonly value: object }[];
}

const about = { recent_news: '', initiatives_and_challenges: '' };
const globex = {
  target_company_name: 'Globex',
  description: 'Energy',
  website: 'https://globex.example',
  ...about,
};
const twin = { ...globex, target_company_name: 'Globex Inc.', website: 'https://globex.test' };
const ana = { prospect_name: 'Ana Ruiz', role: 'CEO', prospect_company_name: 'Globex' };

describe.each(adapters)('merging on %s', (_name, open) => {
  let database: TestDatabase;
  let call: AskApi;
  let companyId: number;
  beforeEach(async () => {
    database = await open();
    call = askApi(database.rows, undefined, { runs: database.runs(0) });
    companyId = await makeWorkspace(database.rows);
  });

  const ask = async (name: CallName, body?: unknown, query = {}, key?: string) => {
    const asked = { body, query, ...(key !== undefined && { idempotencyKey: key }) };
    const answer = await call<Told & readonly Told[]>(name, asked);
    return { status: answer.status, ...answer.body };
  };
  const addCompany = async (fields: object) =>
    (await ask('targetCompanies.add', { companyId, ...fields })).data.targetid;
  const addPerson = async (targetid: number, fields: object = ana) =>
    (await ask('prospects.add', { targetid, ...fields })).data.prospectid;
  const write = (prospectid: number) => ask('emails.generate', { companyId, prospectid });
  const share = (person: number, value: object) =>
    ask('sharedState.put', { companyId, key: `mail ${person}`, value, version: 0 });
  const shared = async () =>
    (await ask('sharedState.list', undefined, { companyId: String(companyId) })).data;
  const companies = async () =>
    (await ask('targetCompanies.list', undefined, { companyId: String(companyId) })).data;
  const people = async (targetid: number) =>
    (await ask('prospects.list', undefined, { targetid: String(targetid) })).data;
  const letters = async (prospectid: number) => {
    const row = await database.rows.names.get('letters', 'acme', String(prospectid));
    return row?.map(({ emailBody }) => emailBody);
  };
  const entries = async () => (await ask('doNotContact.list')).data.map(({ entry }) => entry);
  /** Everything in the workspace, but what goes on: who did what, versions, and how often a list was changed. */
  const everything = async () => {
    const all = (await ask('workspace.export')).data.entries;
    const text = JSON.stringify(
      all.filter(({ kind }) => kind !== 'activity'),
      (name, value) => (['version', 'last'].includes(name) ? undefined : (value as unknown)),
    );
    return (JSON.parse(text) as unknown[]).map((entry) => JSON.stringify(entry)).sort();
  };
  const mergeCompanies = (id: number, others: readonly number[], fields: object = globex) => {
    const from = others.map((other) => ({ id: other, version: 0 }));
    return ask('targetCompanies.merge', { targetid: id, version: 0, from, ...fields });
  };
  const mergePeople = (id: number, others: readonly number[], fields: object = ana) => {
    const from = others.map((other) => ({ id: other, version: 0 }));
    return ask('prospects.merge', { prospectid: id, version: 0, from, ...fields });
  };
  const undo = (kind: string, id: number) => ask('rows.restore', { kind, id });

  it('makes one company of three, with the people and their mail, and Undo gives all back', async () => {
    const [one, two, three] = [
      await addCompany(globex),
      await addCompany(twin),
      await addCompany({ ...twin, target_company_name: 'GLOBEX', website: '' }),
    ];
    const own = await addPerson(one);
    const theirs = await addPerson(two, { ...ana, prospect_company_name: 'Globex Inc' });
    const gone = await addPerson(three, { ...ana, prospect_name: 'Ben' });
    await write(theirs);
    await share(theirs, { mark: 'drafted' });
    await ask('prospects.remove', { prospectid: gone });
    await ask('prospects.generate', { companies: [{ targetid: two, name: 'Globex Inc.' }] });
    const found = await people(two);
    const before = await everything();

    const description = 'Energy for all';
    const merged = await mergeCompanies(one, [two, three], { ...globex, description });
    expect(merged).toMatchObject({
      status: 200,
      data: { targetid: one, ...globex, description, version: 1 },
    });
    expect(await companies()).toEqual([merged.data]);
    const all = await people(one);
    const ids = [own, ...found.map(({ prospectid }) => prospectid)];
    expect(new Set(all.map(({ prospectid }) => prospectid))).toEqual(new Set(ids));
    const mail = await ask('emails.list', undefined, { prospectid: String(theirs) });
    expect(mail.data).toMatchObject([{ prospectid: theirs, targetName: 'Globex' }]);
    // A person whom somebody has deleted before comes back to the company that there is now.
    expect((await undo('prospects', gone)).data).toMatchObject({
      targetid: one,
      prospect_company_name: 'Globex',
    });
    await ask('prospects.remove', { prospectid: gone });

    expect(await undo('targetCompanies', two)).toMatchObject({ status: 200 });
    expect(await everything()).toEqual(before);
    // The answer was lost, and the request comes again.
    expect(await undo('targetCompanies', two)).toMatchObject({ status: 200 });
    expect(await everything()).toEqual(before);
  });

  it('makes one person of two, with both their letters, and Undo gives all back', async () => {
    const at = await addCompany(globex);
    const [one, two] = [await addPerson(at), await addPerson(at, { ...ana, role: 'Boss' })];
    await write(one);
    await write(two);
    const all = [...((await letters(one)) ?? []), ...((await letters(two)) ?? [])];
    const text = { subject: 'Hi', body: 'Hello' };
    const edit = (place: number) => ({ ...text, from: { ...text, place } });
    await share(one, { mark: null, chosenKey: 'a', edits: { a: edit(0) } });
    await share(two, { mark: 'drafted', chosenKey: 'b', edits: { b: edit(0) } });
    const before = await everything();

    expect(await mergePeople(one, [two])).toMatchObject({ status: 200 });
    expect(await people(at)).toMatchObject([{ prospectid: one, role: 'CEO' }]);
    expect(await letters(one)).toEqual(all);
    const edits = { a: edit(0), b: edit(1) };
    expect(await shared()).toContainEqual(
      expect.objectContaining({
        key: `mail ${one}`,
        value: { mark: 'drafted', chosenKey: 'a', edits },
      }),
    );
    expect(await undo('prospects', two)).toMatchObject({ status: 200 });
    expect(await everything()).toEqual(before);
  });

  it('takes along what a chosen text rests on', async () => {
    const [one, two] = [await addCompany(globex), await addCompany(twin)];
    const news = 'A new plant';
    const evidence = [{ quote: 'We open a plant', field: 'recent_news' }];
    const known = { recent_news: news, evidence, assumptions: ['recent_news', 'website'] };
    await database.rows.update('targetCompanies', 'acme', two, known);
    const { data } = await mergeCompanies(one, [two], { ...globex, recent_news: news });
    expect(data).toMatchObject({ evidence, assumptions: ['recent_news'] });
  });

  it('is refused beside a colleague’s edit, and changes nothing', async () => {
    const [one, two] = [await addCompany(globex), await addCompany(twin)];
    await addPerson(two);
    await ask('targetCompanies.edit', { targetid: two, ...twin, description: 'Gas', version: 0 });
    const before = await everything();
    const late = 'Not merged: somebody else has changed Globex Inc. meanwhile.';
    expect(await mergeCompanies(one, [two])).toMatchObject({ status: 409, message: late });
    expect(await everything()).toEqual(before);
  });

  it('is not undone after a colleague’s edit of what it has changed', async () => {
    const [one, two] = [await addCompany(globex), await addCompany(twin)];
    const person = await addPerson(two);
    await mergeCompanies(one, [two]);
    const edited = { prospectid: person, ...ana, role: 'CFO', version: 1 };
    expect(await ask('prospects.edit', edited)).toMatchObject({ status: 200 });
    const before = await everything();
    const late = 'Not undone: somebody else has changed Ana Ruiz meanwhile.';
    expect(await undo('targetCompanies', two)).toMatchObject({ status: 409, message: late });
    expect(await everything()).toEqual(before);

    const [first, second] = [await addPerson(one), await addPerson(one)];
    await mergePeople(first, [second]);
    await write(first);
    expect(told(await undo('prospects', second))).toBe(
      '409 Not undone: the mail has changed meanwhile.',
    );
  });

  it('leaves one result of two that happen at once, or of one that is sent twice', async () => {
    const [one, two] = [await addCompany(globex), await addCompany(twin)];
    const both = await Promise.all([mergeCompanies(one, [two]), mergeCompanies(two, [one], twin)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const [left] = await companies();
    const more = await addCompany(twin);
    const body = {
      ...globex,
      targetid: left?.targetid,
      version: 1,
      from: [{ id: more, version: 0 }],
    };
    const first = await ask('targetCompanies.merge', body, {}, 'key');
    expect(first.status).toBe(200);
    expect(await ask('targetCompanies.merge', body, {}, 'key')).toEqual(first);
  });

  it('keeps everybody on the list “Do not contact” under their new name and website', async () => {
    const [one, two] = [await addCompany(globex), await addCompany(twin)];
    const person = await addPerson(two, { ...ana, prospect_company_name: 'Globex Inc.' });
    await ask('doNotContact.add', { person: 'Ana Ruiz', company: 'Globex Inc.' });
    await ask('doNotContact.add', { entry: 'globex.test' });
    const before = await everything();
    await mergeCompanies(one, [two]);
    expect(await write(person)).toMatchObject({ status: 409 });
    expect(await entries()).toEqual(['Ana Ruiz, Globex Inc.', 'globex.test', 'globex.example']);
    await undo('targetCompanies', two);
    await database.rows.sweep();
    expect(await everything()).toEqual(before);

    const [ben, benny] = [
      await addPerson(one, { ...ana, prospect_name: 'Ben' }),
      await addPerson(one, { ...ana, prospect_name: 'Benny' }),
    ];
    await ask('doNotContact.add', { person: 'Benny', company: 'Globex' });
    await mergePeople(ben, [benny], { ...ana, prospect_name: 'Ben' });
    expect(await entries()).toContain('Ben, Globex');
    expect(await write(ben)).toMatchObject({ status: 409 });
  });

  it('is refused for rows of several companies, one named twice, one that is gone, and too many letters', async () => {
    const [one, two] = [await addCompany(globex), await addCompany(twin)];
    const [here, there] = [await addPerson(one), await addPerson(two)];
    expect(told(await mergePeople(here, [there]))).toBe(
      '422 Not merged: these are not of one company.',
    );
    expect(await mergePeople(here, [here])).toMatchObject({ status: 422 });
    expect(await mergePeople(here, [one])).toMatchObject({ status: 404 });
    const second = await addPerson(one);
    const letter = { emailSubject: 's', emailBody: 'b' };
    for (const [person, count] of [
      [here, 30],
      [second, 21],
    ] as const) {
      const mail = Array.from({ length: count }, () => letter);
      await database.rows.names.put('letters', 'acme', String(person), mail);
    }
    expect(told(await mergePeople(here, [second]))).toBe(
      '409 Not merged: they have 51 emails together, and 50 is the most.',
    );
    expect(await people(one)).toHaveLength(2);
  });
});
