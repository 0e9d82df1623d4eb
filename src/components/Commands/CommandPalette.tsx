import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import type { Command, CommandTable } from './commandTable.ts';
import type { CommandTexts } from './commandTexts.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { keyCaps } from './keyChord.ts';
import { paletteId } from './paletteId.ts';
import { Found, Heading, Input, List, Nothing } from './paletteStyle.ts';

/** The number of entries shown; nobody reads more. */
const mostShown = 40;

export interface CommandPaletteProps {
  table: CommandTable;
  texts: CommandTexts;
  isMac: boolean;
  onClose: () => void;
}

/** A dialog to find pages, actions of this page, and rows by name. */
export function CommandPalette({ table, texts, isMac, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const found = useMemo(
    () =>
      table
        .matching(text)
        .filter(({ id }) => id !== paletteId)
        .slice(0, mostShown),
    [table, text],
  );
  const groups = Map.groupBy(found, ({ group }) => group);
  const choose = (command: Command | null) => {
    if (!command) return;
    onClose();
    // The palette returns the focus first, so that what the command opens can take it.
    requestAnimationFrame(command.run);
  };
  return (
    <Dialog title={texts.palette} closeLabel={texts.close} onClose={onClose}>
      <Combobox<Command | null> value={null} onChange={choose} by="id" immediate>
        <ComboboxInput
          as={Input}
          data-autofocus
          // The list is always open, so that Escape closes the dialog.
          onKeyDownCapture={(event: KeyboardEvent) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
          aria-label={texts.palette}
          placeholder={texts.placeholder}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ComboboxOptions as={List} static modal={false} aria-label={texts.palette}>
          {[...groups].map(([group, commands]) => (
            <div key={group} role="group" aria-label={group}>
              <Heading aria-hidden>{group}</Heading>
              {commands.map((command) => (
                <ComboboxOption key={command.id} as={Found} value={command}>
                  <span>{command.label}</span>
                  {command.keys === undefined ? null : (
                    <KeyCaps caps={keyCaps(command.keys, isMac)} />
                  )}
                </ComboboxOption>
              ))}
            </div>
          ))}
          {found.length === 0 ? (
            <Nothing role="option" aria-disabled="true" aria-selected="false">
              {texts.noMatch}
            </Nothing>
          ) : null}
        </ComboboxOptions>
        <VisuallyHidden role="status">{found.length === 0 ? texts.noMatch : ''}</VisuallyHidden>
      </Combobox>
    </Dialog>
  );
}
