import { createParser } from 'eventsource-parser';
import { ModelFailure } from './failure.ts';
import { mostAnswerCharacters } from './costOf.ts';
import { isRecord } from './isRecord.ts';

/** A model's answer and its cost. */
export interface ChatAnswer {
  readonly text: string;
  readonly tokensIn: number | undefined;
  readonly tokensOut: number | undefined;
}

/** Collects an answer from its parts: the events of a stream, or a single whole answer. */
export class Collected implements ChatAnswer {
  /** True once a model may have worked on the request, so that it is counted even if it fails. */
  isCounted = false;
  text = '';
  isEnded = false;
  tokensIn: number | undefined;
  tokensOut: number | undefined;

  add(part: unknown): void {
    if (!isRecord(part)) throw new ModelFailure('broken', 'no object');
    if (part['error']) throw new ModelFailure('broken', JSON.stringify(part['error']));
    const { choices, usage } = part;
    if (isRecord(usage)) {
      this.tokensIn = countIn(usage['prompt_tokens']) ?? this.tokensIn;
      this.tokensOut = countIn(usage['completion_tokens']) ?? this.tokensOut;
    }
    const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
    if (!isRecord(choice)) return;
    const message = choice['delta'] ?? choice['message'];
    if (isRecord(message) && typeof message['content'] === 'string')
      this.text += message['content'];
    if (typeof choice['finish_reason'] === 'string') this.isEnded = true;
    if (this.text.length > mostAnswerCharacters) throw new ModelFailure('unusable', 'never ends');
  }

  whole(): ChatAnswer {
    if (!this.isEnded) throw new ModelFailure('unreachable', 'broke off in the middle');
    const { text, tokensIn, tokensOut } = this;
    return { text, tokensIn, tokensOut };
  }
}

const countIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailure('broken', 'no JSON');
  }
}

/** Reads an answer, streamed or whole, and collects its parts; reports its first byte. */
export async function readAnswer(
  response: Response,
  collected: Collected,
  onFirst: () => void,
): Promise<ChatAnswer> {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') collected.isEnded = true;
      else collected.add(parsed(data));
    },
  });
  const decoder = new TextDecoder();
  let [body, received] = ['', 0];
  for await (const chunk of response.body ?? []) {
    onFirst();
    const text = decoder.decode(chunk, { stream: true });
    received += text.length;
    // In a stream, the event of a token is many times larger than the token.
    if (received > 800 * mostAnswerCharacters) throw new ModelFailure('unusable', 'never ends');
    if (isStream) parser.feed(text);
    else body += text;
  }
  if (!isStream) collected.add(parsed(body));
  return collected.whole();
}
