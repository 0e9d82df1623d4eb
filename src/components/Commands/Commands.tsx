import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { createCommandTable } from './commandTable.ts';
import { CommandsContext, useCommands } from './commandsContext.ts';
import { commandTexts, type CommandTexts } from './commandTexts.ts';
import { KeyTable, type KeyNote } from './KeyTable.tsx';
import { paletteId } from './paletteId.ts';
import { useCommandKeys } from './useCommandKeys.ts';

/** Loads when it is first opened: nothing else on most pages needs its combobox. */
const OwnPalette = lazy(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}));

/** Whether single keys act. People who dictate text or hit keys by accident switch them off. */
export interface SingleKeys {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export interface CommandsProps {
  texts?: CommandTexts;
  singleKeys: SingleKeys;
  /** The command key is ⌘. */
  isMac?: boolean;
  /** Keys that a control handles itself, such as the arrows in a table. */
  notes?: readonly KeyNote[];
  /** Replaces the palette, to add rows of lists. It is rendered only while it is open. */
  palette?: ((props: CommandPaletteProps) => ReactNode) | undefined;
  /** The open page. The palette and the list of keys close when it changes. */
  place?: string | undefined;
  children: ReactNode;
}

/** Provides the table of commands, their keys, the palette (Ctrl or ⌘ K) and the list of keys (?). */
export function Commands({
  texts = commandTexts,
  singleKeys,
  isMac = false,
  notes,
  palette: Palette = OwnPalette,
  place,
  children,
}: CommandsProps) {
  const [open, setOpen] = useState<'none' | 'palette' | 'keys'>('none');
  const [openPlace, setOpenPlace] = useState(place);
  if (openPlace !== place) {
    setOpenPlace(place);
    setOpen('none');
  }
  const [table] = useState(createCommandTable);
  const { isOn } = singleKeys;
  const desk = useMemo(() => ({ table, onOpen: setOpen, hasSingleKeys: isOn }), [table, isOn]);
  useCommandKeys(table, { isOn, isMac });
  const close = () => setOpen('none');
  return (
    <CommandsContext value={desk}>
      {children}
      <OwnCommands texts={texts} onOpen={setOpen} />
      {open === 'palette' ? (
        <Suspense fallback={null}>
          <Palette table={table} texts={texts} isMac={isMac} onClose={close} />
        </Suspense>
      ) : null}
      {open === 'keys' ? (
        <KeyTable
          commands={table.all()}
          notes={notes ?? []}
          texts={texts}
          singleKeys={singleKeys}
          isMac={isMac}
          onClose={close}
        />
      ) : null}
    </CommandsContext>
  );
}

/** The commands that open the two dialogs. */
function OwnCommands(props: {
  readonly texts: CommandTexts;
  readonly onOpen: (what: 'palette' | 'keys') => void;
}) {
  const { texts, onOpen } = props;
  const group = texts.everywhere;
  useCommands({
    commands: [
      {
        id: paletteId,
        label: texts.palette,
        group,
        keys: 'mod+k',
        run: () => onOpen('palette'),
      },
      { id: 'commands.keys', label: texts.keys, group, keys: '?', run: () => onOpen('keys') },
    ],
  });
  return null;
}
