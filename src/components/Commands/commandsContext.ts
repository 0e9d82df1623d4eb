import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';
import { createCommandTable, type CommandSource, type CommandTable } from './commandTable.ts';

/** Where commands are told, and how the two windows onto them are opened. */
export interface CommandDesk {
  readonly table: CommandTable;
  readonly onOpen: (what: 'palette' | 'keys') => void;
}

/** Outside of a product commands are told to nobody. */
export const CommandsContext = createContext<CommandDesk>({
  table: createCommandTable(),
  onOpen: () => undefined,
});

/** Brings commands along for as long as the component is there. */
export function useCommands(source: CommandSource): void {
  const { table } = use(CommandsContext);
  const latest = useRef(source);
  useLayoutEffect(() => {
    latest.current = source;
  });
  useEffect(() => table.add(() => latest.current), [table]);
}

/** Opens the palette or the list of keys. */
export const useCommandWindows = (): CommandDesk['onOpen'] => use(CommandsContext).onOpen;
