import { array, object, safeParse, string } from 'valibot';
import type { Environment } from '#server/settings.ts';

/** The usual model servers of a machine, and their ports (D86). */
const usualServers = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
] as const;

type ModelServer = Readonly<{ name: string; port: number }>;

const patienceMs = 500;

const models = object({ data: array(object({ id: string() })) });

/** Names of models that answer no questions: they turn texts into numbers, sort them, or listen and speak. */
const isNoChat = /embed|minilm|\bbge\b|\bgte\b|\be5\b|rerank|whisper|\btts\b/i;

/** Returns the first chat model of a server; undefined when there is none, or the server is something else. */
async function modelOf({ name, port }: ModelServer) {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`${baseUrl}/models`, { redirect: 'error', signal });
    const { success, output } = safeParse(models, response.ok && (await response.json()));
    const found = success ? output.data.find(({ id }) => !isNoChat.test(id)) : undefined;
    return found && { server: name, baseUrl, model: found.id };
  } catch {
    return undefined;
  }
}

/** Looks for a model server on this machine, unless a model is set or `MODEL=none`. Nothing outside loopback is tried. */
export async function findLocalModel(
  env: Environment,
  servers: readonly ModelServer[] = usualServers,
) {
  if (env['MODEL'] === 'none' || env['OPENAI_BASE_URL']?.trim()) return undefined;
  const found = await Promise.all(servers.map(modelOf));
  return found.find((each) => each !== undefined);
}
