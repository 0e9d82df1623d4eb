import { describe, expect, it } from 'vitest';
import { aSavedBusiness } from '#domain/testing/aSavedBusiness.ts';
import { contentTypes } from '#domain/content/contentIdea.ts';
import { geographies, icps, usps } from './samples/insights.ts';
import { followUps, letters, people } from './samples/mail.ts';
import { contentIdeas, keywords, targetCompanies } from './samples/outreach.ts';
import { sectionsFor } from './samples/sections.ts';
import { samples } from './samples.ts';

const profile = aSavedBusiness({ name: 'Acme', website: '', description: 'We sell bolts.' });
const order = { profile, icpTitles: [], there: [] };
const usedUp = 'There are no more samples. Connect a model to get suggestions about your business.';

it('are about one invented business, without figures and addresses', () => {
  const texts = { usps, icps, geographies, targetCompanies, keywords, contentIdeas, people };
  const to = ['Buyer', 'Harbour Hotel'] as const;
  const sections = contentTypes.map(sectionsFor);
  const said = JSON.stringify([texts, sections, letters(...to), followUps(...to)]);
  expect(said.match(/[^"]*(?:\d|@|https?:|www\.|\bAcme\b)[^"]*/g)).toBeNull();
});

it('fit together: ideas use the sample keywords and profiles, in every type', () => {
  const terms = keywords.map(({ keyword }) => keyword);
  expect(terms).toEqual(expect.arrayContaining(contentIdeas.flatMap((idea) => idea.keywords)));
  const titles = icps.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(contentIdeas.map(({ targetIcp }) => targetIcp)));
  const first = contentIdeas.slice(0, 4).map(({ type }) => type);
  expect(first).toEqual(expect.arrayContaining([...contentTypes]));
});

it('have all their texts', () => {
  for (const draft of [...usps, ...icps, ...targetCompanies])
    for (const text of Object.values(draft).flat()) expect(text).toMatch(/^\S.*\S$/);
  for (const { painPoints, goals } of icps)
    expect([painPoints.length, goals.length]).toEqual([3, 3]);
});

describe('a list', () => {
  it.each([
    ['usps', 4, 12],
    ['icps', 3, 12],
    ['geographies', 4, 12],
    ['targetCompanies', 6, 15],
    ['keywords', 20, 60],
    ['contentIdeas', 4, 15],
  ] as const)(
    'of %s offers each sample once, and then says that there are no more',
    async (kind, count, all) => {
      const seen: string[] = [];
      for (;;) {
        const { items, remark } = await samples.list(kind, { ...order, gone: seen, count });
        expect(items.map(({ sample }) => sample)).toEqual(items.map(() => true));
        for (const item of items) seen.push(String(Object.values(item)[0]));
        expect(remark).toBe(items.length < count ? usedUp : undefined);
        if (remark) break;
      }
      expect([seen.length, new Set(seen).size]).toEqual([all, all]);
    },
  );

  it('leaves out what is there or was deleted, in any spelling', async () => {
    const [first, second, third] = usps.map(({ title }) => title);
    const { items } = await samples.list('usps', {
      ...order,
      there: [` ${String(first).toUpperCase()} `],
      gone: [String(second)],
      count: 1,
    });
    expect(items.map(({ title }) => title)).toEqual([third]);
  });
});

it('another text of a field is that of a sample that is not there, until none is left', async () => {
  const [row, other, ...rest] = icps;
  if (!row || !other) throw new Error('There are too few samples.');
  const there = rest.slice(1).map(({ title }) => title);
  const asked = { ...order, kind: 'icps', row: { ...row }, field: 'goals', there } as const;
  const { items } = await samples.field({ ...asked, declined: [] });
  expect(items).toEqual([{ value: other.goals, sample: true }]);
  const declined = [other.goals, ...rest.slice(0, 1).map(({ goals }) => goals)];
  expect(await samples.field({ ...asked, declined })).toEqual({ items: [] });
});

