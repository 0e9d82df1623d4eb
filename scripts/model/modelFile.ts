import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { object, parse, string } from 'valibot';

type Say = (line: string) => void;

const address = /^hf:([\w.-]+\/[\w.-]+)(?:\/([\w./-]+\.gguf)|:([\w.-]+))?$/;
const manifest = object({ ggufFile: object({ rfilename: string() }) });

const usualHeaders = () => {
  const token = process.env['HF_TOKEN'];
  return { 'user-agent': 'llama-cpp', ...(token && { authorization: `Bearer ${token}` }) };
};

async function answerOf(url: string, init: RequestInit = {}, more = {}): Promise<Response> {
  const headers = { ...usualHeaders(), ...more };
  const response = await fetch(url, { ...init, headers }).catch((cause: unknown) => {
    throw new Error(`${new URL(url).host} cannot be reached.`, { cause });
  });
  if (response.status < 400) return response;
  await response.body?.cancel();
  const isClosed = response.status === 401 || response.status === 403;
  throw new Error(
    isClosed
      ? `${url} asks for a sign-in: accept its terms there, and set HF_TOKEN.`
      : `${url} is not there: it answers with status ${response.status}.`,
  );
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** Writes what is missing of a file, and says how far it is. */
async function download(url: string, part: string, size: number, say: Say): Promise<void> {
  const had = await sizeOf(part);
  const response = await answerOf(url, {}, { range: `bytes=${had}-` });
  const isMore = response.status === 206;
  let received = isMore ? had : 0;
  let told = Math.floor((10 * received) / size);
  const counted = async function* () {
    for await (const chunk of response.body ?? []) {
      received += chunk.length;
      const tenths = Math.floor((10 * received) / size);
      if (tenths > told) say(`  ${tenths * 10} % of ${inGigabytes(size)}`);
      told = Math.max(told, tenths);
      yield chunk;
    }
  };
  try {
    // Closed before this fails: a write that comes later would damage what the next start goes on from.
    await using file = await open(part, isMore ? 'a' : 'w');
    await file.writeFile(counted());
  } catch (cause) {
    const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
    const why = isFull ? 'the disk is full' : 'the connection ended';
    throw new Error(`The download broke off: ${why}. Start again to go on from there.`, { cause });
  }
}

/** Downloads a model once into a folder, going on where it was broken off, and checks it by its hash. */
async function downloadOnce(given: string, folder: string, say: Say, hub: string): Promise<string> {
  const [, repository, named, quality = 'latest'] = address.exec(given) ?? [];
  if (repository === undefined)
    throw new Error(`--model ${given}: an address is like hf:user/model:Q4_K_M.`);
  const about = `${hub}/v2/${repository}/manifests/${quality}`;
  const path = named ?? parse(manifest, await (await answerOf(about)).json()).ggufFile.rfilename;
  const file = join(folder, `${repository.replace('/', '_')}_${basename(path)}`);
  if (existsSync(file)) return file;
  const url = `${hub}/${repository}/resolve/main/${path}`;
  const head = (await answerOf(url, { method: 'HEAD', redirect: 'manual' })).headers;
  const size = Number(head.get('x-linked-size') ?? head.get('content-length'));
  const hash = head.get('x-linked-etag')?.replaceAll('"', '');
  const part = `${file}.part`;
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  if (size - (await sizeOf(part)) > bavail * bsize)
    throw new Error(`${given} takes ${inGigabytes(size)}, and the disk has not so much left.`);
  say(`Downloading ${path}, once …`);
  if ((await sizeOf(part)) < size) await download(url, part, size, say);
  if (hash !== undefined && (await hashOf(part)) !== hash) {
    await rm(part);
    throw new Error(`${path} arrived damaged and was removed. Start again to download it anew.`);
  }
  await rename(part, file);
  return file;
}

/** Every model file begins with this. */
const magic = 'GGUF';

/** Returns the path of a model: of a file, or of what an `hf:` address names. */
export async function modelFile(
  given: string,
  folder: string,
  say: Say,
  hub = 'https://huggingface.co',
): Promise<string> {
  const isAddress = given.startsWith('hf:');
  const file = isAddress ? await downloadOnce(given, folder, say, hub) : resolve(given);
  await using handle = await open(file).catch((cause: unknown) => {
    throw new Error(`--model ${given}: there is no such file.`, { cause });
  });
  const { buffer } = await handle.read({ buffer: Buffer.alloc(magic.length) });
  if (String(buffer) !== magic)
    throw new Error(`--model ${given} is no model: a file in the format GGUF is needed.`);
  return file;
}
