import { join, relative } from 'node:path';
import { appOrigin, workspaceOrigin } from '#server/http/hosts.ts';
import { ask } from '#server/testing/loopback.ts';
import type { LogModel } from '#server/writers/model/modelWriter.ts';
import { root } from './process.ts';

/** The data folder of the sandbox unless another is given; git ignores it. */
export const usualDataFolder = join(root, '.data');

/** The path of a folder as a person would type it. */
function shortPath(folder: string): string {
  const inside = relative(root, folder);
  return inside.startsWith('..') ? folder : inside;
}

/** Prints the addresses and the data folder, once the sandbox runs. */
export async function announce(port: number, dataFolder: string): Promise<void> {
  const { text } = await ask(`${appOrigin(port)}/api/demo/check`);
  const demo = text.includes('true')
    ? workspaceOrigin('demo', port)
    : 'not there: stop, then npm start -- --seed demo';
  console.log(`
  Bellwether is running.

  Sign in and make a workspace   ${appOrigin(port)}
  The demo workspace             ${demo}
  Without a workspace's address  http://localhost:${port}

  Any email address signs in. Data is kept in ${shortPath(dataFolder)}; npm start -- --reset starts empty.
  Stop with Ctrl+C.
`);
}

/** Prints why a model's suggestions failed. */
export const logFailure: LogModel = ({ kind, failure }) => {
  if (failure !== undefined) console.warn(`The model wrote no ${kind}: ${failure}`);
};

/** Ends the process with one sentence instead of a stack trace. */
export function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Shuts down once when the process is interrupted. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop().then(() => process.exit(0), giveUp);
    });
  }
}
