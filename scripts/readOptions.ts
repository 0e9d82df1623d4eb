import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Reads the options of a command. A wrong one is an error in one sentence, followed by the possible ones. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Error(`${reason}. ${usage}`, { cause: error });
  }
}
