import { textOfMarkup } from './mailMarkup.ts';
import { plainLines } from './mailText.ts';

/** The body of a mail as text: what came as HTML is read, never kept as markup (D47). */
export function plainBody(body: string): string {
  const lines = plainLines(body);
  return textOfMarkup(lines) ?? lines;
}
