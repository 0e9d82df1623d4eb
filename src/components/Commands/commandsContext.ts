import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';
import { createCommandTable, type CommandSource, type CommandTable } from './commandTable.ts';
import type { KeyRules } from './keyChord.ts';

export interface PageCommands extends KeyRules {
  readonly table: CommandTable;
  /** Opens the palette or the list of keys. */
  readonly onOpen: (what: 'palette' | 'keys') => void;
}

/** Without a provider, commands are ignored. */
export const CommandsContext = createContext<PageCommands>({
  table: createCommandTable(),
  onOpen: () => undefined,
  isMac: false,
  hasSingleKeys: true,
});

/** Registers commands in this table while the component is mounted. */
export function useCommandsIn(table: CommandTable, source: CommandSource): void {
  const latest = useRef(source);
  useLayoutEffect(() => {
    latest.current = source;
  });
  useEffect(() => table.add(() => latest.current), [table]);
}

/** Registers commands of the page while the component is mounted. */
export const useCommands = (source: CommandSource): void =>
  useCommandsIn(use(CommandsContext).table, source);

/** Opens the palette or the list of keys. */
export const useCommandWindows = (): PageCommands['onOpen'] => use(CommandsContext).onOpen;

/** Whether single keys act. While they do not, no control may name its key. */
export const useHasSingleKeys = (): boolean => use(CommandsContext).hasSingleKeys;
