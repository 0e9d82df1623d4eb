import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';
import { createCommandTable, type CommandSource, type CommandTable } from './commandTable.ts';

/** Registers commands, and opens the palette and the list of keys. */
export interface CommandRegistry {
  readonly table: CommandTable;
  readonly onOpen: (what: 'palette' | 'keys') => void;
  readonly hasSingleKeys: boolean;
}

/** Without a provider, commands are ignored. */
export const CommandsContext = createContext<CommandRegistry>({
  table: createCommandTable(),
  onOpen: () => undefined,
  hasSingleKeys: true,
});

/** Registers commands while the component is mounted. */
export function useCommands(source: CommandSource): void {
  const { table } = use(CommandsContext);
  const latest = useRef(source);
  useLayoutEffect(() => {
    latest.current = source;
  });
  useEffect(() => table.add(() => latest.current), [table]);
}

/** Opens the palette or the list of keys. */
export const useCommandWindows = (): CommandRegistry['onOpen'] => use(CommandsContext).onOpen;

/** Whether single keys act. While they do not, no control may name its key. */
export const useHasSingleKeys = (): boolean => use(CommandsContext).hasSingleKeys;
