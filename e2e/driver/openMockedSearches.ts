import type { BrowserContext } from 'playwright';
import { openAsMember } from './openAsMember.ts';
import type { JourneySetup } from './journeySetup.ts';

interface MockedSearches {
  /** The companies that were searched, in order. */
  readonly asked: readonly string[];
  /** How many searches wait for their answer. */
  readonly waitingCount: () => number;
  /** Answers the search that has waited longest. */
  readonly answerOne: () => void;
  /** Answers all searches, those to come too. */
  readonly answerAll: () => void;
}

/**
 * Opens the prospects of as many companies, which nobody has searched yet, and holds each search until it is answered. A search
 * finds one person; the first search of the company that `fails` does not.
 */
export async function openMockedSearches(
  setup: JourneySetup,
  count: number,
  fails = '',
): Promise<MockedSearches> {
  const companies = Array.from({ length: count }, (_, index) => ({
    targetid: String(index + 901),
    name: `Unknown Bakery ${index + 1}`,
  }));
  const found = new Set<string>();
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = true;
  const { context } = setup.ada;
  await mockLists(context, companies, found);
  await context.route('**/searchIdealProspect', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = route.request().postDataJSON() as { companies: { targetid: string }[] };
    const ids = body.companies.map(({ targetid }) => targetid);
    const isFirst = ids.every((id) => !asked.includes(id));
    asked.push(...ids);
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    if (isFirst && ids.includes(fails))
      return route.fulfill({ status: 400, json: { message: 'No.' } });
    for (const id of ids) found.add(id);
    return route.fulfill({ json: { success: true, data: [] } });
  });
  await openAsMember(setup, '/prospects', {
    selectedTargetCompanyIds: JSON.stringify(companies.map(({ targetid }) => targetid)),
    selectedTargetCompanies: JSON.stringify(companies),
  });
  return {
    asked,
    waitingCount: () => waiting.length,
    answerOne: () => waiting.shift()?.(),
    answerAll: () => {
      isHeld = false;
      for (const answer of waiting) answer();
    },
  };
}

/** The companies, and a person at each where one was found, until the person is deleted. */
async function mockLists(
  context: BrowserContext,
  companies: readonly { targetid: string; name: string }[],
  found: Set<string>,
): Promise<void> {
  await context.route('**/getTargetCompanies*', (route) =>
    route.fulfill({
      json: {
        data: companies.map(({ targetid, name }) => ({
          targetid,
          target_company_name: name,
          description: 'Bakes.',
          recent_news: '',
          initiatives_and_challenges: '',
        })),
      },
    }),
  );
  await context.route('**/getIdealProspect*', (route) =>
    route.fulfill({
      json: {
        data: companies
          .filter(({ targetid }) => found.has(targetid))
          .map(({ targetid, name }) => ({
            prospectid: Number(targetid),
            prospect_name: `Ann of ${name}`,
            prospect_company_name: name,
            role: 'Buyer',
            targetid,
          })),
      },
    }),
  );
  await context.route('**/deleteIdealProspect', (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const { prospectid } = route.request().postDataJSON() as { prospectid: number };
    found.delete(String(prospectid));
    return route.fulfill({ json: { success: true } });
  });
}
