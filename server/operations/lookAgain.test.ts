import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Checked } from '#domain/evidence/grounds.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { setupOn, type SuggestionSetup } from '../testing/suggestionSetup.ts';
import { queueLooks } from './weeklyLooks.ts';
import { Refusal } from './refusal.ts';
import { unfinishedWork } from './unfinished.ts';

const bread = 'Crumb & Co bakes sourdough bread for cafés in Bristol';
const ovens = 'Today forty cafés order from us every night.';
const loaves = 'Sourdough loaves, rye bread and seeded rolls';
const price = 'A weekly subscription costs £48 and can be paused at any time.';

const html = (text: string) => (res: ServerResponse) =>
  void res.writeHead(200, { 'content-type': 'text/html' }).end(text);
const status = (code: number) => (res: ServerResponse) => void res.writeHead(code).end();

interface Gone {
  readonly on: string | null;
  readonly gone: readonly { readonly quote: string; readonly now?: string }[];
}

type Adapter = readonly [name: string, open: () => Promise<TestDatabase>];
const [[, inMemory], [, sqlite]] = adapters as readonly [Adapter, Adapter];

let setup: SuggestionSetup;
let owner = '';
const use = (next: SuggestionSetup): void => {
  setup = next;
  owner = String(setup.company.companyId);
};

/** Adds a USP that rests on these quotes of pages. */
async function addUsp(title: string, ...quotes: readonly (readonly [string, string])[]) {
  const evidence = quotes.map(([path, quote]) => ({
    field: 'title',
    quote,
    url: `${setup.site.url}${path}`,
  }));
  const value = { title, description: title, valueProposition: title, evidence, version: 3 };
  const { rows } = setup.context;
  return (await rows.insert('usps', 'acme', owner, value)).id;
}

const checkedOf = async (id: number): Promise<readonly (Checked | undefined)[]> => {
  const row = await setup.context.rows.get('usps', 'acme', id);
  return (row?.value.evidence ?? []).map(({ checked }) => checked);
};
const foundOf = async (id: number) => (await checkedOf(id)).map((checked) => checked?.found);

const check = async () => {
  const {
    status: code,
    data,
    message,
  } = await setup.ask('quotes.check', {
    companyId: setup.company.companyId,
  });
  return { code, message, data: data as Gone };
};
const list = async () =>
  (await setup.ask('quotes.list', undefined, { companyId: owner })).data as Gone;

const pathsAsked = () => setup.site.asked.map(({ path }) => path);

