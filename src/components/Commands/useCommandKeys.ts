import { useEffect } from 'react';
import type { CommandTable } from './commandTable.ts';
import { isPressed, isSingleKey } from './keyChord.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** Something modal, or an open menu or list, has the keyboard. */
const isTaken = (): boolean =>
  document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])') !==
  null;

/** Binds the keys of every command in the table. Single keys never act while someone types. */
export function useCommandKeys(
  table: CommandTable,
  { isOn: hasSingleKeys, isMac }: { readonly isOn: boolean; readonly isMac: boolean },
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || isTaken()) return;
      const command = table
        .all()
        .find(
          ({ keys, isOff }) =>
            keys !== undefined && isOff !== true && isPressed(keys, event, isMac),
        );
      if (command?.keys === undefined) return;
      if (isSingleKey(command.keys) && (!hasSingleKeys || isTyping(event.target))) return;
      event.preventDefault();
      command.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [table, hasSingleKeys, isMac]);
}
