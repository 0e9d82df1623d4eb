import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings as readAppSettings } from '#domain/settings/readSettings.ts';
import type { Settings as AppSettings } from '#domain/settings/settings.ts';
import { usualRates, type Rates } from './http/rates.ts';
import type { OpenIdSettings } from './identity/openIdIssuer.ts';
import type { SourceAddress } from './keywordFigures/createKeywordSource.ts';
import type { Context } from './operations/context.ts';
import type { StorageOptions } from './storage.ts';
import type { ModelAddress } from './writers/model/client/chat.ts';
import type { ClientLimits } from './writers/model/client/createClient.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the value of a setting. An empty one counts as missing. */
const given = (env: Environment, name: string) => env[name]?.trim() || undefined;

export const usualPort = 5173;

export interface ServerSettings extends StorageOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  /** The folder of the built app; without it only the API is served. */
  readonly appFolder?: string | undefined;
  /** The settings of the app, put into its page; without them it has those it was built with. */
  readonly appSettings?: AppSettings | undefined;
  /** The deployer's identity provider. When absent, the embedded one is used, on this machine only. */
  readonly openId?: OpenIdSettings | undefined;
  readonly apex?: string | undefined;
  /** The most connections at once; 2,000 by default. */
  readonly maxConnections?: number | undefined;
  /** The writer of suggestions; without a model it writes samples. */
  readonly suggestions?: SuggestionSettings;
  /** How often one person may do what is limited; the usual rates by default. */
  readonly rates?: Rates;
  /** How many milliseconds running requests have to end once the server stops; 0 by default. */
  readonly graceMs?: number;
  /** Whether the server goes on with the other lists after the first USPs (D90); true by default. */
  readonly finishesFirstLists?: boolean;
  /** Whoever sends it may read `/metrics`; without it, only this machine may. */
  readonly metricsToken?: string | undefined;
  /** Takes the client's address from the last entry of X-Forwarded-For, which the proxy in front of it adds. */
  readonly trustsProxy?: boolean;
}

export interface SuggestionSettings extends Pick<
  Context,
  'dailyTokens' | 'dailyTokensOfAll' | 'dailyKeywordRequests'
> {
  readonly model?: ModelAddress | undefined;
  /** Allows reading websites on this machine: for development and tests. */
  readonly allowsLoopback?: boolean | undefined;
  /** The model's time limits and retries; a proof shortens them. */
  readonly limits?: Partial<ClientLimits>;
  /** True once the model is gone for good: samples take its place. */
  readonly isGone?: () => boolean;
  /** Set when the settings of the model are wrong: one sentence that says what to do. */
  readonly problem?: string;
  readonly keywords?: SourceAddress | undefined;
  readonly keywordProblem?: string;
}

export class SettingError extends Error {
  override readonly name = 'SettingError';
}

const mostPerDay = 999_999_999_999_999;

/** The exit code of a configuration error in `sysexits.h`. */
export const settingExitCode = 78;

function wholeIn(env: Environment, name: string, least: number, most: number): number | undefined {
  const text = given(env, name);
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  const from = least > 0 ? `from ${least} ` : '';
  throw new SettingError(`${name} must be a whole number ${from}up to ${most}, not ${text}.`);
}

const notBuilt =
  'The app is not built: run npm run build, name another folder with APP_DIR, or serve the API alone with APP_DIR=none.';

function appFolderIn(env: Environment, root: string): string | undefined {
  const text = given(env, 'APP_DIR');
  if (text === 'none') return undefined;
  const folder = resolve(root, text ?? join('dist', 'app'));
  if (existsSync(join(folder, 'index.html'))) return folder;
  const wrong = `APP_DIR names ${folder}, where no built app is: there is no index.html.`;
  throw new SettingError(text === undefined ? notBuilt : wrong);
}

function appSettingsIn(env: Environment, root: string): AppSettings | undefined {
  const text = given(env, 'APP_SETTINGS');
  if (text === undefined) return undefined;
  if (!given(env, 'OIDC_ISSUER'))
    throw new SettingError(
      'APP_SETTINGS is set without OIDC_ISSUER: the embedded provider has settings of its own.',
    );
  const file = resolve(root, text);
  // A container has a folder there if its host has no file.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new SettingError(`APP_SETTINGS names ${file}, where no file is.`);
  const result = readAppSettings(readFileSync(file, 'utf8'));
  if (result.isUsable) return result.settings;
  const wrong = result.problems.map(({ setting, problem }) => `${setting} is ${problem}`);
  throw new SettingError(`The settings in ${file} can't be used: ${wrong.join(', ')}.`);
}

const isLoopback = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);

function openIdIn(env: Environment): OpenIdSettings | undefined {
  const issuer = given(env, 'OIDC_ISSUER');
  const audience = given(env, 'OIDC_AUDIENCE');
  if (issuer === undefined && audience === undefined) return undefined;
  if (issuer === undefined) throw new SettingError('OIDC_AUDIENCE is set without OIDC_ISSUER.');
  if (audience === undefined) throw new SettingError('OIDC_ISSUER is set without OIDC_AUDIENCE.');
  const url = URL.parse(issuer);
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLoopback(url.hostname)))
    throw new SettingError(`OIDC_ISSUER must be an https address, not ${issuer}.`);
  return { issuer, audience };
}

function apexIn(env: Environment, openId: OpenIdSettings | undefined): string | undefined {
  const apex = given(env, 'APEX_DOMAIN')?.toLowerCase();
  if (apex === undefined) return undefined;
  if (!openId)
    throw new SettingError(
      'APEX_DOMAIN is set without OIDC_ISSUER: with the embedded provider workspaces stand under app.localhost.',
    );
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(apex))
    throw new SettingError(`APEX_DOMAIN must be a domain like example.com, not ${apex}.`);
  return apex;
}

