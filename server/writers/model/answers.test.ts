import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { counts } from '../../operations/suggest.ts';
import { createLocalSite, type LocalSite } from '../../testing/localSite.ts';
import { testProfile } from '../../testing/suggestionSetup.ts';
import { createSiteReader } from '../../reading/readSite.ts';
import type { Site } from '../../reading/site.ts';
import { nameOfDraft, type Suggested } from '../writer.ts';
import { modelWriter } from './modelWriter.ts';
import type { ModelLine } from './write.ts';

let site: LocalSite;
let read: Site | undefined;
beforeAll(async () => {
  site = await createLocalSite();
  read = (await createSiteReader({ allowsLoopback: true }).read(site.url)).site;
});
afterAll(() => site.close());

/** What the product makes of an answer that was kept: nothing more comes from this model. */
async function outcomeOf(file: string) {
  const [kind = ''] = file.split('.');
  const answers = [readFileSync(join(import.meta.dirname, 'answers', file), 'utf8')];
  const lines: ModelLine[] = [];
  const ask = async () => answers.shift() ?? '{"items":[]}';
  const writer = modelWriter({ model: 'kept', ask }, (line) => lines.push(line));
  const profile = { ...testProfile, website: site.url };
  const order = { profile, site: read, there: [], icpTitles: [] };
  const to = { name: '', role: 'Buyer', company: 'Harbour Kitchens', note: '' };
  const round =
    kind === 'letters'
      ? writer.letters({ ...order, count: 1, sender: 'Dana Reyes', to })
      : writer.list(kind as Suggested, { ...order, count: counts[kind as Suggested] });
  const { items } = await round.catch(() => ({ items: [] }));
  const nothing = 'it holds no items';
  return {
    names: items.map((item) => ('subject' in item ? item.subject : nameOfDraft(item))),
    evidence: items.map(({ evidence = [] }) => evidence.map(({ field }) => field)),
    assumptions: items.map(({ assumptions = [] }) => assumptions),
    dropped: (lines[0]?.dropped ?? []).filter((reason) => reason !== nothing),
    text: JSON.stringify(items),
  };
}

it('a good answer is kept whole, with the page’s own sentences', async () => {
  const { names, evidence, assumptions, dropped, text } = await outcomeOf('usps.good.json');
  expect(names).toEqual([
    'Bread before seven, by bicycle',
    'Heritage flour from Somerset',
    'A subscription that can be paused',
    'An answer the same day',
  ]);
  expect(evidence).toEqual([
    ['title', 'description'],
    ['title'],
    ['description', 'title'],
    ['description', 'title'],
  ]);
  expect(assumptions[1]).toEqual(['description', 'valueProposition']);
  expect(dropped).toEqual([]);
  expect(text).toContain('all made from “heritage” flour milled in Somerset.');
});

it('an invented quote is no evidence, and an invented figure is not written', async () => {
  const icps = await outcomeOf('icps.good.json');
  expect(icps.names).toEqual(['Independent cafés without an oven']);
  expect(icps.evidence).toEqual([['goals']]);
  expect(icps.assumptions).toEqual([['title', 'description', 'painPoints']]);
  const letter = await outcomeOf('letters.good.json');
  expect(letter.names).toEqual(['Warm bread for your breakfast guests']);
  expect(letter.text).toContain('two loaves at your door');
  expect(letter.text).not.toContain('31%');
});

it.each<[string, readonly string[], readonly string[]]>([
  [
    'usps.weak.txt',
    ['The Story of Crumb & Co'],
    Array.from({ length: 3 }, () => 'its title is only the name of the business'),
  ],
  ['usps.weaker.txt', [], Array.from({ length: 3 }, () => 'it must be written in English')],
  ['icps.weak.txt', [], Array.from({ length: 3 }, () => 'the material supports too little of it')],
  [
    'geographies.weak.txt',
    [],
    Array.from({ length: 4 }, () => 'the material supports too little of it'),
  ],
])(
  'of a weak answer little is kept, and what went has a reason: %s',
  async (file, names, reasons) => {
    const { dropped, assumptions, evidence, ...kept } = await outcomeOf(file);
    expect(kept.names).toEqual(names);
    expect(dropped).toEqual(reasons);
    // What is kept rests on nothing that the model has invented.
    expect(evidence.flat()).toEqual([]);
    expect(assumptions.every((marked) => marked.length > 0)).toBe(true);
  },
);
