import { Combobox, ComboboxInput, ComboboxOptions } from '@headlessui/react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { isComposing } from '../keys/isComposing.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import type { Command, CommandTable } from './commandTable.ts';
import type { CommandTexts } from './commandTexts.ts';
import { FoundCommands } from './FoundCommands.tsx';
import { paletteId } from './paletteId.ts';
import {
  orderedGroups,
  noGroups,
  orderOf,
  type FoundGroup,
  type PaletteRows,
} from './paletteRows.ts';
import { Heading, Input, List, Nothing } from './paletteStyle.ts';

/** The number of commands shown at most. */
const mostShown = 40;

export interface CommandPaletteProps {
  table: CommandTable;
  texts: CommandTexts;
  isMac: boolean;
  /** Rows of lists that the page itself does not have. */
  rows?: PaletteRows | undefined;
  onClose: () => void;
}

const noRows: PaletteRows = { find: () => [], status: 'ready', onRetry: () => undefined };

/** Returns the groups found. Groups that arrive late follow those already shown. */
function useFoundRows(rows: PaletteRows, text: string): readonly FoundGroup[] {
  const { find } = rows;
  const groups = useMemo(
    () => find(text).filter(({ commands }) => commands.length > 0),
    [find, text],
  );
  const [shown, setShown] = useState(noGroups);
  const order = orderOf(shown, text, groups);
  if (order !== shown) setShown(order);
  return orderedGroups(order, groups);
}

/** A dialog to find pages, actions of this page, and rows by name. */
export function CommandPalette(props: CommandPaletteProps) {
  const { table, texts, isMac, rows = noRows, onClose } = props;
  const [text, setText] = useState('');
  const commands = useMemo(
    () =>
      table
        .matching(text)
        .filter(({ id }) => id !== paletteId)
        .slice(0, mostShown),
    [table, text],
  );
  const ofPage = [...Map.groupBy(commands, ({ group }) => group)];
  const found = useFoundRows(rows, text);
  const retry: Command = {
    id: 'palette.retry',
    label: texts.retry,
    group: texts.failed,
    run: rows.onRetry,
  };
  const choose = (command: Command | null) => {
    if (!command) return;
    if (command.id === retry.id) {
      command.run();
      return;
    }
    onClose();
    // The palette returns the focus first, so that what the command opens can take it.
    requestAnimationFrame(command.run);
  };
  const isLoading = rows.status === 'loading' && text.trim() !== '';
  const isNothing = commands.length === 0 && found.length === 0;
  const nothing = isLoading ? texts.loading : texts.noMatch;
  return (
    <Dialog title={texts.palette} onClose={onClose}>
      <Combobox<Command | null> value={null} onChange={choose} by="id" immediate>
        <ComboboxInput
          as={Input}
          data-autofocus
          // The list is always open, so that Escape closes the dialog.
          onKeyDownCapture={(event: KeyboardEvent) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            if (!isComposing(event)) onClose();
          }}
          aria-label={texts.palette}
          placeholder={texts.placeholder}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ComboboxOptions as={List} static modal={false} aria-label={texts.palette}>
          {ofPage.map(([name, ofGroup]) => (
            <FoundCommands key={name} name={name} commands={ofGroup} isMac={isMac} />
          ))}
          {found.map(({ name, commands: ofGroup, more = 0 }) => (
            <FoundCommands
              key={`found ${name}`}
              name={name}
              commands={ofGroup}
              more={more > 0 ? texts.more(more) : undefined}
              isMac={isMac}
            />
          ))}
          {isNothing ? (
            <Nothing role="option" aria-disabled="true" aria-selected="false">
              {nothing}
            </Nothing>
          ) : null}
          {isLoading && !isNothing ? <Heading aria-hidden>{texts.loading}</Heading> : null}
          {rows.status === 'failed' ? (
            <FoundCommands name={texts.failed} commands={[retry]} isMac={isMac} />
          ) : null}
        </ComboboxOptions>
        <VisuallyHidden role="status">
          {isNothing || isLoading ? nothing : ''}
          {rows.status === 'failed' ? texts.failed : ''}
        </VisuallyHidden>
      </Combobox>
    </Dialog>
  );
}
