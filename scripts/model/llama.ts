import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../process.ts';

/** The part of node-llama-cpp that is used here. The package is no dependency: it is installed when a model is first run. */
export interface LlamaModule {
  getLlama(options: object): Promise<Llama>;
  readonly LlamaChat: new (options: { contextSequence: unknown }) => LlamaChat;
}

export interface Llama {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: object): Promise<object>;
}

export interface LlamaModel {
  readonly fileInfo: { readonly metadata: { readonly tokenizer?: { chat_template?: string } } };
  tokenize(text: string): readonly unknown[];
  createContext(options: object): Promise<{ contextSize: number; getSequence(): unknown }>;
}

export interface LlamaChat {
  generateResponse(history: readonly object[], options: object): Promise<{ response: string }>;
}

export const llamaVersion = '3.22.1';
const binaries: Readonly<Record<string, string>> = {
  'linux x64': 'linux-x64',
  'linux arm64': 'linux-arm64',
  'linux arm': 'linux-armv7l',
  'darwin arm64': 'mac-arm64-metal',
  'darwin x64': 'mac-x64',
  'win32 x64': 'win-x64',
  'win32 arm64': 'win-arm64',
};

/** Installs the package with the one binary for this machine, once, and returns the path of its module. */
export async function installLlama(folder: string, say: (line: string) => void): Promise<string> {
  const place = join(folder, `llama-${llamaVersion}`);
  const done = join(place, 'installed');
  const path = join(place, 'node_modules', 'node-llama-cpp', 'dist', 'index.js');
  if (existsSync(done)) return path;
  const binary = binaries[`${process.platform} ${process.arch}`];
  if (binary === undefined)
    throw new Error(`No model can run on ${process.platform} ${process.arch} by itself.`);
  say('Installing what runs the model, once …');
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'package.json'), '{ "private": true }');
  const asked = ['install', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const packages = [`node-llama-cpp@${llamaVersion}`, `@node-llama-cpp/${binary}@${llamaVersion}`];
  const npm = process.env['npm_execpath'];
  const { code, output } = await run(
    npm === undefined ? 'npm' : process.execPath,
    [...(npm === undefined ? [] : [npm]), ...asked, ...packages],
    { cwd: place },
  );
  if (code !== 0)
    throw new Error(`What runs the model could not be installed: ${output.trim().slice(-300)}`);
  await writeFile(done, '');
  return path;
}

export const loadLlama = async (path: string): Promise<LlamaModule> =>
  (await import(pathToFileURL(path).href)) as LlamaModule;
