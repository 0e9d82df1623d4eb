import { beforeEach, describe, expect, it } from 'vitest';
import { told } from '../testing/told.ts';
import type { Sentence } from '#domain/content/section.ts';
import type { Rows } from '../rows/rows.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { createSiteReader } from '../reading/readSite.ts';
import { setupOn, type AnyRow, type SuggestionSetup } from '../testing/suggestionSetup.ts';
import { modelWriter } from '../writers/model/modelWriter.ts';
import { digestOf } from './answerOnce.ts';
import { runName } from './runs.ts';
import { unfinishedWork } from './unfinished.ts';

const founded = 'Crumb & Co was founded by two bakers.';
const idea = {
  title: 'How we bake',
  type: 'BLOG_POST',
  keywords: ['bread'],
  targetIcp: 'Cafés',
  outline: ['The night', 'The oven', 'The round'],
  estimated_value: 'High',
} as const;

const quoted: Sentence = {
  text: 'Two bakers founded it.',
  quote: founded,
  url: 'https://crumb.example/',
};
const assumed: Sentence = { text: 'Bread likes the night.', assumed: true };

const addIdea = async ({ context, company }: SuggestionSetup) =>
  (await context.rows.insert('contentIdeas', 'acme', String(company.companyId), idea)).id;

/** Gives an idea as many sections as it may have. */
const fillIdea = (rows: Rows, ideaId: number) =>
  rows.together('acme', async (within) => {
    for (let at = 0; at < 50; at += 1) {
      const value = { point: `${at}`, heading: `${at}`, sentences: [] };
      await within.insert('sections', 'acme', String(ideaId), value);
    }
  });

/** What is left of sections, deleted ones too. */
const sectionsLeft = async (rows: Rows) =>
  (await rows.after('acme', { kind: '', name: '', id: 0 })).filter(({ kind }) =>
    kind.endsWith('sections'),
  );

