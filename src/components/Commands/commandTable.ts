import { foldText } from '#text/foldText.ts';
import type { Keys } from './keyChord.ts';

/** An action that a control, a key and the palette can run. */
export interface Command {
  /** Unique among the registered commands. */
  readonly id: string;
  readonly label: string;
  /** Shown after the label, less prominent. */
  readonly detail?: string | undefined;
  /** The heading under which it is listed. */
  readonly group: string;
  readonly keys?: Keys;
  /** True when it cannot run now: its keys do nothing and the palette leaves it out. */
  readonly isOff?: boolean;
  readonly run: () => void;
}

/** The commands of one part of the page. */
export interface CommandSource {
  readonly commands: readonly Command[];
  /** Finds rows by name; called only while someone types into the palette. */
  readonly find?: (text: string) => readonly Command[];
}

/** The command that opens the palette; the palette itself leaves it out. */
export const paletteId = 'commands.palette';

export type CommandTable = ReturnType<typeof createCommandTable>;

/** The table of all commands, used by the keys, the palette and the list of keys. */
export function createCommandTable() {
  const sources = new Set<() => CommandSource>();
  const all = (): readonly Command[] => {
    const commands = [...sources].flatMap((source) => source().commands);
    return [...new Map(commands.map((command) => [command.id, command])).values()];
  };
  return {
    all,
    add(source: () => CommandSource) {
      sources.add(source);
      return () => void sources.delete(source);
    },
    /** Returns the entries whose label contains the text: commands first, then rows. */
    matching(text: string): readonly Command[] {
      const wanted = foldText(text);
      const found = all().filter(
        ({ id, label, isOff }) =>
          id !== paletteId && isOff !== true && foldText(label).includes(wanted),
      );
      const rows =
        wanted === '' ? [] : [...sources].flatMap((source) => source().find?.(text) ?? []);
      return [...found, ...rows];
    },
  };
}
