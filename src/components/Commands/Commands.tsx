import { lazy, Suspense, use, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { isComposing } from '../keys/isComposing.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { color, font, space } from '../theme/tokens.ts';
import { CommandsContext, useCommandsIn, type PageCommands } from './commandsContext.ts';
import { createCommandTable, paletteId } from './commandTable.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { isSingleKey, keyCaps, pressedKeys } from './keyChord.ts';

/** Loads when it is first opened: nothing else on most pages needs its combobox. */
const OwnPalette = lazy(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** A dialog, or an open menu or list, which handles the keys itself. */
const keyTaker = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])';

/** Handles the keys of all commands in the table. Single keys never act while someone types. */
function useCommandKeys({ table, isMac, hasSingleKeys }: PageCommands): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || event.repeat) return;
      const pressed = pressedKeys(event, isMac);
      if (pressed === undefined || document.querySelector(keyTaker)) return;
      if (isSingleKey(pressed) && (!hasSingleKeys || isTyping(event.target))) return;
      const command = table.all().find(({ keys, isOff }) => keys === pressed && isOff !== true);
      if (!command) return;
      event.preventDefault();
      command.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [table, isMac, hasSingleKeys]);
}

/** Whether single keys act. People who dictate text or hit keys by accident switch them off. */
export interface SingleKeys {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Keys that a control handles itself. */
export interface KeyNote {
  readonly group: string;
  readonly label: string;
  readonly caps: readonly string[];
}

const Group = styled.section`
  margin-bottom: ${space(5)};
  & > h3 {
    margin-bottom: ${space(1)};
    font-size: ${font(12)};
    font-weight: 600;
    color: ${color.muted};
  }
  & > dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    padding: ${space(1.5)} 0;
    border-bottom: 1px solid ${color.line};
  }
`;

const Hint = styled.p`
  margin-bottom: ${space(5)};
  font-size: ${font(13)};
  color: ${color.muted};
`;

interface KeyTableProps extends Pick<SingleKeys, 'onChange'> {
  notes: readonly KeyNote[];
  onClose: () => void;
}

/** All keys of this page that act. */
function KeyTable({ notes, onChange, onClose }: KeyTableProps) {
  const { commands: texts } = useKitWords();
  const { table, ...rules } = use(CommandsContext);
  const hintId = useId();
  const bound = table
    .all()
    .map(({ group, label, keys }) => ({ group, label, caps: keyCaps(keys, rules) }));
  const lines = [...bound, ...notes].filter(({ caps }) => caps.length > 0);
  return (
    <Dialog title={texts.keys} onClose={onClose}>
      {[...Map.groupBy(lines, ({ group }) => group)].map(([group, ofGroup]) => (
        <Group key={group} aria-label={group}>
          <h3>{group}</h3>
          <dl>
            {ofGroup.map(({ label, caps }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <KeyCaps caps={caps} />
                </dd>
              </div>
            ))}
          </dl>
        </Group>
      ))}
      <Checkbox
        isChecked={rules.hasSingleKeys}
        aria-describedby={hintId}
        onCheckedChange={(isOn) => onChange(isOn)}
      >
        {texts.singleKeys}
      </Checkbox>
      <Hint id={hintId}>{texts.singleKeysHint}</Hint>
    </Dialog>
  );
}

export interface CommandsProps {
  singleKeys: SingleKeys;
  /** The command key is ⌘. */
  isMac?: boolean;
  /** Keys that a control handles itself, such as the arrows in a table. */
  notes?: readonly KeyNote[];
  /** Replaces the palette, to add rows of lists. It is rendered only while it is open. */
  palette?: ((props: { readonly onClose: () => void }) => ReactNode) | undefined;
  /** The open page. The palette and the list of keys close when it changes. */
  place?: string | undefined;
  children: ReactNode;
}

/** Provides the table of commands, their keys, the palette (Ctrl or ⌘ K) and the list of keys (?). */
export function Commands({
  singleKeys: { isOn: hasSingleKeys, onChange },
  isMac = false,
  notes = [],
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
  const close = () => setOpen('none');
  const [table] = useState(createCommandTable);
  const commands = useMemo(
    () => ({ table, onOpen: setOpen, isMac, hasSingleKeys }),
    [table, isMac, hasSingleKeys],
  );
  useCommandKeys(commands);
  const { commands: texts } = useKitWords();
  const group = texts.everywhere;
  useCommandsIn(table, {
    commands: [
      { id: paletteId, label: texts.palette, group, keys: 'mod+k', run: () => setOpen('palette') },
      { id: 'commands.keys', label: texts.keys, group, keys: '?', run: () => setOpen('keys') },
    ],
  });
  return (
    <CommandsContext value={commands}>
      {children}
      {open === 'palette' ? (
        <Suspense fallback={null}>
          <Palette onClose={close} />
        </Suspense>
      ) : null}
      {open === 'keys' ? <KeyTable notes={notes} onChange={onChange} onClose={close} /> : null}
    </CommandsContext>
  );
}
