/** One thing that can be chosen. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** A line that tells options of the same name apart; searched as well. */
  readonly description?: string;
}

const plain = (text: string) => text.trim().toLowerCase();

/** The options that hold what was typed; all of them when nothing was. */
export function matching(options: readonly ComboboxOption[], typed: string) {
  const wanted = plain(typed);
  return options.filter((option) =>
    [option.label, option.description ?? ''].some((text) => plain(text).includes(wanted)),
  );
}

/** The option whose name was typed in full, whatever the case and the spaces around it. */
export const named = (options: readonly ComboboxOption[], typed: string) =>
  options.find((option) => plain(option.label) === plain(typed));
