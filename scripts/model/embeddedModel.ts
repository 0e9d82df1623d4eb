import { fork, type ChildProcess } from 'node:child_process';
import { basename, join } from 'node:path';
import { number, object, safeParse, string, union } from 'valibot';
import { installLlama } from './llama.ts';
import { modelFile } from './modelFile.ts';

/** A processor answers one question at a time, and takes minutes for a long one. */
export const embeddedLimits = { atOnce: 1, firstByteMs: 300_000, wholeMs: 900_000 };

/** A model that runs in a process of its own on this machine. */
export interface EmbeddedModel {
  readonly baseUrl: string;
  readonly model: string;
  readonly contextTokens: number;
  /** True once its process has ended twice. */
  readonly isGone: () => boolean;
  readonly stop: () => void;
}

interface Options {
  readonly dataFolder: string;
  readonly say: (line: string) => void;
  /** Takes a model without a chat template: for trying only. */
  readonly allowsBase?: boolean;
}

const ready = object({ port: number(), contextTokens: number() });
const told = union([ready, object({ problem: string() })]);

/** Starts the process and waits until the model is loaded. */
async function start(args: readonly string[]) {
  const child = fork(join(import.meta.dirname, 'modelProcess.ts'), args);
  const { promise, resolve, reject } = Promise.withResolvers<{
    port: number;
    contextTokens: number;
  }>();
  child.once('message', (message) => {
    const { success, output } = safeParse(told, message);
    if (success && 'port' in output) resolve(output);
    else reject(new Error(success && 'problem' in output ? output.problem : 'It says nothing.'));
  });
  child.once('exit', (code, signal) =>
    reject(
      new Error(`The process of the model ended with ${signal ?? code} while it was loading.`),
    ),
  );
  return { child, ...(await promise) };
}

/** Runs a model: of a file, or of an `hf:` address. Its process starts once more if it ends; what is wrong is an error in one sentence. */
export async function embedModel(given: string, options: Options): Promise<EmbeddedModel> {
  const { dataFolder, say, allowsBase = false } = options;
  const file = await modelFile(given, join(dataFolder, 'models'), say);
  const llama = await installLlama(dataFolder, say);
  const model = basename(file, '.gguf');
  const argsFor = (port: number) => [llama, file, String(port), allowsBase ? 'base' : ''];
  say(`Loading ${model} …`);
  const { child: first, port, contextTokens } = await start(argsFor(0));
  let running: ChildProcess | undefined = first;
  let [isGone, isStopped] = [false, false];
  const giveUp = () => {
    isGone = true;
    say(`${model} ended again: suggestions are samples until the next start.`);
  };
  const startAgain = async () => {
    if (isStopped) return;
    say(`${model} has ended by itself and starts again.`);
    try {
      running = (await start(argsFor(port))).child;
      if (isStopped) running.kill();
      running.once('exit', () => isStopped || giveUp());
    } catch {
      giveUp();
    }
  };
  first.once('exit', () => void startAgain());
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model,
    contextTokens,
    isGone: () => isGone,
    stop: () => {
      isStopped = true;
      running?.kill();
    },
  };
}