describe.each(adapters)('sections on %s', { timeout: 30_000 }, (_name, open) => {
  let database: TestDatabase;
  let setup: SuggestionSetup;
  let ideaId: number;

  beforeEach(async () => {
    ({ database, setup } = await setupOn(open));
    ideaId = await addIdea(setup);
  });

  const insert = async (point: string, ...sentences: readonly Sentence[]) => {
    const value = { point, heading: point, sentences: [...sentences] };
    return (await database.rows.insert('sections', 'acme', String(ideaId), value)).id;
  };
  const list = (contentideaid: unknown = ideaId) =>
    setup.ask('sections.list', undefined, { contentideaid: String(contentideaid) });
  const listed = async () => (await list()).rows;
  const edit = (sectionid: number, change: object) =>
    setup.ask('sections.edit', { sectionid, heading: 'The night', ...change });
  const remove = (sectionid: number) => setup.ask('sections.remove', { sectionid });
  const restore = (id: unknown) => setup.ask('rows.restore', { kind: 'sections', id });
  const sentencesOf = async () => (await listed()).map((row: AnyRow) => row['sentences']);

  it('are those of the idea, in the order they were written', async () => {
    const other = await database.rows.insert('contentIdeas', 'acme', '999', idea);
    const [oven, night] = [await insert('The oven', assumed), await insert('The night', quoted)];
    expect(await listed()).toEqual([
      {
        sectionid: oven,
        version: 0,
        point: 'The oven',
        heading: 'The oven',
        sentences: [assumed],
      },
      {
        sectionid: night,
        version: 0,
        point: 'The night',
        heading: 'The night',
        sentences: [quoted],
      },
    ]);
    for (const unknown of [other.id, 999_999, 'x'])
      expect(await list(unknown)).toMatchObject({ status: 404 });
  });

  it('keep a quote in an edit only under its very sentence', async () => {
    const id = await insert('The night', quoted, assumed);
    const sentences = [
      { ...quoted, url: 'https://evil.example/', source: 'news' },
      { ...quoted, text: 'Two bakers founded it!' },
      { text: assumed.text },
      { text: 'Ours alone.', quote: 'An invented quote of the client' },
    ];
    expect(told(await edit(id, { heading: 'At night', sentences, version: 0 }))).toBe('200 Saved.');
    const saved = {
      sectionid: id,
      version: 1,
      point: 'The night',
      heading: 'At night',
      sentences: [
        quoted,
        { text: 'Two bakers founded it!' },
        { text: assumed.text },
        { text: 'Ours alone.' },
      ],
    };
    expect(await listed()).toEqual([saved]);
    // The edited sentence has lost its quote for good.
    await edit(id, { sentences: [{ ...quoted, text: 'Two bakers founded it!' }] });
    expect(await sentencesOf()).toEqual([[{ text: 'Two bakers founded it!' }]]);
  });

  it('are not saved over the edit of a colleague, whose section the refusal contains', async () => {
    const id = await insert('The night', quoted);
    const mine = { sentences: [quoted, { text: 'Mine.' }], version: 0 };
    await edit(id, { sentences: [quoted, { text: 'Theirs.' }], version: 0 });
    expect(await edit(id, mine)).toMatchObject({
      status: 409,
      message: 'Not saved: somebody else has changed this. Save again to replace it.',
      data: { sectionid: id, version: 1, sentences: [quoted, { text: 'Theirs.' }] },
    });
    await edit(id, { ...mine, version: 1 });
    expect(await sentencesOf()).toEqual([[quoted, { text: 'Mine.' }]]);
    // An edit that is there already was sent again after a lost answer.
    expect(await edit(id, { ...mine, version: 1 })).toMatchObject({ status: 200 });
    expect((await listed())[0]).toMatchObject({ version: 2 });
  });

  it.each<[string, object]>([
    [
      'sentences: must hold at most 60 sentences.',
      { sentences: Array.from({ length: 61 }, () => ({ text: 'a' })) },
    ],
    [
      'sentences.0.text: must hold at most 1,000 characters.',
      { sentences: [{ text: 'a'.repeat(1_001) }] },
    ],
    ['sentences.0.text: must not be blank.', { sentences: [{ text: ' ' }] }],
    ['heading: must hold at most 500 characters.', { sentences: [], heading: 'a'.repeat(501) }],
    [
      'This is larger than 32 KB in all. Shorten some texts.',
      { sentences: Array.from({ length: 60 }, () => ({ text: 'a'.repeat(1_000) })) },
    ],
  ])('are refused as too large: %s', async (message, change) => {
    const id = await insert('The night', quoted);
    expect(await edit(id, change)).toMatchObject({ status: 422, message });
    expect(await sentencesOf()).toEqual([[quoted]]);
  });

  it('are given back after they were deleted, unless their point has another one', async () => {
    const id = await insert('The night', quoted, assumed);
    const before = await listed();
    expect(await remove(id)).toMatchObject({ status: 200, message: 'Deleted.' });
    expect(await remove(id)).toMatchObject({ status: 404 });
    expect(await edit(id, { sentences: [] })).toMatchObject({ status: 404 });
    expect(await listed()).toEqual([]);
    expect(await restore(id)).toMatchObject({ status: 200, message: 'Restored.' });
    // It is there already after a lost answer.
    expect(await restore(id)).toMatchObject({ status: 200, message: 'Restored.' });
    expect(await listed()).toEqual(before);
    await remove(id);
    const other = await insert('The night');
    expect(told(await restore(id))).toBe(
      '409 Not restored: this point has another section by now.',
    );
    expect((await listed()).map(({ sectionid }) => sectionid)).toEqual([other]);
    expect(await restore(999_999)).toMatchObject({ status: 404 });
  });

  it('are at most 50 of an idea, also after one was given back', async () => {
    const id = await insert('The night');
    await remove(id);
    await fillIdea(database.rows, ideaId);
    expect(told(await restore(id))).toBe(
      '409 This list has 50 rows, which is the most. Delete some first.',
    );
  });

  it('are exported, and deleted with their company', async () => {
    await insert('The night', quoted);
    const { companyId, name } = setup.company;
    const { data } = await setup.ask('workspace.export', undefined);
    const { entries } = data as { readonly entries: readonly { readonly kind: string }[] };
    expect(entries.filter(({ kind }) => kind === 'sections')).toMatchObject([
      { value: { owner: String(ideaId), value: { point: 'The night', sentences: [quoted] } } },
    ]);
    expect(await setup.ask('workspace.removeCompany', { companyId, name })).toMatchObject({
      status: 200,
    });
    expect(await list()).toMatchObject({ status: 404 });
    expect(await sectionsLeft(database.rows)).toEqual([]);
  });
});

