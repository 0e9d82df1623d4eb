import { readOptions } from './readOptions.ts';

const usage =
  'Possible are: --check <url> with --token <token>, --workspace <name>, --strict and --patience <seconds>.';

const options = {
  check: { type: 'string' },
  token: { type: 'string' },
  workspace: { type: 'string' },
  strict: { type: 'boolean' },
  patience: { type: 'string' },
} as const;

/**
 * The options of `npm run contract`: how to check a live server, or undefined to write the document. `base` is everything before
 * the path of a call. An unknown option is an error that lists the valid ones.
 */
export function readArguments(args: readonly string[]) {
  const { check, token, workspace, strict, patience } = readOptions(args, options, usage);
  if (check === undefined) return undefined;
  const seconds = Number(patience ?? 60);
  if (!(seconds >= 0)) throw new Error(`--patience ${patience} is no number of seconds. ${usage}`);
  return {
    base: baseOf(check),
    token,
    workspace,
    isStrict: strict ?? false,
    patienceMs: seconds * 1000,
  };
}

/** Adds `/api` to the given URL unless it has it. */
function baseOf(given: string): string {
  if (!URL.canParse(given)) throw new Error(`--check ${given} is no URL. ${usage}`);
  const { origin, pathname } = new URL(given);
  const path = pathname.replace(/\/+$/, '');
  return `${origin}${path.endsWith('/api') ? path : `${path}/api`}`;
}
