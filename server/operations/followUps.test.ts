import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentMark } from '#domain/mail/due.ts';
import { entryWith, readEntry, reviewOf, type MailReviewEntry } from '#domain/mail/mailReview.ts';
import type { Reading } from '../reading/site.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { setupOn, testProfile, type SuggestionSetup } from '../testing/suggestionSetup.ts';
import { createSiteReader } from '../reading/readSite.ts';
import { modelWriter } from '../writers/model/modelWriter.ts';
import { runName } from './runs.ts';
import { unfinishedWork } from './unfinished.ts';

const website = 'https://harbour.example';
const third = 'Harbour Kitchens opens a third café in Bath.';
const oven = 'Harbour Kitchens has no oven of its own.';

const siteOf = (address: string, text: string): Reading => {
  const pages = [{ url: `${address}/`, title: 'Home', text }];
  return { site: { url: address, readAt: '2026-11-01T10:00:00.000Z', language: 'en', pages } };
};

const sentOn = (on: string, letter = 'k', by = 'Ada'): SentMark => ({ letter, on, by });
const nothing = reviewOf({}, '1');

describe.each(adapters)('a follow-up on %s', (_name, open) => {
  let database: TestDatabase;
  let setup: SuggestionSetup;
  let clock: Date;
  let prospectid: number;
  let read: ReturnType<typeof vi.fn<(address: string) => Promise<Reading>>>;
  /** What the model quotes in each letter, the last one again and again; and what it waits for. */
  let quotes: readonly string[];
  let held: () => Promise<unknown>;
  let asked: string[];

  beforeEach(async () => {
    clock = new Date('2026-11-30T12:00:00Z');
    quotes = [testProfile.description, third];
    held = async () => undefined;
    asked = [];
    read = vi.fn(async (address) =>
      siteOf(address, address === website ? `${third} Welcome.` : 'Welcome.'),
    );
    const bodies = ['Fresh loaves arrive before dawn.', 'Bath gets colder.', 'Ovens cost a lot.'];
    const ask = async ({ messages }: { readonly messages: readonly object[] }) => {
      const quote = quotes[Math.min(asked.length, quotes.length - 1)];
      const body = `${bodies[asked.length % bodies.length]} Shall we talk?`;
      asked.push(JSON.stringify(messages));
      await held();
      const evidence = [{ field: 'body', quote }];
      return JSON.stringify({ items: [{ subject: 'Re: Bread', body, evidence }] });
    };
    ({ database, setup } = await setupOn(open, {
      now: () => clock,
      writer: modelWriter({ model: 'kept', ask }),
      reader: { ...createSiteReader(), read: (address) => read(address) },
    }));
    prospectid = await setup.addPerson(await setup.addTarget(website));
  });

  const key = () => `mail ${prospectid}`;
  const companyId = () => setup.company.companyId;
  const write = (more: object = {}) =>
    setup.ask('emails.generate', { prospectid, companyId: companyId(), ...more });
  const followUp = () => write({ followUp: true });
  const put = (value: unknown, version: number) =>
    setup.ask('sharedState.put', { companyId: companyId(), key: key(), value, version });
  const stored = async () => {
    const query = { companyId: String(companyId()), prefix: 'mail ' };
    const [value] = (await setup.ask('sharedState.list', undefined, query)).rows;
    return { value: value?.['value'], version: Number(value?.['version'] ?? 0) };
  };
  /** Makes a change of the team's value as the app does (D83). */
  const mark = async (change: Partial<MailReviewEntry>) => {
    const { value, version } = await stored();
    const { entry } = entryWith(value, readEntry(value) ?? nothing, change);
    expect(await put(entry, version)).toMatchObject({ status: 200 });
  };
  const letters = async () => {
    const query = { prospectid: String(prospectid) };
    const [row] = (await setup.ask('emails.list', undefined, query)).rows;
    return (row?.['emails'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  };
  const quotesOf = async () =>
    (await letters()).map(({ evidence }) => (evidence as { quote: string }[])[0]?.quote);

  it('rests on a sentence that no earlier letter has, and says when there is none', async () => {
    await write();
    await mark({ sent: [sentOn('2026-11-23')] });
    expect(await followUp()).toMatchObject({ status: 200, rows: [{ prospectid }] });
    const bare = (text: string) => text.replace(/\.$/, '');
    expect((await quotesOf()).map((quote) => bare(String(quote)))).toEqual([
      bare(testProfile.description),
      bare(third),
    ]);
    expect((await letters()).map(({ emailSubject }) => emailSubject)).toEqual(['Bread', 'Bread']);
    expect(asked.at(-1)).toContain('at most 90 words');
    expect(asked.at(-1)).toContain('stands in none of the earlier e-mails');
    quotes = ['“HARBOUR Kitchens opens a third café in Bath', 'opens a third café'];
    const more = await followUp();
    expect(more).toMatchObject({ status: 200, rows: [], reason: 'suggestions' });
    expect(more.message).toMatch(/^Nothing new to say to Ana Ruiz\. /);
    expect(asked).toHaveLength(4);
    expect(asked.at(-1)).toContain('its evidence stands in an earlier e-mail');
    expect(await letters()).toHaveLength(2);
    const { owner } = (await database.rows.get('prospects', 'acme', prospectid)) ?? {};
    await database.rows.update('targetCompanies', 'acme', String(owner), { recent_news: oven });
    quotes = [oven];
    expect(await followUp()).toMatchObject({ status: 200, rows: [{ prospectid }] });
    expect(await quotesOf()).toHaveLength(3);
    // A quote of the news does not count as the business's own words.
    expect((await letters()).at(-1)?.evidence).toMatchObject([{ source: 'news' }]);
  });

  it('does not rest on another part of a sentence that was quoted', async () => {
    quotes = ['Harbour Kitchens opens', 'a third café in Bath', third];
    await write();
    await mark({ sent: [sentOn('2026-11-23')] });
    expect((await followUp()).message).toMatch(/^Nothing new to say to Ana Ruiz\. /);
    expect(await letters()).toHaveLength(1);
  });

  it('has the company’s website read again after a day, and keeps what it said when it does not answer', async () => {
    await write();
    await mark({ sent: [sentOn('2026-11-16')] });
    const readings = () => read.mock.calls.filter(([address]) => address === website).length;
    quotes = [third];
    await followUp();
    expect(readings()).toBe(1);
    clock = new Date('2026-12-01T12:00:01Z');
    read.mockImplementation(async (address) => siteOf(address, `${oven} ${third}`));
    quotes = [oven];
    expect((await followUp()).rows).toHaveLength(1);
    expect(readings()).toBe(2);
    clock = new Date('2026-12-03T12:00:00Z');
    read.mockImplementation(async () => ({ because: 'does not answer' }));
    await followUp();
    await followUp();
    expect(readings()).toBe(3);
    expect(asked.at(-1)).toContain(oven);
  });

  it.each<[number, string, Partial<MailReviewEntry>]>([
    [422, 'no mail to Ana Ruiz is marked as sent.', { mark: 'drafted' }],
    [
      409,
      'a follow-up to Ana Ruiz is due on 2 December 2026.',
      { sent: [sentOn('2026-11-25'), sentOn('2026-11-02', 'n')] },
    ],
    [409, 'Ana Ruiz has replied.', { sent: [sentOn('2026-11-02')], outcome: 'replied' }],
    [409, 'Ana Ruiz is not interested.', { sent: [sentOn('2026-11-02')], outcome: 'declined' }],
    [
      409,
      'Ana Ruiz is away until 4 December 2026.',
      { sent: [sentOn('2026-11-02')], outcome: 'away', until: '2026-12-04' },
    ],
    [
      409,
      'Ana Ruiz has had three follow-ups, which is the most.',
      { sent: ['a', 'b', 'c', 'd'].map((letter) => sentOn('2026-11-02', letter)) },
    ],
  ])('is refused with %i before it is written: %s', async (status, because, change) => {
    await mark(change);
    expect(await followUp()).toMatchObject({
      status,
      message: `Not written: ${because}`,
      reason: 'suggestions',
    });
    expect(asked).toEqual([]);
    expect(await write()).toMatchObject({ status: 200 });
  });

  it('is refused to a person on the list “Do not contact”', async () => {
    await mark({ sent: [sentOn('2026-11-02')] });
    await setup.ask('doNotContact.add', { entry: 'harbour.example' });
    const message = 'Ana Ruiz is on the list “Do not contact” (harbour.example).';
    expect(await followUp()).toMatchObject({ status: 409, message });
    expect(asked).toEqual([]);
  });

  it('is written where the person’s calendar is a day ahead of the server', async () => {
    await mark({ sent: [sentOn('2026-11-24')] });
    expect((await followUp()).rows).toHaveLength(1);
  });

  it.each<[string, number, string, () => Promise<unknown>]>([
    ['replied', 409, 'Not written: Ana Ruiz has replied.', () => mark({ outcome: 'replied' })],
    [
      'got on the list',
      409,
      'Ana Ruiz is on the list “Do not contact” (harbour.example).',
      () => setup.ask('doNotContact.add', { entry: 'harbour.example' }),
    ],
    [
      'was sent nothing after all',
      422,
      'Not written: no mail to Ana Ruiz is marked as sent.',
      () => mark({ sent: [] }),
    ],
  ])('is not stored for a person who %s while it was written', async (...row) => {
    const [, status, message, meanwhile] = row;
    await mark({ sent: [sentOn('2026-11-02')] });
    const going = Promise.withResolvers<unknown>();
    held = () => going.promise;
    const answer = followUp();
    await expect.poll(() => asked.length).toBe(1);
    await meanwhile();
    going.resolve(undefined);
    expect(await answer).toMatchObject({ status, message });
    expect(await letters()).toEqual([]);
  });

  it('is not stored when a letter with the same sentence came meanwhile, which stays', async () => {
    await mark({ sent: [sentOn('2026-11-02')] });
    quotes = [third];
    held = async () => {
      held = async () => undefined;
      await write();
    };
    const answer = await followUp();
    expect(answer.message).toMatch(/^Nothing new to say to Ana Ruiz\. /);
    expect([answer.rows, (await letters()).length]).toEqual([[], 1]);
  });

  it('that a stopped server has begun is taken over, for a person who is still due', async () => {
    const work = () =>
      unfinishedWork(setup.context)(runName('acme', 'followUps', prospectid), undefined);
    await mark({ sent: [sentOn('2026-11-02')] });
    await work()?.(database.rows);
    expect(await letters()).toHaveLength(1);
    await mark({ outcome: 'replied' });
    await expect(work()?.(database.rows)).rejects.toThrow('Not written: Ana Ruiz has replied.');
  });

  it('counts from the later of two marks that were made at once', async () => {
    const change = (...sent: readonly SentMark[]) => entryWith(null, nothing, { sent }).entry;
    const bo = sentOn('2026-11-30', 'n', 'Bo');
    const both = await Promise.all([put(change(sentOn('2026-11-02')), 0), put(change(bo), 0)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const isLate = both[0].status === 409;
    const late = isLate ? sentOn('2026-11-02') : bo;
    const { data } = both[isLate ? 0 : 1];
    const { value, version } = data as { readonly value: unknown; readonly version: number };
    await put(entryWith(value, nothing, { sent: [late] }).entry, version);
    expect(readEntry((await stored()).value)?.sent).toHaveLength(2);
    expect(await followUp()).toMatchObject({
      status: 409,
      message: 'Not written: a follow-up to Ana Ruiz is due on 7 December 2026.',
    });
  });
});