describe.each(adapters)('a section that is written on %s', { timeout: 30_000 }, (_name, open) => {
  let database: TestDatabase;
  let setup: SuggestionSetup;
  let ideaId: number;
  /** What the model answers each time, and what it waits for. */
  let said: readonly object[];
  let held: () => Promise<unknown>;
  let asked: string[];

  const page = { url: 'https://crumb.example/', title: 'Home', text: `Welcome. ${founded}` };
  const site = { url: page.url, readAt: '2026-11-01T10:00:00Z', language: 'en', pages: [page] };

  beforeEach(async () => {
    said = [{ text: quoted.text, quote: founded }, { text: assumed.text }];
    held = async () => undefined;
    asked = [];
    const ask = async ({ messages }: { readonly messages: readonly object[] }) => {
      asked.push(JSON.stringify(messages));
      await held();
      return JSON.stringify({ sentences: said });
    };
    const writer = modelWriter({ model: 'kept', ask });
    const reader = { ...createSiteReader(), read: async () => ({ site }) };
    ({ database, setup } = await setupOn(open, { writer, reader }));
    ideaId = await addIdea(setup);
  });

  const generate = (point: string, contentideaid: unknown = ideaId) =>
    setup.ask('sections.generate', { contentideaid, point });
  const listed = async () =>
    (await setup.ask('sections.list', undefined, { contentideaid: String(ideaId) })).rows;
  const outline = (...points: readonly string[]) =>
    setup.ask('contentIdeas.edit', { contentideaid: ideaId, ...idea, outline: points });
  const hold = () => {
    const going = Promise.withResolvers<unknown>();
    held = () => going.promise;
    return () => going.resolve(undefined);
  };

  it('has the point as its heading, and each sentence with what it rests on', async () => {
    const { status, message, rows } = await generate('The night');
    const section = {
      sectionid: rows[0]?.['sectionid'],
      version: 0,
      point: 'The night',
      heading: 'The night',
      sentences: [quoted, assumed],
    };
    expect([status, message, rows]).toEqual([200, '0 requests, 0 tokens.', [section]]);
    expect(await listed()).toEqual([section]);
    said = [{ text: 'Nothing turns as slowly as dough.' }];
    await generate('The oven');
    expect(asked.at(-1)).toContain(`The night: ${assumed.text}`);
    expect(await listed()).toMatchObject([section, { point: 'The oven' }]);
  });

  it('is written once: a point that has one keeps it, also when two ask at once', async () => {
    const go = hold();
    const both = [generate('The night'), generate(' The night ')];
    await expect.poll(() => asked.length).toBe(1);
    go();
    const [first, other] = (await Promise.all(both)).map(({ rows }) => rows);
    expect(other).toEqual(first);
    await setup.ask('sections.edit', {
      sectionid: first?.[0]?.['sectionid'],
      heading: 'Ours',
      sentences: [{ text: 'Ours.' }],
    });
    expect(await generate('The night')).toMatchObject({
      status: 200,
      message: 'Generated.',
      rows: [{ heading: 'Ours', sentences: [{ text: 'Ours.' }], version: 1 }],
    });
    expect([asked.length, (await listed()).length]).toEqual([1, 1]);
  });

  it('is not written twice when Undo gives one back meanwhile', async () => {
    const [{ sectionid: id } = { sectionid: undefined }] = (await generate('The night')).rows;
    await setup.ask('sections.remove', { sectionid: id });
    const go = hold();
    const answer = generate('The night');
    await expect.poll(() => asked.length).toBe(2);
    await setup.ask('rows.restore', { kind: 'sections', id });
    go();
    expect(await answer).toMatchObject({ status: 200, rows: [{ sectionid: id }] });
    expect(await listed()).toHaveLength(1);
  });

  it('is refused for an unknown idea, without an outline, and for a point that is not in it', async () => {
    for (const unknown of [999_999, 'x', setup.company.companyId])
      expect(await generate('The night', unknown)).toMatchObject({ status: 404 });
    expect(await generate('The day')).toMatchObject({
      status: 422,
      message: 'This point is no longer in the outline of the idea.',
      reason: 'suggestions',
    });
    expect(await generate('')).toMatchObject({ status: 422 });
    expect(await generate('a'.repeat(501))).toMatchObject({ status: 422 });
    await outline();
    expect(await generate('The night')).toMatchObject({
      status: 422,
      message: 'This idea has no outline. Add its points first.',
      reason: 'suggestions',
    });
    expect(asked).toEqual([]);
  });

  it('is not stored when the outline was changed while it was written', async () => {
    const go = hold();
    const answers = [generate('The night'), generate('The oven')];
    await expect.poll(() => asked.length).toBe(2);
    await outline('The dusk', 'The oven');
    go();
    const [gone, kept] = await Promise.all(answers);
    expect(gone).toMatchObject({
      status: 409,
      message: 'Not written: the outline was changed meanwhile.',
      reason: 'suggestions',
    });
    expect(kept).toMatchObject({ status: 200 });
    expect((await listed()).map(({ point }) => point)).toEqual(['The oven']);
  });

  it('is not stored in a company that was deleted meanwhile', async () => {
    const go = hold();
    const answer = generate('The night');
    await expect.poll(() => asked.length).toBe(1);
    const { companyId, name } = setup.company;
    await setup.ask('workspace.removeCompany', { companyId, name });
    go();
    expect(await answer).toMatchObject({ status: 404 });
    expect(await sectionsLeft(database.rows)).toEqual([]);
  });

  it('of which nothing is left is not stored, and the message says why', async () => {
    await generate('The night');
    expect(await generate('The oven')).toMatchObject({
      status: 200,
      rows: [],
      reason: 'suggestions',
      message: '0 of 4 sentences: 4 more were too much alike. 0 requests, 0 tokens.',
    });
    said = [{ text: 'It saves 37% a year.' }];
    expect(await generate('The round')).toMatchObject({ status: 502 });
    expect(await listed()).toHaveLength(1);
  });

  it('keeps the sentences that fit into a row', async () => {
    // Canadian syllabics have three bytes each.
    const letters = (from: number) =>
      Array.from({ length: 990 }, (_, at) =>
        String.fromCodePoint(0x1401 + ((53 * from + 7 * at) % 600)),
      );
    said = Array.from({ length: 12 }, (_, from) => ({ text: letters(from).join('') }));
    const ebook = { contentideaid: ideaId, ...idea, type: 'EBOOK' };
    await setup.ask('contentIdeas.edit', ebook);
    const { status, rows } = await generate('The night');
    expect(status).toBe(200);
    expect(rows[0]?.['sentences']).toHaveLength(10);
  });

  it('is one of at most 50 of an idea', async () => {
    await fillIdea(database.rows, ideaId);
    expect(told(await generate('The night'))).toBe(
      '409 This list has 50 rows, which is the most. Delete some first.',
    );
    expect(asked).toEqual([]);
  });

  it('that a stopped server has begun is taken over, while its point is in the outline', async () => {
    const work = async () => {
      const digest = await digestOf('The oven');
      const name = `${runName('acme', 'sections', ideaId)} ${digest}`;
      return unfinishedWork(setup.context)(name, undefined)?.(database.rows);
    };
    await work();
    expect(await listed()).toMatchObject([{ point: 'The oven', sentences: [quoted, assumed] }]);
    await outline('The night');
    await expect(work()).rejects.toThrow('Not written: the outline was changed meanwhile.');
    expect(asked).toHaveLength(1);
  });
});
