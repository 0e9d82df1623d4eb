import type { RowAction } from './types.ts';

/** A kind of row button. Its icon is one path, since it is in every row of a table. */
const button =
  (key: string, icon: string) =>
  (label: string, onSelect: () => void): RowAction => ({ key, label, icon, onSelect });

/** The button that starts editing a row. */
export const editRow = button('edit', 'M4 20l1-5L16 4l4 4L9 19ZM13.5 6.5l4 4');

/** The button that copies a text about a row. */
export const copyOfRow = button('copy', 'M9 9h11v11H9ZM15 9V4H4v11h5');

/** The button that excludes a row from something. */
export const excludeRow = button('exclude', 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM6 6l12 12');

/** The button that includes a row again. */
export const includeRow = button('include', 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM8 12l3 3l5-6');

const remove = button('delete', 'M3 6h18M8 6V4h8v2M19 6l-1 14H6L5 6M10 11v5M14 11v5');

/** The button that deletes a row, or asks before it does. */
export const deleteRow: typeof remove = (...named) => ({ ...remove(...named), isDanger: true });

const mail = button('mail', 'M3 6h18v12H3ZM3 7l9 6 9-6');

/** The link that opens a mail about a row. */
export const mailOfRow = (label: string, href: string): RowAction => ({
  ...mail(label, () => undefined),
  href,
});
