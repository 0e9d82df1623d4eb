import { afterEach, describe, expect, it } from 'vitest';
import {
  createSuggestionWorld,
  worldProfile,
  type AnyRow,
  type SuggestionWorld,
} from '../../testing/suggestionWorld.ts';
import { hiddenOrder } from '../../testing/localSite.ts';
import type { Step } from '#domain/work/step.ts';

const worlds: SuggestionWorld[] = [];
async function open(...options: Parameters<typeof createSuggestionWorld>) {
  const world = await createSuggestionWorld(...options);
  worlds.push(world);
  return world;
}
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close();
});

const evidenceOf = (row: AnyRow | undefined) =>
  (row?.['evidence'] ?? []) as readonly { quote: string; url?: string; field: string }[];

/** What the website says, page by page. */
async function pagesOf({ context, company }: SuggestionWorld) {
  const kept = await context.rows.names.get('websites', 'acme', String(company.companyId));
  return kept?.site?.pages ?? [];
}

describe('with a model', () => {
  it.each(['usps', 'icps', 'geographies', 'contentIdeas'] as const)(
    '%s carry the sentences they rest on, each from its page',
    async (kind) => {
      const world = await open();
      const { status, message, rows } = await world.generate(kind);
      expect(status).toBe(200);
      expect(message).toMatch(/^1 request, [\d,]+ tokens\.$/);
      expect(rows.length).toBeGreaterThan(2);
      const pages = await pagesOf(world);
      for (const row of rows) {
        expect(row).not.toHaveProperty('sample');
        expect(row).not.toHaveProperty('prompt');
        const [evidence] = evidenceOf(row);
        const page = pages.find(({ url }) => url === evidence?.url);
        expect(page?.text ?? worldProfile.description).toContain(evidence?.quote);
        expect(row['assumptions']).not.toContain(evidence?.field);
      }
      expect(JSON.stringify(world.fake.asked)).not.toContain(hiddenOrder);
      expect(await world.list(kind)).toEqual(rows);
    },
  );

  it('keywords have no figures', async () => {
    const { rows } = await (await open()).generate('keywords');
    expect(rows).toHaveLength(20);
    for (const row of rows)
      expect(row).toMatchObject({
        volume: null,
        competition_level: null,
        competition_index: null,
        low_bid: null,
        high_bid: null,
        trend: null,
      });
  });

  it('geographies have no figures either', async () => {
    const { rows } = await (await open()).generate('geographies');
    for (const row of rows) expect(row).toMatchObject({ marketSize: '', growthRate: '' });
  });

  it('target companies are marked where their website does not answer', async () => {
    const world = await open();
    const { rows } = await world.generate('targetCompanies');
    expect(rows).toHaveLength(6);
    for (const row of rows)
      expect(row).toMatchObject({
        website: expect.stringMatching(/^https:\/\/\w+\.example$/) as unknown,
        website_found: false,
        recent_news: '',
        assumptions: ['description', 'initiatives_and_challenges'],
      });
  });

  /** A target company with this website. */
  const target = async (world: SuggestionWorld, website?: string) => {
    const { id } = await world.context.rows.insert(
      'targetCompanies',
      'acme',
      String(world.company.companyId),
      {
        target_company_name: 'Harbour Kitchens',
        description: 'A group of cafés.',
        recent_news: '',
        initiatives_and_challenges: '',
        ...(website !== undefined && { website }),
      },
    );
    return { targetid: id, name: 'Harbour Kitchens' };
  };

  it('people are roles, unless their company’s own website names them', async () => {
    const world = await open();
    const nobody = await target(world);
    const unnamed = await world.ask('prospects.generate', { companies: [nobody] });
    expect(unnamed.rows.map((row) => [row['prospect_name'], row['role']])).toEqual([
      ['', 'Head of Purchasing'],
      ['', 'Managing Director'],
      ['', 'Kitchen Manager'],
    ]);
    const somebody = await target(world, world.site.url);
    const named = await world.ask('prospects.generate', { companies: [somebody] });
    const all = await world.ask('prospects.list', undefined, {
      targetid: `${nobody.targetid},${somebody.targetid}`,
    });
    expect(all.rows).toEqual([...unnamed.rows, ...named.rows]);
    expect(named.rows.filter(({ prospect_name: name }) => name !== '')).toMatchObject([
      {
        prospect_name: 'Maria Oliveira',
        role: 'Head of Baking',
        evidence: [
          { url: `${world.site.url}/people`, field: 'prospect_name' },
          { url: `${world.site.url}/people`, field: 'role' },
        ],
        assumptions: [],
      },
    ]);
    const both = await world.ask('prospects.generate', { companies: [somebody, nobody] });
    expect(both.message).toMatch(/^[2-4] requests, [\d,]+ tokens\.$/);
  });

  it('mail greets by name once there is one, and goes to no guessed address', async () => {
    const world = await open();
    const { rows } = await world.ask('prospects.generate', { companies: [await target(world)] });
    const { prospectid } = rows[0] ?? {};
    const body = { prospectid, companyId: world.company.companyId };
    const first = await world.ask('emails.generate', body);
    const letters = (answer: { readonly rows: readonly AnyRow[] }) =>
      answer.rows[0]?.['emails'] as readonly AnyRow[];
    expect(first.rows[0]).toMatchObject({ prospectName: '', email: '' });
    expect(letters(first)[0]?.['emailBody']).toMatch(
      /^Hello,\n\n[^]*\n\nBest regards,\nDana Reyes\nCrumb & Co$/,
    );
    expect(evidenceOf(letters(first)[0])[0]).toMatchObject({ field: 'emailBody' });
    await world.ask('prospects.edit', {
      prospectid,
      prospect_name: 'Ada $& Moor',
      prospect_company_name: 'Harbour Kitchens',
      role: 'Head of Purchasing',
    });
    await world.ask('emails.generate', body);
    const third = await world.ask('emails.generate', body);
    expect(letters(third)).toHaveLength(3);
    for (const letter of letters(third)) {
      expect(letter['emailBody']).toMatch(/^Hello Ada \$& Moor,\n/);
      expect(letter).not.toHaveProperty('greeting');
    }
    const asked = world.fake.asked
      .map(({ prompt }) => prompt)
      .filter((text) => text.includes('one e-mail'));
    expect(new Set(asked.map((text) => /^- (Begin .*)$/m.exec(text)?.[1])).size).toBe(3);
    await world.ask('prospects.generate', { companies: [await target(world)] });
    const everything = world.fake.asked.map(({ prompt }) => prompt).join();
    for (const name of ['Moor', 'Dana', 'Reyes']) expect(everything).not.toContain(name);
  });

  it('what was deleted or is there is not suggested again, and it is said how many are missing', async () => {
    const world = await open();
    const first = await world.generate('usps');
    const [gone] = first.rows;
    await world.ask('usps.remove', { uspid: gone?.['uspid'] });
    world.fake.set({ repeats: true });
    const second = await world.generate('usps');
    expect(second.rows).toEqual([]);
    expect(second.message).toMatch(/^0 of 4: 8 more were too much alike\. 2 requests, /);
    expect(world.fake.asked.at(-1)?.prompt).toContain(String(gone?.['title']));
    expect(await world.list('usps')).toHaveLength(3);
  });

  it('confirmed assumptions stay confirmed, and rewritten fields are the person’s own', async () => {
    const world = await open();
    const { rows } = await world.generate('usps');
    const { uspid, title, description, assumptions } = rows[0] ?? {};
    expect(assumptions).toEqual(['valueProposition']);
    const fields = { domain: 'acme', uspid, title, description, valueProposition: 'Warm bread' };
    await world.ask('usps.edit', { ...fields, description: 'Mine' });
    const [row] = await world.list('usps');
    expect(row).toMatchObject({ evidence: [], assumptions: [] });
  });

  it('a website that cannot be read is told, and the description is used', async () => {
    const world = await open();
    world.site.answer('/', (res) => res.writeHead(500).end());
    const { companyId } = world.company;
    const scrape = await world.ask('businessInfo.scrape', { url: world.site.url, companyId });
    expect(scrape).toMatchObject({
      status: 422,
      reason: 'suggestions',
      message:
        'The website could not be read: it answers with status 500. Your description is used instead.',
    });
    const { message, rows } = await world.generate('usps');
    expect(message).toMatch(
      /^Your website answers with status 500, so only your description was used\. /,
    );
    expect(evidenceOf(rows[0])).toEqual([
      { quote: worldProfile.description, field: 'description' },
    ]);
    expect(world.site.asked.filter(({ path }) => path === '/')).toHaveLength(1);
  });

  it('the website is read once, and again when the business asks for it', async () => {
    const world = await open();
    await world.generate('usps');
    await world.generate('icps');
    const reads = () => world.site.asked.filter(({ path }) => path === '/').length;
    expect(reads()).toBe(1);
    const { companyId } = world.company;
    const { status, message } = await world.ask('businessInfo.scrape', {
      url: world.site.url,
      companyId,
    });
    expect([status, message]).toEqual([200, 'The website has been read: 7 pages.']);
    expect(reads()).toBe(2);
  });

  it('the budget of a day is kept, and told in the product’s words', async () => {
    const world = await open({}, { dailyTokens: 500 });
    expect((await world.generate('usps')).status).toBe(200);
    const { status, message } = await world.generate('icps');
    expect([status, message]).toEqual([
      429,
      'Today’s budget for suggestions is used up. It is renewed at 00:00 UTC.',
    ]);
    expect(await world.list('icps')).toEqual([]);
    const other = await world.makeWorkspace('other');
    expect((await world.ask('icps.generate', other, {}, 'other')).status).toBe(200);
  });

  it('at most four requests run at once, and no workspace waits for all of another', async () => {
    const world = await open();
    const many = await Promise.all(
      Array.from({ length: 3 }, async (_, index) => {
        const name = `many-${index}`;
        const company = await world.makeWorkspace(name);
        return Promise.all(
          (['usps', 'icps', 'geographies'] as const).map((kind) =>
            world.ask(`${kind}.generate`, company, {}, name),
          ),
        );
      }),
    );
    expect(many.flat().map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
    expect(world.fake.mostAtOnce()).toBeLessThanOrEqual(4);
  });

  it('steps are told while it works, the website once for all', async () => {
    const steps: Step[] = [];
    const world = await open({}, { onStep: (step) => steps.push(step) });
    await world.generate('usps');
    expect(steps[0]).toEqual({ step: 'reading', done: 1, of: 8 });
    expect(steps.slice(-2)).toEqual([{ step: 'reading', done: 8, of: 8 }, { step: 'writing' }]);
    steps.length = 0;
    await world.generate('targetCompanies');
    expect(steps).toEqual([{ step: 'writing' }, { step: 'websites' }]);
  });

  it('a line is logged of each round, without what was said', async () => {
    const world = await open();
    await world.generate('usps');
    expect(world.lines).toEqual([
      {
        workspace: 'acme',
        kind: 'usps',
        model: 'fake-1',
        prompt: expect.stringMatching(/^usps-[0-9a-f]{8}$/) as unknown,
        requests: 1,
        tokensIn: expect.any(Number) as unknown,
        tokensOut: 50,
        ms: expect.any(Number) as unknown,
      },
    ]);
    const [row] = await world.context.rows.list('usps', 'acme', String(world.company.companyId));
    expect(row?.value.prompt).toBe(world.lines[0]?.prompt);
  });
});
