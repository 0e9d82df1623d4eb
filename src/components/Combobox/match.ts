import { foldText, isSameText } from '#text/foldText.ts';

/** One thing that can be chosen. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** A line that tells options of the same name apart; searched as well. */
  readonly description?: string;
}

/** The options that hold what was typed; all of them when nothing was. */
export function matching(options: readonly ComboboxOption[], typed: string) {
  const wanted = foldText(typed);
  return options.filter((option) =>
    [option.label, option.description ?? ''].some((text) => foldText(text).includes(wanted)),
  );
}

/** The option whose name was typed in full: the one spelled just so, else one that differs in case, accents or spaces only. */
export const named = (options: readonly ComboboxOption[], typed: string) =>
  options.find((option) => option.label.trim() === typed.trim()) ??
  options.find((option) => isSameText(option.label, typed));
