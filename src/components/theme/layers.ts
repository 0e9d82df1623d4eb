/** What floats above what: a menu opened inside a dialog stands over it, and a toast over everything. */
export const layer = {
  sticky: 10,
  veil: 15,
  bar: 20,
  overlay: 30,
  dialog: 40,
  floating: 50,
  toast: 60,
} as const;
