/** The process of a model: it loads the file, and answers chat completions on loopback, one after the other. It ends with the process that started it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { array, object, optional, parse, picklist, string, unknown } from 'valibot';
import { readBody } from '#server/http/bodies.ts';
import { hostKind } from '#server/http/hosts.ts';
import { loadLlama, type Llama, type LlamaChat, type LlamaModel } from './llama.ts';

const [llamaPath = '', file = '', port = '0', allowsBase = ''] = process.argv.slice(2);
process.on('disconnect', () => process.exit(0));
const name = basename(file, '.gguf');
const tell = (what: object) => process.send?.(what);

/** How much a model reads and writes at once. More would take memory that a laptop needs. */
const contextSize = { min: 2048, max: 8192 };
const mostAnswerTokens = 1500;
const temperature = 0.7;
const mostBytes = 1_000_000;

const request = object({
  messages: array(object({ role: picklist(['system', 'user', 'assistant']), content: string() })),
  response_format: optional(object({ json_schema: optional(object({ schema: unknown() })) })),
});

/** The messages as the package takes them; the last one is the answer to come. */
const historyOf = (messages: readonly { role: string; content: string }[]) => [
  ...messages.map(({ role, content }) =>
    role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content },
  ),
  { type: 'model', response: [] },
];

interface Loaded {
  readonly llama: Llama;
  readonly model: LlamaModel;
  readonly chat: LlamaChat;
  readonly contextTokens: number;
}

async function load(): Promise<Loaded> {
  const module = await loadLlama(llamaPath);
  // Its threads wait for each other: with one core too few it is a hundred times slower. One is left for all else.
  const threads = Math.max(availableParallelism() - 1, 1);
  const quiet = { logLevel: 'error', progressLogs: false, skipDownload: true };
  const llama = await module.getLlama({ build: 'never', maxThreads: threads, ...quiet });
  const model = await llama.loadModel({ modelPath: file });
  if (!model.fileInfo.metadata.tokenizer?.chat_template && !allowsBase)
    throw new Error(
      `${name} has no chat template: it follows no instructions. Take one whose name has -it or -instruct.`,
    );
  const context = await model.createContext({ contextSize, threads });
  const chat = new module.LlamaChat({ contextSequence: context.getSequence() });
  return { llama, model, chat, contextTokens: context.contextSize };
}

function sentenceFor(error: unknown): string {
  const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
  if (/memory/i.test(`${kind} ${message}`))
    return `${name} needs more memory than this machine has left: take a smaller one.`;
  return message.startsWith(name) ? message : `${name} cannot be loaded: ${message}`;
}

/** Answers one question, part by part. A person who leaves ends it. */
async function answer(res: ServerResponse, body: string, loaded: Loaded): Promise<void> {
  const { messages, response_format: format } = parse(request, JSON.parse(body));
  const count = (text: string) => loaded.model.tokenize(text).length;
  const asked = count(messages.map(({ content }) => content).join('\n'));
  if (asked > loaded.contextTokens * 0.9) {
    const error = `The question has ${asked} tokens, of ${loaded.contextTokens} in all.`;
    return void res.writeHead(413).end(JSON.stringify({ error }));
  }
  const stop = new AbortController();
  res.once('close', () => stop.abort());
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  // Reading a long question takes minutes; whoever asked knows that it is under way.
  res.write(': reading\n\n');
  const send = (part: object) => res.write(`data: ${JSON.stringify(part)}\n\n`);
  const schema = format?.json_schema?.schema as object | undefined;
  const { response } = await loaded.chat.generateResponse(historyOf(messages), {
    ...(schema && { grammar: await loaded.llama.createGrammarForJsonSchema(schema) }),
    maxTokens: Math.min(mostAnswerTokens, loaded.contextTokens - asked),
    temperature,
    signal: stop.signal,
    stopOnAbortSignal: true,
    onTextChunk: (content: string) => send({ choices: [{ delta: { content } }] }),
  });
  send({ choices: [{ delta: {}, finish_reason: 'stop' }] });
  send({ choices: [], usage: { prompt_tokens: asked, completion_tokens: count(response) } });
  res.end('data: [DONE]\n\n');
}

function serve(loaded: Loaded) {
  let last = Promise.resolve();
  const receive = async (req: IncomingMessage, res: ServerResponse) => {
    // Browsers name the origin of a page that posts, and the host whose name leads here: no page may use the model.
    if (req.headers.origin !== undefined || hostKind(req.headers.host) !== 'app')
      return void res.writeHead(403).end();
    if (req.method === 'GET') return void res.end(JSON.stringify({ data: [{ id: name }] }));
    const body = String(await readBody(req, mostBytes));
    last = last.then(async () => {
      if (res.destroyed) return;
      await answer(res, body, loaded).catch((error: unknown) => {
        console.error(error);
        if (!res.headersSent) res.writeHead(400);
        res.end(JSON.stringify({ error: sentenceFor(error) }));
      });
    });
  };
  return createServer((req, res) => void receive(req, res).catch(() => res.destroy()));
}

try {
  const loaded = await load();
  const server = serve(loaded).listen(Number(port), '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  tell({ port: taken, contextTokens: loaded.contextTokens });
} catch (error) {
  tell({ problem: sentenceFor(error) });
  process.exit(1);
}
