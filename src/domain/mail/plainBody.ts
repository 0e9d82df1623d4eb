import { textOfMarkup } from './mailMarkup.ts';
import { plainLines } from './mailText.ts';

/** Returns the body of a mail as text. HTML is converted and never kept as markup (D47). */
export function plainBody(body: string): string {
  const lines = plainLines(body);
  return textOfMarkup(lines) ?? lines;
}
