import { describe, expect, it } from 'vitest';
import type { Switches } from '../../testing/fakeModel.ts';
import { openSetup } from '../../testing/suggestionSetup.ts';

/** Returns the result of one round: status, number of rows, and formats of the requests. */
async function outcome(...options: Parameters<typeof openSetup>) {
  const setup = await openSetup(...options);
  const { status, message, reason, rows } = await setup.generate('usps');
  return {
    setup,
    status,
    message,
    reason,
    rows,
    formats: setup.fake.asked.map(({ format }) => format),
  };
}

describe('a model with fewer features', () => {
  it.each<[string, Switches, readonly string[]]>([
    ['knows json_schema', {}, ['json_schema']],
    ['knows no bounds', { noBounds: true }, ['json_schema', 'json_schema']],
    ['knows json_object', { noJsonSchema: true }, ['json_schema', 'json_schema', 'json_object']],
    [
      'knows text',
      { noJsonSchema: true, noJsonObject: true },
      ['json_schema', 'json_schema', 'json_object', 'text'],
    ],
    ['thinks aloud', { thinks: true }, ['json_schema']],
    ['uses fences', { fences: true, thinks: true }, ['json_schema']],
    ['does not stream', { streams: false }, ['json_schema']],
    [
      'refuses streams',
      { noStream: true },
      ['json_schema', 'json_schema', 'json_object', 'text', 'text'],
    ],
  ])('and %s is asked as it likes, and remembered', async (_what, switches, formats) => {
    const found = await outcome(switches);
    expect([found.status, found.rows.length]).toEqual([200, 4]);
    expect(found.formats).toEqual(formats);
    await found.setup.generate('icps');
    expect(found.setup.fake.asked.at(-1)?.format).toBe(formats.at(-1));
    expect(found.setup.fake.asked).toHaveLength(formats.length + 1);
  });
});

describe('a model that invents', () => {
  const everything = async (switches: Switches) => {
    const setup = await openSetup(switches);
    const kinds = ['usps', 'icps', 'geographies', 'targetCompanies', 'contentIdeas'] as const;
    for (const kind of kinds) await setup.generate(kind);
    const target = await setup.addTarget(setup.site.url);
    const people = await setup.ask('prospects.generate', { companies: [target] });
    const prospectid = people.rows[0]?.['prospectid'];
    const mail = await setup.ask('emails.generate', {
      prospectid,
      companyId: setup.company.companyId,
    });
    const lists = await Promise.all(kinds.map((kind) => setup.list(kind)));
    return { lists, people: people.rows, mail, kept: JSON.stringify([lists, people, mail]) };
  };

  it('quotes has them removed: the claim is an assumption', async () => {
    const { lists, mail, kept } = await everything({ inventsQuotes: true });
    expect(kept).not.toContain('national bakery award');
    const rows = lists.flat();
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows.filter((row) => 'prompt' in row || 'assumptions' in row)) {
      expect(row['evidence']).toEqual([]);
      expect(row['assumptions']).not.toEqual([]);
    }
    expect(mail.rows[0]?.['emails']).toMatchObject([{ evidence: [], assumptions: ['emailBody'] }]);
  });

  it('figures, addresses and people has them removed', async () => {
    const { lists, people, kept } = await everything({ inventsFacts: true });
    expect(lists.flat().length).toBeGreaterThan(15);
    expect(kept).not.toContain('37%');
    expect(kept).not.toContain('@');
    expect(kept).not.toContain('Invented');
    expect(people.map((row) => row['prospect_name'])).toEqual(['', '', '']);
  });
});