describe.each(adapters)('looking again on %s', (_name, open) => {
  beforeEach(async () => use((await setupOn(open)).setup));

  it('says of each quote whether it is there, has moved, is gone or could not be read', async () => {
    const there = await addUsp('There', ['/', bread]);
    const moved = await addUsp('Moved', ['/prices', price]);
    const lost = await addUsp('Lost', ['/about', ovens]);
    const noPage = await addUsp('No page', ['/products', loaves]);
    const outage = await addUsp('Outage', ['/customers', 'Our guests ask for the bread by name']);
    const forbidden = await addUsp('Forbidden', ['/services/private', 'We bake in private rooms.']);
    setup.site.answer('/prices', html('<p>Ask us for a price.</p>'));
    setup.site.answer('/contact', html(`<p>${price}</p>`));
    setup.site.answer('/about', html('<p>Today ninety cafés order from us every night.</p>'));
    setup.site.answer('/products', status(410));
    setup.site.answer('/customers', status(503));
    const { data } = await check();
    expect(await foundOf(there)).toEqual(['there']);
    expect(await checkedOf(moved)).toEqual([
      { found: 'moved', url: `${setup.site.url}/contact`, on: expect.any(String) },
    ]);
    expect(await checkedOf(lost)).toEqual([
      {
        found: 'gone',
        on: expect.any(String),
        since: expect.any(String),
        now: 'Today ninety cafés order from us every night.',
      },
    ]);
    expect(await foundOf(noPage)).toEqual(['gone']);
    expect(await foundOf(outage)).toEqual(['unreadable']);
    expect(await foundOf(forbidden)).toEqual(['unreadable']);
    expect(new Map(data.gone.map(({ quote, now }) => [quote, now]))).toEqual(
      new Map([
        [loaves, undefined],
        [ovens, 'Today ninety cafés order from us every night.'],
      ]),
    );
    expect(await list()).toEqual(data);
    expect(pathsAsked()).not.toContain('/services/private');
  });

  it('keeps what it knew when the page cannot be read, and takes back what is there again', async () => {
    const id = await addUsp('Ovens', ['/about', ovens]);
    await check();
    const back = setup.site.answer('/about', html('<p>We have moved.</p>'));
    await check();
    const [gone] = await checkedOf(id);
    expect(gone).toMatchObject({ found: 'gone', last: expect.any(String) });
    for (const outage of [status(503), html('<title>Just a moment...</title><p>Wait</p>')]) {
      setup.site.answer('/about', outage);
      await check();
      expect(await checkedOf(id)).toEqual([{ ...gone, on: expect.any(String) }]);
    }
    back();
    await check();
    expect(await checkedOf(id)).toEqual([{ found: 'there', on: expect.any(String) }]);
    expect((await list()).gone).toEqual([]);
  });

  it('changes no version and takes nothing from an edit, and forgets a quote that was edited away', async () => {
    const id = await addUsp('Ovens', ['/about', ovens]);
    setup.site.answer('/about', html('<p>We have moved.</p>'));
    await check();
    expect((await list()).gone).toHaveLength(1);
    const edit = { uspid: id, title: 'New', description: 'New', valueProposition: 'New' };
    const answer = await setup.ask('usps.edit', { ...edit, domain: 'acme', version: 3 });
    expect(answer.status).toBe(200);
    expect((await list()).gone).toEqual([]);
  });

  it('lists nobody at a company that was deleted', async () => {
    const target = await setup.addTarget(setup.site.url);
    const evidence = [{ field: 'role', quote: ovens, url: `${setup.site.url}/about` }];
    await setup.addPerson(target, { evidence });
    setup.site.answer('/about', status(404));
    expect((await check()).data.gone).toHaveLength(1);
    await setup.ask('targetCompanies.remove', { targetid: target.targetid });
    expect((await list()).gone).toEqual([]);
  });

  it('looks for the quotes of letters and of pieces too', async () => {
    const { rows } = setup.context;
    const id = await setup.addPerson(await setup.addTarget(setup.site.url));
    const evidence = [{ field: 'emailBody', quote: ovens, url: `${setup.site.url}/about` }];
    const letter = { emailSubject: 'Bread', emailBody: 'Forty cafés', evidence };
    await rows.names.put('letters', 'acme', String(id), [letter]);
    const idea = { title: 'Ovens', type: '', keywords: [], targetIcp: '', outline: ['Ovens'] };
    const { id: ideaId } = await rows.insert('contentIdeas', 'acme', owner, {
      ...idea,
      estimated_value: 'High',
    });
    const quoted = { text: 'Forty cafés order.', quote: ovens, url: `${setup.site.url}/about` };
    const piece = { point: 'Ovens', heading: 'Ovens', sentences: [quoted, { text: 'Ours.' }] };
    const section = await rows.insert('sections', 'acme', String(ideaId), piece);
    setup.site.answer('/about', status(404));
    await check();
    const after = (await rows.get('sections', 'acme', section.id))?.value.sentences;
    expect(after?.map(({ checked }) => checked?.found)).toEqual(['gone', undefined]);
    const [kept] = (await rows.names.get('letters', 'acme', String(id))) ?? [];
    expect(kept?.evidence?.[0]?.checked?.found).toBe('gone');
    // A mail says so itself, a piece is told with its idea.
    const rests = { kind: 'sections', id: ideaId, name: 'Ovens' };
    expect((await list()).gone).toMatchObject([{ quote: ovens, rows: [rests] }]);
    await rows.remove('contentIdeas', 'acme', String(ideaId));
    expect((await list()).gone).toEqual([]);
  });
});

