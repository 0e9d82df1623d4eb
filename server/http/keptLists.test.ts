import { randomBytes } from 'node:crypto';
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

/** Text that gets no shorter when it is packed. */
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);

const usp = (title: string) => ({ title, description: 'd'.repeat(500), valueProposition: 'v' });

let rows: OpenRows;
let owner: string;
/** How many parts of lists were read, and what happens before the next one. */
let parts: number;
let meanwhile: () => Promise<unknown>;
/** Asks for a part of what the team shares. */
let shared: (prefix: string) => Promise<string>;
let get: (headers?: Readonly<Record<string, string>>, more?: string) => ReturnType<typeof ask>;

beforeEach(async () => {
  rows = memoryRows();
  owner = String(await makeWorkspace(rows));
  parts = 0;
  meanwhile = async () => {};
  const part: typeof rows.part = async (...asked) => {
    parts += 1;
    await meanwhile();
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
  get = (headers = {}, more = '') =>
    ask(url + more, { headers: { authorization: 'ada', ...headers } });
  shared = async (prefix) => {
    const address = `${server.url}/api/v1/shared-state/acme/getState?companyId=${owner}&prefix=${prefix}`;
    const packed = await ask(address, {
      headers: { authorization: 'ada', 'accept-encoding': 'gzip' },
    });
    return gunzipSync(packed.body).toString();
  };
});

const add = async (count: number) => {
  for (let row = 0; row < count; row += 1)
    await rows.insert('usps', 'acme', owner, usp(`Row ${row}`));
};

const packed = { 'accept-encoding': 'gzip, deflate, br' };
/** The list as it is sent compressed. */
const unpacked = async () => gunzipSync((await get(packed)).body).toString();

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
    expect(titlesIn(await unpacked())).toHaveLength(count + 1);
  },
);

it('parts of one list are kept apart', async () => {
  for (const key of ['views', 'mail 1'])
    await rows.names.put('shared', 'acme', `${owner} ${key}`, { value: key, version: 1 });
  for (const prefix of ['views', 'mail%20', 'views'])
    expect(JSON.parse(await shared(prefix))).toMatchObject({
      data: [{ value: prefix === 'views' ? 'views' : 'mail 1' }],
    });
});

it('a list is neither sent nor said to be unchanged to who may not read it', async () => {
  await add(1);
  const { headers } = await get(packed);
  const stranger = { ...packed, authorization: 'eve', 'if-none-match': String(headers['etag']) };
  const refused = await get(stranger);
  expect(refused.status).toBe(401);
  expect(refused.headers).not.toHaveProperty('etag');
});

it('a row that was added while the list was read, and deleted then, does not come back', async () => {
  await add(1);
  let ghost = 0;
  meanwhile = async () => {
    meanwhile = async () => {};
    ghost = (await rows.insert('usps', 'acme', owner, usp('Ghost'))).id;
  };
  expect(titlesIn(await unpacked())).toEqual(['Row 0', 'Ghost']);
  await rows.remove('usps', 'acme', ghost);
  const [plain, gzip] = [await get(), await get(packed)];
  expect(titlesIn(plain.text)).toEqual(['Row 0']);
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
  expect(gzip.headers['etag']).toBe(plain.headers['etag']);
});

it('equal requests at once are packed once, whatever their addresses look like', async () => {
  await add(400);
  await get(packed, '&&&');
  const alone = parts;
  await rows.insert('usps', 'acme', owner, usp('New'));
  const all = await Promise.all(['', '&', '&&', '&&&'].map((more) => get(packed, more)));
  const texts = new Set(all.map(({ body }) => gunzipSync(body).toString()));
  expect([...texts].map((text) => titlesIn(text).length)).toEqual([401]);
  // Each has read the first parts before it knew of the other; the rest was read once.
  expect(parts - alone).toBeLessThan(2 * alone);
  const read = parts;
  await get(packed, '&&&&');
  expect(parts).toBe(read);
});

it('a long list is not kept, and is sent whole to all who ask at once', async () => {
  for (let row = 0; row < 300; row += 1)
    await rows.insert('usps', 'acme', owner, { ...usp(`Row ${row}`), description: noise(12_000) });
  const plain = (await get()).text;
  for (const { body } of await Promise.all([get(packed), get(packed), get(packed)]))
    expect(gunzipSync(body).toString()).toBe(plain);
  const read = parts;
  expect(await unpacked()).toBe(plain);
  expect(parts).toBeGreaterThan(read);
});
