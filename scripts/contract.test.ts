import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '#api/contract/calls.ts';
import { paths } from '#api/contract/paths.ts';
import type { Send } from '#mocks/contract/ask.ts';
import { sendTo } from '#mocks/contract/sendTo.ts';
import { adapters } from '#server/testing/adapters.ts';
import { createMockApi, type MockApiOptions } from '#mocks/mockApi.ts';
import { withTables } from './callsDocument.ts';
import { readArguments } from './contractArguments.ts';
import { contractCheck } from './contractCheck.ts';
import { contractDocument } from './contractDocument.ts';
import { root } from './process.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
  }[];
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Body }>> };
}

interface Body {
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** The differences of the checked server from the mock API, and the options of the check. */
interface CheckedServer {
  readonly token?: string;
  readonly isStrict?: boolean;
  readonly spoil?: (send: Send) => Send;
}

describe('the document', () => {
  const document = contractDocument('1.2.3') as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  it('contains every call of the contract and no other', () => {
    const found = operations.map(
      ({ path, method, operation }) => `${operation.operationId} ${method.toUpperCase()} ${path}`,
    );
    const wanted = Object.entries(paths).map(
      ([name, { path, method }]) => `${name} ${method} ${path}`,
    );
    expect(found.sort()).toEqual(wanted.sort());
  });

  it('gives every text and every list of a request a greatest size', () => {
    const unlimited = (schema: unknown, place: string): readonly string[] => {
      if (typeof schema !== 'object' || schema === null) return [];
      const is: Readonly<Record<string, unknown>> = { ...schema };
      const isEndless =
        (is['type'] === 'string' && !('maxLength' in is || 'enum' in is)) ||
        (is['type'] === 'array' && !('maxItems' in is));
      const inside = Object.entries(is).flatMap(([key, part]) =>
        unlimited(part, `${place}.${key}`),
      );
      return isEndless ? [place, ...inside] : inside;
    };
    const found = operations.flatMap(({ operation: { operationId, parameters, requestBody } }) => [
      ...unlimited(
        parameters.filter(({ in: place }) => place === 'query'),
        operationId,
      ),
      ...unlimited(requestBody, operationId),
    ]);
    expect(found).toEqual([]);
  });

  it('lists every parameter and every field, and allows no others', () => {
    for (const { operation } of operations) {
      const call = calls[operation.operationId as keyof typeof calls];
      const workspace = call.path.includes('{domain}') ? ['domain'] : [];
      const query = 'query' in call ? Object.keys(call.query.entries) : [];
      const named = operation.parameters.filter((parameter) => parameter.in !== 'header');
      expect(named.map(({ name }) => name)).toEqual([...workspace, ...query]);
      const entries = Object.entries('body' in call ? call.body.entries : {});
      const required = entries.filter(([, schema]) => schema.type !== 'optional');
      const body = operation.requestBody?.content['application/json']?.schema;
      expect(body?.required ?? []).toEqual(required.map(([name]) => name));
      expect(body?.additionalProperties ?? false).toBe(false);
    }
  });

  it('says which parameters may be left out, and with which statuses a call may be refused', () => {
    const found = new Map(operations.map(({ operation }) => [operation.operationId, operation]));
    const optional = operations.flatMap(({ operation: { operationId, parameters } }) =>
      parameters
        .filter(({ in: place, required }) => place === 'query' && !required)
        .map(({ name }) => `${operationId} ${name}`),
    );
    expect(optional).toEqual(['workspace.export after', 'sharedState.list prefix']);
    const statuses = (name: string) => Object.keys(found.get(name)?.responses ?? {}).map(Number);
    expect(statuses('usps.list')).toEqual([200, 401, 403, 404, 405, 409, 422, 429, 503]);
    expect(statuses('usps.add')).toEqual([
      200, 400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 503,
    ]);
    for (const { responses } of found.values())
      expect(responses['429']?.headers).toHaveProperty('Retry-After');
  });
});

it('docs/calls.md lists every call and every message as in the code', () => {
  const written = readFileSync(join(root, 'docs', 'calls.md'), 'utf8');
  expect(written, 'run npm run contract').toBe(withTables(written));
});

describe('the check', () => {
  async function check(options: MockApiOptions & CheckedServer) {
    const lines: string[] = [];
    const send = sendTo(createMockApi(options).handlers);
    const isGood = await contractCheck({
      send: options.spoil?.(send) ?? send,
      target: { base: 'http://api.test/api', workspace: 'checked', token: options.token },
      isStrict: options.isStrict ?? true,
      patienceMs: 0,
      print: (line) => lines.push(line),
    });
    return { isGood, lines };
  }
  const count = Object.keys(paths).length;
  /** Answers one call in the place of the server. */
  const answering =
    (call: string, status: number, body: object) =>
    (send: Send): Send =>
    async (request) =>
      request.url.endsWith(call) ? Response.json(body, { status }) : send(request);

  it.each(adapters)('passes the server on %s', { timeout: 30_000 }, async (_name, open) => {
    const { rows } = await open();
    const { isGood, lines } = await check({ rows });
    expect([isGood, lines.at(-1)]).toEqual([
      true,
      `${count} of ${count} calls are as the contract says.`,
    ]);
  });

  it('sends the token where the server wants one', async () => {
    const authorize = ({ headers }: Request) => headers.get('Authorization') === 'Bearer good';
    expect((await check({ authorize, token: 'good' })).isGood).toBe(true);
    const { isGood, lines } = await check({ authorize });
    expect(isGood).toBe(false);
    expect(lines.join('\n')).toContain('✗ workspaces.create: creates the workspace: status 401');
  });

  it('accepts a missing optional call, but not a wrong answer to it', async () => {
    const answerTo = (status: number, body: object) => answering('/getBusinessInfo', status, body);
    for (const status of [404, 405, 501])
      expect((await check({ spoil: answerTo(status, {}) })).isGood).toBe(true);
    const { isGood, lines } = await check({ spoil: answerTo(200, { data: null }) });
    expect(isGood).toBe(false);
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
      '✗ businessInfo.get: returns the newest company: has another value',
    ]);
  });

  it('accepts a website that cannot be read, if the server says why', async () => {
    const isGood = async (reason: object) => {
      const body = { success: false, message: 'No answer.', ...reason };
      return (await check({ spoil: answering('/scrape-url', 422, body), isStrict: false })).isGood;
    };
    expect(await isGood({ reason: 'suggestions' })).toBe(true);
    expect(await isGood({})).toBe(false);
  });

  it('reports what it could not reach', async () => {
    const spoil = (): Send => () => Promise.reject(new TypeError('fetch failed'));
    const { isGood, lines } = await check({ spoil, isStrict: false });
    expect(isGood).toBe(false);
    expect(lines).toContain('✗ keywords.list: was not reached');
  });
});

describe('the command line', () => {
  it('writes the document unless told to check', () => {
    expect(readArguments([])).toBeUndefined();
  });

  it.each([
    ['http://localhost:5173', 'http://localhost:5173/api'],
    ['https://api.example.com/', 'https://api.example.com/api'],
    ['https://example.com/v2/api/', 'https://example.com/v2/api'],
  ])('finds the API of %s', (given, base) => {
    expect(readArguments(['--check', given, '--token', 'x'])).toMatchObject({ base, token: 'x' });
  });

  it.each([
    [['--check', 'localhost']],
    [['--chek', 'http://x']],
    [['--check', 'http://x', '--patience', 'y']],
  ])('says what is possible instead of %j', (args) => {
    expect(() => readArguments(args)).toThrow('Possible are:');
  });
});