describe('a look', () => {
  beforeEach(async () => use((await setupOn(sqlite)).setup));

  /** Lets so many websites be read. */
  const allow = (left: number) =>
    Object.assign(setup.context, {
      count: async () => {
        left -= 1;
        if (left < 0) throw new Refusal(429, 'Too many websites to read.');
      },
    });

  it('asks for each page once, and then only for what has changed', async () => {
    const tag = (res: ServerResponse): void => {
      const isKnown = setup.site.asked.at(-1)?.headers['if-none-match'] === '"one"';
      if (isKnown) return void res.writeHead(304).end();
      res.writeHead(200, { 'content-type': 'text/html', etag: '"one"' }).end(`<p>${ovens}</p>`);
    };
    setup.site.answer('/about', tag);
    const one = await addUsp('One', ['/about', ovens], ['/', bread]);
    const two = await addUsp('Two', ['/about', ovens]);
    await check();
    expect(pathsAsked()).toEqual(['/robots.txt', '/about', '/']);
    expect([...(await foundOf(one)), ...(await foundOf(two))]).toEqual(['there', 'there', 'there']);
    await check();
    expect(pathsAsked().slice(3)).toEqual(['/robots.txt', '/about', '/']);
    expect(await foundOf(two)).toEqual(['there']);
  });

  it('asks again for a page that is as it was when a sentence of another page may be there', async () => {
    const both = html(`<p>${ovens}</p><p>${price}</p>`);
    setup.site.answer('/about', (res) => {
      const isKnown = setup.site.asked.at(-1)?.headers['if-none-match'];
      if (isKnown) return void res.writeHead(304).end();
      res.setHeader('etag', '"one"');
      both(res);
    });
    const id = await addUsp('Both', ['/about', ovens], ['/prices', price]);
    await check();
    setup.site.answer('/prices', status(404));
    await check();
    expect(await checkedOf(id)).toMatchObject([
      { found: 'there' },
      { found: 'moved', url: `${setup.site.url}/about` },
    ]);
  });

  it('goes no further than the rate of its person, and begins there the next time', async () => {
    allow(1);
    const many = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
    for (const path of many) setup.site.answer(path, html(`<p>${ovens}</p>`));
    const id = await addUsp('Many', ...many.map((path) => [path, ovens] as const));
    await check();
    expect((await foundOf(id)).filter((found) => found === 'there')).toHaveLength(8);
    allow(Infinity);
    await check();
    expect((await foundOf(id)).filter((found) => found === 'there')).toHaveLength(12);
  });

  it('does not say that a sentence is gone before the other pages were searched', async () => {
    allow(1);
    const id = await addUsp('Price', ['/prices', price]);
    setup.site.answer('/prices', status(404));
    setup.site.answer('/contact', html(`<p>${price}</p>`));
    setup.site.answer('/', html('<a href="/contact">Contact</a>'));
    await check();
    expect(await foundOf(id)).toEqual([undefined]);
    allow(Infinity);
    await check();
    expect(await foundOf(id)).toEqual(['moved']);
  });

  it('that was taken over does not ask again for what it has looked for', async () => {
    const id = await addUsp('Two', ['/', bread], ['/about', ovens]);
    await check();
    const before = pathsAsked().length;
    const { companyId } = setup.company;
    await unfinishedWork(setup.context)(`acme quotes ${companyId}`, undefined)?.(
      setup.context.rows,
    );
    expect(pathsAsked().length).toBe(before);
    expect(await foundOf(id)).toEqual(['there', 'there']);
  });

  it('happens once a week by itself while somebody opens the workspace, in one of two processes', async () => {
    const { database, setup: own } = await setupOn(sqlite);
    use(own);
    const { rows } = own.context;
    const id = await addUsp('Ovens', ['/about', ovens]);
    const day = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
    const begun = async () => (await rows.names.get('looks', 'acme', owner))?.on;
    await queueLooks(rows, day(0));
    expect(await begun()).toBeUndefined();
    await own.ask('businessInfo.get', undefined);
    const monday = day(0);
    await Promise.all([queueLooks(rows, monday), queueLooks(rows, monday)]);
    const both = [database.runs(0, { takeMs: 5 }), database.runs(0, { takeMs: 5 })];
    for (const runs of both) runs.takeOver(unfinishedWork({ ...own.context, runs }), () => {});
    await expect.poll(() => foundOf(id)).toEqual(['there']);
    for (const runs of both) await runs.stop(5_000);
    expect(pathsAsked()).toEqual(['/robots.txt', '/about']);
    await queueLooks(rows, day(6));
    expect(await begun()).toBe(monday.toISOString());
    const nextWeek = day(8);
    await queueLooks(rows, nextWeek);
    expect(await begun()).toBe(nextWeek.toISOString());
    // Nobody has opened it for more than 30 days.
    await queueLooks(rows, day(40));
    expect(await begun()).toBe(nextWeek.toISOString());
  });
});

it('without a reader, says that nothing was looked at', async () => {
  use((await setupOn(inMemory)).setup);
  await addUsp('Ovens', ['/about', ovens]);
  Object.assign(setup.context, { reader: undefined });
  expect(await check()).toMatchObject({ code: 200, data: { on: null, gone: [] } });
});