describe('the answer when a model', () => {
  it.each<[string, Switches, number, RegExp, rows: number, requests: number]>([
    ['writes half of it', { halfJson: true }, 200, /^2 of 4: 2 could not be used\. 2 req/, 2, 2],
    [
      'writes another language',
      { speaksGerman: true },
      502,
      /^The model wrote nothing that could be used\. It may be too small/,
      0,
      2,
    ],
    ['repeats itself', { repeats: true }, 200, /^1 of 4: 6 more were too much alike\. 2 req/, 1, 2],
    ['is busy for a moment', { fault: 'busy', times: 2, retryAfter: '0' }, 200, /^1 request/, 4, 3],
    ['is busy for long', { fault: 'busy' }, 503, /^The model has too much to do\. Try again/, 0, 3],
    ['has no credit', { fault: 'exhausted' }, 502, /^The account at the model’s service is/, 0, 1],
    ['fails once', { fault: 'broken', times: 1 }, 200, /^2 requests/, 4, 2],
    ['fails', { fault: 'broken' }, 503, /^The model’s service has a problem\. Try again/, 0, 3],
    ['refuses', { fault: 'refuses' }, 502, /^The model’s service refuses the request/, 0, 5],
    ['refuses the key', { fault: 'wrongKey' }, 502, /key\. .* OPENAI_API_KEY\.$/, 0, 1],
    ['lacks the model', { fault: 'unknownModel' }, 502, /model\. .* OPENAI_MODEL\.$/, 0, 1],
    ['hangs', { fault: 'hangs' }, 503, /^The model took too long\. Try again\.$/, 0, 1],
    ['breaks off once', { fault: 'disconnects', times: 1 }, 200, /^2 requests/, 4, 2],
    ['breaks off', { fault: 'disconnects' }, 503, /^The model cannot be reached\. Try again/, 0, 3],
    [
      'never ends',
      { fault: 'neverEnds' },
      502,
      /^The model wrote nothing that could be used/,
      0,
      2,
    ],
  ])('%s', async (_what, switches, status, message, rows, requests) => {
    const limits = switches.fault === 'hangs' ? { firstByteMs: 1_000 } : {};
    const found = await outcome(switches, { limits });
    expect([found.status, found.rows.length, found.formats.length]).toEqual([
      status,
      rows,
      requests,
    ]);
    expect(found.message).toMatch(message);
    // The message includes the cost.
    expect(found.reason).toBe('suggestions');
    expect(await found.setup.list('usps')).toHaveLength(rows);
    const [line] = found.setup.lines;
    expect(line?.failure === undefined).toBe(status === 200);
    expect(JSON.stringify(found.setup.lines)).not.toContain('secret-key');
  });

  it('writes in the language that a page names', async () => {
    const setup = await openSetup({ speaksGerman: true });
    setup.site.answer('/', (res) =>
      res
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<html lang="de_DE"><p>Brot, Kuchen, Kaffee.</p>'),
    );
    expect((await setup.generate('usps')).status).toBe(200);
    expect(setup.fake.asked[0]?.prompt).toContain('Write in German.');
  });

  it('is slow for one workspace: only that one rests, for a minute', async () => {
    let now = 0;
    const limits = { firstByteMs: 50, now: () => now };
    const setup = await openSetup({ fault: 'hangs' }, { limits });
    const other = await setup.makeWorkspace('other');
    for (let round = 0; round < 5; round += 1)
      expect((await setup.generate('usps')).message).toMatch(/^The model took too long/);
    expect((await setup.generate('usps')).message).toBe(
      'The model failed five times in a row and rests for a minute. Try again then.',
    );
    // It would write now, if it were asked.
    setup.fake.set({});
    expect((await setup.ask('usps.generate', other, {}, 'other')).status).toBe(200);
    expect((await setup.generate('usps')).message).toMatch(/rests for a minute/);
    now += 60_000;
    expect((await setup.generate('usps')).status).toBe(200);
  });

  it('refuses a format: another workspace, and this one after an hour, ask for it again', async () => {
    let now = 0;
    const setup = await openSetup({ noJsonSchema: true }, { limits: { now: () => now } });
    const other = await setup.makeWorkspace('other');
    await setup.generate('usps');
    setup.fake.set({});
    const lastFormat = async (generated: Promise<unknown>) => {
      await generated;
      return setup.fake.asked.at(-1)?.format;
    };
    const inOther = setup.ask('usps.generate', other, {}, 'other');
    expect(await lastFormat(inOther)).toBe('json_schema');
    expect(await lastFormat(setup.generate('icps'))).toBe('json_object');
    now += 60 * 60_000;
    expect(await lastFormat(setup.generate('geographies'))).toBe('json_schema');
  });

  it('refuses for another reason: the strictest format is asked for again the next time', async () => {
    const setup = await openSetup({ fault: 'refuses', times: 2 });
    expect((await setup.generate('usps')).status).toBe(200);
    expect((await setup.generate('icps')).status).toBe(200);
    const formats = setup.fake.asked.map(({ format }) => format);
    expect(formats).toEqual(['json_schema', 'json_schema', 'json_object', 'json_schema']);
  });

  it('has a full queue: what is beyond is refused, and other workspaces have their turn', async () => {
    const limits = { atOnce: 1, waiting: 1, firstByteMs: 1_000 };
    const setup = await openSetup({ fault: 'hangs', times: 1 }, { limits });
    const other = await setup.makeWorkspace('other');
    const first = setup.generate('usps');
    await expect.poll(() => setup.fake.asked.length).toBe(1);
    const [one, two, elsewhere] = await Promise.all([
      setup.generate('icps'),
      setup.generate('geographies'),
      setup.ask('usps.generate', other, {}, 'other'),
    ]);
    expect((await first).status).toBe(503);
    expect(one.status + two.status).toBe(200 + 503);
    expect([one.message, two.message]).toContain(
      'Too many requests wait for the model. Try again in a minute.',
    );
    expect(elsewhere.status).toBe(200);
  });
});
