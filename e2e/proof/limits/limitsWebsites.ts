import type { CallName } from '#api/contract/paths.ts';
import type { LoopbackAnswer } from '#server/testing/loopback.ts';
import { caseOf, expectSame, type Case } from '../proof.ts';
import {
  addWorkspace,
  counted,
  dataOf,
  rowsOf,
  withMain,
  type Caller,
  type Main,
} from './limitsMain.ts';
import { profile, type LimitsScene } from './limitsScene.ts';

type Say = (line: string) => void;

const workspace = 'websites';
const rate = 60;

/** Every reading of a website begins with this file. */
const readings = ({ site }: Main): number =>
  site.asked.filter(({ path }) => path === '/robots.txt').length;

/** Every call that reads the website of the business, once another address is saved. */
async function readers(call: Caller, companyId: number, website: () => string) {
  const add = async (name: CallName, body: object) => dataOf(await call(name, workspace, body));
  const usp = { title: 'Fast', description: 'd', valueProposition: 'v' };
  const { uspid } = (await add('usps.add', { domain: workspace, companyId, ...usp })) as {
    readonly uspid: number;
  };
  const target = {
    target_company_name: 'Harbour',
    description: 'd',
    recent_news: '',
    initiatives_and_challenges: '',
  };
  const { targetid } = (await add('targetCompanies.add', { companyId, ...target })) as {
    readonly targetid: number;
  };
  const person = { prospect_name: 'Ada', prospect_company_name: 'Harbour', role: 'Buyer' };
  const { prospectid } = (await add('prospects.add', { targetid, ...person })) as {
    readonly prospectid: number;
  };
  const bodies: readonly (readonly [CallName, object])[] = [
    ['icps.generate', { companyId, ...profile, domain: workspace }],
    ['usps.generate', { companyId, ...profile, domain: workspace }],
    ['geographies.generate', { companyId, ...profile, domain: workspace }],
    ['keywords.generate', { companyId }],
    ['contentIdeas.generate', { companyId }],
    ['targetCompanies.generate', { companyId }],
    ['prospects.generate', { companies: [{ targetid, name: 'Harbour' }] }],
    ['emails.generate', { prospectid, companyId }],
    ['suggestions.rewrite', { kind: 'usps', id: uspid, field: 'description' }],
  ];
  return bodies.map(([name, body]) => ({
    name,
    read: async () => {
      const saved = { ...profile, domain: workspace, companyId, website: website() };
      await call('businessInfo.save', workspace, saved);
      return call(name, workspace, body);
    },
  }));
}

const isRefused = ({ status, headers }: LoopbackAnswer): boolean =>
  status === 429 && Number(headers['retry-after']) > 0;

/** Whoever has websites read by one call has fewer readings left for every other (D89). */
export const limitsWebsites = (scene: LimitsScene, say: Say): Promise<readonly Case[]> =>
  withMain(scene.databaseUrl, {}, async (main) => {
    const call = await main.as('ada@websites.example');
    let count = 0;
    // Another address each time, of the same page.
    const website = () => `${main.site.url}/#${(count += 1)}`;
    const companyId = await addWorkspace(call, workspace, main.site.url);
    const all = await readers(call, companyId, website);
    let looked = 0;
    return [
      await caseOf('every call that reads a website reads another address', async () => {
        for (const { name, read } of all) {
          const before = readings(main);
          // oxlint-disable-next-line no-await-in-loop -- each after the other, so that each reading is its own
          const answer = await read();
          expectSame(name, answer.status, 200);
          expectSame(`websites read by ${name}`, readings(main) - before, 1);
          if (name === 'targetCompanies.generate')
            looked = rowsOf(answer).filter((row) => typeof row['website'] === 'string').length;
        }
      }),
      await caseOf('100 readings at once: 60 an hour, the others have to wait', async () => {
        let answers: LoopbackAnswer[] = [];
        const { delay, memory } = await main.beside(async () => {
          for (let lot = 0; lot < 5; lot += 1) {
            const scrape = () =>
              call('businessInfo.scrape', workspace, { url: website(), companyId });
            // oxlint-disable-next-line no-await-in-loop -- more at once would wait too long for a place
            answers = [...answers, ...(await Promise.all(Array.from({ length: 20 }, scrape)))];
          }
        });
        say(`100 readings after ${all.length + looked}: ${counted(answers)}`);
        say(`100 readings: /healthz ${Math.round(delay)} ms, ${Math.round(memory)} MB`);
        expectSame('websites read', readings(main) + looked, rate);
        const others = answers.filter(({ status }) => status !== 200);
        expectSame('others with 429 and Retry-After', others.every(isRefused), true);
      }),
      await caseOf('then no call reads a website', async () => {
        const before = main.site.asked.length;
        for (const { name, read } of all)
          // oxlint-disable-next-line no-await-in-loop -- each after the other, so that none joins another
          expectSame(name, isRefused(await read()), true);
        expectSame('pages asked for', main.site.asked.length, before);
      }),
    ];
  });
