import type { ModelAddress } from './writers/model/client/chat.ts';

/** Who writes suggestions, and what may be read for them. */
export interface SuggestionSettings {
  /** Without one, suggestions are samples. */
  readonly model?: ModelAddress;
  /** How many tokens a workspace may use on one day. */
  readonly dailyTokens?: number;
  /** Websites on this machine may be read: for development and tests. */
  readonly allowsLoopback?: boolean;
  /** Why there is no model although one was asked for: one sentence that says what to do. */
  readonly problem?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const given = (env: Environment, name: string): string | undefined =>
  env[name]?.trim() || undefined;

const samples = 'until then suggestions are samples';

function modelIn(env: Environment): Pick<SuggestionSettings, 'model' | 'problem'> {
  const address = given(env, 'OPENAI_BASE_URL');
  // A key alone is often there for other programs.
  if (address === undefined) return {};
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    return {
      problem: `OPENAI_BASE_URL must be an address like http://localhost:11434/v1, not ${address}: ${samples}.`,
    };
  const model = given(env, 'OPENAI_MODEL');
  if (model === undefined)
    return {
      problem: `OPENAI_BASE_URL is set without OPENAI_MODEL: name the model to ask; ${samples}.`,
    };
  const apiKey = given(env, 'OPENAI_API_KEY');
  const baseUrl = address.replace(/\/+$/, '');
  return { model: { baseUrl, model, ...(apiKey !== undefined && { apiKey }) } };
}

/** Reads what the environment says about suggestions. Nothing of it keeps the server from starting. */
export function suggestionSettings(env: Environment): SuggestionSettings {
  const tokens = given(env, 'MODEL_DAILY_TOKENS');
  const isLimit = tokens !== undefined && /^[1-9]\d{0,14}$/.test(tokens);
  if (tokens !== undefined && !isLimit)
    return {
      problem: `MODEL_DAILY_TOKENS must be a whole number, not ${tokens}: ${samples}.`,
    };
  return {
    ...modelIn(env),
    ...(isLimit && { dailyTokens: Number(tokens) }),
    ...(given(env, 'SCRAPE_ALLOW_LOOPBACK') === '1' && { allowsLoopback: true }),
  };
}
