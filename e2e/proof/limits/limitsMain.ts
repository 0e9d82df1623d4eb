import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { paths, type CallName } from '#api/contract/paths.ts';
import { openStorage } from '#server/storage.ts';
import {
  createFakeModel,
  fakeModelKey,
  fakeModelName,
  type FakeModel,
} from '#server/testing/fakeModel.ts';
import { startIssuer } from '#server/testing/issuer.ts';
import { createLocalSite, type LocalSite } from '#server/testing/localSite.ts';
import { ask, keepAlive, type LoopbackAnswer } from '#server/testing/loopback.ts';
import { beside, profile, type Beside } from './limitsScene.ts';

/** Makes a call in a workspace. */
export type Caller = (
  name: CallName,
  workspace: string,
  body?: unknown,
  query?: Readonly<Record<string, string>>,
) => Promise<LoopbackAnswer>;

/** The server as a deployer starts it, with its usual limits, a model and a website. */
export interface Main {
  readonly port: () => number;
  readonly fake: FakeModel;
  readonly site: LocalSite;
  readonly tokenFor: (email: string) => Promise<string>;
  /** Calls as the person with this email address. */
  readonly as: (email: string) => Promise<Caller>;
  readonly beside: (work: () => Promise<unknown>) => Promise<Beside>;
  /** Starts it again, when it has ended. */
  readonly start: () => Promise<void>;
  /** Sends a signal; resolves with the exit code once it has ended. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** What a workspace has used today. Only while the server does not run. */
  readonly usageOf: (workspace: string) => Promise<Readonly<Record<'requests' | 'tokens', number>>>;
}

/** Runs the work with `server/main.ts` in a process of its own. */
export async function withMain<Value>(
  databaseUrl: string | undefined,
  more: Readonly<Record<string, string>>,
  work: (main: Main) => Promise<Value>,
): Promise<Value> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bellwether-limits-'));
  const [issuer, fake, site] = await Promise.all([
    startIssuer(),
    createFakeModel(),
    createLocalSite(),
  ]);
  const agent = keepAlive(150);
  let child: ChildProcess | undefined;
  let ended = Promise.resolve<number | null>(null);
  let port = 0;
  const start = async () => {
    const started = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../../server/main.ts')],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH: process.env['PATH'],
          PORT: '0',
          APP_DIR: 'none',
          DATA_DIR: dataFolder,
          ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
          OIDC_ISSUER: issuer.openId.issuer,
          OIDC_AUDIENCE: issuer.openId.audience,
          OPENAI_BASE_URL: fake.baseUrl,
          OPENAI_MODEL: fakeModelName,
          OPENAI_API_KEY: fakeModelKey,
          SCRAPE_ALLOW_LOOPBACK: '1',
          ...more,
        },
      },
    );
    child = started;
    ended = new Promise((resolve) => started.once('exit', resolve));
    port = await new Promise<number>((resolve, reject) => {
      createInterface(started.stdout).on('line', (line) => {
        const { listening } = JSON.parse(line) as { readonly listening?: number };
        if (listening !== undefined) resolve(listening);
      });
      void ended.then((code) => reject(new Error(`The server ended with ${code}.`)));
    });
  };
  const end: Main['end'] = (signal) => {
    child?.kill(signal);
    return ended;
  };
  const as: Main['as'] = async (email) => {
    const authorization = `Bearer ${await issuer.tokenFor(email)}`;
    const headers = { authorization, 'content-type': 'application/json' };
    return (name, workspace, body, query = {}) => {
      const { method, path } = paths[name];
      const url = `http://127.0.0.1:${port}/api${path.replace('{domain}', workspace)}?${new URLSearchParams(query)}`;
      const sent = body !== undefined && { body: JSON.stringify(body) };
      return ask(url, { method, headers, agent, ...sent });
    };
  };
  try {
    await start();
    return await work({
      port: () => port,
      fake,
      site,
      tokenFor: (email) => issuer.tokenFor(email),
      as,
      beside: (task) => beside(port, child?.pid ?? 0, task),
      start,
      end,
      usageOf: async (workspace) => {
        const { rows, close } = await openStorage({
          dataFolder,
          ...(databaseUrl !== undefined && { databaseUrl }),
        });
        const today = new Date().toISOString().slice(0, 10);
        const usage = await rows.names.get('usage', workspace, today);
        await close();
        const { requests = 0, tokensIn = 0, tokensOut = 0 } = usage ?? {};
        return { requests, tokens: tokensIn + tokensOut };
      },
    });
  } finally {
    await end('SIGKILL');
    agent.destroy();
    await Promise.all([issuer.stop(), fake.close(), site.close()]);
    rmSync(dataFolder, { recursive: true });
  }
}

/** The data of an answer. */
export const dataOf = ({ text }: LoopbackAnswer): unknown =>
  (JSON.parse(text) as { readonly data?: unknown }).data;

/** The rows of an answer. */
export const rowsOf = (answer: LoopbackAnswer) =>
  dataOf(answer) as readonly Readonly<Record<string, unknown>>[];

/** The sentence of a refusal. */
export const sentenceOf = ({ text }: LoopbackAnswer): string =>
  (JSON.parse(text) as { readonly message?: string }).message ?? '';

/** Saves a business, and returns its id. */
export async function addCompany(call: Caller, workspace: string, website: string) {
  const saved = await call('businessInfo.save', workspace, {
    ...profile,
    domain: workspace,
    website,
  });
  return (dataOf(saved) as { readonly companyId: number }).companyId;
}

/** Creates a workspace with a business, and returns its id. */
export async function addWorkspace(call: Caller, workspace: string, website: string) {
  await call('workspaces.create', workspace, {
    company: 'Velo',
    domain: workspace,
    fullName: 'Ada',
  });
  return addCompany(call, workspace, website);
}

/** How often there is each answer: its status, and its sentence when it is a refusal. */
export function counted(answers: readonly LoopbackAnswer[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const name =
      answer.status < 300 ? `${answer.status}` : `${answer.status} “${sentenceOf(answer)}”`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
}
