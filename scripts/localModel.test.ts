import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { serveLocally } from '#server/testing/serveLocally.ts';
import { findLocalModel } from './localModel.ts';

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** A server on this machine; `asked` counts its requests. */
async function serve(name: string, answer: Answer) {
  const served = { name, port: 0, asked: 0 };
  const { port, close } = await serveLocally((req, res) => {
    served.asked += 1;
    answer(req, res);
  });
  onTestFinished(close);
  served.port = port;
  return served;
}

const withModels =
  (...ids: string[]): Answer =>
  (_req, res) =>
    void res.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) }));

it('is the first chat model, in the order of the servers', async () => {
  const all = withModels('nomic-embed-text:latest', 'bge-m3', 'qwen3:8b', 'llama3');
  const ollama = await serve('Ollama', all);
  const servers = [ollama, await serve('LM Studio', withModels('other'))];
  const baseUrl = `http://127.0.0.1:${ollama.port}/v1`;
  expect(await findLocalModel({}, servers)).toEqual({
    server: 'Ollama',
    baseUrl,
    model: 'qwen3:8b',
  });
});

it.each<[string, Answer]>([
  ['has only embedding models', withModels('nomic-embed-text:latest', 'all-minilm')],
  ['has no model', withModels()],
  ['is something else', (_req, res) => void res.end('<!doctype html>')],
  ['answers other JSON', (_req, res) => void res.end('{"data":{"id":1}}')],
  ['refuses', (_req, res) => void res.writeHead(404).end('{"data":[{"id":"x"}]}')],
  ['leads elsewhere', (_req, res) => void res.writeHead(302, { location: '/v2' }).end()],
  ['never answers', () => undefined],
])('is not looked for further at a server that %s', async (_what, answer) => {
  const servers = [await serve('Ollama', answer), await serve('LM Studio', withModels('good'))];
  expect(await findLocalModel({}, servers)).toMatchObject({ server: 'LM Studio', model: 'good' });
});

it.each([{ MODEL: 'none' }, { OPENAI_BASE_URL: 'https://api.example.com/v1' }])(
  'is not looked for with %j',
  async (env) => {
    const server = await serve('Ollama', withModels('qwen3:8b'));
    expect(await findLocalModel(env, [server])).toBeUndefined();
    expect(server.asked).toBe(0);
  },
);

it('is nothing where no server listens', async () => {
  expect(await findLocalModel({}, [{ name: 'Ollama', port: 1 }])).toBeUndefined();
});
