import { createRuns } from '#server/operations/runs.ts';
import type { Context } from '#server/operations/context.ts';
import { suggest } from '#server/operations/suggest.ts';
import { createSiteReader } from '#server/reading/readSite.ts';
import { memoryRows } from '#server/rows/memory.ts';
import { suggestionSettings } from '#server/settings.ts';
import {
  createFakeModel,
  fakeModelKey,
  fakeModelName,
  type Switches,
} from '#server/testing/fakeModel.ts';
import { createLocalSite } from '#server/testing/localSite.ts';
import type { ModelAddress } from '#server/writers/model/client/chat.ts';
import { createClient } from '#server/writers/model/client/createClient.ts';
import { materialOf } from '#server/writers/model/material.ts';
import { modelWriter } from '#server/writers/model/modelWriter.ts';
import type { ModelLine } from '#server/writers/model/write.ts';
import type { Suggested } from '#server/writers/writer.ts';
import { qualityOf, scoreOf } from './suggestionQuality.ts';

const kinds: readonly Suggested[] = [
  'usps',
  'icps',
  'geographies',
  'keywords',
  'targetCompanies',
  'contentIdeas',
];

const profile = {
  name: 'Crumb & Co',
  size: '10-50',
  description: 'We bake sourdough bread for cafés in Bristol and bring it to them every morning.',
} as const;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Requests each kind from a model once, about the same small website, and prints the quality of the unfiltered answers. */
async function scoreModel(name: string, address: ModelAddress): Promise<void> {
  const site = await createLocalSite();
  const client = createClient(address);
  const answers: string[] = [];
  const lines: ModelLine[] = [];
  const writer = modelWriter(
    {
      model: client.model,
      ask: async (question, budget) => {
        const answer = await client.ask(question, budget);
        answers.push(answer);
        return answer;
      },
    },
    (line) => lines.push(line),
  );
  const reader = createSiteReader({ allowsLoopback: true });
  const kept = memoryRows();
  const context: Context = { rows: kept, writer, runs: createRuns(kept, 0), reader };
  const business = { ...profile, website: site.url };
  const { id } = await context.rows.insert('companies', 'bench', '', business);
  const read = await reader.read(site.url);
  const material = materialOf(business, [read.site]);
  const rows = [];
  for (const kind of kinds) {
    answers.length = 0;
    const round = await suggest(context, kind, 'bench', id).catch((error: unknown) => error);
    const quality = qualityOf(kind, answers, {
      material,
      business: profile.name,
      description: profile.description,
    });
    const line = lines.at(-1);
    rows.push({
      kind,
      score: scoreOf(quality),
      valid: percent(quality.valid),
      distinct: percent(quality.distinct),
      'about the business': percent(quality.specific),
      'quotes found': percent(quality.quotesFound),
      'nothing invented': percent(quality.nothingInvented),
      'no phrases': percent(quality.noPhrases),
      language: quality.rightLanguage ? 'right' : 'wrong',
      kept:
        round instanceof Error
          ? round.message
          : (round as { rows: readonly unknown[] }).rows.length,
      requests: line?.requests,
      'tokens in': line?.tokensIn,
      'tokens out': line?.tokensOut,
    });
  }
  console.log(`\n${name}`);
  console.table(Object.fromEntries(rows.map(({ kind, ...row }) => [kind, row])));
  await site.close();
}

const bad: Switches = { inventsQuotes: true, inventsFacts: true, usesPhrases: true, repeats: true };

async function scoreFake(name: string, switches: Switches): Promise<void> {
  const fake = await createFakeModel(switches);
  await scoreModel(name, { baseUrl: fake.baseUrl, model: fakeModelName, apiKey: fakeModelKey });
  await fake.close();
}

/** `npm run bench -- suggestions`: scores the configured model or, without one, the tests' model with good and bad answers. */
export async function suggestionsBench(): Promise<void> {
  const { model, problem } = suggestionSettings(process.env);
  if (problem !== undefined) throw new Error(problem);
  if (model) return scoreModel(model.model, model);
  await scoreFake('The tests’ model, answering well', {});
  await scoreFake('The tests’ model, answering badly', bad);
  await scoreFake('The tests’ model, in another language', { speaksGerman: true });
}
