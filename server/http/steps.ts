import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '../operations/answerCall.ts';
import type { Step } from '#domain/work/step.ts';

/** A sequence of JSON texts (RFC 7464): steps as they are taken, and the answer last. */
const sequence = 'application/json-seq';

const record = (value: unknown): string => `\u001E${JSON.stringify(value)}\n`;

/** An answer that is told of while it is found. */
export interface Telling {
  readonly tell: (step: Step) => void;
  /** True once a step was told: then the answer must come as the last record. */
  readonly hasBegun: () => boolean;
  readonly end: (answer: Answer) => void;
}

/**
 * Tells steps to who accepts a sequence. Its status is 200 as soon as there is a step, so the answer's own stands in its last
 * record; an answer without steps stays what it is.
 */
export function tellingTo(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Telling | undefined {
  if (!(req.headers.accept ?? '').includes(sequence)) return undefined;
  let hasBegun = false;
  const send = (value: unknown): void => {
    if (res.destroyed) return;
    if (!hasBegun)
      res.writeHead(200, { ...headers, 'Content-Type': sequence, 'X-Accel-Buffering': 'no' });
    hasBegun = true;
    res.write(record(value));
  };
  return {
    tell: send,
    hasBegun: () => hasBegun,
    end: ({ status, body }) => {
      send({ status, body });
      // The log tells how it really ended.
      res.statusCode = status;
      res.end();
    },
  };
}
