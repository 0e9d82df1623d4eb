import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/** How long the first answer to a request is given again. */
export const answerKeptSeconds = 24 * 60 * 60;

/** A request that may come again under the same key. */
export interface Repeatable {
  readonly workspace: string;
  /** Whose key it is: keys of two people have nothing to do with one another. */
  readonly subject: string;
  readonly key: string;
  /** The whole request: a key belongs to exactly one. */
  readonly request: string;
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/**
 * Does the work once for each key, and answers as before when the request comes again within a day. The answer is kept in
 * the transaction of what the work writes, so that neither is there without the other, whatever dies in between. A request
 * that comes while the first is at work waits for that transaction. What was refused has written nothing: it is tried anew.
 */
export async function answerOnce(
  context: Context,
  { workspace, subject, key, request }: Repeatable,
  work: (context: Context) => Promise<unknown>,
): Promise<unknown> {
  if (!/^[\u0021-\u007e]{1,255}$/.test(key))
    throw new Refusal(400, 'Idempotency-Key: must be 1 to 255 visible characters of ASCII.');
  const name = `${subject} ${key}`;
  const digest = await digestOf(request);
  return context.rows.together(`${workspace} answer ${name}`, async (rows) => {
    const kept = await rows.names.get('answers', workspace, name);
    const now = Date.now();
    if (kept && now - kept.at < answerKeptSeconds * 1000) {
      if (kept.request === digest) return kept.body;
      throw new Refusal(422, 'Idempotency-Key: was used for another request.');
    }
    const body = await work({ ...context, rows });
    await rows.names.put('answers', workspace, name, { at: now, request: digest, body });
    return body;
  });
}
