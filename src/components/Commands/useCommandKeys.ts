import { useEffect } from 'react';
import type { CommandTable } from './commandTable.ts';
import { isComposing } from '../keys/isComposing.ts';
import { isKeyOn, isPressed, isSingleKey } from './keyChord.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** True while a dialog or an open menu or list handles the keys. */
const isTaken = (): boolean =>
  document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])') !==
  null;

/** Handles the keys of all commands in the table. Single keys never act while someone types. */
export function useCommandKeys(
  table: CommandTable,
  { isOn: hasSingleKeys, isMac }: { readonly isOn: boolean; readonly isMac: boolean },
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || event.repeat || isTaken()) return;
      const command = table
        .all()
        .find(
          ({ keys, isOff }) =>
            keys !== undefined && isOff !== true && isPressed(keys, event, isMac),
        );
      if (command?.keys === undefined) return;
      if (!isKeyOn(command.keys, hasSingleKeys)) return;
      if (isSingleKey(command.keys) && isTyping(event.target)) return;
      event.preventDefault();
      command.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [table, hasSingleKeys, isMac]);
}
