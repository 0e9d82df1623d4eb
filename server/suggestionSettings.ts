import { given, type Environment } from './environment.ts';
import type { SourceAddress } from './keywordFigures/createKeywordSource.ts';
import type { ModelAddress } from './writers/model/client/chat.ts';
import type { ClientLimits } from './writers/model/client/createClient.ts';

/** The settings of suggestions: the model, the keyword source and their limits. */
export interface SuggestionSettings {
  /** The model. When absent, suggestions are samples. */
  readonly model?: ModelAddress;
  /** How many tokens a workspace, and a person, may use per day; 200,000 by default. */
  readonly dailyTokens?: number;
  /** Allows reading websites on this machine: for development and tests. */
  readonly allowsLoopback?: boolean;
  /** The model's time limits and retries; a proof shortens them. */
  readonly limits?: Partial<ClientLimits>;
  /** Set when the settings of the model are wrong: one sentence that says what to do. */
  readonly problem?: string;
  /** The source of keyword figures. When absent, keywords have no figures. */
  readonly keywords?: SourceAddress;
  /** How many requests to the keyword source a workspace may cause per day. */
  readonly dailyKeywordRequests?: number;
  /** Set when the settings of the keyword source are wrong: one sentence that says what to do. */
  readonly keywordProblem?: string;
}

const isWhole = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** True for the address of a service. */
const isHttp = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

const samples = 'until then suggestions are samples';

function modelIn(env: Environment): Pick<SuggestionSettings, 'model' | 'problem'> {
  const address = given(env, 'OPENAI_BASE_URL');
  // The key alone may be set for other programs.
  if (address === undefined) return {};
  if (!isHttp(address))
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

const noFigures = 'until then keywords have no figures';

function keywordsIn(
  env: Environment,
  hasModel: boolean,
): Pick<SuggestionSettings, 'keywords' | 'dailyKeywordRequests' | 'keywordProblem'> {
  const address = given(env, 'KEYWORDS_BASE_URL');
  if (address === undefined) return {};
  const wrong = (sentence: string) => ({ keywordProblem: `${sentence}; ${noFigures}.` });
  if (!isHttp(address))
    return wrong(
      `KEYWORDS_BASE_URL must be an address like https://api.dataforseo.com, not ${address}`,
    );
  const apiKey = given(env, 'KEYWORDS_API_KEY');
  if (apiKey === undefined || !/^[^:]+:.+$/.test(apiKey))
    return wrong('KEYWORDS_BASE_URL is set without KEYWORDS_API_KEY: set it to login:password');
  const requests = given(env, 'KEYWORDS_DAILY_REQUESTS');
  if (requests !== undefined && !isWhole(requests))
    return wrong(`KEYWORDS_DAILY_REQUESTS must be a whole number, not ${requests}`);
  if (!hasModel)
    return wrong(
      'KEYWORDS_BASE_URL is set without a model, which finds the terms: set OPENAI_BASE_URL',
    );
  return {
    keywords: { baseUrl: address.replace(/\/+$/, ''), apiKey },
    ...(requests !== undefined && { dailyKeywordRequests: Number(requests) }),
  };
}

/** Reads the settings of suggestions from the environment. No mistake in them stops the server from starting. */
export function suggestionSettings(env: Environment): SuggestionSettings {
  const tokens = given(env, 'MODEL_DAILY_TOKENS');
  const isLimit = tokens !== undefined && isWhole(tokens);
  if (tokens !== undefined && !isLimit)
    return {
      problem: `MODEL_DAILY_TOKENS must be a whole number, not ${tokens}: ${samples}.`,
    };
  const model = modelIn(env);
  return {
    ...model,
    ...keywordsIn(env, model.model !== undefined),
    ...(isLimit && { dailyTokens: Number(tokens) }),
    ...(given(env, 'SCRAPE_ALLOW_LOOPBACK') === '1' && { allowsLoopback: true }),
  };
}
