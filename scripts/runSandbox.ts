import { join, relative } from 'node:path';
import { appOrigin, workspaceOrigin } from '#server/http/hosts.ts';
import { createServer, type ServerOptions } from '#server/http/server.ts';
import { ratesIn, suggestionSettings } from '#server/settings.ts';
import { ask } from '#server/testing/loopback.ts';
import { appFolder } from './appBuild.ts';
import { findLocalModel, type LocalModel } from './localModel.ts';
import { root } from './process.ts';
import { readArguments } from './sandboxArguments.ts';

/** The data folder unless another is given; git ignores it. */
const usualDataFolder = join(root, '.data');

/** The path of a folder as a person would type it. */
function shortPath(folder: string): string {
  const inside = relative(root, folder);
  return inside.startsWith('..') ? folder : inside;
}

/** Prints the addresses, the data folder and the model that was found. */
async function announce(
  port: number,
  dataFolder: string,
  found: LocalModel | undefined,
): Promise<void> {
  const { text } = await ask(`${appOrigin(port)}/api/demo/check`);
  const demo = text.includes('true')
    ? workspaceOrigin('demo', port)
    : 'not there: stop, then npm start -- --seed demo';
  console.log(`
  Bellwether is running.

  Sign in and make a workspace   ${appOrigin(port)}
  The demo workspace             ${demo}
  Without a workspace's address  http://localhost:${port}
${found ? `\n  ${found.model} writes the suggestions, by ${found.server} on this machine. MODEL=none npm start: samples instead.\n` : ''}
  Any email address signs in. Data is kept in ${shortPath(dataFolder)}; npm start -- --reset starts empty.
  Stop with Ctrl+C.
`);
}

/** Ends the process with one sentence instead of a stack trace. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Shuts down once when the process is interrupted. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop().then(() => process.exit(0), giveUp);
    });
  }
}

interface SandboxOptions extends Pick<ServerOptions, 'makeServeApp'> {
  /** Called before the server starts. */
  readonly prepare?: () => Promise<void>;
  /** Called before the server stops. */
  readonly close?: () => Promise<void>;
}

/** Runs the server with the options of the command line until the process is interrupted. */
export async function runSandbox({ prepare, close, ...app }: SandboxOptions): Promise<void> {
  try {
    const given = readArguments(process.argv.slice(2), process.env);
    const dataFolder = given.dataFolder ?? usualDataFolder;
    await prepare?.();
    const found = await findLocalModel(process.env);
    const env = found
      ? { ...process.env, OPENAI_BASE_URL: found.baseUrl, OPENAI_MODEL: found.model }
      : process.env;
    const server = createServer({
      ...given,
      ...app,
      dataFolder,
      appFolder,
      suggestions: suggestionSettings(env),
      rates: ratesIn(process.env),
      logModel: ({ kind, failure }) => {
        if (failure !== undefined) console.warn(`The model wrote no ${kind}: ${failure}`);
      },
    });
    stopOnSignal(async () => {
      await close?.();
      await server.stop();
    });
    await server.start();
    await announce(server.port, dataFolder, found);
  } catch (error) {
    giveUp(error);
  }
}
