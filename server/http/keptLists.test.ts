import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createRuns } from '../operations/runs.ts';
import { memoryRows } from '../rows/memory.ts';
import type { OpenRows } from '../rows/rows.ts';
import { makeWorkspace } from '../testing/askApi.ts';
import { ask } from '../testing/loopback.ts';
import { serveLocally } from '../testing/serveLocally.ts';
import { samples } from '../writers/samples.ts';
import { createApiHandler } from './apiHandler.ts';
import { serveApi } from './serveApi.ts';

const usp = (title: string) => ({ title, description: 'd'.repeat(500), valueProposition: 'v' });

let rows: OpenRows;
let owner: string;
/** How many parts of lists were read. */
let parts: number;
let get: (headers?: Readonly<Record<string, string>>) => ReturnType<typeof ask>;

beforeEach(async () => {
  rows = memoryRows();
  owner = String(await makeWorkspace(rows));
  parts = 0;
  const part: typeof rows.part = (...asked) => {
    parts += 1;
    return rows.part(...asked);
  };
  const context = { rows: { ...rows, part }, writer: samples, runs: createRuns(rows, 0) };
  const isAda = async (subject: string) => (subject === 'ada' ? { subject } : undefined);
  const api = serveApi(
    createApiHandler(context, isAda),
    () => true,
    () => '',
  );
  await rows.names.put('open', 'acme', 'acme', true);
  const server = await serveLocally((req, res) => void api(req, res));
  onTestFinished(server.close);
  const url = `${server.url}/api/v1/marketing-insight/acme/getUSPs?companyId=${owner}`;
  get = (headers = {}) => ask(url, { headers: { authorization: 'ada', ...headers } });
});

const add = async (count: number) => {
  for (let row = 0; row < count; row += 1)
    await rows.insert('usps', 'acme', owner, usp(`Row ${row}`));
};

const titlesIn = (text: string) =>
  (JSON.parse(text) as { data: { title: string }[] }).data.map(({ title }) => title);

it('a list that its client has is not sent again, until a row changes', async () => {
  await add(2);
  const first = await get();
  expect(titlesIn(first.text)).toEqual(['Row 0', 'Row 1']);
  const asBefore = { 'if-none-match': String(first.headers['etag']) };
  const read = parts;
  const second = await get(asBefore);
  expect([second.status, second.text, parts]).toEqual([304, '', read]);

  await add(1);
  const third = await get(asBefore);
  expect(third.status).toBe(200);
  expect(titlesIn(third.text)).toEqual(['Row 0', 'Row 1', 'Row 0']);
  expect(third.headers['etag']).not.toBe(first.headers['etag']);
});

it.each([0, 1, 400])(
  'a list of %s rows is sent compressed, and read once for all',
  async (count) => {
    await add(count);
    const plain = await get();
    const packed = { 'accept-encoding': 'gzip, deflate, br' };
    const first = await get(packed);
    const read = parts;
    const second = await get(packed);
    expect(parts).toBe(read);
    expect(first.headers).toMatchObject({
      'content-encoding': 'gzip',
      etag: plain.headers['etag'],
    });
    expect(titlesIn(plain.text)).toHaveLength(count);
    for (const { body } of [first, second]) expect(gunzipSync(body).toString()).toBe(plain.text);

    await add(1);
    expect(titlesIn(gunzipSync((await get(packed)).body).toString())).toHaveLength(count + 1);
  },
);

it('a list is neither sent nor said to be unchanged to who may not read it', async () => {
  await add(1);
  const packed = { 'accept-encoding': 'gzip' };
  const { headers } = await get(packed);
  const stranger = { ...packed, authorization: 'eve', 'if-none-match': String(headers['etag']) };
  const refused = await get(stranger);
  expect(refused.status).toBe(401);
  expect(refused.headers).not.toHaveProperty('etag');
});
