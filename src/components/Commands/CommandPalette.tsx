import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { use, useMemo, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Dialog } from '../Dialog/Dialog.tsx';
import { controlFrame } from '../Field/controlStyle.ts';
import { isComposing } from '../keys/isComposing.ts';
import { optionStyle } from '../Menu/floatingStyle.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { color, font, space } from '../theme/tokens.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { CommandsContext } from './commandsContext.ts';
import type { Command } from './commandTable.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { keyCaps } from './keyChord.ts';
import { inOrder, type FoundGroup, type PaletteRows } from './paletteRows.ts';

const Input = styled.input`
  ${controlFrame}
  width: 100%;
  padding: 0 ${space(3)};
`;

/** Has a fixed height, so that the dialog does not jump while someone types. A long name does not widen it. */
const List = styled.div`
  contain: inline-size;
  height: min(380px, 46dvh);
  margin: ${space(3)} 0 ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Heading = styled.div`
  padding: ${space(2)} ${space(2)} ${space(1)};
  font-size: ${font(12)};
  font-weight: 600;
  color: ${color.muted};
`;

const Found = styled.div`
  ${optionStyle}
  justify-content: space-between;
  & > :first-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-width: 0;
    overflow: hidden;
  }
  & > small {
    min-width: 0;
    max-width: 50%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${font(13)};
    color: ${color.muted};
  }
`;

const Nothing = styled.div`
  padding: ${space(6)} ${space(2)};
  color: ${color.muted};
  text-align: center;
`;

/** The entries under one heading. */
function Group({ name, commands, more = 0 }: Omit<FoundGroup, 'rank'>) {
  const rules = use(CommandsContext);
  const words = useKitWords();
  const rest = more > 0 ? words.commands.more(more) : undefined;
  return (
    <div role="group" aria-label={rest === undefined ? name : `${name}, ${rest}`}>
      <Heading aria-hidden>{name}</Heading>
      {commands.map((command) => {
        const caps = keyCaps(command.keys, rules);
        return (
          <ComboboxOption key={command.id} as={Found} value={command}>
            <span>{command.label}</span>
            {command.detail ? <small>{command.detail}</small> : null}
            {caps.length > 0 ? <KeyCaps caps={caps} /> : null}
          </ComboboxOption>
        );
      })}
      {rest === undefined ? null : <Heading aria-hidden>{rest}</Heading>}
    </div>
  );
}

/** Returns the groups found. Groups that arrive late follow those already shown. */
function useFound(find: PaletteRows['find'], text: string): readonly FoundGroup[] {
  const [shown, setShown] = useState<{ text: string; names: readonly string[] }>();
  const groups = useMemo(
    () => find(text).filter(({ commands }) => commands.length > 0),
    [find, text],
  );
  const before = shown?.text === text ? shown.names : [];
  const found = inOrder(groups, before);
  if (found.some(({ name }) => !before.includes(name)))
    setShown({ text, names: found.map(({ name }) => name) });
  return found;
}

const noRows: PaletteRows = { find: () => [], status: 'ready', onRetry: () => undefined };

export interface CommandPaletteProps {
  /** Rows of lists that the page itself does not have. */
  rows?: PaletteRows;
  onClose: () => void;
}

/** A dialog to find pages, actions of this page, and rows by name. */
export function CommandPalette({ rows = noRows, onClose }: CommandPaletteProps) {
  const words = useKitWords();
  const texts = words.commands;
  const { table } = use(CommandsContext);
  const [text, setText] = useState('');
  const commands = useMemo(() => table.matching(text), [table, text]);
  const found = useFound(rows.find, text);
  const retry: Command = {
    id: 'palette.retry',
    label: words.retry,
    group: texts.failed,
    run: rows.onRetry,
  };
  const choose = (command: Command | null) => {
    if (command?.id === retry.id) {
      command.run();
    } else if (command) {
      onClose();
      // The palette returns the focus first, so that what the command opens can take it.
      requestAnimationFrame(command.run);
    }
  };
  const ofPage = [...Map.groupBy(commands, ({ group }) => group)];
  const isNothing = commands.length === 0 && found.length === 0;
  const isLoading = rows.status === 'loading' && text.trim() !== '';
  const hasFailed = rows.status === 'failed';
  const nothing = isNothing ? texts.noMatch : '';
  const note = isLoading ? texts.loading : nothing;
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
            <Group key={name} name={name} commands={ofGroup} />
          ))}
          {found.map((group) => (
            <Group key={`found ${group.name}`} {...group} />
          ))}
          {isNothing ? (
            <Nothing role="option" aria-disabled="true" aria-selected="false">
              {note}
            </Nothing>
          ) : (
            note && <Heading aria-hidden>{note}</Heading>
          )}
          {hasFailed ? <Group name={texts.failed} commands={[retry]} /> : null}
        </ComboboxOptions>
        <VisuallyHidden role="status">
          {note}
          {hasFailed ? texts.failed : ''}
        </VisuallyHidden>
      </Combobox>
    </Dialog>
  );
}
