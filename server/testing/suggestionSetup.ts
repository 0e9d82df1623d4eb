import { parse } from 'valibot';
import { onTestFinished } from 'vitest';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import type { CallName } from '#api/contract/paths.ts';
import { answerCall, wholeBody } from '../operations/answerCall.ts';
import type { Context } from '../operations/context.ts';
import { createRuns } from '../operations/runs.ts';
import { createSiteReader } from '../reading/readSite.ts';
import { memoryRows } from '../rows/memory.ts';
import { createClient, type ClientLimits } from '../writers/model/client/createClient.ts';
import { modelWriter } from '../writers/model/modelWriter.ts';
import type { ModelLine } from '../writers/model/write.ts';
import type { TestDatabase } from './adapters.ts';
import { createFakeModel, type Switches } from './fakeModel.ts';
import { createLocalSite } from './localSite.ts';

export type AnyRow = Readonly<Record<string, unknown>>;

/** An answer; a successful one was checked against the contract. */
export interface SuggestionAnswer {
  readonly status: number;
  readonly message: string;
  /** The reason of a refusal. */
  readonly reason?: unknown;
  readonly data: unknown;
  /** The data, if it is a list. */
  readonly rows: readonly AnyRow[];
}

/** Shortens only the delay between retries: shorter time limits would fail on a busy machine. */
const quick: Partial<ClientLimits> = { baseMs: 5 };

export const testProfile = {
  name: 'Crumb & Co',
  size: '10-50',
  description: 'We bake sourdough bread for cafés in Bristol and bring it to them every morning.',
} as const;

/** Creates a workspace with a business, its website and a fake model, all on this machine and until the test has finished. */
export async function openSetup(
  switches: Switches = {},
  more: Partial<Context> & {
    readonly limits?: Partial<ClientLimits>;
  } = {},
) {
  const { limits, ...parts } = more;
  const [site, fake] = await Promise.all([createLocalSite(), createFakeModel(switches)]);
  onTestFinished(async () => void (await Promise.all([site.close(), fake.close()])));
  const lines: ModelLine[] = [];
  const client = createClient(fake.address, { ...quick, ...limits });
  const { rows = memoryRows() } = parts;
  const context: Context = {
    rows,
    writer: modelWriter(client, (line) => lines.push(line)),
    runs: createRuns(rows, 0),
    reader: createSiteReader({ allowsLoopback: true, pauseMs: 0 }),
    ...parts,
  };

  const ask = async (
    name: CallName,
    body: unknown,
    query: Readonly<Record<string, string>> = {},
    workspace = 'acme',
  ): Promise<SuggestionAnswer> => {
    const call: Call = calls[name];
    const received = {
      workspace,
      query: new URLSearchParams(query),
      contentType: 'application/json',
      readBody: async () => (body === undefined ? '' : JSON.stringify(body)),
    };
    const answered = await answerCall(context, call, received);
    const { status } = answered;
    const answer = (await wholeBody(answered)) as Partial<SuggestionAnswer>;
    if (status < 300) parse(call.answer, answer);
    const { message = '', reason, data } = answer;
    return { status, message, reason, data, rows: Array.isArray(data) ? (data as AnyRow[]) : [] };
  };

  const makeWorkspace = async (workspace: string, website: string = site.url) => {
    await context.rows.names.put('workspaces', workspace, workspace, {
      company: 'Crumb & Co',
      domain: workspace,
      fullName: 'Dana Reyes',
    });
    const profile = { ...testProfile, website };
    const { id } = await context.rows.insert('companies', workspace, '', profile);
    return { companyId: id, domain: workspace, ...profile };
  };
  const company = await makeWorkspace('acme');

  return {
    site,
    fake,
    lines,
    context,
    company,
    ask,
    makeWorkspace,
    /** Generates one round of a list of the company. */
    generate: (
      kind: 'usps' | 'icps' | 'geographies' | 'targetCompanies' | 'keywords' | 'contentIdeas',
    ) => {
      const body = ['usps', 'icps', 'geographies'].includes(kind)
        ? company
        : { companyId: company.companyId };
      return ask(`${kind}.generate`, body);
    },
    /** The rows of a list of the company. */
    list: async (kind: string) =>
      (
        await ask(`${kind}.list` as CallName, undefined, {
          companyId: String(company.companyId),
        })
      ).rows,
    /** Adds a target company with this website. */
    addTarget: async (website?: string, name = 'Harbour Kitchens') => {
      const { id } = await context.rows.insert(
        'targetCompanies',
        'acme',
        String(company.companyId),
        {
          target_company_name: name,
          description: 'A group of cafés.',
          recent_news: '',
          initiatives_and_challenges: '',
          ...(website !== undefined && { website }),
        },
      );
      return { targetid: id, name };
    },
    /** Adds Ana Ruiz at a target company, and returns her id. */
    addPerson: async (target: { readonly targetid: number; readonly name: string }, more = {}) => {
      const { targetid, name } = target;
      const ana = { prospect_name: 'Ana Ruiz', prospect_company_name: name, role: 'Head Buyer' };
      const value = { ...ana, targetid, ...more };
      return (await context.rows.insert('prospects', 'acme', String(targetid), value)).id;
    },
  };
}

export type SuggestionSetup = Awaited<ReturnType<typeof openSetup>>;

/** Creates one on a database of its own. */
export async function setupOn(open: () => Promise<TestDatabase>, more: Partial<Context> = {}) {
  const database = await open();
  const { rows, runs } = database;
  return { database, setup: await openSetup({}, { rows, runs: runs(0), ...more }) };
}
