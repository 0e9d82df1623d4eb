import { caseOf, expectSame, type Case } from '../proof.ts';
import {
  addCompany,
  addWorkspace,
  counted,
  sentenceOf,
  withMain,
  type Main,
} from './limitsMain.ts';
import { profile, type LimitsScene } from './limitsScene.ts';

type Say = (line: string) => void;

const asks = 50;
const insights = ['usps.generate', 'icps.generate', 'geographies.generate'] as const;
const others = ['keywords.generate', 'targetCompanies.generate', 'contentIdeas.generate'] as const;

/** Many generations at once, none of which can join another: each list of some companies. */
async function generateMany({ as, site }: Main, domain: string) {
  const call = await as(`ada@${domain}.example`);
  const companies = [await addWorkspace(call, domain, site.url)];
  while (companies.length * 6 < asks) companies.push(await addCompany(call, domain, site.url));
  const all = companies.flatMap((companyId) => [
    ...insights.map(
      (name) => () => call(name, domain, { companyId, ...profile, domain, website: site.url }),
    ),
    ...others.map((name) => () => call(name, domain, { companyId })),
  ]);
  return Promise.all(all.slice(0, asks).map((generate) => generate()));
}

/** A day's budget is never exceeded, however much is asked at once. */
export async function limitsBudget(scene: LimitsScene, say: Say): Promise<readonly Case[]> {
  const withBudget = (tokens: number, domain: string, wanted: (served: number) => boolean) =>
    withMain(scene.databaseUrl, { MODEL_DAILY_TOKENS: String(tokens) }, (main) =>
      caseOf(`${asks} generations at once with a budget of ${tokens} tokens`, async () => {
        let answers: Awaited<ReturnType<typeof generateMany>> = [];
        const { delay, memory } = await main.beside(async () => {
          answers = await generateMany(main, domain);
        });
        await main.end('SIGTERM');
        const { requests, tokens: spent } = await main.usageOf(domain);
        say(`budget ${tokens}: ${counted(answers)}`);
        say(
          `budget ${tokens}: ${requests} requests, ${spent} tokens; /healthz ${Math.round(delay)} ms, ${Math.round(memory)} MB`,
        );
        expectSame('spent within the budget', spent <= tokens, true);
        expectSame('requests counted', requests, main.fake.asked.length);
        const refused = answers.filter(({ status }) => status !== 200);
        expectSame('as many are served as expected', wanted(asks - refused.length), true);
        expectSame(
          'with a sentence',
          refused.every((each) => sentenceOf(each) !== ''),
          true,
        );
        // 503 says that too many wait for the model.
        const failed = refused.filter(({ status }) => status !== 429 && status !== 503);
        expectSame('other refusals', counted(failed), '');
      }),
    );
  return [
    await withBudget(15_000, 'budget', (served) => served > 0 && served < asks),
    // Less than one request may cost.
    await withBudget(500, 'small-budget', (served) => served === 0),
  ];
}