/** Returns the URL of the database. It may contain a password, so no message quotes it. */
function databaseUrlIn(env: Environment, openId: OpenIdSettings | undefined): string | undefined {
  const text = given(env, 'DATABASE_URL');
  const isEmbedded = given(env, 'EMBEDDED_IDENTITY') === '1';
  if (isEmbedded && openId)
    throw new SettingError('EMBEDDED_IDENTITY is set together with OIDC_ISSUER: choose one.');
  if (text === undefined) return undefined;
  if (!/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new SettingError(
      'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
    );
  if (!openId && !isEmbedded)
    throw new SettingError(
      'DATABASE_URL is set without OIDC_ISSUER: name your identity provider, or try it out on this machine with EMBEDDED_IDENTITY=1.',
    );
  return text;
}

const isRate = (kind: string): kind is keyof Rates => Object.hasOwn(usualRates, kind);

/** Reads figures like `workspaces=100 users=1000`; the others stay as usual. */
export function ratesIn(env: Environment): Rates {
  const pairs = (given(env, 'RATE_LIMITS') ?? '').split(/[\s,]+/).filter(Boolean);
  const rates = { ...usualRates };
  for (const pair of pairs) {
    const [, kind = '', figure] = /^(\w+)=([1-9]\d{0,8})$/.exec(pair) ?? [];
    if (!isRate(kind))
      throw new SettingError(
        `RATE_LIMITS must be figures like workspaces=100 for ${Object.keys(usualRates).join(', ')}, not ${pair}.`,
      );
    rates[kind] = Number(figure);
  }
  return rates;
}

function addressIn(env: Environment, name: string, example: string): string | undefined {
  const text = given(env, name);
  if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    return text?.replace(/\/+$/, '');
  throw new SettingError(`${name} must be an address like ${example}, not ${text}.`);
}

function modelIn(env: Environment): SuggestionSettings {
  const dailyTokens = wholeIn(env, 'MODEL_DAILY_TOKENS', 1, mostPerDay);
  const dailyTokensOfAll = wholeIn(env, 'MODEL_DAILY_TOKENS_ALL', 1, mostPerDay);
  const baseUrl = addressIn(env, 'OPENAI_BASE_URL', 'http://localhost:11434/v1');
  const allowsLoopback = given(env, 'SCRAPE_ALLOW_LOOPBACK') === '1' || undefined;
  const usual = { dailyTokens, dailyTokensOfAll, allowsLoopback };
  // The key alone may be set for other programs.
  if (baseUrl === undefined) return usual;
  const model = given(env, 'OPENAI_MODEL');
  if (model === undefined)
    throw new SettingError('OPENAI_BASE_URL is set without OPENAI_MODEL: name the model to ask.');
  const apiKey = given(env, 'OPENAI_API_KEY');
  const contextTokens = wholeIn(env, 'MODEL_CONTEXT', 2_048, 10_000_000);
  return { ...usual, model: { baseUrl, model, apiKey, contextTokens } };
}

function keywordsIn(env: Environment, hasModel: boolean): SuggestionSettings {
  const baseUrl = addressIn(env, 'KEYWORDS_BASE_URL', 'https://api.dataforseo.com');
  if (baseUrl === undefined) return {};
  const apiKey = given(env, 'KEYWORDS_API_KEY');
  if (apiKey === undefined || !/^[^:]+:.+$/.test(apiKey))
    throw new SettingError(
      'KEYWORDS_BASE_URL is set without KEYWORDS_API_KEY: set it to login:password.',
    );
  const dailyKeywordRequests = wholeIn(env, 'KEYWORDS_DAILY_REQUESTS', 1, mostPerDay);
  if (!hasModel)
    throw new SettingError(
      'KEYWORDS_BASE_URL is set without a model, which finds the terms: set OPENAI_BASE_URL.',
    );
  return { keywords: { baseUrl, apiKey }, dailyKeywordRequests };
}

/** Returns the settings, or a sentence that says what is wrong with them, because such a mistake does not stop the server. */
function orProblem(
  name: 'problem' | 'keywordProblem',
  until: string,
  read: () => SuggestionSettings,
): SuggestionSettings {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return { [name]: `${error.message.slice(0, -1)}; until then ${until}.` };
  }
}

export function suggestionSettings(env: Environment): SuggestionSettings {
  const own = orProblem('problem', 'suggestions are samples', () => modelIn(env));
  const hasModel = own.model !== undefined;
  const source = () => keywordsIn(env, hasModel);
  return { ...own, ...orProblem('keywordProblem', 'keywords have no figures', source) };
}

/** Reads the environment; folders are relative to the root. */
export function readSettings(env: Environment, root: string): ServerSettings {
  const openId = openIdIn(env);
  return {
    port: wholeIn(env, 'PORT', 0, 65_535) ?? usualPort,
    dataFolder: resolve(root, given(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrlIn(env, openId),
    appFolder: appFolderIn(env, root),
    appSettings: appSettingsIn(env, root),
    maxConnections: wholeIn(env, 'MAX_CONNECTIONS', 1, 999_999),
    openId,
    apex: apexIn(env, openId),
    suggestions: suggestionSettings(env),
    rates: ratesIn(env),
    graceMs: (wholeIn(env, 'STOP_SECONDS', 0, 99_999) ?? 300) * 1000,
    finishesFirstLists: given(env, 'FINISH_FIRST_LISTS') !== '0',
    metricsToken: given(env, 'METRICS_TOKEN'),
    trustsProxy: given(env, 'TRUST_PROXY') === '1',
  };
}
