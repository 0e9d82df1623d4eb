import type { RowAction } from './types.ts';

/** The button that starts editing a row. */
export const editRow = (label: string, onSelect: () => void): RowAction => ({
  key: 'edit',
  label,
  icon: 'M4 20l1-5L16 4l4 4L9 19ZM13.5 6.5l4 4',
  onSelect,
});

/** The button that deletes a row, or asks before it does. */
export const deleteRow = (label: string, onSelect: () => void): RowAction => ({
  key: 'delete',
  label,
  icon: 'M3 6h18M8 6V4h8v2M19 6l-1 14H6L5 6M10 11v5M14 11v5',
  isDanger: true,
  onSelect,
});

/** The button that copies a text about a row. */
export const copyOfRow = (label: string, onSelect: () => void): RowAction => ({
  key: 'copy',
  label,
  icon: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  onSelect,
});

/** The link that opens a mail about a row. */
export const mailOfRow = (label: string, href: string): RowAction => ({
  key: 'mail',
  label,
  icon: 'M3 6h18v12H3ZM3 7l9 6 9-6',
  href,
  onSelect: () => undefined,
});
