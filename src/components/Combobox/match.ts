import { foldText, isSameText } from '#text/foldText.ts';

/** An option of a combobox. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** A second line that tells options of the same name apart; it is searched too. */
  readonly description?: string;
}

/** Returns the options that contain the typed text; all of them for an empty text. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string) {
  const wanted = foldText(typed);
  return options.filter((option) =>
    [option.label, option.description ?? ''].some((text) => foldText(text).includes(wanted)),
  );
}

/**
 * Returns the option with this name: the exact one, else one that differs only in case, accents or spaces. Of several, the
 * preferred one.
 */
export function optionNamed(
  options: readonly ComboboxOption[],
  typed: string,
  preferred: string | null = null,
): ComboboxOption | undefined {
  const exact = options.filter((option) => option.label.trim() === typed.trim());
  const named =
    exact.length > 0 ? exact : options.filter((option) => isSameText(option.label, typed));
  return named.find((option) => option.value === preferred) ?? named[0];
}
