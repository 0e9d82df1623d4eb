/** True while a dialog is open, or somebody types in a row of a table. */
export const isEditing = (): boolean =>
  document.querySelector(
    '[role="dialog"], [role="grid"] input:is([type="text"], [type="email"])',
  ) !== null;
