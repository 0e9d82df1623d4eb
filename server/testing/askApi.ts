import { calls } from '#api/contract/calls.ts';
import type { CallName } from '#api/contract/paths.ts';
import { createApiHandler, type ApiRequest, type Identify } from '../http/apiHandler.ts';
import type { Limits } from '../http/rates.ts';
import { wholeBody } from '../operations/answerCall.ts';
import type { Context } from '../operations/context.ts';
import { createRuns } from '../operations/runs.ts';
import type { Rows } from '../rows/rows.ts';
import { samples } from '../writers/samples.ts';

/** What a test sends: `body` as JSON, or `text` as it is written. */
export interface Asked extends Partial<Omit<ApiRequest, 'query'>> {
  readonly who?: string;
  readonly workspace?: string;
  readonly body?: unknown;
  readonly text?: string;
  readonly query?: Readonly<Record<string, string>>;
}

export interface Told<Data> {
  readonly status: number;
  readonly body: { readonly data: Data; readonly message: string };
}

/** Everybody has an address at Acme. */
const atAcme: Identify = async (name) => ({ subject: name, email: `${name}@acme.example` });

/** Answers calls as the server does, without a network; what is written comes from the samples. */
export function askApi(
  rows: Rows,
  identify: Identify = atAcme,
  { limits, ...more }: Partial<Context> & { readonly limits?: Limits } = {},
) {
  const context = { rows, writer: samples, runs: createRuns(rows, 0), ...more };
  const handler = createApiHandler(context, identify, limits);
  return async <Data = unknown>(name: CallName, asked: Asked = {}): Promise<Told<Data>> => {
    const { who = 'ada', workspace = 'acme', body, text, query = {}, ...others } = asked;
    const { method, path } = calls[name];
    const sent = text ?? (body === undefined ? '' : JSON.stringify(body));
    const answer = await handler({
      method,
      pathname: `/api${path.replace('{domain}', () => encodeURIComponent(workspace))}`,
      query: new URLSearchParams(query),
      authorization: who,
      contentType: 'application/json',
      readBody: async () => sent,
      ...others,
    });
    const { rest: _sent, ...told } = { ...answer, body: await wholeBody(answer) };
    return told as Told<Data>;
  };
}

export type AskApi = ReturnType<typeof askApi>;

export const acme = {
  name: 'Acme',
  size: '10-50',
  website: 'https://acme.example',
  description: 'We bake bread.',
} as const;

/** Lets a person make a workspace with one company, and returns the id of the company. */
export async function makeWorkspace(rows: Rows, workspace = 'acme', who = 'ada'): Promise<number> {
  const body = { company: 'Acme', domain: workspace, fullName: 'Ada' };
  const { status } = await askApi(rows)('workspaces.create', { who, workspace, body });
  if (status !== 201) throw new Error(`The workspace was not made: ${status}`);
  return (await rows.insert('companies', workspace, '', acme)).id;
}