it('people are roles without a name, each once at a company', async () => {
  const employer = { name: 'Harbour Hotel', description: '' };
  const asked = { ...order, employer, count: 3 };
  const first = await samples.people(asked);
  expect(first.items.map(({ name, sample }) => [name, sample])).toEqual([
    ['', true],
    ['', true],
    ['', true],
  ]);
  const known = first.items.map(({ role }) => role);
  const next = await samples.people({ ...asked, roles: known });
  expect(next.items.filter(({ role }) => known.includes(role))).toEqual([]);
  const all = people.map(({ role }) => role);
  expect(await samples.people({ ...asked, gone: all })).toEqual({ items: [], remark: usedUp });
});

it('letters greet nobody by name, are about the person’s role and company, and differ', async () => {
  const to = { name: 'Olena Ferreira', role: 'Buyer', company: 'Harbour Hotel', note: '' };
  const asked = { ...order, to, sender: 'Ada', count: 1 };
  const written: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { items } = await samples.letters({ ...asked, there: written });
    written.push(...items.map(({ subject, body }) => `${subject}\n${body}`));
  }
  expect(new Set(written).size).toBe(6);
  for (const letter of written)
    expect(letter).toMatch(/\nHello there,\n[^]*Dana Reyes\nCrumb & Co$/);
  expect(written.filter((letter) => letter.includes('Harbour Hotel')).length).toBeGreaterThan(4);
  expect(written.join()).not.toContain('Olena');
  const { items, remark } = await samples.letters({ ...asked, there: written });
  expect([items, remark]).toEqual([[], usedUp]);
});

it('follow-ups are samples too, each once', async () => {
  const to = { name: 'Olena Ferreira', role: 'Buyer', company: 'Harbour Hotel', note: '' };
  const asked = { ...order, to, sender: 'Ada', count: 1, used: [] };
  const [first, second] = followUps(to.role, to.company).map(({ body }) => body);
  const there = letters(to.role, to.company).map(({ body }) => body);
  const written = async (...more: readonly (string | undefined)[]) =>
    samples.letters({ ...asked, there: [...there, ...more.map(String)] });
  expect(await written()).toMatchObject({ items: [{ body: first, sample: true }] });
  expect(await written(first)).toMatchObject({ items: [{ body: second, sample: true }] });
  expect(await written(first, second)).toEqual({ items: [], remark: usedUp });
});

it.each(contentTypes)(
  'sections of a %s are for any point of its outlines, each once',
  async (type) => {
    const [idea] = contentIdeas
      .filter((each) => each.type === type)
      .sort((one, other) => other.outline.length - one.outline.length);
    if (!idea) throw new Error('There is no such sample.');
    const there: { readonly heading: string; readonly sentences: readonly string[] }[] = [];
    const write = (point: string) => samples.section({ profile, idea, point, there });
    for (const point of idea.outline) {
      const { items } = await write(point);
      expect(items).toMatchObject([{ sample: true }]);
      const sentences = items.flatMap((item) => item.sentences);
      expect(sentences.length).toBeGreaterThan(1);
      expect(sentences.filter(({ assumed, quote }) => !assumed || quote !== undefined)).toEqual([]);
      there.push({ heading: point, sentences: sentences.map(({ text }) => text) });
    }
    const texts = there.flatMap(({ sentences }) => sentences);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  },
);

it('sections end with a remark, and are those of an article for a type that only the server knows', async () => {
  const idea = { title: 'Hear!', type: 'PODCAST', targetIcp: '', keywords: [], outline: ['One'] };
  const all = sectionsFor('BLOG_POST').map((sentences) => ({ heading: 'One', sentences }));
  const write = (there: typeof all) => samples.section({ profile, idea, point: 'One', there });
  const [last] = all.slice(-1);
  const left = last?.sentences.map((text) => ({ text, assumed: true }));
  expect(await write(all.slice(0, -1))).toEqual({ items: [{ sentences: left, sample: true }] });
  expect(await write(all)).toEqual({ items: [], remark: usedUp });
});
