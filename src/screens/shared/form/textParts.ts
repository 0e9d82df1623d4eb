import type { DraftPart } from '#components/Form/mergeDraft.ts';

/** The fields of a row as the person sees them, where each stands alone and is a text. */
export const textParts = <Name extends string>(
  names: readonly Name[],
  labelOf: (name: Name) => string,
): readonly DraftPart<Readonly<Record<Name, string>>>[] =>
  names.map((name) => ({ label: labelOf(name), fields: [name] }));
