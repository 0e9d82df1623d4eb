import { DialogWindow } from '../Dialog/DialogWindow.tsx';
import { MenuList } from '../Menu/MenuList.tsx';
import { SelectList } from '../Select/SelectList.tsx';

/** The parts of the kit that use Headless UI and appear only after a press. */
export const kitParts = { DialogWindow, MenuList, SelectList };

export type KitParts = typeof kitParts;
