/** True while a dialog is open, or somebody types in a row of a table. */
export const isEditing = (): boolean =>
  document.querySelector(
    '[role="dialog"], [data-editing] input:is([type="text"], [type="email"])',
  ) !== null;
