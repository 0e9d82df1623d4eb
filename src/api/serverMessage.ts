import { limits } from '#domain/settings/limits.ts';
import { isRecord } from './wire/isRecord.ts';

const unprintable = /[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu;

/** Returns the server's message in a response as one line of plain text, cut to a length that can be shown. */
export function serverMessageIn(
  answer: unknown,
  first: 'error' | 'message' = 'message',
): string | undefined {
  if (!isRecord(answer)) return undefined;
  const second = first === 'error' ? 'message' : 'error';
  return plainText(answer[first]) ?? plainText(answer[second]);
}

/** The message of a successful generation, when the server marks it for people to read. */
export function remarkIn(answer: unknown): string | undefined {
  return isRecord(answer) && answer['reason'] === 'suggestions'
    ? plainText(answer['message'])
    : undefined;
}

function plainText(value: unknown): string | undefined {
  if (isRecord(value)) return plainText(value['message']);
  if (typeof value !== 'string') return undefined;
  const line = value.replace(unprintable, ' ').trim();
  return line === '' ? undefined : cut(line.toWellFormed());
}

function cut(line: string): string {
  if (line.length <= limits.maxServerMessage) return line;
  const head = line.slice(0, limits.maxServerMessage - 1);
  const whole = /[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head;
  return `${whole.trimEnd()}…`;
}
