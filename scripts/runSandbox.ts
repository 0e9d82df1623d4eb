import { join, relative } from 'node:path';
import { appOrigin, workspaceOrigin } from '#server/http/hosts.ts';
import { createServer, type ServerOptions } from '#server/http/server.ts';
import { ratesIn, suggestionSettings, type SuggestionSettings } from '#server/settings.ts';
import { stopOnSignal } from '#server/stopOnSignal.ts';
import { ask } from '#server/testing/loopback.ts';
import { appFolder } from './appBuild.ts';
import { findLocalModel } from './localModel.ts';
import { embeddedLimits, embedModel } from './model/embeddedModel.ts';
import { giveUp, root, sentenceOf } from './process.ts';
import { readArguments } from './sandboxArguments.ts';

/** The data folder unless another is given; git ignores it. */
const usualDataFolder = join(root, '.data');

/** The path of a folder as a person would type it. */
function shortPath(folder: string): string {
  const inside = relative(root, folder);
  return inside.startsWith('..') ? folder : inside;
}

/** Prints the addresses, the data folder and what writes the suggestions. */
async function announce(port: number, dataFolder: string, by: string | undefined): Promise<void> {
  const { text } = await ask(`${appOrigin(port)}/api/demo/check`);
  const demo = text.includes('true')
    ? workspaceOrigin('demo', port)
    : 'not there: stop, then npm start -- --seed demo';
  console.log(`
  Bellwether is running.

  Sign in and make a workspace   ${appOrigin(port)}
  The demo workspace             ${demo}
  Without a workspace's address  http://localhost:${port}
${by ? `\n  ${by}\n` : ''}
  Any email address signs in. Data is kept in ${shortPath(dataFolder)}; npm start -- --reset starts empty.
  Stop with Ctrl+C.
`);
}

const say = (line: string) => console.log(line);

/** The context of a model on this machine that is not known: most servers take as much without being told. */
const usualContext = '4096';

interface Writing {
  readonly suggestions: SuggestionSettings;
  /** Says what writes the suggestions on this machine, if anything does. */
  readonly by?: string;
  readonly stop?: () => void;
}

/** The settings of a model: the one that is to be run, or that is set, or that is found on this machine. */
async function writing(given: string | undefined, dataFolder: string): Promise<Writing> {
  const { env } = process;
  const settingsFor = (baseUrl: string, model: string, context: string) =>
    suggestionSettings({
      ...env,
      OPENAI_BASE_URL: baseUrl,
      OPENAI_MODEL: model,
      MODEL_CONTEXT: env['MODEL_CONTEXT'] ?? context,
    });
  if (given !== undefined)
    try {
      const { baseUrl, model, contextTokens, isGone, stop } = await embedModel(given, {
        dataFolder,
        say,
      });
      const settings = settingsFor(baseUrl, model, String(contextTokens));
      const by = `${model} writes the suggestions, on this machine.`;
      return { suggestions: { ...settings, limits: embeddedLimits, isGone }, by, stop };
    } catch (error) {
      return { suggestions: {}, by: `Suggestions are samples. ${sentenceOf(error)}` };
    }
  const found = await findLocalModel(env);
  if (!found) return { suggestions: suggestionSettings(env) };
  return {
    suggestions: settingsFor(found.baseUrl, found.model, usualContext),
    by: `${found.model} writes the suggestions, by ${found.server} on this machine. MODEL=none npm start: samples instead.`,
  };
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
    const { suggestions, by, stop } = await writing(given.model, dataFolder);
    const server = createServer({
      ...given,
      ...app,
      dataFolder,
      appFolder,
      suggestions,
      rates: ratesIn(process.env),
      logModel: ({ kind, failure }) => {
        if (failure !== undefined) console.warn(`The model wrote no ${kind}: ${failure}`);
      },
    });
    const end = async () => {
      stop?.();
      await close?.();
      await server.stop();
    };
    stopOnSignal(['SIGINT', 'SIGTERM', 'SIGHUP'], end, giveUp);
    await server.start();
    await announce(server.port, dataFolder, by);
  } catch (error) {
    giveUp(error);
  }
}
