import { join } from 'node:path';
import { createRuns } from '#server/operations/runs.ts';
import type { Context } from '#server/operations/context.ts';
import { suggest } from '#server/operations/suggest.ts';
import { createSiteReader } from '#server/reading/readSite.ts';
import { memoryRows } from '#server/rows/memory.ts';
import { suggestionSettings, type SuggestionSettings } from '#server/settings.ts';
import { embeddedLimits, embedModel } from '#scripts/model/embeddedModel.ts';
import { root } from '#scripts/process.ts';
import { createFakeModel, type Switches } from '#server/testing/fakeModel.ts';
import { createLocalSite } from '#server/testing/localSite.ts';
import type { ModelAddress } from '#server/writers/model/client/chat.ts';
import { createClient } from '#server/writers/model/client/createClient.ts';
import { materialOf } from '#server/writers/model/material.ts';
import { modelWriter } from '#server/writers/model/modelWriter.ts';
import type { ModelLine } from '#server/writers/model/write.ts';
import { suggestSection } from '#server/operations/sections.ts';
import { qualityOf, scoreOf, type Scored } from './suggestionQuality.ts';

const kinds: readonly Scored[] = [
  'usps',
  'icps',
  'geographies',
  'keywords',
  'targetCompanies',
  'contentIdeas',
  'sections',
];

/** The idea whose piece each model writes: the same for all, so that their sections can be compared. */
const idea = {
  title: 'How a café chooses its bread',
  type: 'BLOG_POST',
  keywords: ['bread delivery'],
  targetIcp: 'Independent cafés',
  outline: ['What warm bread does for a breakfast', 'What to ask a bakery', 'How to begin'],
  estimated_value: 'High',
} as const;

const profile = {
  name: 'Crumb & Co',
  size: '10-50',
  description: 'We bake sourdough bread for cafés in Bristol and bring it to them every morning.',
} as const;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** How a model did: for each kind a line, and for the comparison one line in all. */
interface Scores {
  readonly kinds: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly inAll: Readonly<Record<string, unknown>>;
}

const sum = (lines: readonly ModelLine[], value: (line: ModelLine) => number): number =>
  lines.reduce((all, line) => all + value(line), 0);

/** Requests each kind from a model once, about the same small website, and scores the unfiltered answers. */
async function scoreModel(address: ModelAddress, limits = {}): Promise<Scores> {
  const site = await createLocalSite();
  const client = createClient(address, limits);
  const answers: string[] = [];
  const lines: ModelLine[] = [];
  const ask: typeof client.ask = async (question, budget) => {
    const answer = await client.ask(question, budget);
    answers.push(answer);
    return answer;
  };
  const writer = modelWriter({ ...client, ask }, (line) => lines.push(line));
  const reader = createSiteReader({ allowsLoopback: true });
  const rows = memoryRows();
  const context: Context = { rows, writer, runs: createRuns(rows, 0), reader };
  const business = { ...profile, website: site.url };
  const { id } = await rows.insert('companies', 'bench', '', business);
  const material = materialOf(business, [(await reader.read(site.url)).site]);
  const about = { material, business: profile.name, description: profile.description };
  const { id: ideaId } = await rows.insert('contentIdeas', 'bench', String(id), {
    ...idea,
    keywords: [...idea.keywords],
    outline: [...idea.outline],
  });
  const write = async (kind: Scored): Promise<void> => {
    if (kind !== 'sections') return void (await suggest(context, kind, 'bench', id));
    for (const point of idea.outline) await suggestSection(context, 'bench', ideaId, point);
  };
  const scored: Record<string, Readonly<Record<string, unknown>>> = {};
  const scores: Record<string, number> = {};
  for (const kind of kinds) {
    answers.length = 0;
    const before = lines.length;
    // A model that writes nothing usable is shown by its line.
    await write(kind).catch(() => undefined);
    const quality = qualityOf(kind, answers, about);
    const own = lines.slice(before);
    scores[kind] = scoreOf(quality);
    scored[kind] = {
      score: scores[kind],
      valid: percent(quality.valid),
      distinct: percent(quality.distinct),
      'about the business': percent(quality.specific),
      'quotes found': percent(quality.quotesFound),
      'nothing invented': percent(quality.nothingInvented),
      'no phrases': percent(quality.noPhrases),
      language: quality.rightLanguage ? 'right' : 'wrong',
      kept: `${sum(own, (line) => line.kept)} of ${sum(own, (line) => line.asked)}`,
      seconds: Math.round(sum(own, (line) => line.ms) / 1000),
      'tokens in': sum(own, (line) => line.tokensIn),
      'tokens out': sum(own, (line) => line.tokensOut),
    };
  }
  await site.close();
  const inAll = {
    ...scores,
    kept: `${sum(lines, (line) => line.kept)} of ${sum(lines, (line) => line.asked)}`,
    requests: sum(lines, (line) => line.requests),
    seconds: Math.round(sum(lines, (line) => line.ms) / 1000),
    tokens: sum(lines, (line) => line.tokensIn + line.tokensOut),
  };
  return { kinds: scored, inAll };
}

const bad: Switches = { inventsQuotes: true, inventsFacts: true, usesPhrases: true, repeats: true };
const imitations: readonly [name: string, switches: Switches][] = [
  ['The tests’ model, answering well', {}],
  ['The tests’ model, answering badly', bad],
  ['The tests’ model, in another language', { speaksGerman: true }],
];

/** Scores one model by its name at the service, or by its file. */
async function scoreNamed(name: string, { model, limits }: SuggestionSettings): Promise<Scores> {
  if (!/^hf:|\.gguf$/.test(name))
    return scoreModel({ ...(model ?? { baseUrl: '' }), model: name }, limits);
  const dataFolder = join(root, '.data');
  const embedded = await embedModel(name, { dataFolder, say: console.log, allowsBase: true });
  try {
    return await scoreModel(embedded, embeddedLimits);
  } finally {
    embedded.stop();
  }
}

/**
 * `npm run bench -- suggestions`: compares models. `OPENAI_MODEL=qwen3:8b,gemma3:4b` names several of one service, or files like
 * `model.gguf`. Without any, the tests' model answers well and badly.
 */
export async function suggestionsBench(): Promise<void> {
  const names = (process.env['OPENAI_MODEL'] ?? '').split(',').filter(Boolean);
  const settings = suggestionSettings(process.env);
  if (settings.problem !== undefined) throw new Error(settings.problem);
  const all: Record<string, Scores['inAll']> = {};
  const tell = (name: string, scored: Scores) => {
    console.log(`\n${name}`);
    console.table(scored.kinds);
    all[name] = scored.inAll;
  };
  for (const name of names) tell(name, await scoreNamed(name, settings));
  if (names.length === 0)
    for (const [name, switches] of imitations) {
      const fake = await createFakeModel(switches);
      tell(name, await scoreModel(fake.address));
      await fake.close();
    }
  console.log('\nScores by kind, and all in all');
  console.table(all);
}
