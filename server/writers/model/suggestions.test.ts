import { describe, expect, it } from 'vitest';
import {
  openSetup,
  testProfile,
  type AnyRow,
  type SuggestionSetup,
} from '../../testing/suggestionSetup.ts';
import { hiddenOrder } from '../../testing/localSite.ts';
import type { Step } from '#domain/work/step.ts';

const evidenceOf = (row: AnyRow | undefined) =>
  (row?.['evidence'] ?? []) as readonly { quote: string; url?: string; field: string }[];

/** Returns the texts of the website's pages. */
async function pagesOf({ context, company }: SuggestionSetup) {
  const kept = await context.rows.names.get('websites', 'acme', String(company.companyId));
  return kept?.site?.pages ?? [];
}

describe('with a model', () => {
  it.each(['usps', 'icps', 'geographies', 'contentIdeas'] as const)(
    '%s have evidence, each quote from its page',
    async (kind) => {
      const setup = await openSetup();
      const { status, message, rows } = await setup.generate(kind);
      expect(status).toBe(200);
      expect(message).toMatch(/^1 request, [\d,]+ tokens\.$/);
      expect(rows.length).toBeGreaterThan(2);
      const pages = await pagesOf(setup);
      for (const row of rows) {
        expect(row).not.toHaveProperty('sample');
        expect(row).not.toHaveProperty('prompt');
        const [evidence] = evidenceOf(row);
        const page = pages.find(({ url }) => url === evidence?.url);
        expect(page?.text ?? testProfile.description).toContain(evidence?.quote);
        expect(row['assumptions']).not.toContain(evidence?.field);
      }
      expect(JSON.stringify(setup.fake.asked)).not.toContain(hiddenOrder);
      expect(await setup.list(kind)).toEqual(rows);
    },
  );

  it('sections have quotes from the pages', async () => {
    const setup = await openSetup();
    await setup.generate('contentIdeas');
    const [idea] = await setup.list('contentIdeas');
    const { contentideaid, outline } = idea ?? {};
    const [point] = outline as readonly string[];
    const { status, message, rows } = await setup.ask('sections.generate', {
      contentideaid,
      point,
    });
    expect(status).toBe(200);
    expect(message).toMatch(/1 request, [\d,]+ tokens\.$/);
    const pages = await pagesOf(setup);
    const sentences = rows.flatMap((row) => row['sentences'] as readonly AnyRow[]);
    const quoted = sentences.filter(({ quote }) => quote !== undefined);
    expect(quoted.length).toBeGreaterThan(2);
    for (const { quote, url } of quoted)
      expect(pages.find((page) => page.url === url)?.text ?? testProfile.description).toContain(
        quote,
      );
    expect(JSON.stringify(rows)).not.toContain('prompt');
  });

  it.each([
    [
      'keywords',
      20,
      {
        volume: null,
        competition_level: null,
        competition_index: null,
        low_bid: null,
        high_bid: null,
        trend: null,
      },
    ],
    ['geographies', 4, { marketSize: '', growthRate: '' }],
  ] as const)('%s have no figures', async (kind, count, none) => {
    const { rows } = await (await openSetup()).generate(kind);
    expect(rows).toMatchObject(Array.from({ length: count }, () => none));
  });

  it('target companies are marked where their website does not answer', async () => {
    const setup = await openSetup();
    const { rows } = await setup.generate('targetCompanies');
    expect(rows).toHaveLength(6);
    for (const row of rows)
      expect(row).toMatchObject({
        website: expect.stringMatching(/^https:\/\/\w+\.example$/) as unknown,
        website_found: false,
        recent_news: '',
        assumptions: ['description', 'initiatives_and_challenges'],
      });
  });

  it('people are roles, unless their company’s own website names them', async () => {
    const setup = await openSetup();
    const nobody = await setup.addTarget();
    const unnamed = await setup.ask('prospects.generate', { companies: [nobody] });
    expect(unnamed.rows.map((row) => [row['prospect_name'], row['role']])).toEqual([
      ['', 'Head of Purchasing'],
      ['', 'Managing Director'],
      ['', 'Kitchen Manager'],
    ]);
    setup.site.answer('/people', (res) =>
      res
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<p>Maria Oliveira is our Head of Baking.</p><p>HARBOUR Kitchens</p>`),
    );
    const somebody = await setup.addTarget(setup.site.url);
    const named = await setup.ask('prospects.generate', { companies: [somebody] });
    const all = await setup.ask('prospects.list', undefined, {
      targetid: `${nobody.targetid},${somebody.targetid}`,
    });
    expect(all.rows).toEqual([...unnamed.rows, ...named.rows]);
    expect(named.rows.filter(({ prospect_name: name }) => name !== '')).toMatchObject([
      {
        prospect_name: 'Maria Oliveira',
        role: 'Head of Baking',
        evidence: [
          { url: `${setup.site.url}/people`, field: 'prospect_name' },
          { url: `${setup.site.url}/people`, field: 'role' },
        ],
        assumptions: [],
      },
    ]);
    const both = await setup.ask('prospects.generate', { companies: [somebody, nobody] });
    expect(both.message).toMatch(/^[2-4] requests, [\d,]+ tokens\.$/);
  });

  it('people are roles where the website does not name their company, as after a wrong guess of its address', async () => {
    const setup = await openSetup();
    const somebody = await setup.addTarget(setup.site.url);
    const { rows } = await setup.ask('prospects.generate', { companies: [somebody] });
    expect(rows.map(({ prospect_name: name }) => name)).toEqual(['', '', '']);
    expect(setup.fake.asked.at(-1)?.prompt).not.toContain('Maria Oliveira');
  });

  it('mail greets by name once there is one, and goes to no guessed address', async () => {
    const setup = await openSetup();
    const { rows } = await setup.ask('prospects.generate', {
      companies: [await setup.addTarget()],
    });
    const { prospectid } = rows[0] ?? {};
    const body = { prospectid, companyId: setup.company.companyId };
    const first = await setup.ask('emails.generate', body);
    const letters = (answer: { readonly rows: readonly AnyRow[] }) =>
      answer.rows[0]?.['emails'] as readonly AnyRow[];
    expect(first.rows[0]).toMatchObject({ prospectName: '', email: '' });
    expect(letters(first)[0]?.['emailBody']).toMatch(
      /^Hello,\n\n[^]*\n\nBest regards,\nDana Reyes\nCrumb & Co$/,
    );
    expect(evidenceOf(letters(first)[0])[0]).toMatchObject({ field: 'emailBody' });
    await setup.ask('prospects.edit', {
      prospectid,
      prospect_name: 'Ada $& Moor',
      prospect_company_name: 'Harbour Kitchens',
      role: 'Head of Purchasing',
    });
    await setup.ask('emails.generate', body);
    const third = await setup.ask('emails.generate', body);
    expect(letters(third)).toHaveLength(3);
    for (const letter of letters(third)) {
      expect(letter['emailBody']).toMatch(/^Hello Ada \$& Moor,\n/);
      expect(letter).not.toHaveProperty('greeting');
    }
    const asked = setup.fake.asked
      .map(({ prompt }) => prompt)
      .filter((text) => text.includes('one e-mail'));
    expect(new Set(asked.map((text) => /^- (Begin .*)$/m.exec(text)?.[1])).size).toBe(3);
    await setup.ask('prospects.generate', { companies: [await setup.addTarget()] });
    const everything = setup.fake.asked.map(({ prompt }) => prompt).join();
    for (const name of ['Moor', 'Dana', 'Reyes']) expect(everything).not.toContain(name);
  });

  it('deleted and existing rows are not suggested again, and the message says how many are missing', async () => {
    const setup = await openSetup();
    const first = await setup.generate('usps');
    const [gone] = first.rows;
    await setup.ask('usps.remove', { uspid: gone?.['uspid'] });
    setup.fake.set({ repeats: true });
    const second = await setup.generate('usps');
    expect(second.rows).toEqual([]);
    expect(second.message).toMatch(/^0 of 4: 8 more were too much alike\. 2 requests, /);
    expect(setup.fake.asked.at(-1)?.prompt).toContain(String(gone?.['title']));
    expect(await setup.list('usps')).toHaveLength(3);
  });

  it('an unreadable website is reported, and the description is used', async () => {
    const setup = await openSetup();
    setup.site.answer('/', (res) => res.writeHead(500).end());
    const { companyId } = setup.company;
    const scrape = await setup.ask('businessInfo.scrape', { url: setup.site.url, companyId });
    expect(scrape).toMatchObject({
      status: 422,
      reason: 'suggestions',
      message:
        'The website could not be read: it answers with status 500. Your description is used instead. Check its address under Business info, or try again in an hour.',
    });
    const { message, rows } = await setup.generate('usps');
    expect(message).toMatch(
      /^Your website answers with status 500, so only your description was used\. Check its address under Business info, or try again in an hour\. /,
    );
    expect(evidenceOf(rows[0])).toEqual([{ quote: testProfile.description, field: 'description' }]);
    expect(setup.site.asked.filter(({ path }) => path === '/')).toHaveLength(1);
  });

  it('the website is read once, and again when the business asks for it', async () => {
    const setup = await openSetup();
    await setup.generate('usps');
    await setup.generate('icps');
    const reads = () => setup.site.asked.filter(({ path }) => path === '/').length;
    expect(reads()).toBe(1);
    const { companyId } = setup.company;
    const { status, message } = await setup.ask('businessInfo.scrape', {
      url: setup.site.url,
      companyId,
    });
    expect([status, message]).toEqual([200, 'The website has been read: 7 pages.']);
    expect(reads()).toBe(2);
  });

  it('at most four requests run at once', async () => {
    const gate = Promise.withResolvers<void>();
    const setup = await openSetup({ after: gate.promise });
    const kinds = ['usps', 'icps', 'geographies', 'targetCompanies', 'keywords'] as const;
    const all = Promise.all(kinds.map((kind) => setup.generate(kind)));
    await expect.poll(() => setup.fake.asked.length).toBe(4);
    gate.resolve();
    expect((await all).map(({ status }) => status)).toEqual(kinds.map(() => 200));
    expect(setup.fake.mostAtOnce()).toBe(4);
  });

  it('steps are reported meanwhile, those of the website only once', async () => {
    const steps: Step[] = [];
    const setup = await openSetup({}, { onStep: (step) => steps.push(step) });
    await setup.generate('usps');
    expect(steps[0]).toEqual({ step: 'reading', done: 1, of: 8 });
    expect(steps.slice(-2)).toEqual([{ step: 'reading', done: 8, of: 8 }, { step: 'writing' }]);
    steps.length = 0;
    await setup.generate('targetCompanies');
    expect(steps).toEqual([{ step: 'writing' }, { step: 'websites' }]);
  });

  it('a line is logged for each round, without prompts and answers', async () => {
    const setup = await openSetup();
    await setup.generate('usps');
    expect(setup.lines).toEqual([
      {
        workspace: 'acme',
        kind: 'usps',
        model: 'fake-1',
        prompt: expect.stringMatching(/^usps-[0-9a-f]{8}$/) as unknown,
        requests: 1,
        tokensIn: expect.any(Number) as unknown,
        tokensOut: expect.any(Number) as unknown,
        asked: 4,
        kept: 4,
        dropped: [],
        ms: expect.any(Number) as unknown,
      },
    ]);
    const [row] = await setup.context.rows.list('usps', 'acme', String(setup.company.companyId));
    expect(row?.value.prompt).toBe(setup.lines[0]?.prompt);
  });
});
