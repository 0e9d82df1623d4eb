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

/** The table of all commands, used by the keys, the palette and the list of keys. */
export interface CommandTable {
  add(source: () => CommandSource): () => void;
  all(): readonly Command[];
  /** Returns the entries whose label contains the text: commands first, then rows. */
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
