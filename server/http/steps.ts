import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '../operations/answerCall.ts';
import type { Step } from '#domain/work/step.ts';

/** The type of a sequence of JSON texts (RFC 7464): the steps as they happen, then the answer. */
const sequence = 'application/json-seq';

const record = (value: unknown): string => `\u001E${JSON.stringify(value)}\n`;

/** Sends steps while an answer is prepared, and then the answer. */
export interface StepStream {
  readonly tell: (step: Step) => void;
  /** True once a step was sent: then the answer must be the last record. */
  readonly hasBegun: () => boolean;
  readonly end: (answer: Answer) => void;
}

/**
 * Returns a stream of steps for a client that accepts a sequence, or undefined for other clients. The first step sends the
 * HTTP status 200, so the last record contains the status of the answer. An answer without steps is sent as usual.
 */
export function stepStream(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
): StepStream | undefined {
  if (!(req.headers.accept ?? '').includes(sequence)) return undefined;
  let hasBegun = false;
  const send = (value: unknown): void => {
    // Work may go on after the answer, and a write after the end would be an uncaught error.
    if (res.destroyed || res.writableEnded) return;
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
      // For the log, which should contain the status of the answer.
      res.statusCode = status;
      res.end();
    },
  };
}
