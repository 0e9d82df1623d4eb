import { resolve } from 'node:path';
import { usualPort, type Environment } from '#server/settings.ts';
import { readOptions } from './readOptions.ts';

/** The options of `npm start` and `npm run dev`. */
export interface SandboxArguments {
  readonly port: number;
  readonly reset: boolean;
  readonly generationMs: number;
  readonly seed?: 'demo' | 'none';
  /** The data folder; `.data` by default. */
  readonly dataFolder?: string;
  /** A model to run: a file, or an `hf:` address. */
  readonly model?: string;
}

/** The default: long enough to see the waiting states, short enough to work with. */
const usualGenerationMs = 2500;

const usage =
  'Possible are: --reset, --seed demo, --seed none, --generation-ms <number>, --data <folder>, --model <file or hf: address>, and PORT=<number> before the command.';

const options = {
  reset: { type: 'boolean' },
  seed: { type: 'string' },
  'generation-ms': { type: 'string' },
  data: { type: 'string' },
  model: { type: 'string' },
} as const;

/** Parses the command line; an unknown option is an error that lists the valid ones. */
export function readArguments(args: readonly string[], env: Environment): SandboxArguments {
  const given = readOptions(args, options, usage);
  const { seed } = given;
  if (seed !== undefined && seed !== 'demo' && seed !== 'none') {
    throw new Error(`--seed ${seed} is not known. ${usage}`);
  }
  return {
    port: numberIn(env['PORT'], 'PORT', usualPort, 65_535),
    reset: given.reset ?? false,
    generationMs: numberIn(given['generation-ms'], '--generation-ms', usualGenerationMs, 3_600_000),
    ...(seed ? { seed } : {}),
    ...(given.data ? { dataFolder: resolve(given.data) } : {}),
    ...(given.model ? { model: given.model } : {}),
  };
}

function numberIn(text: string | undefined, name: string, usual: number, most: number): number {
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most) {
    throw new Error(`${name} must be a whole number up to ${most}, not ${text}.`);
  }
  return value;
}
