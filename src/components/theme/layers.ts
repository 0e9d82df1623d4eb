/** The stacking order: a menu opened inside a dialog is above it, and a toast is above everything. */
export const layer = {
  sticky: 10,
  veil: 15,
  bar: 20,
  dialog: 40,
  floating: 50,
  toast: 60,
} as const;
