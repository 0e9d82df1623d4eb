import { paths } from '#api/contract/paths.ts';
import { messages } from '#domain/words/messages.ts';

type Row = readonly [name: string, value: string];

/** A table with aligned columns, as the formatter writes it. */
function tableOf(head: Row, rows: readonly Row[]): string {
  const nameWidth = Math.max(...[head, ...rows].map(([name]) => name.length));
  const valueWidth = Math.max(...[head, ...rows].map(([, value]) => value.length));
  const line = ([name, value]: Row) =>
    `| ${name.padEnd(nameWidth)} | ${value.padEnd(valueWidth)} |`;
  const rule: Row = ['-'.repeat(nameWidth), '-'.repeat(valueWidth)];
  return [head, rule, ...rows].map(line).join('\n');
}

/** Returns the text of docs/calls.md with the calls of the contract and the messages of the catalogue. */
export function withTables(text: string): string {
  const calls = Object.entries(paths).map(([name, { method, path }]): Row => [
    name,
    `\`${method} ${path}\``,
  ]);
  const said = Object.entries(messages).map(([key, words]): Row => [
    key.replace(/^message\./, ''),
    words,
  ]);
  return text
    .replace(/^\| call .*(\n\|.*)+/m, () => tableOf(['call', 'method and path'], calls))
    .replace(/^\| message .*(\n\|.*)+/m, () => tableOf(['message', 'text'], said));
}
