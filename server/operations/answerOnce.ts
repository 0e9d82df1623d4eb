import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/** How long a repeated request gets the first answer. */
export const answerKeptSeconds = 24 * 60 * 60;

/** The SHA-256 of a text. Web Crypto, because operations also run in a browser. */
export async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** Does the work once for each person and key, and stores the answer in its transaction, so that a crash leaves both or neither. */
export async function answerOnce(
  context: Context,
  workspace: string,
  { key, request }: { readonly key: string; readonly request: string },
  work: (context: Context) => Promise<unknown>,
): Promise<unknown> {
  if (!/^[\u0021-\u007e]{1,255}$/.test(key))
    throw new Refusal(400, 'Idempotency-Key: must be 1 to 255 visible characters of ASCII.');
  const name = `${context.person ?? ''} ${key}`;
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
