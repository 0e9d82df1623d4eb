import { headersFor, type ModelAddress } from './chat.ts';
import { isRecord } from './isRecord.ts';

const patienceMs = 10_000;

const idsIn = (answer: unknown): readonly string[] => {
  const data = isRecord(answer) ? answer['data'] : undefined;
  if (!Array.isArray(data)) return [];
  return data.flatMap((each: unknown) =>
    isRecord(each) && typeof each['id'] === 'string' ? [each['id']] : [],
  );
};

/** One sentence on what is wrong with the model's address, key or name and what to do; undefined when nothing is known to be wrong. */
export async function modelProblem(address: ModelAddress): Promise<string | undefined> {
  const { baseUrl, model } = address;
  const { origin, pathname } = new URL(baseUrl);
  const place = `${origin}${pathname}`;
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: headersFor(address),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 401 || response.status === 403)
      return `The model's service at ${place} refuses the key: set OPENAI_API_KEY to one it takes.`;
    const ids = response.ok ? idsIn(await response.json()) : [];
    const isKnown = ids.length === 0 || ids.includes(model) || ids.includes(`${model}:latest`);
    if (isKnown) return undefined;
    const known = ids.slice(0, 5).join(', ');
    return `The model's service at ${place} does not know ${model}: set OPENAI_MODEL to one it knows, such as ${known}.`;
  } catch {
    return `The model's service at ${place} cannot be reached: start it, or set OPENAI_BASE_URL to where it is.`;
  }
}
