import { foldText } from '#text/foldText.ts';

/** Joins the texts that name a row to one key that ignores case, accents and white space. */
export const identityOf = (...texts: readonly string[]): string =>
  JSON.stringify(texts.map(foldText));
