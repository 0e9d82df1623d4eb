import { DialogWindow } from '../Dialog/DialogWindow.tsx';
import { MenuList } from '../Menu/MenuList.tsx';
import { SelectList } from '../Select/SelectList.tsx';

/** Whatever stands on Headless UI and appears only after a press. */
export const kitParts = { DialogWindow, MenuList, SelectList };

export type KitParts = typeof kitParts;
