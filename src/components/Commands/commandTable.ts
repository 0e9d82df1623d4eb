import { foldText } from '#text/foldText.ts';
import type { Keys } from './keyChord.ts';

/** One thing that can be done, by its control, by its keys and from the palette. */
export interface Command {
  /** Unique among the commands in force. */
  readonly id: string;
  readonly label: string;
  /** The heading it stands under. */
  readonly group: string;
  readonly keys?: Keys;
  /** It can't be done just now: its keys do nothing and the palette leaves it out. */
  readonly isOff?: boolean;
  readonly run: () => void;
}

/** What one part of the page brings along. */
export interface CommandSource {
  readonly commands: readonly Command[];
  /** Finds rows by name; asked only while someone types into the palette. */
  readonly find?: (text: string) => readonly Command[];
}

/** The one table that keys, palette and the list of keys are read from. */
export interface CommandTable {
  add(source: () => CommandSource): () => void;
  all(): readonly Command[];
  /** What holds the text in its label: commands first, then rows. */
  matching(text: string): readonly Command[];
}

export function createCommandTable(): CommandTable {
  const sources = new Set<() => CommandSource>();
  const all = () => {
    const known = new Map<string, Command>();
    for (const source of sources)
      for (const command of source().commands) known.set(command.id, command);
    return [...known.values()];
  };
  return {
    add(source) {
      sources.add(source);
      return () => void sources.delete(source);
    },
    all,
    matching(text) {
      const wanted = foldText(text);
      const possible = all().filter(({ isOff }) => isOff !== true);
      if (wanted === '') return possible;
      const rows = [...sources].flatMap((source) => source().find?.(text) ?? []);
      return [...possible.filter(({ label }) => foldText(label).includes(wanted)), ...rows];
    },
  };
}
