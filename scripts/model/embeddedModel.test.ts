import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ask as askLoopback } from '#server/testing/loopback.ts';
import { chat, Collected, type Question } from '#server/writers/model/client/chat.ts';
import { temporaryTree } from '../testing/temporaryTree.ts';
import { embedModel, type EmbeddedModel } from './embeddedModel.ts';
import { llamaVersion } from './llama.ts';

/** A stand-in for the package that runs a model. Its answers are the question, or what the word in it asks for. */
const standIn = `
export async function getLlama({ maxThreads }) {
  return {
    async loadModel({ modelPath }) {
      if (modelPath.includes('large')) throw new Error('InsufficientMemory: not enough');
      if (modelPath.includes('broken')) throw new Error('tensors are missing');
      const tokenizer = modelPath.includes('base') ? {} : { chat_template: 'x' };
      return {
        fileInfo: { metadata: { tokenizer } },
        tokenize: (text) => text.split(' '),
        createContext: async ({ threads }) => ({ contextSize: 4096, getSequence: () => ({ threads, maxThreads }) }),
      };
    },
    createGrammarForJsonSchema: async (schema) => schema,
  };
}
let running = 0;
export class LlamaChat {
  async generateResponse(history, { grammar, onTextChunk }) {
    const { text } = history.at(-2);
    if (text === 'die') process.exit(3);
    running += 1;
    for (let part = 0; part < 3; part += 1) {
      onTextChunk(running + (grammar ? 'g' : ''));
      await new Promise((resolve) => setImmediate(resolve));
    }
    running -= 1;
    return { response: '1 1 1' };
  }
}
`;

/** Starts a model of this name with the stand-in. */
async function start(name: string, more: { readonly allowsBase?: boolean } = {}) {
  const place = `llama-${llamaVersion}`;
  const dataFolder = temporaryTree({
    [`${place}/node_modules/node-llama-cpp/dist/index.js`]: standIn,
    [`${place}/node_modules/node-llama-cpp/package.json`]: '{"type":"module"}',
    [`${place}/installed`]: '',
    [`${name}.gguf`]: 'GGUF',
  });
  const said: string[] = [];
  const model = await embedModel(join(dataFolder, `${name}.gguf`), {
    dataFolder,
    say: (line) => void said.push(line),
    ...more,
  });
  onTestFinished(() => model.stop());
  return { model, said };
}

async function ask(
  { baseUrl, model }: EmbeddedModel,
  content: string,
  schema?: Question['schema'],
) {
  const collected = new Collected();
  const question = {
    messages: [{ role: 'user', content } as const],
    name: 'x',
    schema: schema ?? {},
  };
  const limits = { firstByteMs: 20_000, wholeMs: 20_000 };
  await chat({ baseUrl, model }, question, schema ? 'bounded' : 'text', limits, collected);
  return collected;
}

it('answers one question after the other, by the schema where there is one, and says what it cost', async () => {
  const { model } = await start('good-it');
  expect(model).toMatchObject({ model: 'good-it', contextTokens: 4096 });
  const answers = await Promise.all([ask(model, 'a b'), ask(model, 'c d', { type: 'object' })]);
  expect(answers.map(({ text }) => text)).toEqual(['111', '1g1g1g']);
  expect(answers[1]).toMatchObject({ isEnded: true, tokensIn: 2, tokensOut: 3 });
});

it('answers no web page', async () => {
  const { model } = await start('good-it');
  const body = JSON.stringify({ messages: [{ role: 'user', content: 'a' }] });
  const statusFor = async (headers: Readonly<Record<string, string>>) =>
    (await askLoopback(`${model.baseUrl}/chat/completions`, { method: 'POST', headers, body }))
      .status;
  expect(await statusFor({ origin: 'https://elsewhere.example' })).toBe(403);
  expect(await statusFor({ host: 'elsewhere.example' })).toBe(403);
  expect(await statusFor({})).toBe(200);
});

it('refuses a question that is longer than its context', async () => {
  const { model } = await start('good-it');
  await expect(ask(model, 'word '.repeat(4_000))).rejects.toMatchObject({
    kind: 'refused',
    detail: expect.stringContaining('of 4096 in all') as unknown,
  });
  expect((await ask(model, 'a')).text).toBe('111');
});

it('starts once more when its process ends, and is gone when that ends too', async () => {
  const { model, said } = await start('good-it');
  await expect(ask(model, 'die')).rejects.toMatchObject({ kind: 'unreachable' });
  const answered = () =>
    ask(model, 'a').then(
      ({ text }) => text,
      () => '',
    );
  await expect.poll(answered).toBe('111');
  expect([model.isGone(), said.at(-1)]).toEqual([
    false,
    'good-it has ended by itself and starts again.',
  ]);
  await expect(ask(model, 'die')).rejects.toMatchObject({ kind: 'unreachable' });
  await expect.poll(model.isGone).toBe(true);
  expect(said.at(-1)).toBe('good-it ended again: suggestions are samples until the next start.');
});

it.each([
  ['large-it', 'large-it needs more memory than this machine has left: take a smaller one.'],
  ['broken-it', 'broken-it cannot be loaded: tensors are missing'],
  [
    'base',
    'base has no chat template: it follows no instructions. Take one whose name has -it or -instruct.',
  ],
])('%s is not loaded, and a sentence says why', async (name, sentence) => {
  await expect(start(name)).rejects.toThrow(sentence);
});

it('without a chat template runs where it is only tried', async () => {
  const { model } = await start('base', { allowsBase: true });
  expect((await ask(model, 'a')).text).toBe('111');
});
