import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveLocally } from '#server/testing/serveLocally.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { modelFile } from './modelFile.ts';

const model = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(100_000, 7)]);
const hash = createHash('sha256').update(model).digest('hex');
const file = '/acme/tiny-GGUF/resolve/main/tiny-Q4_K_M.gguf';
const address = 'hf:acme/tiny-GGUF:Q4_K_M';

interface Hub {
  /** The answer to a request for the file. */
  send?: (req: IncomingMessage, res: ServerResponse) => void;
  headers?: Readonly<Record<string, string>>;
}

/** Sends the rest of the file from where the request says. */
function sendRest(req: IncomingMessage, res: ServerResponse, most = model.length): void {
  const from = Number(/bytes=(\d+)-/.exec(String(req.headers.range))?.[1] ?? 0);
  res.writeHead(206);
  // The connection ends in order: after a reset, the client might see no answer at all.
  const cut = () => void res.socket?.end();
  if (most < model.length) res.write(model.subarray(from, most), cut);
  else res.end(model.subarray(from, most));
}

/** A place where models are kept, and a folder to download to. */
async function setUp(hub: Hub = {}) {
  const asked: string[] = [];
  const { url, close } = await serveLocally((req, res) => {
    asked.push(`${req.method} ${req.url} ${req.headers.range ?? ''}`.trim());
    if (req.url === '/v2/acme/tiny-GGUF/manifests/Q4_K_M')
      return void res.end('{"ggufFile":{"rfilename":"tiny-Q4_K_M.gguf"}}');
    if (req.url !== file) return void res.writeHead(404).end();
    if (req.method === 'GET') return (hub.send ?? sendRest)(req, res);
    const linked = { 'x-linked-size': String(model.length), 'x-linked-etag': `"${hash}"` };
    return void res.writeHead(302, { ...linked, location: '/elsewhere', ...hub.headers }).end();
  });
  const folder = temporaryFolder();
  onTestFinished(close);
  const said: string[] = [];
  const get = (given = address) => modelFile(given, folder, (line) => void said.push(line), url);
  return { asked, folder, said, get };
}

it('is downloaded once, says how far it is, and is checked by its hash', async () => {
  const { asked, folder, said, get } = await setUp();
  const path = await get();
  expect(readFileSync(path).equals(model)).toBe(true);
  expect(said[0]).toBe('Downloading tiny-Q4_K_M.gguf, once …');
  expect(said.at(-1)).toBe('  100 % of 0.0 GB');
  expect(await get('hf:acme/tiny-GGUF/tiny-Q4_K_M.gguf')).toBe(path);
  expect(asked.filter((line) => line.startsWith('GET /acme'))).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['acme_tiny-GGUF_tiny-Q4_K_M.gguf']);
});

it('says when a download breaks off, and goes on from there', async () => {
  const hub: Hub = { send: (req, res) => sendRest(req, res, 40_000) };
  const { asked, folder, get } = await setUp(hub);
  await expect(get()).rejects.toThrow(
    'The download broke off: the connection ended. Start again to go on from there.',
  );
  delete hub.send;
  // How much has arrived depends on the machine: nothing, or a part.
  writeFileSync(join(folder, 'acme_tiny-GGUF_tiny-Q4_K_M.gguf.part'), model.subarray(0, 40_000));
  expect(readFileSync(await get()).equals(model)).toBe(true);
  expect(asked.at(-1)).toBe(`GET ${file} bytes=40000-`);
});

it('is removed when it arrives damaged, and whole the next time', async () => {
  const hub: Hub = { send: (_req, res) => void res.end(Buffer.alloc(model.length, 1)) };
  const { folder, get } = await setUp(hub);
  await expect(get()).rejects.toThrow(/arrived damaged and was removed\. Start again/);
  expect(readdirSync(folder)).toEqual([]);
  delete hub.send;
  expect(readFileSync(await get()).equals(model)).toBe(true);
});

it.each<[string, string, Hub, RegExp]>([
  ['is not there', 'hf:acme/other:Q4', {}, /is not there: it answers with status 404\.$/],
  [
    'needs a sign-in',
    address,
    { send: (_req, res) => void res.writeHead(403).end() },
    /asks for a sign-in: accept its terms there, and set HF_TOKEN\.$/,
  ],
  [
    'is larger than the disk',
    address,
    { headers: { 'x-linked-size': '1e17' } },
    /takes 100000000\.0 GB, and the disk has not so much left\.$/,
  ],
  ['has no such address', 'hf:acme', {}, /an address is like hf:user\/model:Q4_K_M\.$/],
  ['is no file', '/nowhere/model.gguf', {}, /there is no such file\.$/],
])('that %s is said in a sentence', async (_what, given, hub, sentence) => {
  const { get } = await setUp(hub);
  await expect(get(given)).rejects.toThrow(sentence);
});

it('that is something else is said in a sentence', async () => {
  const { folder, get } = await setUp();
  const path = join(folder, 'note.txt');
  writeFileSync(path, 'Hello');
  await expect(get(path)).rejects.toThrow(/is no model: a file in the format GGUF is needed\.$/);
});
